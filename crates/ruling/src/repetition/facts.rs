//! What each move of a stretch does.

use std::cell::OnceCell;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use xiangqi::{Bitboard, Color, Move, Piece, Point, Position, Role};

use super::attack::{Attack, Attacks, Class, Exemption};
use super::span::{Origins, Span};
use crate::settings::{Chase, DoubleAttack, Fresh, RootLoss};

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

impl Man {
    /// The same piece on the same point, by where it came from now.
    pub(super) fn again(self, origins: &Origins) -> Self {
        Self { origin: origins.of(self.on), ..self }
    }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
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

/// Whether a move makes a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Freshness {
    /// It does.
    Fresh,
    /// The chase stood before.
    Standing,
    /// It would, by the loss of a root, but for the chaser's being chased itself.
    Excused,
}

/// An attack that stands after a move, and how it is answered.
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
    /// Whether this move makes the chase; `None` if the attack is none.
    pub freshness: Option<Freshness>,
    /// How the reply ends it, if it does; where a chase is new by its target, only if no other piece chases that now.
    pub answer: Option<Answer>,
    /// The piece that would retake, of a chase that a root does not help against.
    pub root: Option<Point>,
    /// The piece that would have retaken before the move and would no longer: the chase is new because of that.
    pub root_lost: Option<Point>,
    /// The piece that would retake since the reply, which ends the chase by that.
    pub root_gained: Option<Point>,
    /// Whether the target may not leave its line or point.
    pub on_bound: bool,
}

impl Attacked {
    /// Whether this attack is a chase, new or standing.
    pub fn is_chase(&self) -> bool {
        matches!(self.class, Class::Chase(_))
    }

    /// Whether this move makes the chase.
    pub fn is_fresh(&self) -> bool {
        self.freshness == Some(Freshness::Fresh)
    }
}

/// What one move does.
#[derive(Clone, Debug)]
pub struct MoveFacts {
    /// Which ply of the game it is, from 1.
    pub ply: usize,
    /// Who played it.
    pub side: Color,
    /// The move.
    pub played: Move,
    /// What kind of piece moved.
    pub mover: Role,
    /// How it checks, if it does, and with which pieces.
    pub check: Option<(Check, Bitboard)>,
    /// What its side attacks after it.
    pub attacks: Vec<Attacked>,
    /// What its side would attack, attacker first, but for its own king.
    pub held_back: Vec<(Piece, Piece)>,
}

impl MoveFacts {
    /// Whether this move makes a chase.
    pub fn makes_chase(&self) -> bool {
        self.attacks.iter().any(Attacked::is_fresh)
    }

    /// The targets this move freshly chases, by origin; where the reply must answer, only those it answers.
    pub fn chased(&self, rules: &Chase) -> Bitboard {
        if self.check.is_some() && !rules.check_may_chase {
            return Bitboard::EMPTY;
        }
        let fresh = || self.attacks.iter().filter(|a| a.is_fresh());
        let ended = |a: &&Attacked| rules.fresh == Fresh::Target || a.answer.is_some();
        let chased: Bitboard = fresh().filter(ended).map(|a| a.on.origin).collect();
        match rules.double_attack {
            DoubleAttack::OneEnded => chased,
            DoubleAttack::AllEnded => chased - fresh().filter(|a| !ended(a)).map(|a| a.on.origin).collect::<Bitboard>(),
        }
    }
}

/// What each move of a stretch does, in order.
pub fn facts(span: Span<'_>, rules: &Chase) -> Vec<MoveFacts> {
    let mut origins = span.origins();
    let mut all: Vec<MoveFacts> = Vec::with_capacity(span.plies().count());
    for ply in span.plies() {
        origins.follow(span.played(ply));
        let facts = match span.again(ply) {
            Some(earlier) if span.played(earlier + 1) == span.played(ply + 1) => {
                all[earlier - span.first() - 1].again(ply, &origins)
            }
            _ => MoveFacts::new(span, ply, &origins, rules),
        };
        all.push(facts);
    }
    all
}

impl MoveFacts {
    /// What a move does, with the pieces where they came from by then.
    pub(super) fn new(span: Span<'_>, ply: usize, origins: &Origins, rules: &Chase) -> Self {
        let (after, played) = (span.after(ply), span.played(ply));
        let moment = Moment::new(span, ply, rules);
        let bound = after.pinned(!moment.side);
        Self {
            ply,
            side: moment.side,
            played,
            mover: moment.mover(),
            check: check(after, moment.side, played),
            attacks: moment.after.all().into_iter().map(|a| moment.attacked(a, origins, bound)).collect(),
            held_back: held_back(after, moment.side),
        }
    }

    /// What the same move does when it is played and answered again in the same position.
    pub(super) fn again(&self, ply: usize, origins: &Origins) -> Self {
        let attacked = |a: &Attacked| Attacked { by: a.by.again(origins), on: a.on.again(origins), ..*a };
        Self { ply, attacks: self.attacks.iter().map(attacked).collect(), held_back: self.held_back.clone(), ..*self }
    }
}

/// One move: what its side attacked before it, attacks after it, and still attacks after the reply.
///
/// Pieces keep their names over the two plies by who moved: only the mover's piece changed its point with the move, only
/// one of the other side's with the reply.
pub struct Moment<'a> {
    /// Who moved.
    pub side: Color,
    position: &'a Position,
    rules: &'a Chase,
    played: Move,
    answer: Move,
    earlier: &'a Position,
    replied: &'a Position,
    /// What the side attacks after its move.
    after: Attacks<'a>,
    /// What it attacked before, and what it attacks after the reply; looked at only if that matters.
    before: OnceCell<Attacks<'a>>,
    reply: OnceCell<Attacks<'a>>,
}

impl<'a> Moment<'a> {
    /// A move of a stretch.
    pub fn new(span: Span<'a>, ply: usize, rules: &'a Chase) -> Self {
        let side = span.mover(ply);
        let (earlier, position, replied) = (span.before(ply), span.after(ply), span.after(ply + 1));
        Self {
            side,
            position,
            rules,
            played: span.played(ply),
            answer: span.played(ply + 1),
            earlier,
            replied,
            after: Attacks::new(position, side, rules),
            before: OnceCell::new(),
            reply: OnceCell::new(),
        }
    }

    fn mover(&self) -> Role {
        self.position.board().get(self.played.to).expect("the piece that moved stands on the board").role
    }

    fn before(&self) -> &Attacks<'a> {
        self.before.get_or_init(|| Attacks::new(self.earlier, self.side, self.rules))
    }

    fn reply(&self) -> &Attacks<'a> {
        self.reply.get_or_init(|| Attacks::new(self.replied, self.side, self.rules))
    }

    /// The targets among these that the move freshly chases; where the reply must answer, only those it answers.
    pub fn freshly_chased(&self, among: Bitboard) -> Bitboard {
        match self.rules.fresh {
            Fresh::Target => {
                let chased = self.after.chased(among);
                if chased.is_empty() { chased } else { chased - self.before().chased(chased) }
            }
            Fresh::Pair => {
                let chased = self.after.chased(among);
                chased.into_iter().filter(|&on| self.counts_on(on)).collect()
            }
        }
    }

    /// Whether a piece is freshly chased and the reply answers that.
    fn counts_on(&self, on: Point) -> bool {
        let mut fresh = self.position.board().attackers_to(on, self.side).into_iter().filter(|&by| self.chases(by, on));
        match self.rules.double_attack {
            DoubleAttack::OneEnded => fresh.any(|by| self.answer(by, on).is_some()),
            DoubleAttack::AllEnded => {
                let answers: Vec<bool> = fresh.map(|by| self.answer(by, on).is_some()).collect();
                !answers.is_empty() && answers.into_iter().all(|ended| ended)
            }
        }
    }

    /// Whether one piece freshly chases another.
    fn chases(&self, by: Point, on: Point) -> bool {
        matches!(self.after.between(by, on), Some(Class::Chase(_))) && self.is_fresh(by, on, self.earlier(by, on))
    }

    /// What the attack of one piece on another was before the move.
    fn earlier(&self, by: Point, on: Point) -> Option<Class> {
        self.before().between(self.came_from(by), on)
    }

    /// Where a piece of the mover's side stood before the move.
    fn came_from(&self, point: Point) -> Point {
        if point == self.played.to { self.played.from } else { point }
    }

    fn attacked(&self, attack: Attack, origins: &Origins, bound: Bitboard) -> Attacked {
        let man = |on: Point| {
            let piece = self.position.board().get(on).expect("attackers and targets stand on the board");
            Man { piece, origin: origins.of(on), on }
        };
        let Attack { by, on, class } = attack;
        let attacked = Attacked {
            by: man(by),
            on: man(on),
            class,
            new: !self.before().is_attack(self.came_from(by), on),
            freshness: None,
            answer: None,
            root: None,
            root_lost: None,
            root_gained: None,
            on_bound: bound.contains(on),
        };
        let Class::Chase(ground) = class else { return attacked };
        let earlier = self.earlier(by, on);
        let freshness = self.freshness(by, on, earlier);
        let replied = if self.stays_chased(on) { None } else { Some(self.reply().between(by, self.now_on(on))) };
        let answer = replied.and_then(|class| self.answered(by, on, class));
        Attacked {
            freshness: Some(freshness),
            answer,
            root: if ground.despite_roots() { self.after.root(by, on) } else { None },
            root_lost: root_of(earlier).filter(|_| freshness == Freshness::Fresh),
            root_gained: answer.and_then(|_| root_of(replied.flatten())),
            ..attacked
        }
    }

    fn freshness(&self, by: Point, on: Point, earlier: Option<Class>) -> Freshness {
        if self.is_fresh(by, on, earlier) {
            Freshness::Fresh
        } else if self.is_excused(by, earlier) {
            Freshness::Excused
        } else {
            Freshness::Standing
        }
    }

    fn is_fresh(&self, by: Point, on: Point, earlier: Option<Class>) -> bool {
        match (self.rules.fresh, self.rules.root_loss, earlier) {
            (Fresh::Target, ..) => self.before().chased(Bitboard::from(on)).is_empty(),
            (Fresh::Pair, _, None) => true,
            (Fresh::Pair, _, Some(Class::Chase(_))) => false,
            (Fresh::Pair, RootLoss::Counts, _) => true,
            (Fresh::Pair, RootLoss::Never, _) => false,
            (Fresh::Pair, RootLoss::UnlessChased, _) => !self.is_excused(by, earlier),
        }
    }

    /// Whether the target of a chase only lost its root, while the chaser was itself chased, and that excuses.
    fn is_excused(&self, by: Point, earlier: Option<Class>) -> bool {
        let lost_root = matches!(earlier, Some(Class::Idle(Exemption::Rooted(_))));
        self.rules.root_loss == RootLoss::UnlessChased && lost_root && self.was_chased(by)
    }

    /// Whether the other side chased this piece before the move.
    fn was_chased(&self, by: Point) -> bool {
        let piece = Bitboard::from(self.came_from(by));
        !Attacks::new(self.earlier, !self.side, self.rules).chased(piece).is_empty()
    }

    /// Where a piece of the other side stands after the reply.
    fn now_on(&self, on: Point) -> Point {
        if self.answer.from == on { self.answer.to } else { on }
    }

    /// Whether a target is chased after the reply too, by whatever piece, where that is what counts.
    fn stays_chased(&self, on: Point) -> bool {
        let now = self.now_on(on);
        self.rules.fresh == Fresh::Target && !self.reply().chased(Bitboard::from(now)).is_empty()
    }

    /// How the reply ends the chase of one piece by another.
    fn answer(&self, by: Point, on: Point) -> Option<Answer> {
        self.answered(by, on, self.reply().between(by, self.now_on(on)))
    }

    /// The same, by what the attack is after the reply.
    fn answered(&self, by: Point, on: Point, replied: Option<Class>) -> Option<Answer> {
        let moved = self.answer.from == on;
        match replied {
            Some(Class::Chase(_)) => None,
            Some(Class::Idle(_)) if self.rules.root_loss == RootLoss::Never => None,
            Some(Class::Idle(Exemption::Mutual)) => Some(Answer::TakesBack),
            Some(Class::Idle(_)) => Some(Answer::Rooted),
            None if moved => Some(Answer::Moved),
            None if self.replied.board().reach(by).contains(on) => Some(Answer::Pinned),
            None if self.position.board().role(Role::Cannon).contains(by) => Some(Answer::Unscreened),
            None => Some(Answer::Blocked),
        }
    }
}

/// The piece that would retake, where an attack is no chase for that.
fn root_of(class: Option<Class>) -> Option<Point> {
    match class {
        Some(Class::Idle(Exemption::Rooted(root))) => Some(root),
        _ => None,
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
        .flat_map(|by| (board.reach(by) & (targets - guard.targets(by))).into_iter().map(move |on| (by, on)))
        .filter_map(|(by, on)| Some((board.get(by)?, board.get(on)?)))
        .collect()
}

/// How a move checks.
pub(super) fn check(after: &Position, side: Color, played: Move) -> Option<(Check, Bitboard)> {
    let checkers = after.checkers_of(!side);
    let kind = match checkers.single() {
        _ if checkers.is_empty() => return None,
        Some(point) if point == played.to => Check::Direct,
        Some(_) => Check::Discovered,
        None => Check::Double,
    };
    Some((kind, checkers))
}
