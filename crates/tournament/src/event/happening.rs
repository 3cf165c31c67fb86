//! What can happen: the events of the log.

use books::event::{Criterion, Ground};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::parts::{DeskLine, Step};
use super::state::GoneHow;
use crate::charter::{Announcement, Charter, CharterChange};
use crate::entry::{LedgerLine, Payment, Player, Team};
use crate::pairing::Pair;
use crate::pairing::knockout::TieId;
use crate::pairing::swiss::Wish;
use crate::{GameId, Money, PlayerId, Score, Verdict};

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "EventHappening")]
pub enum Happening {
    /// The event was opened.
    Opened {
        /// Under this charter.
        charter: Box<Charter>,
    },
    /// Rules were announced.
    Announced(Announcement),
    /// A player was entered.
    Entered {
        /// With this number.
        id: PlayerId,
        /// Who.
        player: Player,
    },
    /// A team was entered.
    TeamEntered {
        /// With this number.
        id: PlayerId,
        /// Which.
        team: Team,
    },
    /// Money changed hands, or was kept.
    Paid(LedgerLine),
    /// The charter was amended.
    Amended {
        /// The charter from then on.
        charter: Box<Charter>,
        /// Why.
        reason: String,
        /// Where it reads otherwise than before; logs of earlier versions do not say it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<CharterChange>,
        /// The round from which on it holds, where it is completed by announcement; otherwise the charter itself is amended.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announced: Option<u16>,
    },
    /// A player's entry was put right.
    EntryAmended {
        /// Whose.
        player: PlayerId,
        /// The entry from then on.
        entry: Player,
        /// Why.
        reason: String,
        /// Where it reads otherwise than before; logs of earlier versions do not say it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<CharterChange>,
    },
    /// A team's entry was put right.
    TeamAmended {
        /// Which.
        team: PlayerId,
        /// The entry from then on.
        entry: Team,
        /// Why.
        reason: String,
        /// Where it reads otherwise than before; logs of earlier versions do not say it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<CharterChange>,
    },
    /// An entry that had not played was removed; its number is not given again.
    EntryRemoved {
        /// Whose.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// A payment was void.
    PaymentVoid {
        /// Whose.
        player: PlayerId,
        /// What it was for.
        what: Payment,
        /// How much.
        amount: Money,
        /// Why.
        reason: String,
    },
    /// The seeds were named.
    Seeded {
        /// The section.
        section: String,
        /// Best first.
        seeds: Vec<PlayerId>,
    },
    /// Numbers were drawn, and a stage began.
    Drawn {
        /// The section.
        section: String,
        /// The players of each group in the order of their numbers.
        groups: Vec<Vec<PlayerId>>,
        /// The seed of the lots.
        seed: u64,
    },
    /// The draw is void, since the field has changed.
    DrawVoid {
        /// The section.
        section: String,
    },
    /// A round was paired, as a draft.
    Paired {
        /// The section.
        section: String,
        /// The round.
        round: u16,
        /// The tables.
        tables: Vec<DraftTable>,
        /// Who has no opponent.
        byes: Vec<PlayerId>,
        /// Who is on leave.
        leaves: Vec<PlayerId>,
        /// Who has a half-point bye.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        half_byes: Vec<PlayerId>,
        /// The seed of the lots.
        seed: u64,
        /// What the director wished of it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        wishes: Vec<Wish>,
        /// What could be broken in it although it must not be.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        give_way: Vec<Criterion>,
        /// Whether the numbers that were drawn are its lots.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_numbers: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// The draft was thrown away.
    Discarded {
        /// The section.
        section: String,
    },
    /// The draft was published.
    Published {
        /// The section.
        section: String,
    },
    /// A line-up was handed in.
    LinedUp {
        /// The team.
        team: PlayerId,
        /// The round.
        round: u16,
        /// Who plays on which board.
        boards: Vec<PlayerId>,
    },
    /// A line-up came too late: the team is absent.
    TeamLate {
        /// The team.
        team: PlayerId,
        /// The round.
        round: u16,
    },
    /// A result was entered.
    Resulted {
        /// Where.
        at: GameId,
        /// How the game ended.
        #[serde(flatten, with = "crate::outcome::whole")]
        #[schemars(with = "crate::outcome::Written")]
        verdict: Verdict,
        /// Fouls of the one with the first move, then of the other.
        #[serde(default)]
        fouls: [u8; 2],
        /// Whether it is confirmed.
        confirmed: bool,
        /// The line of the game's desk on which it rests, if the game was kept at one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rests_on: Option<DeskLine>,
        /// Why it took the place of another.
        #[serde(default, rename = "why", skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A result was taken back: the game has none until one is entered anew.
    Reopened {
        /// Where.
        at: GameId,
        /// Why, if it was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Someone appealed.
    Appealed {
        /// Where.
        at: GameId,
        /// Whether against the decision that there was nothing to decide.
        undecidable: bool,
        /// What the appeal rests on.
        grounds: Vec<Ground>,
    },
    /// An appeal was decided.
    AppealHeard {
        /// Where.
        at: GameId,
        /// Whether it succeeded: the game has no result any more.
        upheld: bool,
    },
    /// A rapid game was added to a tie.
    RapidPlayed {
        /// Where.
        at: GameId,
        /// Whether the second of the pair had the first move.
        swapped: bool,
        /// How it ended.
        #[serde(flatten, with = "crate::outcome::whole")]
        #[schemars(with = "crate::outcome::Written")]
        verdict: Verdict,
        /// Whether it took the place of the last one.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        correct: bool,
    },
    /// The players of a table are others than were paired, or have the other colours; the game starts anew.
    Replayed {
        /// Where.
        at: GameId,
        /// The players as they should be.
        pair: Pair,
        /// Whether both are given a foul.
        fouls: bool,
    },
    /// A game goes on with the colours as they are at the board.
    ColoursKept {
        /// Where.
        at: GameId,
    },
    /// A round was closed.
    Closed {
        /// The section.
        section: String,
        /// The round.
        round: u16,
    },
    /// A game of a round may begin later.
    DelayGranted {
        /// For whom.
        player: PlayerId,
        /// In which round.
        round: u16,
        /// How many minutes.
        minutes: u32,
    },
    /// A player has come.
    Arrived {
        /// Who.
        player: PlayerId,
        /// Whether after the start.
        late: bool,
    },
    /// Leave was given.
    LeaveGiven {
        /// Who.
        player: PlayerId,
        /// From which round.
        round: u16,
        /// Whether the game is played at another time before the next round.
        make_up: bool,
    },
    /// A half-point bye was given: in a round to come, or for one that was missed by entering late.
    ByeGiven {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: u16,
    },
    /// A player sits at the same table in every round from then on, or at any again.
    TableFixed {
        /// Who.
        player: PlayerId,
        /// At which, from 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u16>,
    },
    /// A player or team is gone.
    Left {
        /// Who.
        player: PlayerId,
        /// How.
        how: GoneHow,
        /// Whether everything they played is void.
        annulled: bool,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Leave, or a half-point bye, was taken back.
    LeaveCancelled {
        /// Whose.
        player: PlayerId,
        /// From which round.
        round: u16,
        /// Why.
        reason: String,
    },
    /// Someone who was out is in again.
    Reinstated {
        /// Who.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// A step of a section was taken back.
    TakenBack {
        /// The section.
        section: String,
        /// Which step.
        what: Step,
        /// Of which round, if it is one of a round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
        /// Why.
        reason: String,
    },
    /// A section was ended before all its rounds were played.
    EndedEarly {
        /// The section.
        section: String,
        /// Why.
        reason: String,
    },
    /// A play-off left the tied in this order.
    PlayedOff {
        /// The section.
        section: String,
        /// Best first.
        order: Vec<PlayerId>,
    },
    /// The chief arbiter verified the final table.
    Verified {
        /// The section.
        section: String,
    },
    /// The final table was frozen.
    Finished {
        /// The section.
        section: String,
        /// The lines.
        lines: Vec<FinalLine>,
    },
    /// A result was overturned after the event.
    Overturned {
        /// The section.
        section: String,
        /// Whose place is cancelled.
        player: PlayerId,
    },
    /// The notice about it was published.
    NoticePublished {
        /// The section.
        section: String,
        /// About whom.
        player: PlayerId,
    },
}

impl Happening {
    /// The game that it is about, if it is about one.
    pub const fn game(&self) -> Option<&GameId> {
        match self {
            Self::Resulted { at, .. }
            | Self::Reopened { at, .. }
            | Self::Appealed { at, .. }
            | Self::AppealHeard { at, .. }
            | Self::RapidPlayed { at, .. }
            | Self::Replayed { at, .. }
            | Self::ColoursKept { at } => Some(at),
            _ => None,
        }
    }
}

/// A table of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DraftTable {
    /// Who meets whom.
    #[serde(flatten)]
    pub pair: Pair,
    /// The group, from 0.
    #[serde(default)]
    pub group: u16,
    /// The tie of a bracket.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie: Option<TieId>,
    /// The cycle of a round robin, from 1.
    #[serde(default = "one")]
    pub cycle: u8,
}

const fn one() -> u8 {
    1
}

/// A line of the final table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FinalLine {
    /// The place.
    pub place: u32,
    /// Who.
    pub player: PlayerId,
    /// The points; `None` in a knockout.
    pub points: Option<Score>,
}
