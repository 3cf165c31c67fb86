//! Shapes of cycles found by looking at every pair of moves: there and back, round a line, and places traded.

use super::attack::{Nature, Reading, attacks};
use super::board::{Board, Man, Side, Step, points};
use super::dice::Dice;
use super::walk::{is_legal, steps_from};

/// The pieces a side chases, and the king if it checks, as a set of names.
fn prey(board: &Board, side: Side, reading: Reading) -> u128 {
    let chased = attacks(board, side, reading).into_iter().filter(|attack| attack.nature == Nature::Chase);
    let checked = if board.checkers_on(side.other()).is_empty() { 0 } else { 1 << 127 };
    chased.fold(checked, |set, attack| set | 1 << attack.on)
}

fn back((from, to): Step) -> Step {
    (to, from)
}

/// Both sides there and back: the side to move seems to chase or check on both its moves.
pub fn shuttles(home: &Board, reading: Reading) -> Vec<Vec<Step>> {
    let (side, waiting) = (home.turn, home.passed());
    let known = prey(home, side, reading);
    let replies: Vec<(Step, u128)> =
        steps_from(&waiting).into_iter().map(|n| (n, prey(&waiting.after(n), side, reading))).collect();
    let mut found = Vec::new();
    for m in steps_from(home).into_iter().filter(|&m| is_legal(home, m)) {
        let away = home.after(m);
        let fresh = prey(&away, side, reading) & !known;
        for &(n, again) in &replies {
            let sound = fresh & again != 0 && n.1 != m.1 && is_legal(&away, n);
            if sound && fresh & again & !prey(&away.after(n), side, reading) != 0 {
                found.push(vec![m, n, back(m), back(n)]);
            }
        }
    }
    found
}

/// Both sides round three points of a line: the side to move seems to chase or check with one piece on every move.
pub fn tours(home: &Board, reading: Reading, dice: &mut Dice) -> Vec<Vec<Step>> {
    let (own, foes) = (rounds_of_one(home, dice), rounds_of_one(&home.passed(), dice));
    let mut found = Vec::new();
    for x in &own {
        let first = prey(&home.after(x[0]), home.turn, reading);
        if first == 0 {
            continue;
        }
        for y in &foes {
            let moves: Vec<Step> = x.iter().zip(y).flat_map(|(&x, &y)| [x, y]).collect();
            let seen = |plies: usize| {
                let board = moves[..plies].iter().fold(home.clone(), |board, &step| board.after(step));
                prey(&board, home.turn, reading)
            };
            if first & seen(3) != 0 && first & seen(3) & seen(5) != 0 {
                found.push(moves);
            }
        }
    }
    let most = found.len().min(3);
    (0..most).map(|_| dice.pick(&found).clone()).collect()
}

/// The ways of one rook or cannon of the side to move round three points of a line, some of them.
fn rounds_of_one(board: &Board, dice: &mut Dice) -> Vec<[Step; 3]> {
    let men: Vec<Man> = board.men_of(board.turn).filter(|man| "rc".contains(man.kind())).collect();
    if men.is_empty() {
        return Vec::new();
    }
    let man = *dice.pick(&men);
    let ends: Vec<_> = points().filter(|&at| board.is_empty(at) && board.reaches(man, at)).collect();
    let in_line = |a: (i8, i8), b: (i8, i8)| (a.0 == b.0 && a.0 == man.at.0) || (a.1 == b.1 && a.1 == man.at.1);
    let mut found = Vec::new();
    for _ in 0..12 {
        let (a, b) = if ends.is_empty() { (man.at, man.at) } else { (*dice.pick(&ends), *dice.pick(&ends)) };
        if a != b && in_line(a, b) {
            found.push([(man.at, a), (a, b), (b, man.at)]);
        }
    }
    found
}

/// Two like pieces of one side trade places over two points that both can reach, the other side goes there and back.
pub fn trades(home: &Board, dice: &mut Dice) -> Option<Vec<Step>> {
    let first_trades = dice.once_in(2);
    let (trader, other) = if first_trades { (home.clone(), home.passed()) } else { (home.passed(), home.clone()) };
    let men: Vec<Man> = trader.men_of(trader.turn).collect();
    let (a, b) = (*dice.pick(&men), *dice.pick(&men));
    let between: Vec<_> =
        points().filter(|&at| home.is_empty(at) && home.reaches(a, at) && home.reaches(b, at)).collect();
    let steps = steps_from(&other);
    if a.letter != b.letter || a.at == b.at || between.len() < 2 || steps.is_empty() {
        return None;
    }
    let (over, under) = (between[0], between[between.len() - 1]);
    let trade = [(a.at, over), (b.at, under), (over, b.at), (under, a.at)];
    let (once, again) = (*dice.pick(&steps), *dice.pick(&steps));
    let wait = [once, back(once), again, back(again)];
    let (first, second) = if first_trades { (trade, wait) } else { (wait, trade) };
    Some(first.into_iter().zip(second).flat_map(|(first, second)| [first, second]).collect())
}
