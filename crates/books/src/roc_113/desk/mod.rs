//! The desk under `roc-113`: chapters 1 to 3, and what chapter 4 gives officials to do.
//!
//! Each part of the book speaks for itself; what none speaks of is allowed, brings nothing up, and leaves the game as it is.

pub mod adjourn;
pub mod agreement;
pub mod board;
pub mod clock;
pub mod conduct;
mod facing;
mod layout;
pub mod ledger;
pub mod limits;
pub mod officials;
mod order;
pub mod position;
pub mod records;
pub mod scatter;
pub mod start;
pub mod touch;

use std::fmt;

use contest::Side;

use crate::desk::timing::fell_first;
use crate::desk::topic::{Allowed, Remedied, Topic, speaker};
use crate::desk::voice::speaks_for;
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, Arrangements, Asks, Authority, AuthorityLine, Binding, Choice, Claim, Correction, Counts, Deed,
    DeskLaw, Facts, Finding, Foul, Incident, Matter, MatterId, OfClaim, OfConduct, OfMove, OwnOrder, Play, Raiser,
    Reading, Refusal, Remedy, Scene, Square, Standing, Step, Tally, WhyNot,
};
use crate::roc_113::ROC_113;
use crate::{Article, Book, Grounded};

/// The desk under `roc-113`, or under a supplement to it.
#[derive(Clone, Copy)]
pub struct Roc {
    /// The book that is applied: this one, or the supplement.
    pub book: Book,
    /// The parts of the book, in the order in which what they find is looked at, and those of a supplement before them.
    pub topics: &'static [&'static dyn Topic],
    /// The limits of moves.
    pub limits: limits::Limits,
    /// The units of a supplement that stand in the place of units of this book.
    pub instead: &'static [(&'static str, &'static [Article])],
    /// The units of a supplement by which a position is judged only if a side asks for it, if it is so.
    pub on_request: Option<&'static [Article]>,
    /// How an open point of the text is read on which a ruling turns.
    pub reading: fn(&Scene, &Matter) -> Option<Reading>,
}

impl fmt::Debug for Roc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Roc").field(&self.book).finish()
    }
}

impl Roc {
    /// As the book itself has it.
    pub const ROC: Self = Self {
        book: ROC_113,
        topics: &TOPICS,
        limits: LIMITS,
        instead: &[],
        on_request: None,
        reading: clock::reading,
    };

    /// Units, each of this book that a supplement replaces by those that stand in its place.
    fn units(&self, under: Vec<Article>) -> Vec<Article> {
        let replaced = |article: &Article| self.instead.iter().find(|(clause, _)| article.clause == *clause);
        let stands = |article: Article| match replaced(&article).filter(|_| article.book == ROC_113) {
            Some((_, by)) => by.to_vec(),
            None => vec![article],
        };
        under.into_iter().flat_map(stands).collect()
    }

    /// Something to take notice of; a duty is one of the supplement where that replaces its unit.
    fn found(&self, finding: Finding) -> Finding {
        let under = self.units(finding.under);
        let incident = match (finding.incident, under.first()) {
            (Incident::Conduct(OfConduct::Duty { .. }), Some(unit)) if unit.book != ROC_113 => {
                Incident::Conduct(OfConduct::Duty { clause: unit.clause.to_owned() })
            }
            (incident, _) => incident,
        };
        Finding { incident, side: finding.side, under }
    }

    fn done(&self, remedy: Remedy) -> Remedy {
        Remedy { under: self.units(remedy.under), ..remedy }
    }

    fn refusal(&self, refusal: Refusal) -> Refusal {
        Refusal { under: self.units(refusal.under), ..refusal }
    }
}

/// The limits of moves.
const LIMITS: limits::Limits = limits::Limits(ROC_113);

/// The parts of the book, in the order in which what they find is looked at.
const TOPICS: [&dyn Topic; 13] = [
    &position::Position(ROC_113),
    &ledger::Ledger,
    &clock::Clock,
    &start::Start::ROC,
    &agreement::Agreement,
    &LIMITS,
    &touch::Touches,
    &board::Boards,
    &scatter::Scatter,
    &adjourn::Adjourn::ROC,
    &records::Records::ROC,
    &conduct::Conduct::ROC,
    &officials::Officials,
];

speaks_for!(ROC_113);

impl DeskLaw for Roc {
    fn book(&self) -> Book {
        self.book
    }

    fn play(&self) -> &dyn Play {
        &Xiangqi
    }

    /// Limits of moves that are asked for are the base book's alone.
    fn settles(&self, mut arrangements: Arrangements) -> Arrangements {
        arrangements.asked_limit &= crate::rulebook(self.book).is_some_and(|rulebook| rulebook.asked_limit.is_some());
        arrangements
    }

    fn binding(&self, scene: &Scene) -> Binding {
        adjourn::binding(scene).unwrap_or_else(|| touch::binding(scene))
    }

    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Allowed {
        let spoken = self.topics.iter().filter_map(|topic| topic.allows(scene, by, deed));
        let under = spoken.collect::<Result<Vec<_>, _>>().map_err(|refusal| self.refusal(refusal))?;
        Ok(self.units(under.concat()))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let finding = self.topics.iter().flat_map(|topic| topic.notices(scene, by, deed));
        finding.map(|finding| self.found(finding)).collect()
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if fell_first(scene) {
            return clock::Clock.finds(scene).map(|finding| self.found(finding));
        }
        self.topics.iter().find_map(|topic| topic.finds(scene)).map(|finding| self.found(finding))
    }

    fn follows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Remedy> {
        self.topics.iter().filter_map(|topic| topic.follows(scene, by, deed)).map(|remedy| self.done(remedy)).collect()
    }

    fn lapses(&self, incident: &Incident) -> Option<Grounded<Raiser>> {
        let asked = self.on_request.filter(|_| *incident == Incident::Claim(OfClaim::Cycle))?;
        Some(Grounded::new(Raiser::OtherSide, asked.to_vec()))
    }

    fn is_ripe(&self, matter: &Matter) -> bool {
        let unasked = matter.standing == Standing::Latent && self.lapses(&matter.incident).is_some();
        order::is_ripe(matter) && !unasked
    }

    fn touch_goes_on(&self, _: &Scene) -> bool {
        false
    }

    fn answers_at_once(&self) -> bool {
        true
    }

    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool {
        position::at_once(scene, matter) && !clock::goes_before(scene, matter)
    }

    fn order(&self, matter: &Matter) -> Grounded<u8> {
        Grounded::new(order::place(matter), Vec::new())
    }

    fn passes(&self, _: &Scene, incident: &Incident) -> Option<Grounded> {
        let passed = position::passes(incident).map(|passed| self.units(passed.under));
        let unasked = self.lapses(incident).map(|lapse| lapse.under);
        match (passed, unasked) {
            (None, None) => None,
            (passed, unasked) => Some(Grounded::so([passed, unasked].into_iter().flatten().flatten().collect())),
        }
    }

    fn breaches(&self) -> Vec<Article> {
        self.topics.iter().flat_map(|topic| topic.breaches()).collect()
    }

    fn outlives(&self, scene: &Scene, matter: &Matter) -> bool {
        self.topics.iter().any(|topic| topic.outlives(scene, matter))
    }

    fn reading(&self, scene: &Scene, matter: &Matter) -> Option<Reading> {
        (self.reading)(scene, matter)
    }

    fn count(&self, scene: &Scene) -> Option<Tally> {
        self.limits.count(scene).map(|moves| Tally { moves, checks: self.limits.checks(scene) })
    }

    /// That a move was none of the touched men's.
    fn is_objection(&self, incident: &Incident) -> bool {
        matches!(incident, Incident::Move(OfMove::UnboundMove { .. }))
    }

    fn dismisses(&self, scene: &Scene, matter: &Matter) -> Result<Vec<Article>, Refusal> {
        officials::dismisses(scene, matter).map(|under| self.units(under)).map_err(|refusal| self.refusal(refusal))
    }

    fn authority(&self, scene: &Scene, matter: &Matter, facts: &Facts, _: bool) -> Authority {
        let spoken = self.topics.iter().find_map(|topic| topic.remedies(scene, matter, facts));
        let authority = officials::authority(&matter.incident, spoken.as_ref(), facts);
        Authority { under: self.units(authority.under), ..authority }
    }

    fn authorities(&self) -> &'static [AuthorityLine] {
        officials::LINES
    }

    fn is_countersigned(&self) -> bool {
        true
    }

    fn claims(&self, scene: &Scene, claim: &Claim) -> Option<MatterId> {
        position::claims(scene, claim)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
        if let Some(refusal) = clock::first(scene, matter) {
            return Err(self.refusal(refusal));
        }
        let spoken = self.topics.iter().find_map(|topic| topic.remedies(scene, matter, facts));
        let remedied = officials::heard(&matter.incident, facts, spoken);
        remedied.map(|remedy| self.done(remedy)).map_err(|refusal| self.refusal(refusal))
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        let spoken = speaker(self.topics, scene, matter).map(|topic| topic.asks(scene, matter));
        officials::asks(&matter.incident, spoken)
    }

    fn chosen(&self, _: &Scene, _: &Matter, _: &Choice, _: Option<Square>, _: Option<Step>) -> Remedied {
        Err(refused(WhyNot::NoSuchChoice, &[]))
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Remedied {
        let remedied = self.topics.iter().find_map(|topic| topic.corrected(scene, side, what));
        let remedied = remedied.unwrap_or_else(|| Ok(remedy(&[], Vec::new())));
        remedied.map(|remedy| self.done(remedy)).map_err(|refusal| self.refusal(refusal))
    }

    fn counts(&self, fouls: &[Foul]) -> Counts {
        ledger::counts(fouls)
    }

    fn losing(&self, scene: &Scene) -> Counts {
        ledger::limits(scene)
    }

    fn backs(&self, scene: &Scene, order: OwnOrder) -> Vec<Article> {
        let under = match order {
            OwnOrder::Barred => cite(&["4.四.[H]"]),
            OwnOrder::SilentRefusal => cite(&["3.9.五.拒絕", "4.六.[J]"]),
            OwnOrder::CorrectFirst(what) => officials::correct_first(what),
            OwnOrder::BrokenOff(act) => adjourn::broken_off(act),
            OwnOrder::Counted(side, foul) => ledger::counted(scene, side, foul),
            OwnOrder::Found(Act::Sheet { .. }) => cite(&["4.六.[D]"]),
            OwnOrder::Found(_) => cite(&["4.六.[E]"]),
            OwnOrder::Disputed => cite(&["4.六.[D]"]),
            OwnOrder::Ended(incident) if board::is_error(incident) => cite(&["1.3.四.[A].未糾正"]),
            _ => Vec::new(),
        };
        self.units(under)
    }
}
