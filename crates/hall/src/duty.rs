//! Duties before, during and after a round, and rounds that begin.

use std::collections::BTreeMap;

use books::{Article, Book, ROC_113 as Roc113, XQEF_2022 as Xqef2022};
use clock::Instant;
use contest::Actor;
use jiff::civil::DateTime;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::office::PersonId;

/// When a duty falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "DutyStage")]
pub enum Stage {
    /// Before a round.
    Before,
    /// While it is played.
    During,
    /// After it.
    After,
}

/// Duties, each with when it falls, whose it is and where it is written.
macro_rules! duties {
    ($($(#[$doc:meta])* $duty:ident: $stage:ident, [$($who:ident),*], [$(($book:ident, $unit:literal)),*];)*) => {
        /// What officials have to see to in every round.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Duty {
            $($(#[$doc])* $duty,)*
        }

        impl Duty {
            /// All of them, in the order in which they come.
            pub const ALL: &[Self] = &[$(Self::$duty,)*];

            /// When it falls.
            pub const fn stage(self) -> Stage {
                match self {
                    $(Self::$duty => Stage::$stage,)*
                }
            }

            /// Whose it is: any of these, or whoever stands above them.
            pub const fn who(self) -> &'static [Actor] {
                match self {
                    $(Self::$duty => &[$(Actor::$who),*],)*
                }
            }

            /// Where it is written.
            pub const fn units(self) -> &'static [(Book, &'static str)] {
                match self {
                    $(Self::$duty => &[$(($book, $unit)),*],)*
                }
            }
        }
    };
}

duties! {
    /// Opponents are paired, place and equipment are arranged.
    Pairings: Before, [Staff, Director], [(Xqef2022, "86(1)"), (Roc113, "4.三.[B].表格")];
    /// The officials have met and know what each does.
    Briefing: Before, [Chief], [(Roc113, "4.四.[B]")];
    /// The captains or players have met before the first round.
    Captains: Before, [Chief], [(Roc113, "4.四.[D]")];
    /// Hall and equipment have been looked over.
    Equipment: Before, [Witness, Referee], [(Roc113, "4.六.[B]")];
    /// The players have been told the rules.
    Rules: Before, [Referee, SectionHead, Chief], [(Roc113, "4.六.[C]")];
    /// Each board has its two colours where the pairing has them.
    Seating: Before, [Witness, Referee], [(Xqef2022, "86(2)"), (Roc113, "4.六.[E]")];
    /// The clocks show the times of the charter.
    ClocksSet: Before, [Witness, Referee], [(Xqef2022, "95(1)")];
    /// The clocks work.
    ClocksWork: During, [Witness, Referee], [(Xqef2022, "95(2)")];
    /// The clocks of absent players have been started for them.
    AbsentPressed: During, [Witness, Referee], [(Xqef2022, "95(4)")];
    /// Records are kept.
    Records: During, [Witness, Referee], [(Roc113, "4.六.[F].記錄")];
    /// Players short of time are watched.
    TimeTrouble: During, [Witness, Referee], [(Roc113, "4.六.[F].時間")];
    /// The hall is quiet and nobody is disturbed.
    Order: During, [Witness, Referee], [(Roc113, "4.六.[M]")];
    /// All results are confirmed and reported.
    Results: After, [Witness, Referee, Staff, Director], [(Xqef2022, "86(8)"), (Xqef2022, "100(1)(a)")];
    /// The table is published.
    Table: After, [Chief, Staff, Director], [(Roc113, "4.四.[I]"), (Roc113, "4.三.[B].表格")];
    /// Results and records have gone out to the players.
    Bulletin: After, [Staff, Director], [(Roc113, "4.三.[B].分發")];
}

/// A duty in a round.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DutyOf {
    /// The section.
    pub section: String,
    /// The round.
    pub round: u16,
    /// The duty.
    pub duty: Duty,
}

/// What can be done about duties and the beginning of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DutyAct {
    /// Say that a duty is done.
    Done(DutyOf),
    /// Say that it is not done after all.
    Undone(DutyOf),
    /// Announce that the round of a section begins.
    Begin {
        /// The section.
        section: String,
        /// The day and hour in the hall, if it is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hour: Option<DateTime>,
        /// Why it begins late, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
}

/// What happened about duties and the beginning of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DutyHappening {
    /// A duty is done.
    Done(DutyOf),
    /// A duty is not done after all.
    Undone(DutyOf),
    /// The round of a section began.
    Begun {
        /// The section.
        section: String,
        /// The round.
        round: u16,
        /// How many minutes after its hour, if it was late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        late: Option<u32>,
        /// Why it was late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
}

/// When something was done, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Done {
    /// When.
    pub at: Instant,
    /// In which office.
    pub by: Actor,
    /// Who.
    pub person: Option<PersonId>,
}

/// A round that began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Begun {
    /// When, and by whom it was announced.
    #[serde(flatten)]
    pub done: Done,
    /// How many minutes after its hour, if it was late.
    pub late: Option<u32>,
    /// Why it was late.
    pub why: Option<String>,
}

/// The duties that are done, and the rounds that began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duties {
    done: BTreeMap<DutyOf, Done>,
    begun: BTreeMap<(String, u16), Begun>,
}

/// A duty as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DutyLine {
    /// The duty.
    pub duty: Duty,
    /// When it falls.
    pub stage: Stage,
    /// Whose it is.
    pub who: Vec<Actor>,
    /// Where it is written.
    pub under: Vec<Article>,
    /// By whom it was done, if it is.
    pub done: Option<Done>,
}

impl Duties {
    /// When a duty was done, if it is.
    pub fn done(&self, duty: &DutyOf) -> Option<&Done> {
        self.done.get(duty)
    }

    /// When a round began, if it has.
    pub fn begun(&self, section: &str, round: u16) -> Option<&Begun> {
        self.begun.get(&(section.to_owned(), round))
    }

    /// Takes over what happened.
    pub(crate) fn apply(&mut self, event: &DutyHappening, done: Done) {
        match event {
            DutyHappening::Done(duty) => {
                self.done.insert(duty.clone(), done);
            }
            DutyHappening::Undone(duty) => {
                self.done.remove(duty);
            }
            DutyHappening::Begun { section, round, late, why } => {
                let begun = Begun { done, late: *late, why: why.clone() };
                self.begun.insert((section.clone(), *round), begun);
            }
        }
    }
}
