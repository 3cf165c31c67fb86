//! Who may give which order: the powers that books hand to offices.

use contest::Actor;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Units;

/// What an office may do in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Take entries and money, name seeds.
    Enter,
    /// Announce rules before a round.
    Announce,
    /// Draw numbers, pair, discard, publish and close rounds.
    Pair,
    /// Hand in a team's line-up.
    LineUp,
    /// Enter a result that is yet to be confirmed.
    ReportResult,
    /// Confirm a result on which both sides agree.
    ConfirmResult,
    /// Rule on a result that is disputed.
    RuleResult,
    /// Put another result in the place of a confirmed one.
    CorrectResult,
    /// Handle colours that were reversed at a board.
    RuleColours,
    /// Have a wrong pairing played anew.
    RulePairing,
    /// Let a player begin later.
    GrantDelay,
    /// Consent to a withdrawal.
    AcceptWithdrawal,
    /// Rule that someone withdrew without a good reason.
    RuleWithdrawal,
    /// Disqualify.
    Disqualify,
    /// Appeal against what was decided about a game.
    Appeal,
    /// Decide an appeal.
    HearAppeal,
    /// Verify the final table.
    Verify,
    /// Freeze the final table and announce it.
    Finish,
}

use Actor::{Chief, Director, Leader, Organiser, Player, Referee, SectionHead, Staff, Witness};

/// Those who run an event.
const RUNNING: &[Actor] = &[Director, Chief, Staff, Organiser];
/// Those who rule in it.
const RULING: &[Actor] = &[Referee, SectionHead, Chief];

impl Power {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Enter,
        Self::Announce,
        Self::Pair,
        Self::LineUp,
        Self::ReportResult,
        Self::ConfirmResult,
        Self::RuleResult,
        Self::CorrectResult,
        Self::RuleColours,
        Self::RulePairing,
        Self::GrantDelay,
        Self::AcceptWithdrawal,
        Self::RuleWithdrawal,
        Self::Disqualify,
        Self::Appeal,
        Self::HearAppeal,
        Self::Verify,
        Self::Finish,
    ];

    /// Who has it by custom, where neither the charter nor a book gives it to anybody.
    pub const fn by_custom(self) -> &'static [Actor] {
        match self {
            Self::Enter | Self::Pair => RUNNING,
            Self::LineUp => &[Leader, Player, Director, Chief, Staff, Organiser],
            Self::ReportResult => &[Staff],
            Self::ConfirmResult | Self::RuleColours => &[Referee, Witness, SectionHead, Chief, Director],
            Self::RuleResult => RULING,
            Self::RulePairing | Self::HearAppeal => &[SectionHead, Chief],
            Self::Appeal => &[Player, Leader, Actor::First, Actor::Second, Witness, Referee, SectionHead, Chief],
            Self::Announce | Self::CorrectResult | Self::Disqualify | Self::Verify => &[Chief, Director],
            Self::RuleWithdrawal => &[Chief],
            Self::GrantDelay | Self::AcceptWithdrawal | Self::Finish => &[Director, Chief],
        }
    }
}

/// A row of a book's table of authority.
#[derive(Clone, Copy, Debug)]
pub struct Office {
    /// What may be done.
    pub power: Power,
    /// By whom; the first is named to whoever may not.
    pub offices: &'static [Actor],
    /// The units that say so.
    pub clauses: Units,
}

impl Office {
    /// A row.
    pub const fn new(power: Power, offices: &'static [Actor], clauses: Units) -> Self {
        Self { power, offices, clauses }
    }
}
