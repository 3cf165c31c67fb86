//! What every game between two has: its sides, who acts in it, which game of an event it is, and how it ends.
#![forbid(unsafe_code)]

mod actor;
mod game_id;
mod outcome;
mod post;
mod side;

pub use actor::{Actor, Grade, Licence};
pub use game_id::GameId;
pub use outcome::{Form, Outcome, Reason, Verdict};
pub use post::Post;
pub use side::{Side, Sides};
