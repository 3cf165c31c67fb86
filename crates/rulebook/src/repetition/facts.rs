//! What each move of a stretch does.

use xiangqi::{Bitboard, Color, Move, Piece, Point, Position, Role};

use super::attack::{Attack, Class, Exemption, attacks};
use super::span::{Origins, Span};
use crate::settings::{Chase, Fresh, RootLoss};

/// A piece followed through a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// What it is.
    pub piece: Piece,
    /// Where it stood at the start of the stretch.
    pub origin: Point,
    /// Where it stands when spoken of.
    pub on: Point,
}

/// How a move checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Check {
    /// The piece that moved checks.
    Direct,
    /// Another piece checks.
    Discovered,
    /// Several pieces check.
    Double,
}

/// How a reply ended a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The target moved away.
    Moved,
    /// A piece came between, or onto the leg or the eye.
    Blocked,
    /// The cannon lost its screen, or got a second one.
    Unscreened,
    /// The target was given a real root.
    Rooted,
    /// The target can now take the attacker.
    TakesBack,
    /// The attacker may no longer leave its line.
    Pinned,
}

/// An attack that stands after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attacked {
    /// The attacker.
    pub by: Man,
    /// The target.
    pub on: Man,
    /// What the rulebook makes of it.
    pub class: Class,
    /// Whether the attack itself is new: before the move this piece could not take that one.
    pub new: bool,
    /// Whether this move makes the chase.
    pub fresh: bool,
    /// Whether it would, by the loss of a root, but for the chaser's being chased itself.
    pub excused: bool,
    /// How the reply ends it, if it does.
    pub answer: Option<Answer>,
    /// Whether the target may not leave its line or point.
    pub on_bound: bool,
}

impl Attacked {
    /// Whether this attack is a chase, new or standing.
    pub fn is_chase(&self) -> bool {
        matches!(self.class, Class::Chase(_))
    }
}

/// What one move does.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Which ply of the game it is, from 1.
    pub ply: usize,
    /// Who played it.
    pub side: Color,
    /// The move.
    pub played: Move,
    /// How it checks, if it does, and with which pieces.
    pub check: Option<(Check, Bitboard)>,
    /// What its side attacks after it.
    pub attacks: Vec<Attacked>,
    /// What its side would attack, attacker first, but for its own king.
    pub held_back: Vec<(Piece, Piece)>,
}

impl Facts {
    /// The targets this move freshly chases, by origin; where the reply must answer, only those it answers.
    pub fn chased(&self, rules: &Chase) -> Bitboard {
        let must_answer = rules.fresh == Fresh::Pair;
        let counts = |a: &&Attacked| a.fresh && (!must_answer || a.answer.is_some());
        if self.check.is_some() && !rules.check_may_chase {
            return Bitboard::EMPTY;
        }
        self.attacks.iter().filter(counts).map(|a| a.on.origin).collect()
    }
}

/// What each move of a stretch does, in order.
pub fn facts(span: Span<'_>, rules: &Chase) -> Vec<Facts> {
    let mut origins = span.origins();
    span.plies()
        .map(|ply| {
            let facts = Look::new(span, ply, rules, &origins).facts();
            origins.follow(span.played(ply));
            facts
        })
        .collect()
}

/// One move with what stood before it and what stands after the reply.
struct Look<'a> {
    span: Span<'a>,
    ply: usize,
    side: Color,
    rules: &'a Chase,
    /// Names of the points before the move, after it, and after the reply.
    names: [Origins; 3],
    before: Vec<Attack>,
    reply: Vec<Attack>,
}

impl<'a> Look<'a> {
    fn new(span: Span<'a>, ply: usize, rules: &'a Chase, origins: &Origins) -> Self {
        let side = span.mover(ply);
        let mut names = [origins.clone(), origins.clone(), origins.clone()];
        names[1].follow(span.played(ply));
        names[2].follow(span.played(ply));
        names[2].follow(span.played(ply + 1));
        let before = attacks(span.before(ply), side, rules);
        let reply = attacks(span.after(ply + 1), side, rules);
        Self { span, ply, side, rules, names, before, reply }
    }

    fn facts(&self) -> Facts {
        let played = self.span.played(self.ply);
        let after = self.span.after(self.ply);
        Facts {
            ply: self.ply,
            side: self.side,
            played,
            check: check(after, self.side, played),
            attacks: attacks(after, self.side, self.rules).into_iter().map(|a| self.attacked(a)).collect(),
            held_back: held_back(after, self.side),
        }
    }

    fn attacked(&self, attack: Attack) -> Attacked {
        let (by, on) = (self.man(attack.by), self.man(attack.on));
        let earlier = self.find(&self.before, &self.names[0], by, on);
        let excused = attack.is_chase() && self.is_excused(by, earlier);
        Attacked {
            by,
            on,
            class: attack.class,
            new: earlier.is_none(),
            fresh: attack.is_chase() && !excused && self.is_fresh(on, earlier),
            excused,
            answer: if attack.is_chase() { self.answer(by, on) } else { None },
            on_bound: self.span.after(self.ply).pinned(!self.side).contains(attack.on),
        }
    }

    fn man(&self, on: Point) -> Man {
        let piece = self.span.after(self.ply).board().get(on).expect("attackers and targets stand on the board");
        Man { piece, origin: self.names[1].of(on), on }
    }

    fn find(&self, among: &[Attack], names: &Origins, by: Man, on: Man) -> Option<Attack> {
        among.iter().copied().find(|a| names.of(a.by) == by.origin && names.of(a.on) == on.origin)
    }

    fn is_fresh(&self, on: Man, earlier: Option<Attack>) -> bool {
        match (self.rules.fresh, self.rules.root_loss, earlier) {
            (Fresh::Target, ..) => !self.before.iter().any(|a| a.is_chase() && self.names[0].of(a.on) == on.origin),
            (Fresh::Pair, _, None) => true,
            (Fresh::Pair, _, Some(earlier)) if earlier.is_chase() => false,
            (Fresh::Pair, RootLoss::Never, _) => false,
            (Fresh::Pair, RootLoss::Counts | RootLoss::UnlessChased, _) => true,
        }
    }

    /// Whether the target of a chase only lost its root, while the chaser was itself chased, and that excuses.
    fn is_excused(&self, by: Man, earlier: Option<Attack>) -> bool {
        let lost_root = earlier.is_some_and(|a| matches!(a.class, Class::Idle(Exemption::Rooted(_))));
        self.rules.root_loss == RootLoss::UnlessChased && lost_root && self.was_chased(by)
    }

    /// Whether the other side chased this piece before the move.
    fn was_chased(&self, man: Man) -> bool {
        attacks(self.span.before(self.ply), !self.side, self.rules)
            .into_iter()
            .any(|a| a.is_chase() && self.names[0].of(a.on) == man.origin)
    }

    /// How the reply ends the chase of one piece by another.
    fn answer(&self, by: Man, on: Man) -> Option<Answer> {
        let reply = self.span.played(self.ply + 1);
        let later = self.find(&self.reply, &self.names[2], by, on);
        match later.map(|a| a.class) {
            Some(Class::Chase(_)) => None,
            Some(Class::Idle(_)) if self.rules.root_loss == RootLoss::Never => None,
            Some(Class::Idle(Exemption::Mutual)) => Some(Answer::TakesBack),
            Some(Class::Idle(_)) => Some(Answer::Rooted),
            None if reply.from == on.on => Some(Answer::Moved),
            None => {
                let position = self.span.after(self.ply + 1);
                let reaches = position.board().reach(by.on).contains(on.on);
                Some(match by.piece.role {
                    _ if reaches => Answer::Pinned,
                    Role::Cannon => Answer::Unscreened,
                    _ => Answer::Blocked,
                })
            }
        }
    }
}

/// The captures of bound pieces that their own king forbids.
fn held_back(after: &Position, side: Color) -> Vec<(Piece, Piece)> {
    let board = after.board();
    let guard = after.guard(side);
    let targets = board.color(!side) - board.role(Role::King);
    guard
        .bound()
        .into_iter()
        .flat_map(|by| (board.reach(by) & targets - guard.targets(by)).into_iter().map(move |on| (by, on)))
        .filter_map(|(by, on)| Some((board.get(by)?, board.get(on)?)))
        .collect()
}

/// How a move checks.
fn check(after: &Position, side: Color, played: Move) -> Option<(Check, Bitboard)> {
    let checkers = after.checkers_of(!side);
    let kind = match checkers.single() {
        _ if checkers.is_empty() => return None,
        Some(point) if point == played.to => Check::Direct,
        Some(_) => Check::Discovered,
        None => Check::Double,
    };
    Some((kind, checkers))
}
