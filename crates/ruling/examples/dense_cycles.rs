//! Names the moves of cycles in which both sides have many strong pieces: `dense_cycles COUNT SEED [BOUND]`.
//!
//! Prints how many cycles are left undecided under `cn-referee` with so many positions a move, how many have another answer in
//! a mirror or with the sides exchanged, how much processor time all took, and the slowest.
use std::time::{Duration, Instant};

use ruling::Game;
use ruling::repetition::{IfContinued, Span};
use ruling::settings::{Forbidden, Naming};
use xiangqi::{Board, ByColor, Color, Move, Piece, Point, Position, Role, Setup};

/// Numbers by chance, the same for the same seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % most
    }
}

fn main() {
    let number = |nth: usize| std::env::args().nth(nth).and_then(|text| text.parse::<usize>().ok());
    let (count, mut dice) = (number(1).unwrap_or(100), Dice(number(2).unwrap_or(1) as u64));
    let mut rulebook = books::cn_referee::rulebook();
    if let (Some(bound), Forbidden::AnyAttack(naming)) = (number(3), &mut rulebook.repetition.forbidden) {
        *naming = Naming { check_bound: bound, exchange_bound: bound, verdict_bound: bound, ..*naming };
    }
    let clock = Instant::now();
    let (mut undecided, mut uneven) = (0, 0);
    let (mut slowest, mut all) = ((Duration::ZERO, String::new()), Duration::ZERO);
    for game in std::iter::from_fn(|| Some(cycle(&mut dice))).flatten().take(count) {
        let Some(span) = Span::new(&game, 0, game.ply()) else { continue };
        let begun = spent(clock);
        let charges = rulebook.repetition.kinds(span);
        let took = spent(clock).saturating_sub(begun);
        all += took;
        let open = rulebook.repetition.verdict(charges.red, charges.black) == IfContinued::Undecided;
        undecided += usize::from(open);
        let mirrored = image(&game, Position::mirrored, Point::mirrored);
        let flipped = image(&game, Position::flipped, Point::flipped);
        let kinds = |game: &Game| Span::new(game, 0, game.ply()).map(|span| rulebook.repetition.kinds(span));
        let swapped = ByColor { red: charges.black, black: charges.red };
        uneven += usize::from(kinds(&mirrored) != Some(charges) || kinds(&flipped) != Some(swapped));
        let shown = || format!("{} {:?}", Setup::from(&game.positions()[0]), game.moves());
        if open {
            println!("{took:?} {}", shown());
        }
        if took > slowest.0 {
            slowest = (took, shown());
        }
    }
    println!("{undecided} of {count} undecided, {uneven} uneven, {all:?}, slowest {slowest:?}");
}

/// The processor time of this thread where the system tells it, so that other work on the machine does not count; or else the
/// time of the clock.
fn spent(clock: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| clock.elapsed(), Duration::from_nanos)
}

/// A game as it is seen from elsewhere.
fn image(game: &Game, turned: fn(&Position) -> Position, point: fn(Point) -> Point) -> Game {
    let moves: Vec<Move> = game.moves().iter().map(|m| Move { from: point(m.from), to: point(m.to) }).collect();
    Game::with_moves(Setup::from(&turned(&game.positions()[0])), &moves).expect("an image of a game is one")
}

/// A position with five to seven strong pieces a side and a cycle of four plies from it, if chance finds one.
fn cycle(dice: &mut Dice) -> Option<Game> {
    let mut board = Board::empty();
    for color in Color::ALL {
        let king = points(color, dice);
        board.put(king, Piece { color, role: Role::King });
        let strong = 5 + dice.below(3);
        let mut left = vec![Role::Rook, Role::Rook, Role::Horse, Role::Horse, Role::Cannon, Role::Cannon];
        for _ in 0..strong {
            let role = if left.is_empty() { Role::Pawn } else { left.swap_remove(dice.below(left.len())) };
            let on = Point::all().nth(dice.below(Point::COUNT))?;
            if board.get(on).is_some() {
                return None;
            }
            board.put(on, Piece { color, role });
        }
    }
    let turn = if dice.below(2) == 0 { Color::Red } else { Color::Black };
    let start = Setup { board, turn, ..Setup::start() };
    let position = Position::try_from(start.clone()).ok()?;
    let pick = |position: &Position, dice: &mut Dice| {
        let quiet: Vec<Move> =
            position.legal_moves().iter().copied().filter(|m| position.board().get(m.to).is_none()).collect();
        (!quiet.is_empty()).then(|| quiet[dice.below(quiet.len())])
    };
    let first = pick(&position, dice)?;
    let second = pick(&position.after(first), dice)?;
    let back = |m: Move| Move { from: m.to, to: m.from };
    Game::with_moves(start, &[first, second, back(first), back(second)]).ok()
}

/// A point of a side's palace.
fn points(color: Color, dice: &mut Dice) -> Point {
    let palace: Vec<Point> = Point::all()
        .filter(|point| {
            let rank = point.rank() as u8;
            (3..6).contains(&(point.file() as u8)) && if color == Color::Red { rank <= 2 } else { rank >= 7 }
        })
        .collect();
    palace[dice.below(palace.len())]
}
