//! What every game between two has: its sides, and how it can end.
#![forbid(unsafe_code)]

mod side;

pub use side::{Side, Sides};
