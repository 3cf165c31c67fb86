//! What a charter lacks, leaves to a default, or contradicts.

use books::desk::{Preset, Setting};
use books::{Article, Book, HK_2016, ROC_113, XQEF_2022};
use jiff::civil::{Date, DateTime, date};
use schemars::JsonSchema;
use serde::Serialize;

use super::format::{Format, Stage};
use super::layer::Terms;
use super::term::Key;
use super::{Adjust, Charter, ClockAbility, EntryTerms, Method, Place, Schedule, preset};

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// The event cannot be opened so.
    Fault,
    /// It must be filled in before the event starts.
    Gap,
    /// A book says what holds instead.
    Default,
    /// Worth knowing.
    Remark,
}

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
    /// A supplement without the book it amends.
    NoBase,
    /// A day or an hour lies before one that it must follow.
    DatesOutOfOrder,
    /// Two sections have one id.
    SectionTwice(String),
    /// No clock is named.
    NoClock,
    /// The preset is not meant for games of this time.
    PresetMisfit,
    /// The preset asks for half as many officials again as are usual.
    MoreStaff,
    /// The clocks cannot do what the time control asks.
    ClockLacks(ClockAbility),
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

/// A unit of a book.
type Unit = (Book, &'static str);

/// Collects findings under the books of a charter.
struct Findings {
    books: Vec<Book>,
    list: Vec<CharterFinding>,
}

impl Findings {
    /// Adds a finding; of the articles only those of applying books are cited.
    fn add(&mut self, weight: Weight, fault: CharterFault, under: &[(Book, &'static str)]) {
        let applies = |book: &Book| self.books.is_empty() && *book == XQEF_2022 || self.books.contains(book);
        let under = under.iter().filter(|(book, _)| applies(book)).map(|(book, clause)| book.article(clause)).collect();
        self.list.push(CharterFinding { weight, fault, under, place: Place::default() });
    }

    /// Says where in the charter the last finding stands.
    fn at(&mut self, place: Place) {
        if let Some(finding) = self.list.last_mut() {
            finding.place = place;
        }
    }
}

impl Charter {
    /// What it lacks, leaves to a default or contradicts; `today` is the day the event begins, if the charter does not say.
    pub fn findings(&self, today: Option<Date>) -> Vec<CharterFinding> {
        let mut findings = Findings { books: self.books(), list: Vec::new() };
        self.check_items(&mut findings);
        self.check_dates(&mut findings);
        self.check_rules(&mut findings, today);
        self.check_officials(&mut findings);
        self.check_clocks(&mut findings);
        self.check_preset(&mut findings);
        let sections = self.sections.iter().enumerate();
        let own = sections.map(|(nth, section)| (Place::of("sections").nth(nth).key("format"), &section.format));
        let formats = own.chain([(Place::of("format"), &self.format)]);
        for (place, format) in formats.filter_map(|(place, format)| Some((place, format.as_ref()?))) {
            if format.boards == Some(0) {
                findings.add(Weight::Fault, CharterFault::NoBoards, &[(XQEF_2022, "3(1):隊伍")]);
                findings.at(place.clone().key("boards"));
            }
            for (nth, stage) in format.stages.iter().enumerate() {
                let place = place.clone().key("stages").nth(nth);
                check_stage(stage, format.boards, nth, &place, &mut findings);
            }
        }
        findings.list.sort_by_key(|finding| finding.weight);
        findings.list
    }

    fn check_items(&self, findings: &mut Findings) {
        use books::{ROC_113 as Roc113, XQEF_2022 as Xqef2022};
        let names = |format: &Option<Format>| format.as_ref().is_some_and(|format| !format.stages.is_empty());
        let format =
            names(&self.format) || (!self.sections.is_empty() && self.sections.iter().all(|s| names(&s.format)));
        let time = self.time.is_some() || (!self.sections.is_empty() && self.sections.iter().all(|s| s.time.is_some()));
        let rows: [(u8, bool, &[Unit]); 12] = [
            (1, self.organiser.is_some(), &[(Xqef2022, "sch1.1"), (Roc113, "4.一.承辦單位")]),
            (2, self.name.is_some(), &[(Xqef2022, "sch1.2"), (Roc113, "4.一.名稱")]),
            (3, self.schedule.is_some(), &[(Xqef2022, "sch1.3"), (Roc113, "4.一.地點日期")]),
            (4, self.venue.is_some(), &[(Xqef2022, "sch1.4"), (Roc113, "4.一.地點日期")]),
            (5, !self.sections.is_empty(), &[(Xqef2022, "sch1.5"), (Roc113, "4.一.參加資格")]),
            (6, self.entry.is_some(), &[(Xqef2022, "sch1.6"), (Roc113, "4.一.報名辦法")]),
            (7, !self.cross_region || self.lodging.is_some(), &[(Xqef2022, "sch1.7")]),
            (8, format, &[(Xqef2022, "sch1.8"), (Xqef2022, "75(1)"), (Roc113, "4.一.制度")]),
            (9, time, &[(Xqef2022, "sch1.9"), (Xqef2022, "76(1)"), (Roc113, "4.一.時限"), (Roc113, "3.2.一.時限")]),
            (11, self.rules.is_some(), &[(Xqef2022, "sch1.11"), (Roc113, "4.一.棋例")]),
            (12, self.officials.is_some(), &[(Xqef2022, "sch1.12"), (Roc113, "4.三.[A]")]),
            (14, self.prizes.is_some(), &[(Xqef2022, "sch1.14"), (Roc113, "4.一.獎勵")]),
        ];
        for (item, _, under) in rows.into_iter().filter(|(_, there, _)| !there) {
            let under = [&[(Xqef2022, "74(2)")], under].concat();
            findings.add(Weight::Gap, CharterFault::Missing(item), &under);
        }
        if self.kind.is_none() && findings.books.contains(&Roc113) {
            findings.add(Weight::Remark, CharterFault::KindMissing, &[(Roc113, "3.1.二")]);
        }
        if self.purpose.is_none() && findings.books.contains(&Roc113) {
            findings.add(Weight::Remark, CharterFault::PurposeMissing, &[(Roc113, "4.一.宗旨")]);
        }
        for (nth, section) in self.sections.iter().enumerate() {
            if self.sections[..nth].iter().any(|other| other.id == section.id) {
                findings.add(Weight::Fault, CharterFault::SectionTwice(section.id.clone()), &[(Xqef2022, "sch1.5")]);
                findings.at(Place::of("sections").nth(nth).key("id"));
            }
        }
    }

    fn check_dates(&self, findings: &mut Findings) {
        let mut out_of_order = |place: Place, under: &[Unit]| {
            findings.add(Weight::Fault, CharterFault::DatesOutOfOrder, under);
            findings.at(place);
        };
        if let Some(Schedule { first_day, last_day, rounds }) = &self.schedule {
            let (place, under) = (Place::of("schedule"), [(XQEF_2022, "sch1.3"), (ROC_113, "4.一.地點日期")]);
            if last_day.is_some_and(|last| last < *first_day) {
                out_of_order(place.clone().key("last_day"), &under);
            }
            let within =
                |round: DateTime| *first_day <= round.date() && last_day.is_none_or(|last| round.date() <= last);
            for (nth, round) in rounds.iter().enumerate() {
                if !within(*round) || nth > 0 && *round < rounds[nth - 1] {
                    out_of_order(place.clone().key("rounds").nth(nth), &under);
                }
            }
        }
        if let Some(EntryTerms { opens: Some(opens), closes: Some(closes), .. }) = &self.entry
            && closes < opens
        {
            let under = [(XQEF_2022, "sch1.6"), (ROC_113, "4.一.報名辦法")];
            out_of_order(Place::of("entry").key("closes"), &under);
        }
    }

    fn check_rules(&self, findings: &mut Findings, today: Option<Date>) {
        let terms = Terms::of(self, &[]);
        let schedule = |item: &'static str| XQEF_2022.article(item);
        for (key, item) in [
            (Key::Recording, Some("sch1.10")),
            (Key::Watched, Some("sch1.13")),
            (Key::Committee, None),
            (Key::PlayerConfirmation, None),
            (Key::LatestArrival, None),
            (Key::TeamReport, None),
            (Key::TechnicalFoulLimit, None),
            (Key::RecordFaultLimit, None),
            (Key::PressFaultLimit, None),
        ] {
            let Some(resolved) = terms.find(&key, 0) else { continue };
            if let Some(unit) = resolved.statement.under {
                let xqef = findings.books.contains(&XQEF_2022);
                let under = std::iter::once(unit).chain(item.map(schedule).filter(|_| xqef)).collect();
                findings.list.push(CharterFinding {
                    weight: Weight::Default,
                    fault: CharterFault::Defaulted(key),
                    under,
                    place: Place::default(),
                });
            }
        }
        for (key, _) in terms.contradictions() {
            findings.add(Weight::Remark, CharterFault::Contradiction(key), &[(XQEF_2022, "72(2)")]);
        }
        for (nth, clause) in self.clauses().enumerate() {
            let place = Place::of("rules").key("clauses").nth(nth);
            if clause.value.as_ref().is_some_and(|value| !clause.key.takes(value)) {
                findings.add(Weight::Fault, CharterFault::WrongValue(clause.key.clone()), &[]);
                findings.at(place.clone().key("value"));
            }
            let books = findings.books.clone();
            if let Some(struck) = &clause.strikes
                && !books.iter().any(|book| books::law::Law::of(*book).is_some_and(|law| law.unit(struck).is_some()))
            {
                findings.add(Weight::Fault, CharterFault::UnknownStrike(struck.clone()), &[]);
                findings.at(place.key("strikes"));
            }
        }
        let amended = self.clauses().count();
        if amended > 0 {
            let under = [(XQEF_2022, "2(2)"), (XQEF_2022, "78(1)")];
            findings.add(Weight::Remark, CharterFault::Amended(amended), &under);
        }
        self.check_books(findings, today);
    }

    fn check_books(&self, findings: &mut Findings, today: Option<Date>) {
        let Some(rules) = &self.rules else { return };
        let day = self.schedule.as_ref().map(|schedule| schedule.first_day).or(today);
        if findings.books.contains(&XQEF_2022) && day.is_some_and(|day| day < date(2022, 9, 1)) {
            findings.add(Weight::Remark, CharterFault::NotInForce, &[(XQEF_2022, "1(2)")]);
        }
        if rules.base == HK_2016 {
            findings.add(Weight::Remark, CharterFault::NoBase, &[(HK_2016, "題")]);
        }
    }

    fn check_officials(&self, findings: &mut Findings) {
        use books::{ROC_113 as Roc113, XQEF_2022 as Xqef2022};
        let Some(officials) = &self.officials else { return };
        if officials.directors.len() != 1 {
            let under = [(Xqef2022, "3(1):賽務總監")];
            findings.add(Weight::Fault, CharterFault::Directors(officials.directors.len()), &under);
            findings.at(Place::of("officials").key("directors"));
        }
        if officials.chief_arbiters.len() != 1 {
            let under = [(Xqef2022, "3(1):裁判長"), (Roc113, "4.三.[A]")];
            findings.add(Weight::Fault, CharterFault::ChiefArbiters(officials.chief_arbiters.len()), &under);
            findings.at(Place::of("officials").key("chief_arbiters"));
        }
        if officials.organising_committee.is_empty() && findings.books.contains(&Roc113) {
            findings.add(Weight::Remark, CharterFault::NoOrganisingCommittee, &[(Roc113, "4.二.籌備")]);
        }
        let Some(committee) = &officials.committee else { return };
        let size = committee.len();
        let place = Place::of("officials").key("committee");
        let xqef = findings.books.contains(&Xqef2022);
        if size.is_multiple_of(2) {
            let weight = if xqef { Weight::Fault } else { Weight::Remark };
            let under = [(Xqef2022, "3(1):仲裁委員會"), (Roc113, "4.七.[A].人數")];
            findings.add(weight, CharterFault::CommitteeEven(size), &under);
            findings.at(place.clone());
        }
        if size < 3 && findings.books.contains(&Roc113) {
            findings.add(Weight::Fault, CharterFault::CommitteeSmall(size), &[(Roc113, "4.七.[A].人數")]);
            findings.at(place.clone());
        }
        if xqef && !officials.chief_arbiters.iter().any(|chief| committee.contains(chief)) {
            findings.add(Weight::Fault, CharterFault::CommitteeWithoutChief, &[(Xqef2022, "3(1):仲裁委員會")]);
            findings.at(place);
        }
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
            findings.add(Weight::Remark, CharterFault::NoClock, &[(XQEF_2022, "83(1)"), (XQEF_2022, "80(1)")]);
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
            findings.add(Weight::Gap, CharterFault::ClockLacks(ability), &[(XQEF_2022, "83(2)")]);
        }
    }
}

fn check_stage(stage: &Stage, boards: Option<u8>, nth: usize, place: &Place, findings: &mut Findings) {
    use books::{ROC_113 as Roc113, XQEF_2022 as Xqef2022};
    if nth > 0 && stage.take.is_none() {
        findings.add(Weight::Fault, CharterFault::TakeMissing, &[(Xqef2022, "75(1)")]);
        findings.at(place.clone());
    }
    if stage.scoring.is_some_and(|scoring| !scoring.points().are_halves()) {
        findings.add(Weight::Fault, CharterFault::ScoringTooFine, &[]);
        findings.at(place.clone().key("scoring"));
    }
    if stage.groups.is_some_and(|groups| groups > 1) && !stage.system.is_round_robin() {
        findings.add(Weight::Fault, CharterFault::NoGroups, &[(Xqef2022, "75(1)")]);
        findings.at(place.clone().key("groups"));
    }
    if !stage.system.has_points() {
        return;
    }
    if stage.rounds.is_none_or(|rounds| rounds == 0) && !stage.system.is_round_robin() {
        findings.add(Weight::Gap, CharterFault::RoundsMissing, &[(Xqef2022, "sch2.1.2(1)(a)")]);
    }
    if stage.principle.is_empty() && findings.books.contains(&Xqef2022) {
        findings.add(Weight::Gap, CharterFault::PrincipleMissing, &[(Xqef2022, "sch2.1.2(1)(b)")]);
    }
    let books = findings.books.clone();
    match (stage.scoring, stage.scoring(&books)) {
        (Some(_), _) => {}
        (None, None) => findings.add(Weight::Gap, CharterFault::ScoringMissing, &[(Xqef2022, "sch2.1.2(1)(c)")]),
        (None, Some(_)) => {
            findings.add(
                Weight::Default,
                CharterFault::ScoringDefaulted,
                &[(Roc113, "4.一.成績計算"), (Roc113, "3.5.一")],
            );
        }
    }
    if stage.ranking(boards, &books).is_none() {
        let under = [(Xqef2022, "sch2.1.2(1)(d)"), (Xqef2022, "sch2.2.3")];
        findings.add(Weight::Gap, CharterFault::TieBreaksMissing, &under);
    }
    if stage.share_places.is_none() && books.contains(&Roc113) {
        findings.add(Weight::Gap, CharterFault::SharingMissing, &[(Roc113, "3.6.七")]);
    }
}
