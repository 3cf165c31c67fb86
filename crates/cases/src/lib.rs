//! Cases: games with the rulings expected of them.
//!
//! A case proves an article only if an answer of the program cites it that the case also holds to what it says, so coverage
//! cannot be claimed by listing. A `.case` file is TOML; `docs/CASES.md` describes it.
#![forbid(unsafe_code)]

mod case;
mod desk;
pub mod event;
#[cfg(feature = "chess")]
mod fide;
mod pattern;
mod proofs;
mod run;

pub use case::{Case, Expected, ExpectedMove};
pub use desk::DeskCase;
pub use proofs::{CaseFile, Proofs, claimed, prove_again, signature};
pub use run::{Outcome, run};
