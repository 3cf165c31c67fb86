//! What a charter lacks, leaves to a default, or contradicts.

use books::desk::{Preset, Setting};
use books::event::{Key, Laws, OfCharter, OfEntry, Power, Requirement, System, Weight};
use books::{Article, Book};
use jiff::civil::{Date, DateTime};
use schemars::JsonSchema;
use serde::Serialize;

use super::format::{Format, Stage};
use super::layer::Terms;
use super::sizes::check_numbers;
use super::{Adjust, Charter, ClockAbility, EntryTerms, EventKind, Method, Place, Rules, Schedule, preset};

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CharterFault {
    /// An item of schedule 1 is missing.
    Missing(u8),
    /// The kind of event is not named.
    KindMissing,
    /// The purpose is not named.
    PurposeMissing,
    /// A book's value holds.
    Defaulted(Key),
    /// A points system without its number of rounds.
    RoundsMissing,
    /// A points system without a principle of pairing.
    PrincipleMissing,
    /// A points system without a way to score.
    ScoringMissing,
    /// The scoring of the book holds.
    ScoringDefaulted,
    /// A points system without tie-breaks.
    TieBreaksMissing,
    /// Whether places may be shared is not said.
    SharingMissing,
    /// An own scoring with amounts finer than half points.
    ScoringTooFine,
    /// Teams without a board.
    NoBoards,
    /// Groups of a system that has none.
    NoGroups,
    /// A later stage does not say how many go on to it.
    TakeMissing,
    /// The book was not yet in force.
    NotInForce,
    /// A rank contradicts itself about this; the parts are void.
    Contradiction(Key),
    /// A term with a value of the wrong kind.
    WrongValue(Key),
    /// A unit is struck that the book does not have.
    UnknownStrike(String),
    /// Changes to the book that are part of the charter, so many.
    Amended(usize),
    /// Not exactly one director, but so many.
    Directors(usize),
    /// Not exactly one chief arbiter, but so many.
    ChiefArbiters(usize),
    /// A committee with so many members, which is no odd number.
    CommitteeEven(usize),
    /// A committee of fewer than three.
    CommitteeSmall(usize),
    /// A committee without the chief arbiter.
    CommitteeWithoutChief,
    /// No committee prepares the event.
    NoOrganisingCommittee,
    /// A supplement without the book it amends; this one is taken.
    NoBase(#[schemars(with = "String")] Book),
    /// No book says this, so that the charter must.
    MustSay(Key),
    /// No book says who may do this; they do by custom who run the event and rule in it.
    ByCustom(Vec<Power>),
    /// A day or an hour lies before one that it must follow.
    DatesOutOfOrder,
    /// Two sections have one id.
    SectionTwice(String),
    /// A section without an id.
    SectionUnnamed,
    /// Conditions of a section or a prize that exclude each other.
    NobodyEligible,
    /// A power that the charter gives to nobody.
    NobodyMay(Power),
    /// No clock is named.
    NoClock,
    /// The preset is not meant for games of this time.
    PresetMisfit,
    /// The preset asks for half as many officials again as are usual.
    MoreStaff,
    /// The limit that a player may ask for is not for an event of this kind.
    AskedLimitAbroad,
    /// The clocks cannot do what the time control asks.
    ClockLacks(ClockAbility),
    /// A number that cannot be so small: it is this, and must be at least that.
    TooSmall {
        /// What it is.
        found: u32,
        /// What it must be at least.
        least: u32,
    },
    /// More rounds than a section of its quota can play without anyone meeting twice.
    TooManyRounds {
        /// How many there can be.
        most: u32,
    },
    /// What a pairing must keep or seeks is faulty.
    Criteria(crate::pairing::swiss::CriteriaFault),
}

/// A finding with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CharterFinding {
    /// How much it matters.
    pub weight: Weight,
    /// What it is.
    pub fault: CharterFault,
    /// Where that is written.
    #[serde(with = "crate::cite::list")]
    #[schemars(with = "Vec<String>")]
    pub under: Vec<Article>,
    /// Where in the charter it stands, as far as it is one place.
    #[schemars(with = "String")]
    pub place: Place,
}

/// Collects findings under the books of a charter.
pub(super) struct Findings {
    laws: Laws,
    list: Vec<CharterFinding>,
}

impl Findings {
    pub(super) fn push(&mut self, weight: Weight, fault: CharterFault, under: Vec<Article>) {
        self.list.push(CharterFinding { weight, fault, under, place: Place::default() });
    }

    /// Adds a finding with what the books say of a matter.
    pub(super) fn add(&mut self, weight: Weight, fault: CharterFault, matter: OfCharter<'_>) {
        let under = self.laws.cite(matter);
        self.push(weight, fault, under);
    }

    /// Adds a finding where a book asks for what is missing.
    fn asked(&mut self, requirement: Requirement, is_missing: bool, fault: CharterFault, place: Option<Place>) {
        if let Some(asked) = self.laws.requires(requirement).filter(|_| is_missing) {
            self.push(asked.what, fault, asked.under);
            if let Some(place) = place {
                self.at(place);
            }
        }
    }

    /// Adds a fault for a number that is too small.
    pub(super) fn at_least(&mut self, found: u32, least: u32, place: Place) {
        if found < least {
            self.push(Weight::Fault, CharterFault::TooSmall { found, least }, Vec::new());
            self.at(place);
        }
    }

    /// Says where in the charter the last finding stands.
    pub(super) fn at(&mut self, place: Place) {
        if let Some(finding) = self.list.last_mut() {
            finding.place = place;
        }
    }
}

impl Charter {
    /// What it lacks, leaves to a default or contradicts; `today` is the day the event begins, if the charter does not say.
    pub fn findings(&self, today: Option<Date>) -> Vec<CharterFinding> {
        let mut findings = Findings { laws: self.laws(), list: Vec::new() };
        self.check_items(&mut findings);
        self.check_dates(&mut findings);
        self.check_rules(&mut findings, today);
        self.check_officials(&mut findings);
        self.check_clocks(&mut findings);
        self.check_preset(&mut findings);
        for (place, section, rules, format) in self.formats() {
            findings.laws = Laws::of(&self.rules(section).map(Rules::books).unwrap_or_default());
            if format.boards == Some(0) {
                findings.add(Weight::Fault, CharterFault::NoBoards, OfCharter::Team);
                findings.at(place.clone().key("boards"));
            }
            let stages = u32::try_from(format.stages.len()).unwrap_or(u32::MAX);
            findings.at_least(stages, 1, place.clone().key("stages"));
            for (nth, stage) in format.stages.iter().enumerate() {
                let place = place.clone().key("stages").nth(nth);
                check_stage(stage, nth, &place, &mut findings);
                check_points(stage, format.boards, rules.as_ref().unwrap_or(&place), &mut findings);
                check_numbers(format, nth, &place, &mut findings);
            }
        }
        self.check_sizes(&mut findings);
        let mut list = merged(findings.list);
        list.sort_by_key(|finding| finding.weight);
        list
    }

    /// The formats that are written, each with where it stands and a section that plays by it. Those who play by the charter's
    /// under rules of their own are named one by one, with where these rules stand: what one book settles another may leave
    /// open.
    fn formats(&self) -> Vec<(Place, &str, Option<Place>, &Format)> {
        let at = |nth: usize, key| Place::of("sections").nth(nth).key(key);
        let sections = || self.sections.iter().enumerate();
        let own = sections().filter_map(|(nth, section)| {
            Some((at(nth, "format"), section.id.as_str(), None, section.format.as_ref()?))
        });
        let mut formats: Vec<(Place, &str, Option<Place>, &Format)> = own.collect();
        if let Some(format) = &self.format {
            let played = || sections().filter(|(_, section)| section.format.is_none());
            let by_rules = played().filter(|(_, section)| section.rules.is_some());
            let by_rules = by_rules.map(|(nth, section)| (section.id.as_str(), Some(at(nth, "rules"))));
            let plain = played().any(|(_, section)| section.rules.is_none()) || played().next().is_none();
            let all = plain.then_some(("", None)).into_iter().chain(by_rules);
            formats.extend(all.map(|(section, rules)| (Place::of("format"), section, rules, format)));
        }
        formats
    }

    fn check_items(&self, findings: &mut Findings) {
        let names = |format: &Option<Format>| format.as_ref().is_some_and(|format| !format.stages.is_empty());
        let format =
            names(&self.format) || (!self.sections.is_empty() && self.sections.iter().all(|s| names(&s.format)));
        let time = self.time.is_some() || (!self.sections.is_empty() && self.sections.iter().all(|s| s.time.is_some()));
        let rules =
            self.rules.is_some() || (!self.sections.is_empty() && self.sections.iter().all(|s| s.rules.is_some()));
        let rows: [(u8, bool); 12] = [
            (1, self.organiser.is_some()),
            (2, self.name.is_some()),
            (3, self.schedule.is_some()),
            (4, self.venue.is_some()),
            (5, !self.sections.is_empty()),
            (6, self.entry.is_some()),
            (7, !self.cross_region || self.lodging.is_some()),
            (8, format),
            (9, time),
            (11, rules),
            (12, self.officials.is_some()),
            (14, self.prizes.is_some()),
        ];
        for (item, _) in rows.into_iter().filter(|(_, there)| !there) {
            let under = findings.laws.cite_all(&[OfCharter::Items, OfCharter::Item(item)]);
            findings.push(Weight::Gap, CharterFault::Missing(item), under);
        }
        findings.asked(Requirement::Kind, self.kind.is_none(), CharterFault::KindMissing, None);
        findings.asked(Requirement::Purpose, self.purpose.is_none(), CharterFault::PurposeMissing, None);
        for (nth, section) in self.sections.iter().enumerate() {
            if section.id.trim().is_empty() {
                let under = findings.laws.cite(OfEntry::Section);
                findings.push(Weight::Fault, CharterFault::SectionUnnamed, under);
                findings.at(Place::of("sections").nth(nth).key("id"));
            }
            if self.sections[..nth].iter().any(|other| other.id == section.id) {
                let under = findings.laws.cite(OfEntry::Section);
                findings.push(Weight::Fault, CharterFault::SectionTwice(section.id.clone()), under);
                findings.at(Place::of("sections").nth(nth).key("id"));
            }
        }
    }

    fn check_dates(&self, findings: &mut Findings) {
        let mut out_of_order = |place: Place, item: u8| {
            findings.add(Weight::Fault, CharterFault::DatesOutOfOrder, OfCharter::Item(item));
            findings.at(place);
        };
        if let Some(Schedule { first_day, last_day, rounds }) = &self.schedule {
            let place = Place::of("schedule");
            if last_day.is_some_and(|last| last < *first_day) {
                out_of_order(place.clone().key("last_day"), 3);
            }
            let within =
                |round: DateTime| *first_day <= round.date() && last_day.is_none_or(|last| round.date() <= last);
            for (nth, round) in rounds.iter().enumerate() {
                if !within(*round) || nth > 0 && *round < rounds[nth - 1] {
                    out_of_order(place.clone().key("rounds").nth(nth), 3);
                }
            }
        }
        if let Some(EntryTerms { opens: Some(opens), closes: Some(closes), .. }) = &self.entry
            && closes < opens
        {
            out_of_order(Place::of("entry").key("closes"), 6);
        }
    }

    fn check_rules(&self, findings: &mut Findings, today: Option<Date>) {
        let terms = Terms::of(self, &[]);
        for (key, item) in [
            (Key::Recording, Some(10)),
            (Key::Watched, Some(13)),
            (Key::Committee, None),
            (Key::PlayerConfirmation, None),
            (Key::LatestArrival, None),
            (Key::TeamReport, None),
            (Key::TechnicalFoulLimit, None),
            (Key::RecordFaultLimit, None),
            (Key::PressFaultLimit, None),
        ] {
            let Some(unit) = terms.find(&key, 0).and_then(|resolved| resolved.statement.under) else { continue };
            let item = item.map(|item| findings.laws.cite(OfCharter::Item(item)));
            let under = std::iter::once(unit).chain(item.into_iter().flatten()).collect();
            findings.push(Weight::Default, CharterFault::Defaulted(key), under);
        }
        for (key, _) in terms.contradictions() {
            findings.add(Weight::Remark, CharterFault::Contradiction(key), OfCharter::Void);
        }
        let under = findings.laws.cite(OfCharter::AskedLimit);
        let abroad = self.kind == Some(EventKind::International);
        if abroad && terms.flag(&Key::AskedLimit, 0) && !under.is_empty() {
            findings.push(Weight::Remark, CharterFault::AskedLimitAbroad, under);
        }
        self.check_clauses(findings);
        self.check_books(findings, today);
        self.check_silence(findings);
    }

    fn check_clauses(&self, findings: &mut Findings) {
        let sections = self.sections.iter().enumerate();
        let own = sections.map(|(nth, section)| (Place::of("sections").nth(nth).key("rules"), &section.rules));
        let all = own.chain([(Place::of("rules"), &self.rules)]);
        for (place, rules) in all.filter_map(|(place, rules)| Some((place, rules.as_ref()?))) {
            check_clauses(rules, &place, findings);
        }
        let amended = self.clauses().count();
        if amended > 0 {
            findings.add(Weight::Remark, CharterFault::Amended(amended), OfCharter::Amended);
        }
    }

    fn check_books(&self, findings: &mut Findings, today: Option<Date>) {
        let Some(rules) = &self.rules else { return };
        let day = self.schedule.as_ref().map(|schedule| schedule.first_day).or(today);
        let not_yet = day.map(|day| findings.laws.not_yet((day.year(), day.month(), day.day()))).unwrap_or_default();
        if !not_yet.is_empty() {
            findings.push(Weight::Remark, CharterFault::NotInForce, not_yet);
        }
        if let Some(base) = books::entry(rules.base).and_then(|entry| entry.base) {
            findings.add(Weight::Remark, CharterFault::NoBase(base), OfCharter::UnnamedBase);
        }
    }

    /// What no book says and the charter does not either: for the event, and for each section with rules of its own.
    fn check_silence(&self, findings: &mut Findings) {
        let plain: Vec<&str> =
            self.sections.iter().filter(|section| section.rules.is_none()).map(|section| section.id.as_str()).collect();
        let own = self.sections.iter().enumerate().filter(|(_, section)| section.rules.is_some());
        let own = own.map(|(nth, section)| (self.within(&section.id), vec![section.id.as_str()], Some(nth)));
        let whole = (self.clone(), plain, None);
        // Where every section has rules of its own, nobody plays by those of the charter.
        let whole = Some(whole).filter(|(_, plain, _)| !plain.is_empty() || self.sections.is_empty());
        for (charter, sections, nth) in whole.into_iter().chain(own) {
            let place = nth.map(|nth| Place::of("sections").nth(nth).key("rules")).unwrap_or_default();
            silence(&charter, &sections, &place, findings);
        }
    }

    fn check_officials(&self, findings: &mut Findings) {
        let Some(officials) = &self.officials else { return };
        let place = |key: &'static str| Some(Place::of("officials").key(key));
        let (directors, chiefs) = (officials.directors.len(), officials.chief_arbiters.len());
        let fault = CharterFault::Directors(directors);
        findings.asked(Requirement::OneDirector, directors != 1, fault, place("directors"));
        let fault = CharterFault::ChiefArbiters(chiefs);
        findings.asked(Requirement::OneChief, chiefs != 1, fault, place("chief_arbiters"));
        let missing = officials.organising_committee.is_empty();
        findings.asked(Requirement::OrganisingCommittee, missing, CharterFault::NoOrganisingCommittee, None);
        let Some(committee) = &officials.committee else { return };
        let (size, place) = (committee.len(), || place("committee"));
        let fault = CharterFault::CommitteeEven(size);
        findings.asked(Requirement::OddCommittee, size.is_multiple_of(2), fault, place());
        findings.asked(Requirement::CommitteeOfThree, size < 3, CharterFault::CommitteeSmall(size), place());
        let without = !officials.chief_arbiters.iter().any(|chief| committee.contains(chief));
        findings.asked(Requirement::ChiefInCommittee, without, CharterFault::CommitteeWithoutChief, place());
    }

    fn check_preset(&self, findings: &mut Findings) {
        let weight = Weight::Remark;
        for (charter, preset, place) in self.presets() {
            if preset::fits(preset, &charter) == Some(false) {
                let (fault, under, place) = (CharterFault::PresetMisfit, vec![preset.article()], place.clone());
                findings.list.push(CharterFinding { weight, fault, under, place });
            }
            for (unit, _) in preset.settings().into_iter().filter(|(_, setting)| *setting == Setting::MoreStaff) {
                let (fault, under, place) = (CharterFault::MoreStaff, vec![unit], place.clone());
                findings.list.push(CharterFinding { weight, fault, under, place });
            }
        }
    }

    /// The presets that are named, each with where it stands and the charter as it holds there.
    fn presets(&self) -> Vec<(Self, Preset, Place)> {
        let own = self.sections.iter().enumerate().filter_map(|(nth, section)| {
            let place = Place::of("sections").nth(nth).key("preset");
            Some((self.within(&section.id), section.preset?, place))
        });
        self.preset.map(|preset| (self.clone(), preset, Place::of("preset"))).into_iter().chain(own).collect()
    }

    fn check_clocks(&self, findings: &mut Findings) {
        let Some(time) = &self.time else { return };
        if self.clocks.is_empty() {
            findings.asked(Requirement::Clock, true, CharterFault::NoClock, None);
            return;
        }
        let base = match time.method {
            Method::SecondsPerMove(_) => ClockAbility::PerMove,
            Method::Stages(_) | Method::Minutes(_) => ClockAbility::CountDown,
        };
        let adjust = time.adjust.map(|adjust| match adjust {
            Adjust::Increment(_) => ClockAbility::Increment,
            Adjust::Bronstein(_) => ClockAbility::Bronstein,
            Adjust::Delay(_) => ClockAbility::Delay,
            Adjust::Hourglass => ClockAbility::Hourglass,
        });
        for ability in std::iter::once(base).chain(adjust).filter(|ability| !self.clocks.contains(ability)) {
            findings.add(Weight::Gap, CharterFault::ClockLacks(ability), OfCharter::ClockAbility);
        }
    }
}

/// What no book of these sections says, and the charter as it holds for them does not either.
fn silence(charter: &Charter, sections: &[&str], place: &Place, findings: &mut Findings) {
    let Some(rules) = &charter.rules else { return };
    let (laws, terms) = (charter.laws(), Terms::of(charter, &[]));
    let formats = sections
        .iter()
        .filter_map(|id| charter.format(id))
        .chain(charter.format.as_ref().filter(|_| sections.is_empty()));
    let systems = formats.flat_map(|format| &format.stages).map(|stage| stage.system);
    let mut keys: Vec<Key> = vec![Key::LatestArrival, Key::Appeals, Key::ReplayWindow];
    keys.extend(systems.filter_map(super::withdrawn_from));
    keys.sort_unstable();
    keys.dedup();
    for key in keys.into_iter().filter(|key| terms.find(key, 0).is_none()) {
        let under = laws.cite(OfCharter::MustSay(&key));
        findings.push(Weight::Gap, CharterFault::MustSay(key), under);
        findings.at(place.clone());
    }
    let unsaid = |power: &Power| laws.offices(*power).is_none() && !rules.offices.contains_key(power);
    let by_custom: Vec<Power> = Power::ALL.into_iter().filter(unsaid).collect();
    if !by_custom.is_empty() {
        findings.push(Weight::Remark, CharterFault::ByCustom(by_custom), Vec::new());
        findings.at(place.clone());
    }
}

/// Findings with the same said once, by all that says it.
fn merged(findings: Vec<CharterFinding>) -> Vec<CharterFinding> {
    let mut list: Vec<CharterFinding> = Vec::with_capacity(findings.len());
    for finding in findings {
        let same = |known: &&mut CharterFinding| {
            (known.weight, &known.fault, &known.place) == (finding.weight, &finding.fault, &finding.place)
        };
        match list.iter_mut().find(same) {
            None => list.push(finding),
            Some(known) => {
                let new: Vec<Article> = finding.under.into_iter().filter(|unit| !known.under.contains(unit)).collect();
                known.under.extend(new);
            }
        }
    }
    list
}

fn check_clauses(rules: &Rules, place: &Place, findings: &mut Findings) {
    let books = rules.books();
    for (nth, clause) in rules.clauses.iter().enumerate() {
        let place = place.clone().key("clauses").nth(nth);
        if clause.value.as_ref().is_some_and(|value| !clause.key.takes(value)) {
            findings.push(Weight::Fault, CharterFault::WrongValue(clause.key.clone()), Vec::new());
            findings.at(place.clone().key("value"));
        }
        if let Some(struck) = &clause.strikes
            && !books.iter().any(|book| books::law::Law::of(*book).is_some_and(|law| law.unit(struck).is_some()))
        {
            findings.push(Weight::Fault, CharterFault::UnknownStrike(struck.clone()), Vec::new());
            findings.at(place.key("strikes"));
        }
    }
}

fn check_stage(stage: &Stage, nth: usize, place: &Place, findings: &mut Findings) {
    if nth > 0 && stage.take.is_none() {
        findings.add(Weight::Fault, CharterFault::TakeMissing, OfCharter::Stages);
        findings.at(place.clone());
    }
    if stage.scoring.is_some_and(|scoring| !scoring.points().are_halves()) {
        findings.push(Weight::Fault, CharterFault::ScoringTooFine, Vec::new());
        findings.at(place.clone().key("scoring"));
    }
    if stage.groups.is_some_and(|groups| groups > 1) && !stage.system.is_round_robin() {
        findings.add(Weight::Fault, CharterFault::NoGroups, OfCharter::Stages);
        findings.at(place.clone().key("groups"));
    }
    if stage.rounds.is_none() && stage.system == System::Swiss {
        findings.add(Weight::Fault, CharterFault::RoundsMissing, OfCharter::Rounds);
        findings.at(place.clone());
    }
}

/// What a system with points must say, as far as the books of the section leave it open; `place` is where it could stand.
fn check_points(stage: &Stage, boards: Option<u8>, place: &Place, findings: &mut Findings) {
    if !stage.system.has_points() {
        return;
    }
    findings.asked(Requirement::Principle, stage.principle.is_empty(), CharterFault::PrincipleMissing, None);
    match (stage.scoring, stage.scoring(&findings.laws)) {
        (Some(_), _) => {}
        (None, None) => {
            // No round of a Swiss can be paired without; the others are only not ranked, and can be completed meanwhile.
            let weight = if stage.system == System::Swiss { Weight::Fault } else { Weight::Gap };
            findings.add(weight, CharterFault::ScoringMissing, OfCharter::Scoring);
            findings.at(place.clone());
        }
        (None, Some(_)) => {
            let under = findings.laws.scoring().map(|scoring| scoring.under).unwrap_or_default();
            findings.push(Weight::Default, CharterFault::ScoringDefaulted, under);
        }
    }
    if stage.ranking(boards, &findings.laws).is_none() {
        findings.add(Weight::Gap, CharterFault::TieBreaksMissing, OfCharter::TieBreaks);
    }
    findings.asked(Requirement::Sharing, stage.share_places.is_none(), CharterFault::SharingMissing, None);
}
