//! Cases: games with the rulings expected of them.
//!
//! A case proves an article only if the program's own answer cites it while the case runs, so coverage cannot be claimed
//! by listing. A `.case` file is TOML; `docs/CASES.md` describes it.
#![forbid(unsafe_code)]

mod case;
mod desk;
pub mod event;
#[cfg(feature = "chess")]
mod fide;
mod proofs;
mod run;

pub use case::{Case, Expected, ExpectedMove};
pub use desk::DeskCase;
pub use proofs::{Proofs, prove, prove_again, signature};
pub use run::{Outcome, Proved, run};
