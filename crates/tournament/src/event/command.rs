//! What can be ordered.

use books::event::{Ground, Power};
use journal::Seal;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::charter::{Announcement, Charter};
use crate::entry::{LedgerLine, Player, Team};
use crate::pairing::swiss::Wish;
use crate::{GameId, PlayerId, Verdict};

/// A command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Opens the event under a charter.
    Open {
        /// The charter.
        charter: Box<Charter>,
    },
    /// Announces rules before a round.
    Announce(Announcement),
    /// Enters a player.
    Enter(Player),
    /// Enters a team.
    EnterTeam(Team),
    /// Notes a payment.
    Pay(LedgerLine),
    /// Names the seeds of a section, best first.
    Seed {
        /// The section.
        section: String,
        /// The seeds.
        seeds: Vec<PlayerId>,
    },
    /// Draws the numbers of a section's next stage.
    Draw {
        /// The section.
        section: String,
        /// The seed of the lots.
        seed: u64,
    },
    /// Pairs a section's next round, as a draft.
    Pair {
        /// The section.
        section: String,
        /// The seed of the lots.
        seed: u64,
        /// What the director wishes of a Swiss round.
        #[serde(default)]
        wishes: Vec<Wish>,
        /// Why anything is wished.
        #[serde(default)]
        reason: Option<String>,
    },
    /// Throws a draft away, to pair again.
    Discard {
        /// The section.
        section: String,
    },
    /// Publishes the draft.
    Publish {
        /// The section.
        section: String,
    },
    /// Hands in a team's line-up for a round, board by board.
    LineUp {
        /// The team.
        team: PlayerId,
        /// The round.
        round: u16,
        /// Who plays on which board.
        boards: Vec<PlayerId>,
    },
    /// Enters the result of a game.
    Result {
        /// Which game.
        #[serde(flatten)]
        at: GameRef,
        /// How it ended.
        #[serde(flatten, with = "crate::outcome::whole")]
        #[schemars(with = "crate::outcome::Written")]
        verdict: Verdict,
        /// Fouls of the one with the first move, then of the other.
        #[serde(default)]
        fouls: [u8; 2],
        /// Whether both sides agree.
        #[serde(default = "yes")]
        agreed: bool,
        /// By which colour's player it is reported, where players report.
        #[serde(default)]
        reported_by: Option<crate::Side>,
        /// Whether it takes the place of a confirmed result, as only the director and the chief arbiter may say.
        #[serde(default)]
        correct: bool,
        /// The line of the game's desk that confirmed it, if the game was kept at one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rests_on: Option<DeskLine>,
    },
    /// Takes back a result that no longer stands at the game's desk.
    Reopen {
        /// Which game.
        #[serde(flatten)]
        at: GameRef,
    },
    /// Appeals against what an arbiter decided about a game.
    Appeal {
        /// Which game.
        #[serde(flatten)]
        at: GameRef,
        /// Whether it is against the decision that there was nothing to decide.
        #[serde(default)]
        undecidable: bool,
        /// What it rests on.
        #[serde(default)]
        grounds: Vec<Ground>,
    },
    /// Decides an appeal.
    HearAppeal {
        /// Which game.
        #[serde(flatten)]
        at: GameRef,
        /// Whether it succeeds; then the game has no result until one is entered anew.
        upheld: bool,
    },
    /// Notes that whoever had to enter the moves of a game has left without doing so.
    RecordMissing {
        /// Which game.
        #[serde(flatten)]
        at: GameRef,
    },
    /// Adds a rapid game to an even knockout tie, or plays a tie off.
    RapidGame {
        /// Which game.
        #[serde(flatten)]
        at: GameRef,
        /// Whether the second of the pair has the first move.
        #[serde(default)]
        swapped: bool,
        /// How it ended.
        #[serde(flatten, with = "crate::outcome::whole")]
        #[schemars(with = "crate::outcome::Written")]
        verdict: Verdict,
    },
    /// Reports that a game is being played with colours reversed, or that a pair is wrong, so many minutes after the start.
    WrongPairing {
        /// Which game.
        #[serde(flatten)]
        at: GameRef,
        /// Minutes since the start.
        minute: u32,
        /// Whether the pairing itself is wrong, and not only the colours at the board.
        #[serde(default)]
        pairing: bool,
        /// The players as they should be, if the pairing is wrong.
        #[serde(default)]
        should_be: Option<crate::pairing::Pair>,
    },
    /// Closes a round whose results are all in.
    Close {
        /// The section.
        section: String,
    },
    /// Lets a player begin a game of a round later.
    GrantDelay {
        /// Who.
        player: PlayerId,
        /// Which round.
        round: u16,
        /// How many minutes later.
        minutes: u32,
    },
    /// A player has arrived and pressed the clock; whether it is late follows from the hour of the order.
    Arrive {
        /// Who.
        player: PlayerId,
    },
    /// Asks for leave from a round.
    AskLeave {
        /// Who.
        player: PlayerId,
        /// From which round.
        round: u16,
        /// Who agrees.
        #[serde(default)]
        consents: Consents,
    },
    /// Withdraws a player or team.
    Withdraw {
        /// Who.
        player: PlayerId,
        /// Why.
        #[serde(default)]
        reason: Option<String>,
        /// Whether the reason is accepted.
        accepted: bool,
    },
    /// Disqualifies a player or team.
    Disqualify {
        /// Who.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// Enters the order in which a play-off left the tied.
    PlayOff {
        /// The section.
        section: String,
        /// Best first.
        order: Vec<PlayerId>,
    },
    /// The chief arbiter has verified the final table.
    Verify {
        /// The section.
        section: String,
    },
    /// Freezes the final table and announces it.
    Finish {
        /// The section.
        section: String,
    },
    /// Gives back the deposits that are due.
    ReturnDeposits {
        /// The section.
        section: String,
    },
    /// Pays out the prizes that are due.
    AwardPrizes {
        /// The section.
        section: String,
    },
    /// Overturns a result after the event.
    Overturn {
        /// The section.
        section: String,
        /// Whose place is cancelled.
        player: PlayerId,
    },
    /// A notice of an overturned result was published.
    PublishNotice {
        /// The section.
        section: String,
        /// About whom.
        player: PlayerId,
    },
}

impl Command {
    /// The power that it needs, whatever it is about; what a result or a withdrawal needs besides depends on the case.
    pub const fn power(&self) -> Option<Power> {
        Some(match self {
            Self::Announce(_) => Power::Announce,
            Self::Enter(_)
            | Self::EnterTeam(_)
            | Self::Pay(_)
            | Self::Seed { .. }
            | Self::ReturnDeposits { .. }
            | Self::AwardPrizes { .. } => Power::Enter,
            Self::Draw { .. }
            | Self::Pair { .. }
            | Self::Discard { .. }
            | Self::Publish { .. }
            | Self::Close { .. } => Power::Pair,
            Self::LineUp { .. } => Power::LineUp,
            Self::Appeal { .. } => Power::Appeal,
            Self::HearAppeal { .. } => Power::HearAppeal,
            Self::WrongPairing { pairing: false, .. } => Power::RuleColours,
            Self::WrongPairing { pairing: true, .. } => Power::RulePairing,
            Self::GrantDelay { .. } => Power::GrantDelay,
            Self::Disqualify { .. } => Power::Disqualify,
            Self::Verify { .. } => Power::Verify,
            Self::Finish { .. } => Power::Finish,
            Self::Open { .. }
            | Self::Result { .. }
            | Self::Reopen { .. }
            | Self::RecordMissing { .. }
            | Self::RapidGame { .. }
            | Self::Arrive { .. }
            | Self::AskLeave { .. }
            | Self::Withdraw { .. }
            | Self::PlayOff { .. }
            | Self::Overturn { .. }
            | Self::PublishNotice { .. } => return None,
        })
    }
}

/// Who agrees to leave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Consents {
    /// The opponent.
    pub opponent: bool,
    /// The director.
    pub director: bool,
    /// The chief arbiter.
    pub chief: bool,
}

/// A game as an order names it: the round may go without saying, and then is the one being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameRef {
    /// The section.
    pub section: String,
    /// The round, if it is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// The table, from 1.
    pub table: u16,
    /// The board of a team match, from 1.
    #[serde(default = "one")]
    pub board: u8,
    /// The game of a match, from 1.
    #[serde(default = "one")]
    pub game: u8,
}

impl GameRef {
    /// The only game at a table of the round being played.
    pub fn single(section: &str, table: u16) -> Self {
        Self { section: section.to_owned(), round: None, table, board: 1, game: 1 }
    }

    /// The game of this name in a round.
    pub fn in_round(&self, round: u16) -> GameId {
        let Self { section, table, board, game, .. } = self.clone();
        GameId { section, round, table, board, game }
    }
}

impl From<GameId> for GameRef {
    fn from(GameId { section, round, table, board, game }: GameId) -> Self {
        Self { section, round: Some(round), table, board, game }
    }
}

/// A line of the log of a game's desk: of a log of its own, which the hash names, or of that of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeskLine {
    /// Its number.
    pub no: u64,
    /// Its hash, if it stands in a log of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<Seal>,
}

const fn yes() -> bool {
    true
}

const fn one() -> u8 {
    1
}
