//! Where a warning must come before the ruling: what is due now, found by keeping the game from its start.

use xiangqi::{ByColor, Point, Position};

use crate::game::{Game, Warned};
use crate::hashed::HashMap;
use crate::repetition::{Charge, ChargeKind, Span};
use crate::rulebook::Rulebook;
use crate::ruled::Action;
use crate::settings::{AnotherTarget, Renewals, WarnedWindow, WarningRules};

/// How many warnings for a position are looked back at besides the last.
const EARLIER: usize = 4;

/// What both sides are charged with, and on which pieces where that tells classes of play apart.
type PlayClass = ByColor<(ChargeKind, Vec<Point>)>;

/// What is due now, and the ply from which play was judged for it.
#[derive(Clone, Copy)]
pub struct DueNow {
    pub action: Action,
    pub from: usize,
    /// Whether it warns anew because forbidden play, once warned, was given up.
    pub renewed: bool,
    /// Whether it warns later than was first due, since nobody has warned of this position yet.
    pub late: bool,
    /// The ply of the warning on which a ruling rests.
    pub warned: Option<usize>,
}

/// A warning that was given for a position.
#[derive(Clone)]
struct WarnedPosition {
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
    known: Warned,
    given: Vec<WarnedPosition>,
    /// The warnings given for each position, by its hash.
    by_position: HashMap<u64, Vec<usize>>,
    /// The class of the play up to a ply, and the ply from which it was judged.
    classes: HashMap<usize, (usize, PlayClass)>,
}

impl<'a> Warnings<'a> {
    /// No warning given yet in a game of whose warnings this is known.
    pub fn new(game: &'a Game, rulebook: &'a Rulebook, at: usize, known: Warned) -> Self {
        let (by_position, classes) = (HashMap::default(), HashMap::default());
        Self { game, rulebook, at, known, given: Vec::new(), by_position, classes }
    }

    /// What is due at the end of a game.
    pub fn due(game: &'a Game, rulebook: &'a Rulebook, at: usize) -> Option<DueNow> {
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
            Warned::InTime => 0,
            Warned::After(plies) => plies.iter().copied().min().unwrap_or(self.game.ply()).min(self.game.ply()),
        }
    }

    /// What is due at a ply; a warning that is due is given.
    pub fn reach(&mut self, ply: usize) -> Option<DueNow> {
        let times = self.game.times(ply);
        if times < self.at.min(2) {
            return None;
        }
        let last = self.of(ply).next_back().cloned();
        let lap = self.gone_through(ply);
        let warned = lap.as_ref().or(last.as_ref()).filter(|warning| warning.fixes);
        let from = match warned {
            Some(warning) => self.judged_from(warning, ply),
            None if times >= self.at => self.game.first_occurrence(ply),
            None => return None,
        };
        let class = self.class(from, ply)?;
        let covered = warned.is_none() && self.covers(ply, &class, last.as_ref());
        let action = if warned.is_some_and(|warning| warning.class == class) || self.was_renewed(ply, &class) {
            Action::Rule
        } else {
            Action::warning(self.rulebook.repetition.verdict(class.red.0, class.black.0))
        };
        let renewed = action != Action::Rule && warned.is_some_and(|w| is_forbidden(&w.class));
        let late = last.is_none() && times > self.at;
        let warned = warned.filter(|_| action == Action::Rule).map(|warning| warning.ply);
        if covered || action == Action::Rule || self.known.knows(ply) {
            self.by_position.entry(self.position(ply).hash()).or_default().push(self.given.len());
            self.given.push(WarnedPosition { ply, from, class, fixes: !covered });
        }
        (!covered).then_some(DueNow { action, from, renewed, late, warned })
    }

    /// The warnings given for the position at a ply, oldest first.
    fn of(&self, ply: usize) -> impl DoubleEndedIterator<Item = &WarnedPosition> {
        let here = self.by_position.get(&self.position(ply).hash()).map_or(&[][..], Vec::as_slice);
        let given = here.iter().map(|&nth| &self.given[nth]);
        given.filter(move |warning| self.position(warning.ply) == self.position(ply))
    }

    /// Whether this class of play was warned in the position at a ply before, and may not be warned again.
    fn was_renewed(&self, ply: usize, class: &PlayClass) -> bool {
        let warned = || self.of(ply).filter(|warning| warning.fixes && warning.class == *class);
        self.rules().renewals == Renewals::Once && warned().nth(1).is_some()
    }

    fn rules(&self) -> WarningRules {
        self.rulebook.repetition.warning
    }

    /// The ply from which play is judged when the warned position returns.
    fn judged_from(&self, warning: &WarnedPosition, ply: usize) -> usize {
        match self.rules().window {
            WarnedWindow::SinceWarning => warning.ply,
            WarnedWindow::Whole => self.game.first_occurrence(ply),
        }
    }

    /// An earlier warning for the position at a ply, if what was warned then has just been gone through once more.
    ///
    /// Where that goes through the position more than once before it repeats, a part of it is dealt with for what it is
    /// by itself, and warned if that is forbidden; the whole is still what was warned first, be it forbidden (figure 17b of
    /// `roc-113` by purpose) or ordinary (figures 12b and 17b to the letter), in whatever order its parts come.
    fn gone_through(&mut self, ply: usize) -> Option<WarnedPosition> {
        let lap =
            |warning: &&WarnedPosition| ply - warning.ply == warning.ply - warning.from && self.is_lap(warning, ply);
        let found = self.of(ply).rev().filter(|warning| warning.fixes).skip(1).take(EARLIER).find(lap).cloned()?;
        (self.class(found.ply, ply)? == found.class).then_some(found)
    }

    /// Whether play since a warning goes through the positions that were warned, from wherever it began.
    fn is_lap(&self, warning: &WarnedPosition, now: usize) -> bool {
        let positions = self.game.positions();
        let since = &positions[warning.ply + 1..=now];
        let warned = &positions[warning.from + 1..=warning.ply];
        let begins = |at: &usize| *at == 0 || warned[at - 1] == positions[warning.ply];
        let goes_on = |at: usize| warned[at..].iter().chain(warned).zip(since).all(|(one, other)| one == other);
        (0..warned.len()).filter(begins).any(goes_on)
    }

    /// Whether a warning given since this position last stood speaks for it too: one for play of the same class; or any
    /// one, if the cycle of this position was spoken for before and has not changed its class.
    fn covers(&self, ply: usize, class: &PlayClass, before: Option<&WarnedPosition>) -> bool {
        let &[last, _] = self.game.last_occurrences(ply, 2).as_slice() else { return false };
        let unchanged = before.is_some_and(|warning| kinds(&warning.class) == kinds(class));
        let stands =
            |warning: &WarnedPosition| self.of(warning.ply).next_back().is_none_or(|last| last.ply <= warning.ply);
        let since = &self.given[self.given.partition_point(|warning| warning.ply <= last)..];
        let since = since.iter().filter(|warning| warning.fixes && stands(warning));
        since.into_iter().any(|warning| unchanged || kinds(&warning.class) == kinds(class))
    }

    /// The class of the play between two plies; a lap that repeats those before it does not change it.
    fn class(&mut self, from: usize, to: usize) -> Option<PlayClass> {
        let again = self.game.laps_again(to).filter(|&(first, _)| first >= from);
        let known = again.and_then(|(_, last)| self.classes.get(&last).filter(|(since, _)| *since == from));
        let class = match known {
            Some((_, class)) => class.clone(),
            None => self.judged(from, to)?,
        };
        self.classes.insert(to, (from, class.clone()));
        Some(class)
    }

    fn judged(&self, from: usize, to: usize) -> Option<PlayClass> {
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
