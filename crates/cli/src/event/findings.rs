//! What is wrong with charters and entries, and what else to know, in the user's language.

use tournament::charter::{CharterFault, CharterFinding, Ineligible, Key, Weight};
use tournament::entry::{EntryFault, RowFault};
use tournament::event::{Note, NoteKind, Tournament};
use words::{Lang, list, say};

use super::names;

/// A finding about a charter.
pub fn charter(fault: &CharterFault, lang: Lang) -> String {
    match fault {
        CharterFault::Missing(item) => say!(lang, "finding-missing", item = u32::from(*item)),
        CharterFault::KindMissing => say!(lang, "finding-kind"),
        CharterFault::PurposeMissing => say!(lang, "finding-purpose"),
        CharterFault::Defaulted(key) => names::term(key, lang),
        CharterFault::RoundsMissing => say!(lang, "finding-rounds"),
        CharterFault::PrincipleMissing => say!(lang, "finding-principle"),
        CharterFault::ScoringMissing => say!(lang, "finding-scoring"),
        CharterFault::ScoringDefaulted => say!(lang, "finding-scoring-default"),
        CharterFault::TieBreaksMissing => say!(lang, "finding-tie-breaks"),
        CharterFault::SharingMissing => say!(lang, "finding-sharing"),
        CharterFault::ScoringTooFine => say!(lang, "finding-too-fine"),
        CharterFault::NoBoards => say!(lang, "finding-no-boards"),
        CharterFault::NoGroups => say!(lang, "finding-no-groups"),
        CharterFault::TakeMissing => say!(lang, "finding-take"),
        CharterFault::NotInForce => say!(lang, "finding-not-in-force"),
        CharterFault::Contradiction(key) => say!(lang, "finding-contradiction", key = names::term(key, lang)),
        CharterFault::WrongValue(key) => {
            say!(lang, "refusal-wrong-value", key = key.to_string(), expected = key.expects())
        }
        CharterFault::UnknownStrike(unit) => say!(lang, "finding-strike", unit = unit.as_str()),
        CharterFault::Amended(number) => say!(lang, "finding-amended", number = *number),
        CharterFault::Directors(number) => say!(lang, "finding-directors", number = *number),
        CharterFault::ChiefArbiters(number) => say!(lang, "finding-chiefs", number = *number),
        CharterFault::CommitteeEven(number) => say!(lang, "finding-committee-even", number = *number),
        CharterFault::CommitteeSmall(number) => say!(lang, "finding-committee-small", number = *number),
        CharterFault::CommitteeWithoutChief => say!(lang, "finding-committee-chief"),
        CharterFault::NoOrganisingCommittee => say!(lang, "finding-organising"),
        CharterFault::NoBase => say!(lang, "finding-no-base"),
        CharterFault::DatesOutOfOrder => say!(lang, "finding-dates"),
        CharterFault::SectionTwice(section) => say!(lang, "finding-section-twice", section = section.as_str()),
        CharterFault::NoClock => say!(lang, "finding-no-clock"),
        CharterFault::PresetMisfit => say!(lang, "finding-preset-misfit"),
        CharterFault::MoreStaff => say!(lang, "finding-more-staff"),
        CharterFault::ClockLacks(_) => say!(lang, "finding-clock-lacks"),
    }
}

/// What holds where a charter is silent.
fn defaulted(key: &Key, event: &Tournament, lang: Lang) -> String {
    let terms = event.terms("");
    let value = terms.find(key, 0).map(|resolved| names::value(&resolved.statement.value, lang)).unwrap_or_default();
    say!(lang, "finding-defaulted", key = names::term(key, lang), value = value)
}

fn weight(weight: Weight, lang: Lang) -> String {
    match weight {
        Weight::Fault => say!(lang, "finding-fault"),
        Weight::Gap => say!(lang, "finding-gap"),
        Weight::Default => say!(lang, "finding-default"),
        Weight::Remark => say!(lang, "finding-remark"),
    }
}

/// What is wrong with an entry.
pub fn entry(fault: &EntryFault, lang: Lang) -> String {
    match fault {
        EntryFault::NoName => say!(lang, "entry-no-name"),
        EntryFault::ControlSign => say!(lang, "entry-control-sign"),
        EntryFault::NoSection(section) => say!(lang, "entry-no-section", section = section.as_str()),
        EntryFault::Full { quota } => say!(lang, "entry-full", quota = *quota),
        EntryFault::Ineligible(Ineligible::TooOld) => say!(lang, "entry-too-old"),
        EntryFault::Ineligible(Ineligible::TooYoung) => say!(lang, "entry-too-young"),
        EntryFault::Ineligible(Ineligible::NotWoman) => say!(lang, "entry-not-woman"),
        EntryFault::Ineligible(Ineligible::RatedTooLow) => say!(lang, "entry-rated-low"),
        EntryFault::Ineligible(Ineligible::RatedTooHigh) => say!(lang, "entry-rated-high"),
        EntryFault::Ineligible(Ineligible::Federation) => say!(lang, "entry-federation"),
        EntryFault::NotOpen => say!(lang, "entry-not-open"),
        EntryFault::Duplicate(player) => say!(lang, "entry-duplicate", player = player.to_string()),
        EntryFault::Born(year) => say!(lang, "entry-born", year = year.to_string()),
        EntryFault::NoMember(player) => say!(lang, "entry-no-member", player = player.to_string()),
        EntryFault::InTwoTeams(player) => say!(lang, "entry-two-teams", player = player.to_string()),
        EntryFault::MemberTwice(player) => say!(lang, "refusal-twice", player = player.to_string()),
        EntryFault::TooFewMembers { boards } => say!(lang, "entry-few-members", boards = u32::from(*boards)),
        EntryFault::WrongKind => say!(lang, "entry-wrong-kind"),
    }
}

/// What is wrong in a row of a sheet.
pub fn row(fault: &RowFault, lang: Lang) -> String {
    match fault {
        RowFault::Field { found, .. } => say!(lang, "entry-field", found = found.as_str()),
        RowFault::SameAsLine(line) => say!(lang, "entry-same-line", line = *line),
        RowFault::Entry(fault) => entry(fault, lang),
    }
}

/// How many rows of a sheet were not taken.
pub fn refused_rows(number: usize, lang: Lang) -> String {
    say!(lang, "entry-refused", number = number)
}

/// A note, with its articles.
pub fn note(note: &Note, event: &Tournament, lang: Lang) -> String {
    let what = match &note.what {
        NoteKind::Charter(CharterFinding { weight: kind, fault: CharterFault::Defaulted(key), .. }) => {
            format!("{}: {}", weight(*kind, lang), defaulted(key, event, lang))
        }
        NoteKind::Charter(finding) => {
            format!("{}: {}", weight(finding.weight, lang), charter(&finding.fault, lang))
        }
        NoteKind::SpecialNeeds => say!(lang, "note-special-needs"),
        NoteKind::DrawAgain => say!(lang, "note-draw-again"),
        NoteKind::RapidGames => say!(lang, "note-rapid"),
        NoteKind::Report(colour) => say!(lang, "note-report", colour = names::colour(*colour, lang)),
        NoteKind::SameColour(player) => say!(lang, "note-same-colour", name = event.name(*player)),
        NoteKind::PairingStands => say!(lang, "note-pairing-stands"),
        NoteKind::NoticeDue(day) => say!(lang, "note-notice", day = day.to_string()),
        NoteKind::PrizesDue(player) => say!(lang, "note-prizes", name = event.name(*player)),
        NoteKind::EnterRecord(colour) => say!(lang, "note-record", colour = names::colour(*colour, lang)),
        NoteKind::SeedsClose => say!(lang, "note-seeds-close"),
    };
    if note.under.is_empty() {
        return what;
    }
    format!("{what} [{}]", list(lang, note.under.iter().map(ToString::to_string)))
}
