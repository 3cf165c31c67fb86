//! Recurring positions: what each move of a cycle does, what a side is charged with, and who must vary.

pub mod attack;
mod charge;
mod facts;
mod kill;
mod span;

pub use attack::{Attack, Class, Exemption, Ground};
pub use charge::{Charge, ChargeKind, Verdict, charges, verdict};
pub use facts::{Answer, Attacked, Check, Facts, Man, facts};
pub use kill::{Kill, KillSearch};
pub use span::Span;
