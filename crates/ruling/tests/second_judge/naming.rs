//! The gravest name of each ply where every attack counts: check, threat of mate, chase, or none of them.
//!
//! Every answer is `None` when a search through checks grows too large for a slow board.

use std::collections::BTreeSet;

use super::board::{Board, Man, Side, Spot};
use super::exchange::{Exchange, has_force, steps};
use super::mate::{MOST, Mates, Run, Search};
use super::window::Window;

/// The name of a ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    Check,
    Kill,
    /// A chase of these pieces.
    Chase(BTreeSet<u8>),
    /// A chase of these by pawns alone.
    PawnChase(BTreeSet<u8>),
    Idle,
}

/// What kind of hand takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hand {
    Piece,
    Pawn,
    King,
}

/// What a side could win on a board if it were to move.
struct Gains<'a> {
    board: Board,
    exchange: Exchange<'a>,
}

impl Gains<'_> {
    /// The hands that win a piece by taking it, and whether any capture wins it, even an exchange of like pieces.
    fn hands(&self, target: Spot) -> Option<(BTreeSet<Hand>, bool)> {
        let (mut hands, mut won) = (BTreeSet::new(), false);
        for step in steps(&self.board, &self.exchange.standing, |at| at == target) {
            if !self.exchange.wins(&self.board, step)? {
                continue;
            }
            won = true;
            let man = self.board.man(step.0).expect("a piece takes");
            match man.kind() {
                'k' => _ = hands.insert(Hand::King),
                'p' => _ = hands.insert(Hand::Pawn),
                _ if self.is_offer(man, target)? => {}
                _ => _ = hands.insert(Hand::Piece),
            }
        }
        Some((hands, won))
    }

    /// Whether the target is of the taker's kind, and could take it instead without being mated.
    fn is_offer(&self, man: Man, target: Spot) -> Option<bool> {
        let other = self.board.man(target).expect("a target stands on the board");
        if man.kind() != other.kind() || !self.board.may_go(other, man.at, &[]) {
            return Some(false);
        }
        let back = self.board.passed().after((target, man.at));
        Some(!self.exchange.mates(&back)?)
    }

    /// Whether a piece is won by a run of checks, one at least; or mate is, if that will do.
    fn is_won_by_checks(&self, target: Spot, or_mate: bool) -> Option<bool> {
        let goal = |run: &Run| self.reaches(run);
        let search = Search::new(self.board.turn, &self.exchange.standing, MOST, &goal, or_mate);
        search.forces(&Run::new(&self.board, Some(target)))
    }

    /// Whether the prey can now be taken with gain; what was won on the way does not count, what was lost does.
    fn reaches(&self, run: &Run) -> Option<bool> {
        for step in steps(&run.board, &self.exchange.standing, |at| Some(at) == run.prey) {
            if self.exchange.takes(&run.board, step, run.balance.losses())? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// The name of a ply, from the boards before and after it.
fn name(before: &Board, after: &Board, mates: &Mates) -> Option<Name> {
    if !after.checkers_on(after.turn).is_empty() {
        return Some(Name::Check);
    }
    let again = after.passed();
    if mates.by_checks(&again)? {
        return Some(Name::Kill);
    }
    let now = Gains { exchange: Exchange::new(&again, mates)?, board: again };
    let earlier = Gains { exchange: Exchange::despite_threat(before, mates)?, board: before.clone() };
    let (mut chased, mut by_pawns) = (BTreeSet::new(), BTreeSet::new());
    for target in after.men_of(after.turn).filter(|&man| has_force(man)) {
        let ((hands, won), (earlier_hands, earlier_won)) = (now.hands(target.at)?, earlier.hands(target.at)?);
        if !won {
            let new = now.is_won_by_checks(target.at, true)?
                && !earlier_won
                && !earlier.is_won_by_checks(target.at, !mates.by_checks(before)?)?;
            chased.extend(new.then_some(target.name));
        } else if let Some(&hand) = hands.first()
            && !earlier_hands.iter().any(|&earlier| earlier <= hand)
        {
            match hand {
                Hand::Piece => _ = chased.insert(target.name),
                Hand::Pawn => _ = by_pawns.insert(target.name),
                Hand::King => {}
            }
        }
    }
    Some(match (chased.is_empty(), by_pawns.is_empty()) {
        (false, _) => Name::Chase(chased),
        (true, false) => Name::PawnChase(by_pawns),
        (true, true) => Name::Idle,
    })
}

/// The name of every ply of a window; pawns chase if both sides attack on every move.
pub fn names(window: &Window) -> Option<Vec<(Side, Name)>> {
    let (mut names, mates) = (Vec::new(), Mates::default());
    for ply in window.plies() {
        let (before, after) = (&window.boards[ply - 1], &window.boards[ply]);
        names.push((before.turn, name(before, after, &mates)?));
    }
    let mutual = names.iter().all(|(_, name)| *name != Name::Idle);
    for (_, name) in &mut names {
        if let Name::PawnChase(targets) = name {
            *name = if mutual { Name::Chase(std::mem::take(targets)) } else { Name::Idle };
        }
    }
    Some(names)
}

/// Who must vary: one side that checks on every move while the other does not, or one that attacks on every move while
/// the other does not.
pub fn loser(names: &[(Side, Name)]) -> Option<Side> {
    let every = |side: Side, test: fn(&Name) -> bool| names.iter().filter(|(of, _)| *of == side).all(|(_, n)| test(n));
    let rank = |side: Side| (every(side, |name| *name == Name::Check), every(side, |name| *name != Name::Idle));
    match rank(Side::Red).cmp(&rank(Side::Black)) {
        std::cmp::Ordering::Greater => Some(Side::Red),
        std::cmp::Ordering::Less => Some(Side::Black),
        std::cmp::Ordering::Equal => None,
    }
}
