//! A case as it is written.

use std::collections::{BTreeMap, BTreeSet};

use books::Article;
use serde::Deserialize;

use crate::desk::DeskCase;
use crate::run::claimed;

/// A game and what each rulebook must say of it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What it shows, in a sentence.
    pub title: String,
    /// Where it comes from.
    pub source: String,
    /// The start as a FEN, which a rulebook may be expected to refuse; the start of a game without it.
    pub start: Option<String>,
    /// Moves played once, in any notation.
    #[serde(default)]
    pub moves: String,
    /// Moves played over and over.
    #[serde(default)]
    pub cycle: String,
    /// How often.
    #[serde(default)]
    pub cycles: usize,
    /// A last move that the rules of movement forbid, by coordinates (of chess in any notation), and what was played after it.
    #[serde(default)]
    pub forbidden: Vec<String>,
    /// What stands on the board after the moves, as a FEN without its counters.
    pub after: Option<String>,
    /// The side that asks for a limit after the moves played once: `red` or `black`.
    pub asked_limit: Option<String>,
    /// The side that claims the natural limit at the end: `red` or `black`.
    pub claim: Option<String>,
    /// Chess: the side whose time is over after the moves, `white` or `black`.
    pub flag: Option<String>,
    /// Whether the players keep score.
    #[serde(default = "yes")]
    pub recorded: bool,
    /// What each rulebook must say, by its id.
    #[serde(default)]
    pub expect: BTreeMap<String, Expected>,
    /// What is entered at a desk, in the place of moves.
    pub desk: Option<DeskCase>,
}

impl Case {
    /// Whether it is a set-up only, with nothing played.
    pub(crate) fn is_bare(&self) -> bool {
        self.moves.is_empty() && self.cycle.is_empty() && self.forbidden.is_empty()
    }

    /// The articles that it proves if it holds.
    ///
    /// # Errors
    ///
    /// A claim that names no article, or one beside which nothing is expected.
    pub fn claims(&self) -> Result<BTreeSet<Article>, String> {
        let mut claims = self.desk.as_ref().map_or_else(|| Ok(BTreeSet::new()), DeskCase::claims)?;
        for (id, expected) in &self.expect {
            let book = books::known(id).map_err(|error| error.to_string())?;
            for claim in &expected.proves {
                claims.insert(claimed(book, claim)?);
            }
        }
        Ok(claims)
    }

    /// The rulebooks of which nothing is expected but that the game goes on, which any answer without an ending gives.
    pub(crate) fn expects_nothing(&self) -> Vec<&str> {
        let shown = self.after.is_some() || !self.forbidden.is_empty();
        let tables = self.expect.iter().filter(|(_, expected)| !shown && expected.is_only_ongoing());
        tables.map(|(id, _)| id.as_str()).collect()
    }
}

fn yes() -> bool {
    true
}

/// What a rulebook must say; what is left out is not asked.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    /// The reading to use: `literal` or `purposive`.
    pub reading: Option<String>,
    /// Settings, each as `name=value`.
    #[serde(default)]
    pub settings: Vec<String>,
    /// The natural limit in plies, where the rulebook leaves it to the event.
    pub limit: Option<u32>,
    /// `ongoing`, `red_wins` (`white_wins`), `black_wins`, `draw` or `refused`.
    pub status: Option<String>,
    /// The kind of ending.
    pub ending: Option<String>,
    /// The ply at which it ended, if moves were played after that.
    pub ended_at: Option<usize>,
    /// The plies of the first and the last occurrence judged.
    pub window: Option<(usize, usize)>,
    /// How often the position has stood.
    pub occurrences: Option<usize>,
    /// Red's charge.
    pub red: Option<String>,
    /// Black's charge.
    pub black: Option<String>,
    /// The chased pieces, by the points they stood on at the start of the window.
    pub targets: Option<Vec<String>>,
    /// What happens if nobody varies.
    pub if_continued: Option<String>,
    /// What the rulebook does now.
    pub action: Option<String>,
    /// The count of moves without a capture, nobody claiming.
    pub count: Option<u32>,
    /// Whether moves without a capture are counted.
    pub counted: Option<bool>,
    /// Whether anybody can still win, `dead`, `alive` or `undecided`.
    pub dead: Option<String>,
    /// The count when Red claims.
    pub count_red: Option<u32>,
    /// The count when Black claims.
    pub count_black: Option<u32>,
    /// What single moves must be.
    #[serde(default)]
    pub moves: Vec<ExpectedMove>,
    /// The articles this case proves.
    #[serde(default)]
    pub proves: Vec<String>,
    /// Articles that have nothing to do with it: the answer must not cite them.
    #[serde(default)]
    pub silent_on: Vec<String>,
}

impl Expected {
    /// Whether it says no more than that the game goes on.
    fn is_only_ongoing(&self) -> bool {
        let apart = Self {
            status: self.status.clone().filter(|status| status != "ongoing"),
            proves: Vec::new(),
            silent_on: Vec::new(),
            settings: Vec::new(),
            reading: None,
            limit: None,
            ..self.clone()
        };
        apart == Self::default()
    }
}

/// What one move must be.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedMove {
    /// Which ply of the game.
    pub ply: usize,
    /// Natures it must have.
    #[serde(default)]
    pub natures: Vec<String>,
    /// Natures it must not have.
    #[serde(default)]
    pub without: Vec<String>,
    /// All fresh chases, as `by×target` points after the move.
    pub chases: Option<Vec<String>>,
    /// Chases that stand without being fresh.
    pub standing: Option<Vec<String>>,
    /// Chases the reply ends, as `target how`.
    #[serde(default)]
    pub answered: Vec<String>,
    /// Targets whose chase the reply does not end.
    #[serde(default)]
    pub unanswered: Vec<String>,
}
