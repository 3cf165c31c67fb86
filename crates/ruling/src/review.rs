//! A game looked at afterwards: how it stands by what is known, and each point at which its rulebook called for something.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::game::{Game, Warned};
use crate::judge::{CalledFor, called_for, judge};
use crate::repetition::{IfContinued, Span};
use crate::rulebook::Rulebook;
use crate::ruled::{Action, Ruling};
use crate::settings::{Trigger, Window};
use crate::standing::Standing;
use crate::warning::Warnings;

/// A game looked at afterwards.
#[derive(Clone, Debug)]
pub struct Review {
    /// How it stands by what is known: a warning that nobody told of is not taken as given.
    pub ruling: Ruling,
    /// Each point at which a warning or a ruling was due, had every warning been given when it was, in order.
    pub due: Vec<Due>,
    /// What was taken for granted, since a record does not tell.
    pub assumed: Vec<Assumption>,
}

/// A point at which a warning or a ruling was due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// After which ply.
    pub ply: usize,
    /// What was due.
    pub action: Action,
    /// What happens if nobody varies.
    pub verdict: IfContinued,
    /// The plies of the first and the last occurrence judged.
    pub window: (usize, usize),
    /// The warning without which a ruling was not due yet.
    pub after: Option<Word>,
    /// The ply with which the game left the cycle, if it did.
    pub left_at: Option<usize>,
}

/// The word of an official on which a ruling rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// After which ply it was due.
    pub ply: usize,
    /// Whether it is known to have been given.
    pub known: bool,
}

/// What was taken for granted, since a record does not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Assumption {
    /// No official gave a warning but those told of.
    NoWarning,
    /// A player asks for the ruling now.
    Request,
    /// The players keep score, so that moves without a capture are counted with nobody asking.
    ScoreKept,
    /// No check was given in the plies before the record, which tells only how many there were without a capture.
    NoCheckBefore,
}

impl Review {
    /// What a rulebook says of a game by what is known of it.
    ///
    /// ```
    /// use ruling::{Action, Game, Review, Status, Warned};
    /// use xiangqi::{Color, Move, Setup};
    ///
    /// let start: Setup = "3aka3/9/2c6/9/9/6R2/9/4B4/4A4/4K4 w".parse()?;
    /// let cycle: Vec<Move> = ["g4c4", "c7g7", "c4g4", "g7c7"].map(|m| m.parse().unwrap()).to_vec();
    /// let game = Game::with_moves(start, &cycle.repeat(4))?;
    /// let rulebook = books::roc_113::rulebook();
    /// let review = Review::new(&game, &rulebook);
    /// assert_eq!(review.ruling.status, Status::Ongoing);
    /// let due: Vec<_> = review.due.iter().map(|due| (due.ply, due.action)).collect();
    /// assert_eq!(due, [(12, Action::Warn(Color::Red)), (16, Action::Rule)]);
    /// let warned = Review::new(&game.with_warnings(Warned::After(vec![12])), &rulebook);
    /// assert_eq!(warned.ruling.status, Status::Won(Color::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(game: &Game, rulebook: &Rulebook) -> Self {
        let ruling = judge(game, rulebook);
        let due = due(game, rulebook, ruling.ended_at.unwrap_or(ruling.ply).min(game.ply()));
        let unheard = due.iter().any(|due| due.after.is_some_and(|word| !word.known));
        let reached = ruling.limit.as_ref().filter(|count| count.is_reached());
        let scored = reached.is_some_and(|count| count.rule.counts_on_request && game.is_recorded());
        let decided = reached.or(ruling.limit.as_ref().filter(|_| ruling.claim.is_some()));
        let unseen = decided.is_some_and(|count| count.before_record > 0);
        let taken =
            [(unheard, Assumption::NoWarning), (scored, Assumption::ScoreKept), (unseen, Assumption::NoCheckBefore)];
        let assumed = taken.into_iter().filter(|(is, _)| *is).map(|(_, assumed)| assumed).collect();
        Self { ruling, due, assumed }
    }

    /// How the game stands, without why.
    pub fn standing(&self) -> Standing {
        let Ruling { status, ended_at, .. } = self.ruling;
        Standing { status, ending: self.ruling.ending.as_ref().map(|e| e.kind), ended_at, due: self.due.clone() }
    }

    /// The ruling that would have been due first, had a warning been given that nobody told of.
    pub fn if_warned(&self) -> Option<(&Due, Word)> {
        let rests = |due: &Due| due.after.filter(|word| due.action == Action::Rule && !word.known);
        self.due.iter().find_map(|due| Some((due, rests(due)?)))
    }
}

/// Each point up to a ply at which something was due, had every warning been given when it was. Of one cycle that goes on,
/// the first point at which the same is due stands for all.
pub fn due(game: &Game, rulebook: &Rulebook, until: usize) -> Vec<Due> {
    let trigger = rulebook.repetition.trigger;
    let mut warnings = match trigger {
        Trigger::Warned { at } => Some(Warnings::new(game, rulebook, at, Warned::InTime)),
        _ => None,
    };
    let mut found: Vec<Due> = Vec::new();
    for ply in 0..=until {
        let called = match &mut warnings {
            Some(warnings) => by_warnings(game, rulebook, warnings, ply),
            None if game.stood(ply, trigger.first_act()) => {
                Some(called_for(game, rulebook, &looked_at(game, rulebook, ply), &Warned::InTime))
            }
            None => None,
        };
        let Some(CalledFor { action, verdict, window, warned }) = called else { continue };
        if action == Action::None || found.iter().any(|due| goes_on(due, action, verdict, ply)) {
            continue;
        }
        let after = warned.map(|ply| Word { ply, known: game.warned().knows(ply) });
        found.push(Due { ply, action, verdict, window, after, left_at: game.left(window, ply) });
    }
    found
}

/// The occurrences of the position at a ply that tell what is due, every warning being given in time.
fn looked_at(game: &Game, rulebook: &Rulebook, ply: usize) -> Vec<usize> {
    match rulebook.repetition.window {
        Window::Counted => game.last_occurrences(ply, rulebook.repetition.trigger.first_act() + 1),
        Window::Whole => game.occurrences(ply),
    }
}

/// Whether what is due at a ply was due before in the same cycle, which has gone on since.
fn goes_on(before: &Due, action: Action, verdict: IfContinued, ply: usize) -> bool {
    let same = before.verdict == verdict && (before.action == action || before.action == Action::Rule);
    same && before.left_at.is_none_or(|left| ply < left)
}

/// What is due at a ply where a warning must come before the ruling.
fn by_warnings(game: &Game, rulebook: &Rulebook, warnings: &mut Warnings<'_>, ply: usize) -> Option<CalledFor> {
    let due = warnings.reach(ply)?;
    let charges = rulebook.repetition.charges(Span::new(game, due.from, ply)?);
    let verdict = rulebook.repetition.verdict(charges.red.kind, charges.black.kind);
    Some(CalledFor { action: due.action, verdict, window: (due.from, ply), warned: due.warned })
}
