//! What is wrong with charters and entries, and what else to know, in the user's language.

use books::Book;
use tournament::PlayerId;
use tournament::charter::{CharterFault, CharterFinding, Ineligible, Key, Layer, Weight};
use tournament::entry::{EntryFault, Preview, Rated, Row, RowFault, SheetError};
use tournament::event::{Moved, Note, NoteKind};
use tournament::pairing::swiss::Impossible;
use words::{Lang, list, say};

use super::{EventTeller, PairingTeller, names};
use crate::article::cited;

/// What was found about a charter.
pub fn charter_fault(fault: &CharterFault, books: &[Book], lang: Lang) -> String {
    match fault {
        CharterFault::Missing(item) => say!(lang, "finding-missing", item = u32::from(*item)),
        CharterFault::KindMissing => say!(lang, "finding-kind"),
        CharterFault::PurposeMissing => say!(lang, "finding-purpose"),
        CharterFault::Defaulted(key) => names::term(key, books, lang),
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
        CharterFault::Contradiction(key) => say!(lang, "finding-contradiction", key = names::term(key, books, lang)),
        CharterFault::WrongValue(key) => {
            say!(lang, "refusal-wrong-value", key = key.to_string(), expected = names::expected(key, lang))
        }
        CharterFault::UnknownStrike(unit) => say!(lang, "finding-strike", unit = unit.as_str()),
        CharterFault::Amended(number) => say!(lang, "finding-amended", number = *number),
        CharterFault::Directors(number) => say!(lang, "finding-directors", number = *number),
        CharterFault::ChiefArbiters(number) => say!(lang, "finding-chiefs", number = *number),
        CharterFault::CommitteeEven(number) => say!(lang, "finding-committee-even", number = *number),
        CharterFault::CommitteeSmall(number) => say!(lang, "finding-committee-small", number = *number),
        CharterFault::CommitteeWithoutChief => say!(lang, "finding-committee-chief"),
        CharterFault::NoOrganisingCommittee => say!(lang, "finding-organising"),
        CharterFault::NoBase(base) => say!(lang, "finding-no-base", base = base.id()),
        CharterFault::MustSay(key) => say!(lang, "finding-must-say", key = names::term(key, books, lang)),
        CharterFault::ByCustom(powers) => {
            let powers = list(lang, powers.iter().map(|power| names::power(*power, books, lang)));
            say!(lang, "finding-by-custom", powers = powers)
        }
        CharterFault::DatesOutOfOrder => say!(lang, "finding-dates"),
        CharterFault::SectionTwice(section) => say!(lang, "finding-section-twice", section = section.as_str()),
        CharterFault::SectionUnnamed => say!(lang, "finding-section-unnamed"),
        CharterFault::NobodyEligible => say!(lang, "finding-nobody-eligible"),
        CharterFault::NobodyMay(power) => say!(lang, "finding-nobody-may", power = names::power(*power, books, lang)),
        CharterFault::NoClock => say!(lang, "finding-no-clock"),
        CharterFault::PresetMisfit => say!(lang, "finding-preset-misfit"),
        CharterFault::MoreStaff => say!(lang, "finding-more-staff"),
        CharterFault::AskedLimitAbroad => say!(lang, "finding-asked-limit"),
        CharterFault::ClockLacks(_) => say!(lang, "finding-clock-lacks"),
        CharterFault::TooSmall { found, least } => say!(lang, "finding-too-small", found = *found, least = *least),
        CharterFault::TooManyRounds { most } => say!(lang, "finding-too-many-rounds", most = *most),
        CharterFault::Criteria(fault) => {
            PairingTeller::new(&|player| player.to_string(), lang).impossible(&Impossible::Criteria(vec![*fault]))
        }
    }
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
pub fn entry_fault(fault: &EntryFault, lang: Lang) -> String {
    match fault {
        EntryFault::NoName => say!(lang, "entry-no-name"),
        EntryFault::ControlSign => say!(lang, "entry-control-sign"),
        EntryFault::TooLong { limit } => say!(lang, "entry-too-long", limit = *limit),
        EntryFault::NoSection(section) if section.is_empty() => say!(lang, "entry-section-unsaid"),
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
fn row_fault(fault: &RowFault, lang: Lang) -> String {
    match fault {
        RowFault::Field { column, found } => {
            say!(lang, "entry-field", column = column.id(), found = brief(found))
        }
        RowFault::Total => say!(lang, "entry-total"),
        RowFault::SameAsLine(line) => say!(lang, "entry-same-line", line = *line),
        RowFault::Entry(fault) => entry_fault(fault, lang),
    }
}

/// A name cut where it is too long to be read.
fn brief(name: &str) -> String {
    const MOST: usize = 40;
    if name.chars().count() <= MOST { name.to_owned() } else { name.chars().take(MOST).chain(['…']).collect() }
}

/// What is wrong with a row of a sheet, if anything is.
pub fn wrong_in_row(row: &Row, lang: Lang) -> Option<String> {
    (!row.faults.is_empty()).then(|| list(lang, row.faults.iter().map(|fault| row_fault(fault, lang))))
}

/// The same with the line and the name of the row, where these are not beside it.
pub fn row_faults(row: &Row, lang: Lang) -> Option<String> {
    let faults = wrong_in_row(row, lang)?;
    Some(say!(lang, "entry-line", line = row.line, name = brief(&row.player.name), faults = faults))
}

/// The headings of a sheet that no column is known under; `None` if all are known.
pub fn unknown_columns(sheet: &Preview, lang: Lang) -> Option<String> {
    let columns = || list(lang, sheet.unknown.iter().cloned());
    (!sheet.unknown.is_empty()).then(|| say!(lang, "entry-unknown-columns", columns = columns()))
}

/// How many rows of a sheet were not taken.
pub fn refused_rows(number: usize, lang: Lang) -> String {
    say!(lang, "entry-refused", number = number)
}

/// Why a file is no sheet of entries.
pub fn sheet_error(error: &SheetError, lang: Lang) -> String {
    match error {
        SheetError::Csv { line } => say!(lang, "data-line", line = *line, what = say!(lang, "sheet-no-csv")),
        SheetError::Quote { line } => say!(lang, "data-line", line = *line, what = say!(lang, "sheet-quote")),
        SheetError::Workbook => say!(lang, "sheet-no-workbook"),
        SheetError::TooBig => say!(lang, "sheet-too-big"),
        SheetError::NoNames => say!(lang, "data-line", line = 1, what = say!(lang, "sheet-no-names")),
    }
}

impl EventTeller<'_> {
    /// A note, with its articles.
    pub fn note(&self, note: &Note) -> String {
        let what = self.noted(&note.what, &note.section);
        if note.under.is_empty() {
            return what;
        }
        say!(self.lang, "told-under", told = what, articles = cited(&note.under, None, self.lang))
    }

    fn noted(&self, note: &NoteKind, section: &str) -> String {
        let lang = self.lang;
        match note {
            NoteKind::Charter(finding) => {
                say!(lang, "finding-told", weight = weight(finding.weight, lang), what = self.finding(finding))
            }
            NoteKind::SpecialNeeds => say!(lang, "note-special-needs"),
            NoteKind::DrawAgain => say!(lang, "note-draw-again"),
            NoteKind::RapidGames => say!(lang, "note-rapid"),
            NoteKind::Report(colour) => say!(lang, "note-report", colour = self.colour(section, *colour)),
            NoteKind::SameColour(player) => say!(lang, "note-same-colour", name = self.event.name(*player)),
            NoteKind::PairingStands => say!(lang, "note-pairing-stands"),
            NoteKind::NoticeDue(day) => say!(lang, "note-notice", day = day.to_string()),
            NoteKind::PrizesDue(player) => say!(lang, "note-prizes", name = self.event.name(*player)),
            NoteKind::EnterRecord(colour) => say!(lang, "note-record", colour = self.colour(section, *colour)),
            NoteKind::SeedsClose => say!(lang, "note-seeds-close"),
            NoteKind::MustSay(Key::LateEntrants) => say!(lang, "note-late-unsaid"),
            NoteKind::MustSay(key) => say!(lang, "note-must-say", key = self.term_name(key)),
            other => self.noted_after(other),
        }
    }

    /// What follows from what was put right, and what a round breaks.
    fn noted_after(&self, note: &NoteKind) -> String {
        let lang = self.lang;
        match note {
            NoteKind::Moved(moved) => say!(lang, "note-moved", moved = self.all_moved(moved)),
            NoteKind::PairingStays { round, tables } => {
                let numbers = list(lang, tables.iter().map(ToString::to_string));
                say!(lang, "note-pairing-stays", round = u32::from(*round), count = tables.len(), tables = numbers)
            }
            NoteKind::DraftStale(round) => say!(lang, "note-draft-stale", round = u32::from(*round)),
            NoteKind::GonePaired(players) => {
                let names = list(lang, players.iter().map(|player| self.name(*player)));
                say!(lang, "note-gone-paired", players = names)
            }
            NoteKind::FieldStays(players) => {
                let names = list(lang, players.iter().map(|player| self.name(*player)));
                say!(lang, "note-field-stays", players = names)
            }
            NoteKind::StillOut(player) => say!(lang, "note-still-out", name = self.name(*player)),
            NoteKind::PutOut(player) => say!(lang, "note-put-out", name = self.name(*player)),
            NoteKind::GoesOut(player) => say!(lang, "note-goes-out", name = self.name(*player)),
            NoteKind::TooManyRounds { most } => say!(lang, "note-too-many-rounds", most = *most),
            NoteKind::MemberOut { player, team } => {
                say!(lang, "note-member-out", name = self.name(*player), team = self.name(*team))
            }
            NoteKind::Breaks(breaks) => {
                let names = |player| self.name(player);
                say!(lang, "note-breaks", breaks = PairingTeller::new(&names, lang).breaks(breaks))
            }
            NoteKind::OtherTable { player, table } => {
                say!(lang, "note-other-table", name = self.name(*player), table = u32::from(*table))
            }
            NoteKind::Rated(rated) => self.rated(rated),
            NoteKind::AmendedAs(Layer::Announcement { round }) => {
                say!(lang, "note-amended-announced", round = u32::from(*round))
            }
            _ => say!(lang, "note-amended-charter"),
        }
    }

    /// What a rating list did, a sentence for each that it could not do.
    fn rated(&self, rated: &Rated) -> String {
        let lang = self.lang;
        let names = |players: &[PlayerId]| list(lang, players.iter().map(|player| self.name(*player)));
        let mut told = vec![say!(lang, "note-rated", number = rated.changed.len())];
        if !rated.missing.is_empty() {
            told.push(say!(lang, "note-rated-missing", players = names(&rated.missing)));
        }
        if !rated.several.is_empty() {
            told.push(say!(lang, "note-rated-several", players = names(&rated.several)));
        }
        for (player, faults) in &rated.refused {
            let faults = list(lang, faults.iter().map(|fault| entry_fault(fault, lang)));
            told.push(say!(lang, "note-rated-refused", name = self.name(*player), faults = faults));
        }
        told.join("\n")
    }

    /// How those stand before and after whose points are others now, then who is nearest to the top; the rest are counted.
    fn all_moved(&self, moved: &[Moved]) -> String {
        const MOST: usize = 8;
        let (scored, placed): (Vec<Moved>, Vec<Moved>) =
            moved.iter().copied().partition(|one| one.points[0] != one.points[1]);
        let shown = MOST.saturating_sub(scored.len()).min(placed.len());
        let told = scored.iter().chain(&placed[..shown]).map(|one| self.moved(*one));
        let (told, others) = (list(self.lang, told), placed.len() - shown);
        if others == 0 { told } else { say!(self.lang, "note-moved-others", moved = told, others = others) }
    }

    /// How someone stands before and after.
    fn moved(&self, moved: Moved) -> String {
        let [before, after] = moved.place;
        let (lang, name) = (self.lang, self.name(moved.player));
        match moved.points {
            [Some(was), Some(points)] => say!(
                lang,
                "note-moved-points",
                name = name,
                before = before,
                after = after,
                was = was.to_string(),
                points = points.to_string()
            ),
            _ => say!(lang, "note-moved-place", name = name, before = before, after = after),
        }
    }

    /// A finding about the charter, with the section that it is about, if it is one; what holds where it is silent is told with
    /// its value.
    fn finding(&self, finding: &CharterFinding) -> String {
        let what = match &finding.fault {
            CharterFault::Defaulted(key) => self.defaulted(key),
            fault => charter_fault(fault, &self.event.books(""), self.lang),
        };
        let sections = self.event.charter.as_ref().map(|charter| &charter.sections[..]).unwrap_or_default();
        match finding.place.section().and_then(|nth| sections.get(nth)) {
            Some(section) => say!(self.lang, "finding-in-section", section = section.name.as_str(), what = what),
            None => what,
        }
    }

    fn defaulted(&self, key: &Key) -> String {
        let terms = self.event.terms("");
        let value = terms.find(key, 0).map(|resolved| names::value(&resolved.statement.value, self.lang));
        say!(self.lang, "finding-defaulted", key = self.term_name(key), value = value.unwrap_or_default())
    }
}
