//! Recurring positions: what each move of a cycle does, what a side is charged with, and who must vary.

pub mod attack;
mod charge;
mod checks;
mod discovery;
mod exchange;
mod facts;
mod frame;
mod gain;
mod kill;
mod naming;
mod nature;
mod pattern;
mod span;

pub use attack::{Attack, Attacks, Class, Exemption, Ground, holders};
pub use charge::{Charge, ChargeKind, IfContinued, charges, charges_by_name, verdict, verdict_by_name};
pub use facts::{Answer, Attacked, Check, Freshness, Man, Moment, MoveFacts, facts};
pub use gain::{Form, Roots};
pub use kill::{Kill, KillSearch};
pub use naming::{Chased, Exempt, Name, Named, names};
pub use nature::Nature;
pub use pattern::Pattern;
pub use span::Span;

use span::Origins;
use xiangqi::{Bitboard, ByColor, Color};

use crate::settings::{Forbidden, Repetition};

/// One move of a stretch, with what it does and what it is called.
#[derive(Clone, Debug)]
pub struct Row {
    /// What it does.
    pub facts: MoveFacts,
    /// The pieces that give its check, by origin.
    pub checker_origins: Bitboard,
    /// What a search for a mate by checks found, for a move that does not check.
    pub kill: Kill,
    /// The piece it threatens to take behind a check, if it does nothing graver.
    pub discovery: Option<Chased>,
    /// Its name and what proves it, where the rulebook judges by names.
    pub named: Option<Named>,
    /// What it is called, gravest first.
    pub natures: Vec<Nature>,
}

/// A stretch examined: every move, both charges, the shapes of play, and who must vary.
#[derive(Clone, Debug)]
pub struct Examination {
    /// The moves in order.
    pub rows: Vec<Row>,
    /// What each side is charged with.
    pub charges: ByColor<Charge>,
    /// The shapes of each side's play.
    pub patterns: ByColor<Vec<Pattern>>,
    /// Who must vary.
    pub verdict: IfContinued,
}

impl Repetition {
    /// What each side is charged with over a stretch, and nothing else.
    pub fn charges(&self, span: Span<'_>) -> ByColor<Charge> {
        match &self.forbidden {
            Forbidden::CheckOrChase => charge::charges(span.trimmed(), &self.chase),
            Forbidden::AnyAttack(naming) => charge::charges_by_name(&names(span.trimmed(), naming)),
        }
    }

    /// What each side is charged with over a stretch, whatever the pieces.
    pub fn kinds(&self, span: Span<'_>) -> ByColor<ChargeKind> {
        match &self.forbidden {
            Forbidden::CheckOrChase => charge::charges(span.trimmed(), &self.chase).map(|charge| charge.kind),
            Forbidden::AnyAttack(naming) => naming::kinds(span.trimmed(), naming),
        }
    }

    /// Whether moves are named by searches, which take time.
    pub(crate) fn searches(&self) -> bool {
        matches!(self.forbidden, Forbidden::AnyAttack(_))
    }

    /// Who must vary, by what the sides are charged with.
    pub fn verdict(&self, red: ChargeKind, black: ChargeKind) -> IfContinued {
        match self.forbidden {
            Forbidden::CheckOrChase => charge::verdict(red, black),
            Forbidden::AnyAttack(_) => charge::verdict_by_name(red, black),
        }
    }

    /// Examines a stretch with all that can be said of it.
    pub fn examine(&self, span: Span<'_>) -> Examination {
        let rows = match &self.forbidden {
            Forbidden::CheckOrChase => self.rows(span),
            Forbidden::AnyAttack(naming) => {
                let mut named = names(span, naming);
                naming::complete(span, naming, &mut named);
                self.named_rows(span, named)
            }
        };
        let charges = match &self.forbidden {
            Forbidden::CheckOrChase => charge::charges(span.trimmed(), &self.chase),
            Forbidden::AnyAttack(_) => {
                let named: Vec<Named> = rows.iter().filter_map(|row| row.named.clone()).collect();
                charge::charges_by_name(&named)
            }
        };
        let patterns = ByColor::from_fn(|side| pattern::patterns(&rows, side, &charges[side], &charges[!side]));
        Examination { verdict: self.verdict(charges.red.kind, charges.black.kind), rows, charges, patterns }
    }

    /// The moves of a stretch, named by what they do.
    fn rows(&self, span: Span<'_>) -> Vec<Row> {
        let mut origins = span.origins();
        let mut rows: Vec<Row> = Vec::with_capacity(span.plies().count());
        for ply in span.plies() {
            origins.follow(span.played(ply));
            let earlier = span.again(ply).map(|earlier| &rows[earlier - span.first() - 1]);
            let row = match earlier {
                Some(row) if span.played(row.facts.ply + 1) == span.played(ply + 1) => row.again(ply, &origins),
                _ => self.row(span, ply, &origins, earlier),
            };
            rows.push(row);
        }
        rows
    }

    /// A move of a stretch, which may have been answered otherwise when it was played in the same position before.
    fn row(&self, span: Span<'_>, ply: usize, origins: &Origins, earlier: Option<&Row>) -> Row {
        let facts = MoveFacts::new(span, ply, origins, &self.chase);
        let (kill, discovery) = match (self.kills, earlier) {
            (_, Some(row)) => (row.kill.clone(), row.discovery.as_ref().map(|chased| chased.again(origins))),
            (Some(search), None) if facts.check.is_none() => discovery::threats(span, &facts, origins, self, search),
            _ => (Kill::None, None),
        };
        let natures = nature::natures(span, &facts, matches!(kill, Kill::Mates(_)), discovery.is_some());
        let checker_origins = checker_origins(&facts, origins);
        Row { checker_origins, facts, kill, discovery, named: None, natures }
    }

    /// The moves of a stretch with the names they were given.
    fn named_rows(&self, span: Span<'_>, named: Vec<Named>) -> Vec<Row> {
        let mut origins = span.origins();
        let row = |(facts, named): (MoveFacts, Named)| {
            origins.follow(facts.played);
            let (kill, natures) = match named.name {
                Name::Is(Nature::Kill) => (Kill::Mates(named.mate.clone()), vec![Nature::Kill]),
                Name::Is(nature) => (Kill::None, vec![nature]),
                Name::AtLeast(nature) => (Kill::Undecided, vec![nature]),
            };
            let checker_origins = checker_origins(&facts, &origins);
            Row { checker_origins, facts, kill, discovery: None, named: Some(named), natures }
        };
        facts(span, &self.chase).into_iter().zip(named).map(row).collect()
    }
}

impl Row {
    /// Whether it counts towards forbidden play: a check or a chase, and a threat of mate where moves are judged by their names;
    /// `None` if that is not known.
    pub fn is_attack(&self) -> Option<bool> {
        match &self.named {
            Some(named) => named.name.is_attack(),
            None => Some(self.natures.iter().any(|nature| matches!(nature, Nature::Check | Nature::Chase))),
        }
    }

    /// A lighter name that it would have had too, where a move is called by the gravest alone.
    pub fn also(&self) -> Option<Nature> {
        self.named.as_ref()?.also
    }

    /// The same move when it is played and answered again in the same position.
    fn again(&self, ply: usize, origins: &Origins) -> Self {
        let facts = self.facts.again(ply, origins);
        Self {
            checker_origins: checker_origins(&facts, origins),
            facts,
            kill: self.kill.clone(),
            discovery: self.discovery.as_ref().map(|chased| chased.again(origins)),
            named: self.named.clone(),
            natures: self.natures.clone(),
        }
    }
}

fn checker_origins(facts: &MoveFacts, origins: &Origins) -> Bitboard {
    let checkers = facts.check.map_or(Bitboard::EMPTY, |(_, checkers)| checkers);
    checkers.into_iter().map(|point| origins.of(point)).collect()
}

impl Examination {
    /// The moves of one side.
    pub fn of(&self, side: Color) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(move |row| row.facts.side == side)
    }
}
