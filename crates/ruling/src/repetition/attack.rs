//! Who attacks whom, as if a side were to move, and which of these attacks a rulebook calls a chase.

use xiangqi::{Bitboard, Color, Guard, Move, Piece, Point, Position, Role};

use crate::settings::{BoundLike, Chase, Mutual, Pinned, RootTest};

/// One piece that could legally take another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Where the attacker stands.
    pub by: Point,
    /// Where the target stands.
    pub on: Point,
    /// What the rulebook makes of it.
    pub class: Class,
}

/// What a rulebook makes of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A chase.
    Chase(Ground),
    /// No chase, for this reason.
    Idle(Exemption),
}

/// Why an attack is a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// No piece stands by the target at all.
    Rootless,
    /// The piece on this point seems to protect the target but could not retake.
    FalseRoot(Point),
    /// The target is a rook, and this kind may not chase even a rooted one.
    RookTarget,
    /// The target may not leave its line to take an attacker of its own kind, and no root frees it.
    BoundLike,
}

impl Ground {
    /// Whether roots do not help against it.
    pub(super) fn despite_roots(self) -> bool {
        matches!(self, Self::RookTarget | Self::BoundLike)
    }
}

/// Why an attack is no chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exemption {
    /// The attacker is the king.
    ByKing,
    /// The attacker is a pawn.
    ByPawn,
    /// The attacker is an advisor or an elephant and the target no rook.
    ByGuard,
    /// The target is a pawn that has not crossed the river.
    UncrossedPawn,
    /// The target could take the attacker.
    Mutual,
    /// The piece on this point would retake.
    Rooted(Point),
}

impl Attack {
    /// Whether this attack is a chase.
    pub fn is_chase(self) -> bool {
        matches!(self.class, Class::Chase(_))
    }
}

/// What one side could take in a position if it were to move, and what the rulebook makes of it.
///
/// A check the side itself stands in is left out of account: what it could take but for the check, it attacks. So is a
/// check the other side stands in when it is asked whether that side could take back or retake.
pub struct Attacks<'a> {
    position: &'a Position,
    side: Color,
    rules: &'a Chase,
    guard: Guard<'a>,
    /// The pieces that check the side, and those that check the other side.
    own_checkers: Bitboard,
    other_checkers: Bitboard,
}

impl<'a> Attacks<'a> {
    /// Looks at a position from one side.
    pub fn new(position: &'a Position, side: Color, rules: &'a Chase) -> Self {
        Self {
            position,
            side,
            rules,
            guard: position.guard(side),
            own_checkers: position.checkers_of(side),
            other_checkers: position.checkers_of(!side),
        }
    }

    /// Every attack of the side, king excluded as target.
    pub fn all(&self) -> Vec<Attack> {
        let board = self.position.board();
        let targets = board.color(!self.side) - board.role(Role::King);
        let mut attacks = Vec::new();
        for by in board.color(self.side) {
            for on in self.takes(by, targets) {
                attacks.push(Attack { by, on, class: self.class(by, on) });
            }
        }
        attacks
    }

    /// The pieces among these that the side chases.
    pub fn chased(&self, among: Bitboard) -> Bitboard {
        let board = self.position.board();
        let chases = |by: Point, on: Point| self.may_go(by, on) && matches!(self.class(by, on), Class::Chase(_));
        let is_chased = |&on: &Point| board.attackers_to(on, self.side).into_iter().any(|by| chases(by, on));
        among.into_iter().filter(is_chased).collect()
    }

    /// What the rulebook makes of one piece's attack on another; `None` if it does not attack it.
    pub fn between(&self, by: Point, on: Point) -> Option<Class> {
        self.is_attack(by, on).then(|| self.class(by, on))
    }

    /// Whether one piece could take another.
    pub(super) fn is_attack(&self, by: Point, on: Point) -> bool {
        self.position.board().reach(by).contains(on) && self.may_go(by, on)
    }

    /// The pieces among these that the piece on this point could take.
    fn takes(&self, by: Point, targets: Bitboard) -> impl Iterator<Item = Point> {
        (self.position.board().reach(by) & targets).into_iter().filter(move |&on| self.may_go(by, on))
    }

    /// Whether a piece may take another that it reaches.
    fn may_go(&self, by: Point, on: Point) -> bool {
        if self.rules.pinned_attacker == Pinned::Never && self.guard.bound().contains(by) {
            false
        } else if self.own_checkers.is_empty() {
            self.guard.allows(by).contains(on)
        } else {
            self.is_legal_but_for_check(by, on)
        }
    }

    /// Whether a capture brings no attack upon the own king but that of the checkers that already stand.
    fn is_legal_but_for_check(&self, by: Point, on: Point) -> bool {
        let capture = Move { from: by, to: on };
        let checkers = self.position.checkers_after(self.side, capture, Bitboard::EMPTY, Bitboard::EMPTY);
        (checkers - self.own_checkers).is_empty()
    }

    fn class(&self, by: Point, on: Point) -> Class {
        match self.exemption(by, on) {
            Some(exemption) => Class::Idle(exemption),
            None => self.root_class(by, on),
        }
    }

    /// What exempts the attack whatever roots the target has.
    fn exemption(&self, by: Point, on: Point) -> Option<Exemption> {
        let (attacker, target) = (self.piece(by), self.piece(on));
        let guards = matches!(attacker.role, Role::Advisor | Role::Elephant);
        let mutual = match self.rules.mutual {
            Mutual::SameKind => attacker.role == target.role,
            Mutual::AnyKinds => true,
        };
        match attacker.role {
            Role::King => Some(Exemption::ByKing),
            Role::Pawn => Some(Exemption::ByPawn),
            _ if guards && !self.rules.advisor_elephant_chase && target.role != Role::Rook => Some(Exemption::ByGuard),
            _ if !self.rules.uncrossed_pawn_target && is_uncrossed_pawn(target, on) => Some(Exemption::UncrossedPawn),
            _ if mutual && self.can_take_back(on, by) => Some(Exemption::Mutual),
            _ => None,
        }
    }

    /// Whether the target could itself take the attacker.
    fn can_take_back(&self, target: Point, attacker: Point) -> bool {
        let bound = || self.position.guard(!self.side).bound().contains(target);
        self.position.board().reach(target).contains(attacker)
            && (self.rules.pinned_target == Pinned::PerCapture || !bound())
            && self.may_take(Move { from: target, to: attacker }, Bitboard::EMPTY)
    }

    fn root_class(&self, by: Point, on: Point) -> Class {
        let rook = self.piece(on).role == Role::Rook;
        if rook && self.rules.always_on_rook.contains(&self.piece(by).role) {
            return Class::Chase(Ground::RookTarget);
        }
        if self.rules.bound_like == BoundLike::Chased && self.is_bound_like(by, on) {
            return Class::Chase(Ground::BoundLike);
        }
        let seeming = self.seeming_roots(by, on);
        match self.retaker(seeming, by, on) {
            Some(root) => Class::Idle(Exemption::Rooted(root)),
            None => {
                Class::Chase(seeming.first().or_else(|| self.stood_by(on)).map_or(Ground::Rootless, Ground::FalseRoot))
            }
        }
    }

    /// A piece that would retake if one piece took another.
    pub fn root(&self, by: Point, on: Point) -> Option<Point> {
        self.retaker(self.seeming_roots(by, on), by, on)
    }

    /// The pieces that bear on a target once its attacker has left its point to take it.
    fn seeming_roots(&self, by: Point, on: Point) -> Bitboard {
        let board = self.position.board();
        let roots = board.attackers_past(on, !self.side, Bitboard::from(by));
        match self.rules.root_test {
            RootTest::AfterCapture => roots,
            RootTest::BeforeToo => roots & board.attackers_to(on, !self.side),
        }
    }

    /// The first of these that would retake.
    fn retaker(&self, seeming: Bitboard, by: Point, on: Point) -> Option<Point> {
        seeming.into_iter().find(|&root| self.may_take(Move { from: root, to: on }, Bitboard::from(by)))
    }

    /// Whether attacker and target are of one kind, and the target may not leave its line.
    fn is_bound_like(&self, by: Point, on: Point) -> bool {
        self.piece(by).role == self.piece(on).role && self.position.guard(!self.side).bound().contains(on)
    }

    /// Whether a capture of the other side, after a piece of this side left a point to be taken by it, brings no attack
    /// upon that side's king but that of the checkers that already stand.
    fn may_take(&self, capture: Move, left: Bitboard) -> bool {
        let checkers = self.position.checkers_after(!self.side, capture, left, left);
        (checkers - self.other_checkers).is_empty()
    }

    /// A piece that bears on the target before it is taken.
    fn stood_by(&self, on: Point) -> Option<Point> {
        self.position.board().attackers_to(on, !self.side).first()
    }

    fn piece(&self, point: Point) -> Piece {
        self.position.board().get(point).expect("attackers and targets stand on the board")
    }
}

/// The pieces that would attack the king of a sham protector if it retook what one piece took with another: what holds it where
/// it stands. An attack that stands already holds nothing.
pub fn holders(position: &Position, protector: Point, by: Point, on: Point) -> Bitboard {
    let Some(piece) = position.board().get(protector) else { return Bitboard::EMPTY };
    let (retakes, left) = (Move { from: protector, to: on }, Bitboard::from(by));
    position.checkers_after(piece.color, retakes, left, left) - position.checkers_of(piece.color)
}

/// Whether this is a pawn on its own side of the river.
pub fn is_uncrossed_pawn(piece: Piece, on: Point) -> bool {
    let own_half = match piece.color {
        Color::Red => on.rank() as u8 <= 4,
        Color::Black => on.rank() as u8 >= 5,
    };
    piece.role == Role::Pawn && own_half
}
