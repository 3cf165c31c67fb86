//! A line that is shown holds what it says: the mate it leads to, or the named piece taken and paid for.

use ruling::repetition::{Chased, Form, Named};
use ruling::settings::Naming;
use xiangqi::{Color, Position, Role};

use super::agreement::{cycles, ends_in_mate, named, positions};

/// What pieces and crossed pawns a side has more than the other, by worth.
fn balance(position: &Position, side: Color) -> (i32, i32) {
    let (mut pieces, mut pawns) = (0, 0);
    for (on, piece) in position.board().iter() {
        let sign = if piece.color == side { 1 } else { -1 };
        let rank = on.rank() as u8;
        match piece.role {
            Role::Rook => pieces += 4 * sign,
            Role::Horse | Role::Cannon => pieces += 2 * sign,
            Role::Advisor | Role::Elephant => pieces += sign,
            Role::Pawn if (piece.color == Color::Red) == (rank > 4) => pawns += sign,
            Role::Pawn | Role::King => {}
        }
    }
    (pieces, pawns)
}

/// Why a line does not hold what it says, if it does not.
fn fault(start: &Position, chased: &Chased) -> Option<&'static str> {
    let side = start.turn();
    let (mut now, mut target, mut taken) = (start.clone(), chased.target.on, false);
    for (ply, &m) in chased.line.iter().enumerate() {
        let Ok(next) = now.play(m) else { return Some("a move is illegal") };
        if ply % 2 == 0 && m.to == target {
            taken = true;
        } else if !taken && m.from == target {
            target = m.to;
        }
        if ply == 0 && (chased.form == Form::Checks) != next.in_check() && !taken {
            return Some("it begins neither with a check nor by taking the piece");
        }
        now = next;
    }
    let mates = now.turn() != side && !now.has_legal_move();
    let ((before, pawns_before), (after, pawns)) = (balance(start, side), balance(&now, side));
    let (pieces, pawns) = (after - before, pawns - pawns_before);
    let worse = pieces <= 0 && pawns <= 0 && (pieces, pawns) != (0, 0);
    let better = pieces >= 0 && pawns >= 0 && (pieces, pawns) != (0, 0);
    match chased.form {
        _ if mates => None,
        _ if !taken => Some("the piece is not taken"),
        Form::Direct(_) if worse => Some("more is lost than won"),
        Form::Exchange | Form::Checks if !better => Some("nothing is won"),
        _ => None,
    }
}

/// The lines of a move that do not hold, after counting all.
fn held(before: &Position, n: &Named, counted: &mut [usize; 3]) {
    let after = before.after(n.played).passed();
    for chased in &n.chased {
        counted[usize::from(chased.form == Form::Checks)] += 1;
        let fault = fault(&after, chased);
        assert_eq!(fault, None, "{before:?} {:?}: {:?} {:?}", n.played, chased.form, chased.line);
    }
    if !n.mate.is_empty() {
        counted[2] += 1;
        assert!(ends_in_mate(&after, &n.mate), "{before:?} {:?}: {:?}", n.played, n.mate);
    }
}

#[test]
fn every_line_holds_what_it_says() {
    let rules = Naming { check_bound: 2_000, exchange_bound: 2_000, move_bound: 4_000, ..Naming::default() };
    let mut counted = [0; 3];
    for (seed, men) in [(11, "KRCNPkrcnaa"), (12, "KRRCNAAkrrcnab"), (13, "KRCCNNBkrccnnb"), (14, "KRNCkrnaabb")] {
        for start in positions(seed, men).take(6) {
            for cycle in cycles(&start).iter().step_by(61) {
                let mut before = start.clone();
                for n in named(&start, cycle, &rules) {
                    held(&before, &n, &mut counted);
                    before = before.after(n.played);
                }
            }
        }
    }
    let [taken, by_checks, mates] = counted;
    assert!(taken > 50 && by_checks > 2 && mates > 20, "{counted:?}");
}
