//! Recurring positions: what each move of a cycle does, what a side is charged with, and who must vary.

pub mod attack;
mod charge;
mod facts;
mod kill;
mod nature;
mod pattern;
mod span;

pub use attack::{Attack, Class, Exemption, Ground};
pub use charge::{Charge, ChargeKind, Verdict, charges, verdict};
pub use facts::{Answer, Attacked, Check, Facts, Man, facts};
pub use kill::{Kill, KillSearch};
pub use nature::Nature;
pub use pattern::Pattern;
pub use span::Span;

use xiangqi::{Bitboard, ByColor, Color};

use crate::settings::Repetition;

/// One move of a stretch, with what it does and what it is called.
#[derive(Clone, Debug)]
pub struct Row {
    /// What it does.
    pub facts: Facts,
    /// The pieces that give its check, by origin.
    pub checker_origins: Bitboard,
    /// What a search for a mate by checks found, for a move that does not check.
    pub kill: Kill,
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
    pub verdict: Verdict,
}

/// Examines a stretch with all that can be said of it.
pub fn examine(span: Span<'_>, rules: &Repetition) -> Examination {
    let facts = facts(span, &rules.chase);
    let charges = charges(&facts, &rules.chase);
    let rows = rows(span, facts);
    let patterns = ByColor::from_fn(|side| pattern::patterns(&rows, side, &charges[side], &charges[!side]));
    Examination { verdict: verdict(charges.red.kind, charges.black.kind), rows, charges, patterns }
}

fn rows(span: Span<'_>, facts: Vec<Facts>) -> Vec<Row> {
    let mut origins = span.origins();
    facts
        .into_iter()
        .map(|facts| {
            origins.follow(facts.played);
            let checkers = facts.check.map_or(Bitboard::EMPTY, |(_, checkers)| checkers);
            let kill = if facts.check.is_some() {
                Kill::None
            } else {
                KillSearch::default().run(span.after(facts.ply), facts.side)
            };
            let natures = nature::natures(span, &facts, matches!(kill, Kill::Mates(_)));
            let checker_origins = checkers.into_iter().map(|point| origins.of(point)).collect();
            Row { facts, checker_origins, kill, natures }
        })
        .collect()
}

impl Examination {
    /// The moves of one side.
    pub fn of(&self, side: Color) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(move |row| row.facts.side == side)
    }
}
