//! The names of tie-breaks, terms, outcomes, offices and colours.

use books::event::{Power, System};
use books::{AppealTerm, Book, appeal_term};
use tournament::charter::{Expected, Key, Layer, Value};
use tournament::event::GoneHow;
use tournament::ranking::TieBreak;
use tournament::{Actor, Credit, Points, ResultWord, Side, Verdict};
use words::{Lang, say};

/// The name of a tie-break.
pub fn tie_break(tie_break: TieBreak, lang: Lang) -> String {
    match tie_break {
        TieBreak::OpponentsPoints => say!(lang, "tie-break-opponents-points"),
        TieBreak::StrongOpponents => say!(lang, "tie-break-strong-opponents"),
        TieBreak::SmallPoints => say!(lang, "tie-break-small-points"),
        TieBreak::DirectEncounter => say!(lang, "tie-break-direct-encounter"),
        TieBreak::DirectTable => say!(lang, "tie-break-direct-table"),
        TieBreak::Wins => say!(lang, "tie-break-wins"),
        TieBreak::SecondWins => say!(lang, "tie-break-second-wins"),
        TieBreak::SecondGames => say!(lang, "tie-break-second-games"),
        TieBreak::DirectSecond => say!(lang, "tie-break-direct-second"),
        TieBreak::FewerFouls => say!(lang, "tie-break-fewer-fouls"),
        TieBreak::GamePoints => say!(lang, "tie-break-game-points"),
        TieBreak::MatchWins => say!(lang, "tie-break-match-wins"),
        TieBreak::OpponentsGamePoints => say!(lang, "tie-break-opponents-game-points"),
        TieBreak::FirstBoard => say!(lang, "tie-break-first-board"),
        TieBreak::FirstCyclePoints => say!(lang, "tie-break-first-cycle-points"),
        TieBreak::FirstCycleSmallPoints => say!(lang, "tie-break-first-cycle-small-points"),
        TieBreak::FirstCycleDirect => say!(lang, "tie-break-first-cycle-direct"),
        TieBreak::FirstCycleWins => say!(lang, "tie-break-first-cycle-wins"),
        TieBreak::FirstCycleSecondWins => say!(lang, "tie-break-first-cycle-second-wins"),
        TieBreak::FirstCycleFouls => say!(lang, "tie-break-first-cycle-fouls"),
        TieBreak::Completed => say!(lang, "tie-break-completed"),
        TieBreak::FewerClubMates => say!(lang, "tie-break-fewer-club-mates"),
    }
}

/// What an appeal is called in an event under these books.
pub fn appeal(books: &[Book], lang: Lang) -> String {
    match appeal_term(books) {
        AppealTerm::Higher => say!(lang, "appeal-higher"),
        AppealTerm::Complaint => say!(lang, "appeal-complaint"),
    }
}

/// What a term of a charter is called in an event under these books.
pub fn term(key: &Key, books: &[Book], lang: Lang) -> String {
    say!(lang, "term-name", key = key.to_string(), appeal = appeal(books, lang))
}

/// What a term can be set to.
pub fn expected(key: &Key, lang: Lang) -> String {
    match key.expects() {
        Expected::Number if key.least() > 0 => say!(lang, "term-expects-at-least", least = key.least()),
        Expected::Number => say!(lang, "term-expects-number"),
        Expected::Flag => say!(lang, "term-expects-flag"),
        Expected::Word([one, other]) => say!(lang, "term-expects-word", one = one, other = other),
        Expected::Anything => say!(lang, "term-expects-anything"),
    }
}

/// What a term is set to.
pub fn value(value: &Value, lang: Lang) -> String {
    match value {
        Value::Flag(true) => say!(lang, "term-yes"),
        Value::Flag(false) => say!(lang, "term-no"),
        other => other.to_string(),
    }
}

/// Where a term stands.
pub fn layer(layer: Layer, lang: Lang) -> String {
    match layer {
        Layer::Announcement { round } => say!(lang, "layer-announcement", round = u32::from(round)),
        Layer::Charter => say!(lang, "layer-charter"),
        Layer::Preset => say!(lang, "layer-preset"),
        Layer::Supplement => say!(lang, "layer-supplement"),
        Layer::Competition => say!(lang, "layer-competition"),
        Layer::Handling => say!(lang, "layer-handling"),
        Layer::Game => say!(lang, "layer-game"),
    }
}

/// A result, Red's side first: what a game that was played is worth to each.
pub fn verdict(verdict: Verdict, points: &Points, lang: Lang) -> String {
    verdict_of_pair(verdict, false, points, lang)
}

/// A result of a pair, its first before its second, whoever had the first move.
pub fn verdict_of_pair(verdict: Verdict, swapped: bool, points: &Points, lang: Lang) -> String {
    let colour = |side: Side| if swapped { !side } else { side };
    let [first, second] = Side::BOTH.map(|side| points.of(Credit::of(verdict, colour(side))).to_string());
    match (ResultWord::of(verdict), swapped) {
        (ResultWord::FirstAbsent, false) | (ResultWord::SecondAbsent, true) => say!(lang, "outcome-first-absent"),
        (ResultWord::SecondAbsent, false) | (ResultWord::FirstAbsent, true) => say!(lang, "outcome-second-absent"),
        (ResultWord::BothAbsent, _) => say!(lang, "outcome-both-absent"),
        (ResultWord::ForcedDraw, _) => say!(lang, "outcome-forced-draw", first = first, second = second),
        _ => say!(lang, "outcome-played", first = first, second = second),
    }
}

/// What the side is called: in chess White moves first.
pub fn colour(colour: Side, chess: bool, lang: Lang) -> String {
    match colour {
        Side::First if chess => say!(lang, "colour-white"),
        Side::First => say!(lang, "colour-first"),
        Side::Second => say!(lang, "colour-second"),
    }
}

/// What a system of play is called.
pub fn system(system: System, lang: Lang) -> String {
    match system {
        System::RoundRobin => say!(lang, "system-round-robin"),
        System::DoubleRoundRobin => say!(lang, "system-double-round-robin"),
        System::Swiss => say!(lang, "system-swiss"),
        System::League => say!(lang, "system-league"),
        System::Knockout => say!(lang, "system-knockout"),
        System::DoubleKnockout => say!(lang, "system-double-knockout"),
    }
}

/// How someone went.
pub fn gone(how: GoneHow, lang: Lang) -> String {
    match how {
        GoneHow::Withdrawn => say!(lang, "gone-withdrawn"),
        GoneHow::Unjustified => say!(lang, "gone-unjustified"),
        GoneHow::Forfeits => say!(lang, "gone-forfeits"),
        GoneHow::Disqualified => say!(lang, "gone-disqualified"),
    }
}

/// What an office may do in an event under these books.
pub fn power(power: Power, books: &[Book], lang: Lang) -> String {
    match power {
        Power::Enter => say!(lang, "power-enter"),
        Power::Announce => say!(lang, "power-announce"),
        Power::Pair => say!(lang, "power-pair"),
        Power::LineUp => say!(lang, "power-line-up"),
        Power::ReportResult => say!(lang, "power-report-result"),
        Power::ConfirmResult => say!(lang, "power-confirm-result"),
        Power::RuleResult => say!(lang, "power-rule-result"),
        Power::CorrectResult => say!(lang, "power-correct-result"),
        Power::RuleColours => say!(lang, "power-rule-colours"),
        Power::RulePairing => say!(lang, "power-rule-pairing"),
        Power::GrantDelay => say!(lang, "power-grant-delay"),
        Power::AcceptWithdrawal => say!(lang, "power-accept-withdrawal"),
        Power::RuleWithdrawal => say!(lang, "power-rule-withdrawal"),
        Power::Disqualify => say!(lang, "power-disqualify"),
        Power::Appeal => say!(lang, "power-appeal", appeal = appeal(books, lang)),
        Power::HearAppeal => say!(lang, "power-hear-appeal", appeal = appeal(books, lang)),
        Power::Verify => say!(lang, "power-verify"),
        Power::Finish => say!(lang, "power-finish"),
    }
}

/// An office.
pub fn office(actor: Actor, lang: Lang) -> String {
    match actor {
        Actor::Player | Actor::First | Actor::Second => say!(lang, "office-player"),
        Actor::FirstAssistant | Actor::SecondAssistant => say!(lang, "office-assistant"),
        Actor::Leader => say!(lang, "office-leader"),
        Actor::Organiser => say!(lang, "office-organiser"),
        Actor::Staff => say!(lang, "office-staff"),
        Actor::Witness => say!(lang, "office-witness"),
        Actor::Referee => say!(lang, "office-arbiter"),
        Actor::SectionHead => say!(lang, "office-section-arbiter"),
        Actor::Chief => say!(lang, "office-chief-arbiter"),
        Actor::Director => say!(lang, "office-director"),
        Actor::Outsider => say!(lang, "desk-by-outsider"),
        Actor::Desk => say!(lang, "desk-by-desk"),
    }
}
