//! One event with its boards and its officials, as pure code.
//!
//! A [`Hall`] joins an event with the desks of its games: [`Hall::decide`] says what comes of a [`Request`], lines of one log
//! or a refusal with who could do it instead; [`Hall::apply`] takes a line over. A hall is a fold over its lines: a moment of
//! the event is a number. It is the only place that knows that a table of a round is a game at a desk.
//!
//! ```
//! use clock::Instant;
//! use contest::Actor;
//! use hall::{By, Hall, Request, What};
//! use tournament::charter::read_toml;
//! use tournament::event::Command;
//!
//! let charter = read_toml("name = \"Evening\"\n[rules]\nbase = \"roc-113\"\n[[sections]]\nid = \"A\"\nname = \"A\"\n")?;
//! let open = What::order(Command::Open { charter: Box::new(charter) });
//! let request = |by, what| Request { by, at: Instant::new(0), saw: None, what };
//! let mut hall = Hall::default();
//! assert!(hall.decide(&request(By::Public, open.clone())).is_err());
//! let lines = hall.decide(&request(By::keeper(Actor::Director), open))?;
//! lines.iter().for_each(|line| hall.apply(line));
//! assert_eq!(hall.length(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod authority;
mod call;
mod case;
mod changes;
mod decide;
mod duty;
mod examples;
mod games;
mod hall;
mod happening;
mod near;
mod notice;
mod office;
mod ratify;
mod refused;
mod request;
mod schema;
mod view;
mod watch;

pub use authority::{Authorised, AuthorityLine, Rule};
pub use books::event::{Duty, EquipmentFault, Evidence, Inspection, Instance, Stage};
pub use call::{Call, CallAct, CallHappening, CallId, CallState, Calls, Needs, Topic};
pub use case::{
    About, Appeal, Case, CaseAct, CaseHappening, CaseId, CaseState, CaseWhy, Cases, Contested, Deadline, Decision,
    Disturbance, Due, DueKind, Finding, Given, Hearing, Item, Measure, News, Party, Statement, Votes, Written,
};
pub use changes::{Changes, section_of};
pub use contest::Post;
pub use decide::{Answer, AppealOpen, BoardRuling, Note};
pub use duty::{Begun, Done, Duties, DutyAct, DutyHappening, DutyLine, DutyOf, Faulty, Inspected};
pub use examples::examples;
pub use hall::{Hall, desk_of, desks_of};
pub use happening::{Happening, Line, Log};
pub use notice::{Notice, NoticeAct, NoticeHappening, NoticeId, Notices};
pub use office::{Appointment, Conflicts, Office, OfficeAct, OfficeHappening, Official, Officials, PersonId, Tables};
pub use ratify::Unratified;
pub use refused::{Change, Holder, Refused, Why};
pub use request::{By, Made, Request, Seat, What};
pub use schema::schema;
pub use tournament::charter::Live;
pub use view::{
    Entrant, EventView, GameView, LeaveView, LineUp, LiveBoard, NoticeView, RoundView, SectionView, Sight, TableLine,
    TableView,
};
pub use watch::{Staffing, TableWatch, Watch};
