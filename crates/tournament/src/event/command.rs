//! What can be ordered.

use books::event::{Criterion, Ground, Power};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::parts::{Consents, DeskLine, EntryChange, GameRef, Step, TeamChange};
use crate::charter::{Announcement, Charter};
use crate::entry::{LedgerLine, Payment, Player, RatingLine, Team};
use crate::pairing::swiss::Wish;
use crate::{Money, PlayerId, Verdict};

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
    /// Amends the charter: all of it before play, later what completes it and does not touch what was played.
    AmendCharter {
        /// The charter as it is from now on.
        charter: Box<Charter>,
        /// Why.
        reason: String,
    },
    /// Puts a player's entry right.
    AmendEntry {
        /// Whose.
        player: PlayerId,
        /// What is otherwise.
        to: Box<EntryChange>,
        /// Why.
        reason: String,
    },
    /// Puts a team's entry right.
    AmendTeam {
        /// Which.
        team: PlayerId,
        /// What is otherwise.
        to: TeamChange,
        /// Why.
        reason: String,
    },
    /// Removes an entry that has not played: a double one, one made by mistake.
    RemoveEntry {
        /// Whose.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// Voids a payment that was noted wrongly.
    VoidPayment {
        /// Whose.
        player: PlayerId,
        /// What it was for.
        what: Payment,
        /// How much.
        amount: Money,
        /// Why.
        reason: String,
    },
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
        /// What may be broken in this round although it must not be, where no round keeps it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        give_way: Vec<Criterion>,
        /// Why anything is wished, or may be broken.
        #[serde(default)]
        reason: Option<String>,
        /// The round that is meant, if it is said; another is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
    },
    /// Throws a draft away, to pair again.
    Discard {
        /// The section.
        section: String,
        /// The round that is meant, if it is said; another is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
    },
    /// Publishes the draft.
    Publish {
        /// The section.
        section: String,
        /// The round that is meant, if it is said; another is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
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
        /// Why it is corrected; a result of a closed round needs it. (`reason` is why the game ended so.)
        #[serde(default, rename = "why", skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
        /// The line of the game's desk that confirmed it, if the game was kept at one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rests_on: Option<DeskLine>,
    },
    /// Takes back a result that no longer stands at the game's desk.
    Reopen {
        /// Which game.
        #[serde(flatten)]
        at: GameRef,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
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
        /// Whether it takes the place of the last rapid game of the tie, which was entered wrongly.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        correct: bool,
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
        /// The round that is meant, if it is said; another is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
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
    /// Asks for a half-point bye in a round of a Swiss.
    AskBye {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: u16,
    },
    /// Lets a player sit at the same table in every round.
    FixTable {
        /// Who.
        player: PlayerId,
        /// At which table, from 1; at whichever there is if it is not said.
        #[serde(default)]
        table: Option<u16>,
    },
    /// Looks everybody up in a rating list, and takes the ratings over.
    Rate {
        /// The list.
        list: Vec<RatingLine>,
        /// Which list it is.
        reason: String,
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
    /// Takes leave from a round, or a half-point bye, back.
    CancelLeave {
        /// Whose.
        player: PlayerId,
        /// From which round.
        round: u16,
        /// Why.
        reason: String,
    },
    /// Takes back that someone is out of the event.
    Reinstate {
        /// Who.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// Takes back a step of a section.
    TakeBack {
        /// The section.
        section: String,
        /// Which step.
        what: Step,
        /// The round that is meant, if it is said; another is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
        /// Why.
        reason: String,
    },
    /// Ends a section before all its rounds are played.
    EndEarly {
        /// The section.
        section: String,
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

/// What an order is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concerns<'a> {
    /// The event as a whole.
    Event,
    /// A section.
    Section(&'a str),
    /// A game.
    Game(&'a GameRef),
    /// Somebody who is entered, or a team.
    Entrant(PlayerId),
}

impl Command {
    /// What it is about.
    pub fn concerns(&self) -> Concerns<'_> {
        match self {
            Self::Open { .. } | Self::Announce(_) | Self::AmendCharter { .. } | Self::Rate { .. } => Concerns::Event,
            Self::Enter(player) => Concerns::Section(&player.section),
            Self::EnterTeam(team) => Concerns::Section(&team.section),
            Self::Seed { section, .. }
            | Self::Draw { section, .. }
            | Self::Pair { section, .. }
            | Self::Discard { section, .. }
            | Self::Publish { section, .. }
            | Self::Close { section, .. }
            | Self::TakeBack { section, .. }
            | Self::EndEarly { section, .. }
            | Self::PlayOff { section, .. }
            | Self::Verify { section }
            | Self::Finish { section }
            | Self::ReturnDeposits { section }
            | Self::AwardPrizes { section }
            | Self::Overturn { section, .. }
            | Self::PublishNotice { section, .. } => Concerns::Section(section),
            Self::Result { at, .. }
            | Self::Reopen { at, .. }
            | Self::Appeal { at, .. }
            | Self::HearAppeal { at, .. }
            | Self::RecordMissing { at }
            | Self::RapidGame { at, .. }
            | Self::WrongPairing { at, .. } => Concerns::Game(at),
            Self::Pay(line) => Concerns::Entrant(line.player),
            Self::LineUp { team: player, .. }
            | Self::GrantDelay { player, .. }
            | Self::Arrive { player }
            | Self::AskLeave { player, .. }
            | Self::AskBye { player, .. }
            | Self::FixTable { player, .. }
            | Self::Withdraw { player, .. }
            | Self::AmendEntry { player, .. }
            | Self::AmendTeam { team: player, .. }
            | Self::RemoveEntry { player, .. }
            | Self::VoidPayment { player, .. }
            | Self::CancelLeave { player, .. }
            | Self::Reinstate { player, .. }
            | Self::Disqualify { player, .. } => Concerns::Entrant(*player),
        }
    }

    /// The power that it needs, whatever it is about; what a result or a withdrawal needs besides depends on the case.
    pub const fn power(&self) -> Option<Power> {
        Some(match self {
            Self::Announce(_) => Power::Announce,
            Self::Enter(_)
            | Self::EnterTeam(_)
            | Self::Pay(_)
            | Self::AmendEntry { .. }
            | Self::AmendTeam { .. }
            | Self::RemoveEntry { .. }
            | Self::VoidPayment { .. }
            | Self::Seed { .. }
            | Self::Rate { .. }
            | Self::ReturnDeposits { .. }
            | Self::AwardPrizes { .. } => Power::Enter,
            Self::Draw { .. }
            | Self::Pair { .. }
            | Self::Discard { .. }
            | Self::Publish { .. }
            | Self::Close { .. }
            | Self::CancelLeave { .. }
            | Self::FixTable { .. }
            | Self::TakeBack { what: Step::Draw | Step::Round | Step::Close, .. } => Power::Pair,
            Self::LineUp { .. } => Power::LineUp,
            Self::Appeal { .. } => Power::Appeal,
            Self::HearAppeal { .. } => Power::HearAppeal,
            Self::WrongPairing { pairing: false, .. } => Power::RuleColours,
            Self::WrongPairing { pairing: true, .. } => Power::RulePairing,
            Self::GrantDelay { .. } => Power::GrantDelay,
            Self::Disqualify { .. } => Power::Disqualify,
            Self::Verify { .. } => Power::Verify,
            Self::Finish { .. } | Self::EndEarly { .. } | Self::TakeBack { what: Step::End | Step::Finish, .. } => {
                Power::Finish
            }
            Self::Open { .. }
            | Self::AmendCharter { .. }
            | Self::Reinstate { .. }
            | Self::Result { .. }
            | Self::Reopen { .. }
            | Self::RecordMissing { .. }
            | Self::RapidGame { .. }
            | Self::Arrive { .. }
            | Self::AskLeave { .. }
            | Self::AskBye { .. }
            | Self::Withdraw { .. }
            | Self::PlayOff { .. }
            | Self::Overturn { .. }
            | Self::PublishNotice { .. } => return None,
        })
    }
}

const fn yes() -> bool {
    true
}
