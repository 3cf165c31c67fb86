//! Why an order is refused, in the user's language.

use tournament::PlayerId;
use tournament::event::{AmendedPart, Refusal, Why};
use words::{list, say};

use super::{EventTeller, PairingTeller, findings, names};
use crate::article::cited;

impl EventTeller<'_> {
    /// That an order is refused, and why, with the articles that say so.
    pub fn refused(&self, refusal: &Refusal) -> String {
        let why = why_not(&refusal.why, self);
        if refusal.under.is_empty() {
            return say!(self.lang, "refusal", why = why);
        }
        let articles = cited(&refusal.under, None, self.lang);
        say!(self.lang, "refusal-under", why = why, articles = articles)
    }
}

impl EventTeller<'_> {
    /// Why an order would be refused.
    pub(super) fn why_refused(&self, why: &Why) -> String {
        why_not(why, self)
    }
}

/// Why an order is refused.
fn why_not(why: &Why, teller: &EventTeller<'_>) -> String {
    let lang = teller.lang;
    let number = |player: &PlayerId| player.to_string();
    match why {
        Why::NoCharter => say!(lang, "refusal-no-charter"),
        Why::AlreadyOpen => say!(lang, "refusal-already-open"),
        Why::Charter(faults) => {
            let books = teller.event.books("");
            let faults = list(lang, faults.iter().map(|finding| findings::charter_fault(&finding.fault, &books, lang)));
            say!(lang, "refusal-charter", faults = faults)
        }
        Why::WrongValue(key) => {
            say!(lang, "refusal-wrong-value", key = key.to_string(), expected = names::expected(key, lang))
        }
        Why::Office { needs } => say!(lang, "refusal-office", office = names::office(*needs, lang)),
        Why::RoundBegun(round) => say!(lang, "refusal-round-begun", round = u32::from(*round)),
        Why::Entry(faults) => {
            let faults = list(lang, faults.iter().map(|fault| findings::entry_fault(fault, lang)));
            say!(lang, "refusal-entry", faults = faults)
        }
        Why::PlayBegun => say!(lang, "refusal-play-begun"),
        Why::NoPlayer(player) => say!(lang, "refusal-no-player", player = number(player)),
        Why::NoSection(section) => say!(lang, "refusal-no-section", section = section.as_str()),
        Why::NoFormat => say!(lang, "refusal-no-format"),
        Why::NoTime => say!(lang, "refusal-no-time"),
        Why::HalfByes { most } => say!(lang, "refusal-half-byes", most = *most),
        Why::OnlySwiss => say!(lang, "refusal-only-swiss"),
        Why::TableTaken(player) => say!(lang, "refusal-table-taken", name = teller.name(*player)),
        Why::NoMoney => say!(lang, "refusal-no-money"),
        Why::TooManySeeds { limit } => say!(lang, "refusal-too-many-seeds", limit = *limit),
        Why::Twice(player) => say!(lang, "refusal-twice", player = number(player)),
        Why::NotInSection(player) => say!(lang, "refusal-not-in-section", player = number(player)),
        Why::TooFew => say!(lang, "refusal-too-few"),
        Why::AlreadyDrawn => say!(lang, "refusal-already-drawn"),
        Why::NotDrawn => say!(lang, "refusal-not-drawn"),
        other => why_no_round(other, teller),
    }
}

/// What is refused about rounds, tables and line-ups.
fn why_no_round(why: &Why, teller: &EventTeller<'_>) -> String {
    let lang = teller.lang;
    match why {
        Why::RoundOpen(round) => say!(lang, "refusal-round-open", round = u32::from(*round)),
        Why::AllPaired => say!(lang, "refusal-all-paired"),
        Why::EndedEarly => say!(lang, "refusal-ended-early"),
        Why::StageOpen => say!(lang, "refusal-stage-open"),
        Why::NoDraft => say!(lang, "refusal-no-draft"),
        Why::NoRound => say!(lang, "refusal-no-round"),
        Why::Impossible(impossible) => {
            let names = |player: PlayerId| teller.name(player);
            let told = PairingTeller::new(&names, lang);
            let why = say!(lang, "refusal-impossible", why = told.impossible(impossible));
            let yielding = impossible.yielding();
            if yielding.is_empty() {
                return why;
            }
            let criteria = list(lang, yielding.into_iter().map(|one| told.criterion(one)));
            say!(lang, "refusal-ways-out", why = why, criteria = criteria)
        }
        Why::NoWishes => say!(lang, "refusal-no-wishes"),
        Why::NoReason => say!(lang, "refusal-no-reason"),
        Why::Owes(player) => say!(lang, "refusal-owes", player = teller.name(*player)),
        Why::OtherRound { round, current: Some(current) } => {
            say!(lang, "refusal-other-round", round = u32::from(*round), current = u32::from(*current))
        }
        Why::OtherRound { .. } => say!(lang, "refusal-no-round"),
        Why::NoTable(table) => say!(lang, "refusal-no-table", table = u32::from(*table)),
        Why::NoGame => say!(lang, "refusal-no-game"),
        Why::NotOfTeam(player) => say!(lang, "refusal-not-of-team", player = player.to_string()),
        Why::MemberGone(player) => say!(lang, "refusal-member-gone", name = teller.name(*player)),
        Why::Boards { expected } => say!(lang, "refusal-boards", expected = u32::from(*expected)),
        Why::LineUpClosed => say!(lang, "refusal-line-up-closed"),
        other => why_no_repair(other, teller),
    }
}

/// What is refused about what is put right.
fn why_no_repair(why: &Why, teller: &EventTeller<'_>) -> String {
    let lang = teller.lang;
    match why {
        Why::NoRounds => say!(lang, "refusal-no-rounds"),
        Why::RoundUnnamed => say!(lang, "refusal-round-unnamed"),
        Why::NoSuchRound(round) => say!(lang, "refusal-no-such-round", round = u32::from(*round)),
        Why::WentOn(round) => say!(lang, "refusal-went-on", round = u32::from(*round)),
        Why::GamesBegun(tables) => {
            let numbers = list(lang, tables.iter().map(ToString::to_string));
            say!(lang, "refusal-games-begun", count = tables.len(), tables = numbers)
        }
        Why::RepairUnexplained => say!(lang, "refusal-unexplained"),
        Why::NothingChanges => say!(lang, "refusal-nothing-changes"),
        Why::WasPaired(player) => say!(lang, "refusal-was-paired", name = teller.name(*player)),
        Why::OfTeam(team) => say!(lang, "refusal-of-team", team = teller.name(*team)),
        Why::NotGone(player) => say!(lang, "refusal-not-gone", name = teller.name(*player)),
        Why::PairedWithout(player) => say!(lang, "refusal-paired-without", name = teller.name(*player)),
        Why::NoSuchLeave => say!(lang, "refusal-no-such-leave"),
        Why::NoPayment => say!(lang, "refusal-no-payment"),
        Why::NothingToTakeBack => say!(lang, "refusal-nothing-to-take-back"),
        Why::PrizesPaid => say!(lang, "refusal-prizes-paid"),
        Why::AmendsPlayed(AmendedPart::Rules) => say!(lang, "refusal-amends-rules"),
        Why::AmendsPlayed(AmendedPart::Section) => say!(lang, "refusal-amends-section"),
        Why::AmendsPlayed(AmendedPart::Stage) => say!(lang, "refusal-amends-stage"),
        Why::AmendsPlayed(AmendedPart::Time) => say!(lang, "refusal-amends-time"),
        Why::AmendsPlayed(AmendedPart::Boards) => say!(lang, "refusal-amends-boards"),
        other => why_no_result(other, teller),
    }
}

/// What is refused about results, absence and the end.
fn why_no_result(why: &Why, teller: &EventTeller<'_>) -> String {
    let lang = teller.lang;
    let named = |players: &[PlayerId]| list(lang, players.iter().map(|player| teller.name(*player)));
    let numbers = |tables: &[u16]| list(lang, tables.iter().map(ToString::to_string));
    match why {
        Why::RefereeConfirms => say!(lang, "refusal-referee-confirms"),
        Why::WrongReporter => say!(lang, "refusal-wrong-reporter"),
        Why::NeedsRuling => say!(lang, "refusal-needs-ruling"),
        Why::DisputeNeedsArbiter => say!(lang, "refusal-dispute"),
        Why::AlreadyConfirmed => say!(lang, "refusal-already-confirmed"),
        Why::NoResult => say!(lang, "refusal-no-result"),
        Why::NoGround => say!(lang, "refusal-no-ground", appeal = teller.appeal()),
        Why::NoExcuse => say!(lang, "refusal-no-excuse"),
        Why::AppealOpen => say!(lang, "refusal-appeal-open", appeal = teller.appeal()),
        Why::NoAppeal => say!(lang, "refusal-no-appeal", appeal = teller.appeal()),
        Why::NoAppeals => say!(lang, "refusal-no-appeals", appeal = teller.appeal()),
        Why::NoDelays => say!(lang, "refusal-no-delays"),
        Why::NoOverturning => say!(lang, "refusal-no-overturning"),
        Why::MustSay(key) => say!(lang, "refusal-must-say", key = teller.term_name(key)),
        Why::AppealsOpen(tables) => {
            let (count, tables) = (tables.len(), numbers(tables));
            say!(lang, "refusal-appeals-open", count = count, tables = tables, appeal = teller.appeal())
        }
        Why::NoRecordDue => say!(lang, "refusal-no-record-due"),
        Why::ResultsOpen(tables) => say!(lang, "refusal-results-open", count = tables.len(), tables = numbers(tables)),
        Why::TiesEven(tables) => say!(lang, "refusal-ties-even", count = tables.len(), tables = numbers(tables)),
        Why::NotEven => say!(lang, "refusal-not-even"),
        Why::NoHour => say!(lang, "refusal-no-hour"),
        Why::DelayLate => say!(lang, "refusal-delay-late"),
        Why::NoLeave => say!(lang, "refusal-no-leave"),
        Why::LeaveLate => say!(lang, "refusal-leave-late"),
        Why::LeaveConsents => say!(lang, "refusal-leave-consents"),
        Why::NotConsented => say!(lang, "refusal-not-consented"),
        Why::AlreadyGone => say!(lang, "refusal-already-gone"),
        Why::NotTied => say!(lang, "refusal-not-tied"),
        Why::FirstShared(players) => say!(lang, "refusal-first-shared", players = named(players)),
        Why::CutShared(players) => say!(lang, "refusal-cut-shared", players = named(players)),
        Why::PlacesShared => say!(lang, "refusal-places-shared"),
        Why::NotOver => say!(lang, "refusal-not-over"),
        Why::NotVerified => say!(lang, "refusal-not-verified"),
        Why::Frozen => say!(lang, "refusal-frozen"),
        Why::NotFrozen => say!(lang, "refusal-not-frozen"),
        Why::DepositsEarly => say!(lang, "refusal-deposits-early"),
        _ => say!(lang, "refusal-no-ranking"),
    }
}
