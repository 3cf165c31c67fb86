//! Where a warning must come before the ruling: what is due now, found by keeping the game from its start.

use xiangqi::Position;

use crate::book::Rulebook;
use crate::game::Game;
use crate::repetition::{ChargeKind, Span};
use crate::ruling::Action;

/// What each side is charged with, red's charge first.
type Charged = (ChargeKind, ChargeKind);

/// What is due now, and the ply from which play was judged for it.
#[derive(Clone, Copy)]
pub struct Due {
    pub action: Action,
    pub from: usize,
    /// Whether it warns anew because forbidden play, once warned, was given up.
    pub renewed: bool,
}

/// A warning that stands.
#[derive(Clone, Copy)]
struct Warning {
    /// The ply of the warned position.
    ply: usize,
    /// The ply from which play was judged for it.
    from: usize,
    charged: Charged,
}

/// The warnings that stand, one for each warned position.
pub struct Warnings<'a> {
    game: &'a Game,
    rulebook: &'a Rulebook,
    /// The occurrence at which a warning is due.
    at: usize,
    standing: Vec<Warning>,
}

impl<'a> Warnings<'a> {
    /// What is due at the end of a game in which every warning was given in time.
    pub fn due(game: &'a Game, rulebook: &'a Rulebook, at: usize) -> Option<Due> {
        let mut warnings = Self { game, rulebook, at, standing: Vec::new() };
        (0..=game.ply()).map(|ply| warnings.reach(ply)).last().flatten()
    }

    /// The first ply at which a ruling was due.
    pub fn first_ruling(game: &'a Game, rulebook: &'a Rulebook, at: usize) -> Option<usize> {
        let mut warnings = Self { game, rulebook, at, standing: Vec::new() };
        (0..=game.ply()).find(|&ply| warnings.reach(ply).is_some_and(|due| due.action == Action::Rule))
    }

    /// What is due at a ply; a warning that is due is given.
    fn reach(&mut self, ply: usize) -> Option<Due> {
        let plies = self.game.occurrences(ply);
        let warned = self.standing.iter().find(|w| self.position(w.ply) == self.position(ply)).copied();
        let from = match warned {
            Some(warning) => self.judged_from(warning, &plies),
            None if plies.len() >= self.at => plies[0],
            None => return None,
        };
        let charged = self.charged(from, ply)?;
        let action = match warned {
            Some(warning) if warning.charged == charged => Action::Rule,
            None if self.covers(&plies, charged) => return None,
            _ => Action::warning(self.rulebook.repetition.verdict(charged.0, charged.1)),
        };
        if action == Action::Rule || self.game.was_warned(ply) {
            self.standing.retain(|w| self.game.positions()[w.ply] != self.game.positions()[ply]);
            self.standing.push(Warning { ply, from, charged });
        }
        let renewed = action != Action::Rule && warned.is_some_and(|w| is_forbidden(w.charged));
        Some(Due { action, from, renewed })
    }

    /// The ply from which play is judged when the warned position returns: the warning.
    ///
    /// Where the warned play goes through the position more than once before it repeats, a part of it does not tell what
    /// the whole is: then from where the warning judged.
    fn judged_from(&self, warning: Warning, plies: &[usize]) -> usize {
        let (Some(&now), Some(&before)) = (plies.last(), plies.iter().rev().nth(2)) else {
            return warning.ply;
        };
        let positions = self.game.positions();
        let since = &positions[warning.ply..=now];
        let seen = since.iter().all(|position| positions[warning.from..=warning.ply].contains(position));
        let just_played = positions[before..=warning.ply] == *since;
        if seen && !just_played { warning.from } else { warning.ply }
    }

    /// Whether a warning for the same charges was given since this position last stood.
    fn covers(&self, plies: &[usize], charged: Charged) -> bool {
        let last = plies.iter().rev().nth(1);
        self.standing.iter().any(|w| w.charged == charged && last.is_some_and(|&last| w.ply > last))
    }

    fn charged(&self, from: usize, to: usize) -> Option<Charged> {
        let charges = self.rulebook.repetition.charges(Span::new(self.game, from, to)?);
        Some((charges.red.kind, charges.black.kind))
    }

    fn position(&self, ply: usize) -> &Position {
        &self.game.positions()[ply]
    }
}

fn is_forbidden((red, black): Charged) -> bool {
    red != ChargeKind::None || black != ChargeKind::None
}
