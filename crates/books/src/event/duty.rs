//! What officials have to see to in every round.

use contest::Actor;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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

/// Duties, each with when it falls and whose it is.
macro_rules! duties {
    ($($(#[$doc:meta])* $duty:ident: $stage:ident, [$($who:ident),*];)*) => {
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
        }
    };
}

duties! {
    /// Opponents are paired, place and equipment are arranged.
    Pairings: Before, [Staff, Director];
    /// The officials have met and know what each does.
    Briefing: Before, [Chief];
    /// The captains or players have met before the first round.
    Captains: Before, [Chief];
    /// Hall, equipment and prizes have been provided.
    Supplies: Before, [Organiser, Director, Staff];
    /// Hall and equipment have been looked over.
    Equipment: Before, [Witness, Referee];
    /// The players have been told the rules.
    Rules: Before, [Referee, SectionHead, Chief];
    /// Each board has its two colours where the pairing has them.
    Seating: Before, [Witness, Referee];
    /// The clocks show the times of the charter.
    ClocksSet: Before, [Witness, Referee];
    /// The players have been told how long it is until the start.
    Countdown: Before, [Referee, SectionHead, Chief];
    /// The clocks work.
    ClocksWork: During, [Witness, Referee];
    /// The clocks of absent players have been started for them.
    AbsentPressed: During, [Witness, Referee];
    /// Records are kept.
    Records: During, [Witness, Referee];
    /// Players short of time are watched.
    TimeTrouble: During, [Witness, Referee];
    /// The hall is quiet and nobody is disturbed.
    Order: During, [Witness, Referee];
    /// All results are confirmed and reported.
    Results: After, [Witness, Referee, Staff, Director];
    /// The table is published.
    Table: After, [Chief, Staff, Director];
    /// Results and records have gone out to the players.
    Bulletin: After, [Staff, Director];
}
