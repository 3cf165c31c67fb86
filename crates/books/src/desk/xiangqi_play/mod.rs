//! Xiangqi as the desk needs it.

pub(crate) mod counted;
pub(crate) mod hold;
pub(crate) mod judged;
pub(crate) mod made;

use std::cell::RefCell;

use contest::Side;
use xiangqi::notation::{self, MoveText, Notation};
use xiangqi::{Color, File, Move, Piece, Point, Position, Rank, Role, Setup};

use super::board::{Board, Man, Square, Step};
use super::line::Line;
use super::play::{Marks, Method, Play, Written};
use super::reading::{Misreading, Unreadable};

/// Xiangqi.
#[derive(Clone, Copy, Debug)]
pub struct Xiangqi;

/// The colour of a side.
pub fn color(side: Side) -> Color {
    match side {
        Side::First => Color::Red,
        Side::Second => Color::Black,
    }
}

/// The side of a colour.
pub fn side(color: Color) -> Side {
    match color {
        Color::Red => Side::First,
        Color::Black => Side::Second,
    }
}

/// The point a square is, if the board has it.
pub fn point(square: Square) -> Option<Point> {
    Some(Point::new(File::from_index(square.file())?, Rank::from_index(square.rank())?))
}

/// The square a point is.
pub fn square(point: Point) -> Square {
    Square::new(point.file() as u8, point.rank() as u8).expect("every point is a square")
}

/// A move as a step.
pub fn step(m: Move) -> Step {
    Step::new(square(m.from), square(m.to))
}

/// A step as a move, if both its squares are points.
pub fn as_move(step: Step) -> Option<Move> {
    Some(Move { from: point(step.from)?, to: point(step.to)? })
}

fn man(piece: Piece) -> Man {
    let letter = piece.role.letter();
    let letter = if piece.color == Color::Red { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
    Man::new(letter).expect("every piece has a letter")
}

fn piece(man: Man) -> Option<Piece> {
    Some(Piece { color: color(man.side()), role: Role::from_letter(man.letter().to_ascii_lowercase())? })
}

/// What stands on the points of a board.
pub fn setup(board: &Board, turn: Side) -> Setup {
    let mut placed = xiangqi::Board::empty();
    for (square, man) in board.men() {
        if let (Some(point), Some(piece)) = (point(square), piece(man)) {
            placed.put(point, piece);
        }
    }
    Setup { board: placed, turn: color(turn), quiet_plies: 0, move_number: 1 }
}

/// The position that stands on a board, if it is one of a game.
pub fn position(board: &Board, turn: Side) -> Option<Position> {
    POSITIONS.with_borrow_mut(|recent| {
        recent.of(board, turn, || is_in_order(board).then(|| Position::try_from(setup(board, turn)).ok()).flatten())
    })
}

/// Whether all men of a board stand on points.
fn is_in_order(board: &Board) -> bool {
    let stands = |(square, man): (Square, Man)| point(square).is_some() && piece(man).is_some();
    board.loose().is_empty() && board.men().all(stands)
}

/// What stands on a board as far as moves go, though no game may lead to it: after a wrong move that nobody noticed.
pub fn standing(board: &Board, turn: Side) -> Option<Position> {
    STANDING.with_borrow_mut(|recent| {
        recent.of(board, turn, || is_in_order(board).then(|| Position::standing(setup(board, turn)).ok()).flatten())
    })
}

thread_local! {
    static POSITIONS: RefCell<Recent> = const { RefCell::new(Recent(Vec::new())) };
    static STANDING: RefCell<Recent> = const { RefCell::new(Recent(Vec::new())) };
}

/// What stood on the boards looked at last: one entry asks about the same few again and again.
struct Recent(Vec<(Board, Side, Option<Position>)>);

impl Recent {
    /// How many boards are remembered: those before and after a move, and where it was taken back to.
    const MANY: usize = 4;

    fn of(&mut self, board: &Board, turn: Side, make: impl FnOnce() -> Option<Position>) -> Option<Position> {
        let known = |(other, side, _): &&(Board, Side, _)| *side == turn && other == board;
        if let Some((_, _, found)) = self.0.iter().rev().find(known) {
            return found.clone();
        }
        let made = make();
        if self.0.len() == Self::MANY {
            self.0.remove(0);
        }
        self.0.push((board.clone(), turn, made.clone()));
        made
    }
}

/// A position in which what is written of a side's men can be read. What stands may be none, after a wrong move that nobody
/// noticed: it is read then with the other king where it makes one.
fn readable(board: &Board, side: Side) -> Option<Position> {
    let king = |(_, man): &(Square, Man)| man.side() != side && man.letter().eq_ignore_ascii_case(&'k');
    let elsewhere = || {
        let (from, man) = board.men().find(king)?;
        let palace = palace_of(!side).filter(|square| board.get(*square).is_none());
        let moved = |to: Square| {
            let mut board = board.clone();
            board.remove(from);
            board.put(to, man);
            standing(&board, side)
        };
        palace.into_iter().find_map(moved)
    };
    standing(board, side).or_else(elsewhere)
}

/// The squares of a side's palace.
fn palace_of(side: Side) -> impl Iterator<Item = Square> {
    let base = if side == Side::First { 0 } else { 7 };
    (3..=5).flat_map(move |file| (base..base + 3).filter_map(move |rank| Square::new(file, rank)))
}

fn board(setup: &Setup) -> Board {
    setup.board.iter().map(|(point, piece)| (square(point), man(piece))).collect()
}

/// Writes a legal move at the end of a line; by coordinates if it is none.
fn write(line: &Line, step: Step, notation: Notation) -> String {
    let legal = standing(line.now(), line.turn()).zip(as_move(step)).filter(|(position, m)| position.is_legal(*m));
    legal.map_or_else(|| step.to_string(), |(position, m)| notation.write(&position, m))
}

impl Play for Xiangqi {
    fn start(&self) -> Board {
        board(&Setup::start())
    }

    fn read_board(&self, fen: &str) -> Result<(Board, Side), Unreadable> {
        let setup: Setup = fen.parse().map_err(|error: notation::fen::FenError| Unreadable::new(fen, error))?;
        Ok((board(&setup), side(setup.turn)))
    }

    fn fen(&self, line: &Line) -> String {
        setup(line.now(), line.turn()).to_string()
    }

    fn legal(&self, line: &Line) -> Option<Vec<Step>> {
        let position = standing(line.now(), line.turn())?;
        Some(position.legal_moves().iter().map(|&m| step(m)).collect())
    }

    fn read(&self, line: &Line, side: Side, text: &str) -> Result<Step, Unreadable> {
        if let Ok(m) = text.parse::<Move>() {
            return Ok(step(m));
        }
        let written: MoveText = text.parse().map_err(|error: notation::NotationError| Unreadable::new(text, error))?;
        let position = readable(line.now(), side).ok_or_else(|| Unreadable::new(text, Misreading::NoPosition))?;
        written.resolve(&position).map(step).map_err(|error| Unreadable::new(text, error))
    }

    fn write(&self, line: &Line, step: Step) -> String {
        write(line, step, Notation::ChineseTraditional)
    }

    fn write_simplified(&self, line: &Line, step: Step) -> String {
        write(line, step, Notation::ChineseSimplified)
    }

    fn write_in_letters(&self, line: &Line, step: Step) -> String {
        write(line, step, Notation::Wxf)
    }

    fn written(&self, line: &Line, plies: usize, text: &str) -> Option<Written> {
        let read: MoveText = text.parse().ok()?;
        let position = line.board(plies).and_then(|board| standing(board, line.turn_after(plies)));
        let means = position.map(|position| read.meanings(&position).into_iter().map(step).collect());
        let said = read.marks();
        let marks = Marks { capture: said.capture, check: said.check, offer: said.draw_offered };
        Some(Written { means: means.unwrap_or_default(), method: method(&read, text), marks })
    }

    fn marks(&self, line: &Line, plies: usize, step: Step) -> Marks {
        let position = line.board(plies).and_then(|board| standing(board, line.turn_after(plies)));
        let due = position.zip(as_move(step)).filter(|(position, m)| position.is_legal(*m));
        let due = due.map(|(position, m)| notation::Marks::of(&position, m)).unwrap_or_default();
        Marks { capture: due.capture, check: due.check, offer: false }
    }

    fn carried_out(&self, line: &Line, step: Step) -> Board {
        let mut board = line.now().clone();
        if let Some(man) = board.remove(step.from) {
            board.put(step.to, step.becomes.unwrap_or(man));
        }
        board
    }

    fn has_square(&self, square: Square) -> bool {
        point(square).is_some()
    }

    fn checks(&self, line: &Line, step: Step) -> bool {
        let after = self.carried_out(line, step);
        standing(&after, !line.turn()).is_some_and(|position| position.in_check())
    }
}

/// How a move is written: the way by words, by signs, by a line or nothing (the short form), or by coordinates; the piece by
/// its character or a letter.
fn method(read: &MoveText, text: &str) -> Method {
    let has = |signs: &[char]| text.contains(signs);
    let way = if read.is_by_coordinates() {
        "coordinates"
    } else if has(&['進', '进', '退', '平']) {
        "words"
    } else if !read.has_direction() || has(&['\u{332}', '\u{305}']) {
        "short"
    } else {
        "signs"
    };
    let by_letter = text.trim_start().starts_with(|c: char| c.is_ascii());
    Method { way, man: if by_letter { "letter" } else { "character" } }
}
