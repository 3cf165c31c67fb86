//! The desk's side of a rulebook: what may happen around a board, and what a rulebook makes of it.
//!
//! The desk itself (crate `arbiter`) keeps what happened and in which order. Whatever a rulebook decides lies behind two
//! doors: [`Play`], the game as the desk needs it (which moves are legal, how they are written), and [`DeskLaw`], the
//! written rules (what a touch binds to, what follows from a fault, who may rule on it). Both speak of men, squares and
//! sides in words that fit Xiangqi and chess alike.

mod act;
mod arrangements;
mod authority;
pub(crate) mod before;
mod board;
mod call;
mod deed;
mod effect;
pub(crate) mod ended;
pub(crate) mod equipment;
mod facts;
mod incident;
mod inclusive;
pub(crate) mod lateness;
mod law;
mod ledger;
mod line;
mod matter;
mod owed;
mod play;
mod preset;
mod reading;
mod record_sheet;
mod refusal;
mod sanction;
mod scene;
pub(crate) mod sealing;
pub(crate) mod sheets;
mod slip;
pub(crate) mod timing;
pub(crate) mod topic;
mod touch;
pub(crate) mod voice;
pub(crate) mod xiangqi_play;

pub use ruling::Choice as Reading;

pub use act::{Act, AdjournGround, Demand, Question, Task};
pub use arrangements::{Arrangements, Penalty, Player, Reporting, Supervision, Unraised};
pub use authority::{Authority, AuthorityLine};
pub use board::{Board, Loose, Man, Square, SquareError, Step, Stood};
pub use call::{Call, Card, CardWay};
pub use contest::{Actor, Form, Grade, Licence, Outcome, Reason, Verdict};
pub use deed::{Carried, Deed};
pub use effect::{Choice, Correction, Effect, Perpetual, Warning};
pub use facts::{Asks, Facts, Shown, Stoppage};
pub use incident::{Incident, OfBoard, OfClaim, OfClock, OfConduct, OfMove, OfRecord, OfResult, OfTouch};
pub use inclusive::{Allowance, Gathering, Inclusive, Need};
pub use law::{ActsFor, DeskLaw, Finding, OwnOrder, Raiser, Remedy, Tally};
pub use ledger::{Counts, Foul, FoulKind};
pub use line::{Execution, Hand, Line, Ply};
pub use matter::{Cause, Claim, Equipment, Matter, MatterId, Meddling, Standing};
pub use owed::{Due, Owed};
pub use play::{Marks, Method, Play, Written};
pub use preset::{Preset, Setting};
pub use reading::{ChessMisreading, Misreading, MisreadingKind, Unreadable};
pub use record_sheet::{RecordSheet, SheetItem, SheetMove, SheetPage, SheetRound};
pub use refusal::{Fact, OfSpeech, Refusal, SlipItem, WhyNot};
pub use sanction::Sanction;
pub use scene::{
    Adjournment, Bond, Found, Offer, OfficialCount, Phase, Press, Recorded, Result, Resumption, Scene, Sheet, Turn,
    WarnedBefore,
};
pub use slip::Slip;
pub use touch::{Binding, ByMan, Order, Touch};
