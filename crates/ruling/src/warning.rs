//! Where a warning must come before the ruling: what is due now, found by keeping the game from its start.

use xiangqi::{ByColor, Point, Position};

use crate::game::{Game, Warned as Known};
use crate::hashed::HashMap;
use crate::repetition::{Charge, ChargeKind, Span};
use crate::rulebook::Rulebook;
use crate::ruled::Action;
use crate::settings::{AnotherTarget, Renewals, WarnedWindow, WarningRules};

/// What both sides are charged with, and on which pieces where that tells classes of play apart.
type PlayClass = ByColor<(ChargeKind, Vec<Point>)>;

/// What is due now, and the ply from which play was judged for it.
#[derive(Clone, Copy)]
pub struct Due {
    pub action: Action,
    pub from: usize,
    /// Whether it warns anew because forbidden play, once warned, was given up.
    pub renewed: bool,
    /// The ply of the warning on which a ruling rests.
    pub warned: Option<usize>,
}

/// A warning that was given for a position.
#[derive(Clone)]
struct Warned {
    /// The ply of the warned position.
    ply: usize,
    /// The ply from which play was judged for it.
    from: usize,
    class: PlayClass,
    /// Whether it was given in this very position, which it then fixes; otherwise for another one of the same cycle.
    fixes: bool,
}

/// The warnings given so far; of one position the last one stands.
pub struct Warnings<'a> {
    game: &'a Game,
    rulebook: &'a Rulebook,
    /// The occurrence at which a warning is due.
    at: usize,
    /// What is known of the warnings.
    known: Known,
    given: Vec<Warned>,
    /// The warnings given for each position, by its hash.
    by_position: HashMap<u64, Vec<usize>>,
}

impl<'a> Warnings<'a> {
    /// No warning given yet in a game of whose warnings this is known.
    pub fn new(game: &'a Game, rulebook: &'a Rulebook, at: usize, known: Known) -> Self {
        Self { game, rulebook, at, known, given: Vec::new(), by_position: HashMap::default() }
    }

    /// What is due at the end of a game.
    pub fn due(game: &'a Game, rulebook: &'a Rulebook, at: usize) -> Option<Due> {
        let mut warnings = Self::new(game, rulebook, at, game.warned().clone());
        (warnings.first_given()..=game.ply()).map(|ply| warnings.reach(ply)).last().flatten()
    }

    /// The first ply at which a ruling was due.
    pub fn first_ruling(game: &'a Game, rulebook: &'a Rulebook, at: usize) -> Option<usize> {
        let mut warnings = Self::new(game, rulebook, at, game.warned().clone());
        (warnings.first_given()..=game.ply())
            .find(|&ply| warnings.reach(ply).is_some_and(|due| due.action == Action::Rule))
    }

    /// The ply from which warnings can matter; the last one if none is known.
    fn first_given(&self) -> usize {
        match &self.known {
            Known::InTime => 0,
            Known::After(plies) => plies.iter().copied().min().unwrap_or(self.game.ply()).min(self.game.ply()),
        }
    }

    /// What is due at a ply; a warning that is due is given.
    pub fn reach(&mut self, ply: usize) -> Option<Due> {
        let plies = self.game.occurrences(ply);
        let last = self.of(ply).last().cloned();
        let warned = last.as_ref().filter(|warning| warning.fixes);
        let from = match warned {
            Some(warning) => self.judged_from(warning, &plies),
            None if plies.len() >= self.at => plies[0],
            None => return None,
        };
        let class = self.class(from, ply)?;
        if warned.is_some_and(|warning| self.is_under_way(warning, ply, &class)) {
            return None;
        }
        let covered = warned.is_none() && self.covers(&plies, &class, last.as_ref());
        let action = if warned.is_some_and(|warning| warning.class == class) || self.was_renewed(ply, &class) {
            Action::Rule
        } else {
            Action::warning(self.rulebook.repetition.verdict(class.red.0, class.black.0))
        };
        let renewed = action != Action::Rule && warned.is_some_and(|w| is_forbidden(&w.class));
        let warned = warned.filter(|_| action == Action::Rule).map(|warning| warning.ply);
        if covered || action == Action::Rule || self.known.knows(ply) {
            self.by_position.entry(self.position(ply).hash()).or_default().push(self.given.len());
            self.given.push(Warned { ply, from, class, fixes: !covered });
        }
        (!covered).then_some(Due { action, from, renewed, warned })
    }

    /// The warnings given for the position at a ply, oldest first.
    fn of(&self, ply: usize) -> impl Iterator<Item = &Warned> {
        let here = self.by_position.get(&self.position(ply).hash()).map_or(&[][..], Vec::as_slice);
        let given = here.iter().map(|&nth| &self.given[nth]);
        given.filter(move |warning| self.position(warning.ply) == self.position(ply))
    }

    /// Whether this class of play was warned in the position at a ply before, and may not be warned again.
    fn was_renewed(&self, ply: usize, class: &PlayClass) -> bool {
        let warned = self.of(ply).filter(|warning| warning.fixes && warning.class == *class);
        self.rules().renewals == Renewals::Once && warned.count() > 1
    }

    fn rules(&self) -> WarningRules {
        self.rulebook.repetition.warning
    }

    /// The ply from which play is judged when the warned position returns.
    fn judged_from(&self, warning: &Warned, plies: &[usize]) -> usize {
        match self.rules().window {
            WarnedWindow::SinceWarning => warning.ply,
            WarnedWindow::Whole => plies[0],
        }
    }

    /// Whether the warned play has begun anew and is not through yet, and its beginning is of another class.
    ///
    /// Where it goes through the position more than once before it repeats, a part of it does not tell what the whole is,
    /// be the whole forbidden (figure 17b of `roc-113` by purpose) or ordinary (figures 12b and 17b to the letter).
    fn is_under_way(&self, warning: &Warned, now: usize, class: &PlayClass) -> bool {
        let positions = self.game.positions();
        let since = &positions[warning.ply..=now];
        let warned = &positions[warning.from..=warning.ply];
        *class != warning.class && since.len() < warned.len() && warned.starts_with(since)
    }

    /// Whether a warning given since this position last stood speaks for it too: one for play of the same class; or any
    /// one, if the cycle of this position was spoken for before and has not changed its class.
    fn covers(&self, plies: &[usize], class: &PlayClass, before: Option<&Warned>) -> bool {
        let Some(&last) = plies.iter().rev().nth(1) else { return false };
        let unchanged = before.is_some_and(|warning| kinds(&warning.class) == kinds(class));
        let stands = |warning: &Warned| self.of(warning.ply).all(|other| other.ply <= warning.ply);
        let since = &self.given[self.given.partition_point(|warning| warning.ply <= last)..];
        let since = since.iter().filter(|warning| warning.fixes && stands(warning));
        since.into_iter().any(|warning| unchanged || kinds(&warning.class) == kinds(class))
    }

    fn class(&self, from: usize, to: usize) -> Option<PlayClass> {
        let charges = self.rulebook.repetition.charges(Span::new(self.game, from, to)?);
        let told_apart = self.rules().another_target == AnotherTarget::Other;
        let origins = |charge: &Charge| charge.targets.iter().map(|man| man.origin).collect();
        Some(ByColor::from_fn(|side| {
            let charge = &charges[side];
            (charge.kind, if told_apart { origins(charge) } else { Vec::new() })
        }))
    }

    fn position(&self, ply: usize) -> &Position {
        &self.game.positions()[ply]
    }
}

/// What both sides are charged with, whatever the pieces.
fn kinds(class: &PlayClass) -> ByColor<ChargeKind> {
    ByColor::from_fn(|side| class[side].0)
}

fn is_forbidden(class: &PlayClass) -> bool {
    class.red.0 != ChargeKind::None || class.black.0 != ChargeKind::None
}
