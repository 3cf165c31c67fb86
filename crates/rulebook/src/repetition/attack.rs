//! Who attacks whom, as if a side were to move, and which of these attacks a rulebook calls a chase.

use xiangqi::{Bitboard, Color, Move, Piece, Point, Position, Role};

use crate::settings::{Chase, Mutual, Pinned};

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

/// All that a side could take if it were to move, king excluded, each with what the rulebook makes of it.
///
/// A check the side itself stands in is left out of account: what it could take but for the check, it attacks.
pub fn attacks(position: &Position, side: Color, rules: &Chase) -> Vec<Attack> {
    Attacks::new(position, side, rules).all()
}

struct Attacks<'a> {
    /// The position with the side to move.
    position: Position,
    side: Color,
    rules: &'a Chase,
    /// The pieces that check the side, and those that check the other side, in the position as it stands.
    own_checkers: Bitboard,
    other_checkers: Bitboard,
}

impl<'a> Attacks<'a> {
    fn new(position: &Position, side: Color, rules: &'a Chase) -> Self {
        Self {
            own_checkers: position.checkers_of(side),
            other_checkers: position.checkers_of(!side),
            position: if position.turn() == side { position.clone() } else { position.passed() },
            side,
            rules,
        }
    }

    fn all(&self) -> Vec<Attack> {
        let board = self.position.board();
        let targets = board.color(!self.side) - board.role(Role::King);
        let guard = self.position.guard(self.side);
        let mut attacks = Vec::new();
        for by in board.color(self.side) {
            let reach = board.reach(by) & targets;
            if reach.is_empty() || self.rules.pinned_attacker == Pinned::Never && guard.bound().contains(by) {
                continue;
            }
            let legal =
                if self.own_checkers.is_empty() { guard.targets(by) & reach } else { self.but_for_check(by, reach) };
            attacks.extend(legal.into_iter().map(|on| Attack { by, on, class: self.class(by, on) }));
        }
        attacks
    }

    /// Of these captures, those that are legal but for the checkers that already stand.
    fn but_for_check(&self, by: Point, reach: Bitboard) -> Bitboard {
        reach
            .into_iter()
            .filter(|&on| {
                let after = self.position.after(Move { from: by, to: on });
                (after.checkers_of(self.side) - self.own_checkers).is_empty()
            })
            .collect()
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

    /// Whether the target could itself take the attacker, a check its side stands in left out of account.
    fn can_take_back(&self, target: Point, attacker: Point) -> bool {
        let bound = || self.position.guard(!self.side).bound().contains(target);
        let may_leave = self.rules.pinned_target == Pinned::PerCapture || !bound();
        may_leave && self.position.board().reach(target).contains(attacker) && {
            let after = self.position.passed().after(Move { from: target, to: attacker });
            (after.checkers_of(!self.side) - self.other_checkers).is_empty()
        }
    }

    fn root_class(&self, by: Point, on: Point) -> Class {
        let rook = self.piece(on).role == Role::Rook;
        if rook && self.rules.always_on_rook.contains(&self.piece(by).role) {
            return Class::Chase(Ground::RookTarget);
        }
        let after = self.position.after(Move { from: by, to: on });
        let mut seeming = after.board().attackers_to(on, !self.side);
        let real = seeming.into_iter().find(|&root| self.retakes(&after, root, on));
        if let Some(root) = real {
            return Class::Idle(Exemption::Rooted(root));
        }
        if seeming.is_empty() {
            seeming = self.seeming_roots(on);
        }
        Class::Chase(seeming.first().map_or(Ground::Rootless, Ground::FalseRoot))
    }

    /// Whether the piece on this point legally retakes, a check that stood before left out of account.
    fn retakes(&self, after: &Position, root: Point, on: Point) -> bool {
        let next = after.after(Move { from: root, to: on });
        (next.checkers_of(!self.side) - self.other_checkers).is_empty()
    }

    /// The pieces that bear on the target before it is taken.
    fn seeming_roots(&self, on: Point) -> Bitboard {
        self.position.board().attackers_to(on, !self.side)
    }

    fn piece(&self, point: Point) -> Piece {
        self.position.board().get(point).expect("attackers and targets stand on the board")
    }
}

/// Whether this is a pawn on its own side of the river.
pub fn is_uncrossed_pawn(piece: Piece, on: Point) -> bool {
    let own_half = match piece.color {
        Color::Red => on.rank() as u8 <= 4,
        Color::Black => on.rank() as u8 >= 5,
    };
    piece.role == Role::Pawn && own_half
}
