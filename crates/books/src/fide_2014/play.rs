//! Chess as the desk needs it.

use chess::notation::{MoveText, Notation};
use chess::{Bitboard, Color, File, Move, Piece, Position, Rank, Role, Setup};
use contest::Side;

use crate::desk::{
    Board, ChessMisreading, Line, Man, Marks, Method, Misreading, Play, Square, Step, Unreadable, Written,
};
use crate::fide_2014::Game;

/// Chess.
#[derive(Clone, Copy, Debug)]
pub struct Chess;

/// The colour of a side.
pub fn color(side: Side) -> Color {
    match side {
        Side::First => Color::White,
        Side::Second => Color::Black,
    }
}

/// The side of a colour.
pub fn side(color: Color) -> Side {
    match color {
        Color::White => Side::First,
        Color::Black => Side::Second,
    }
}

/// The square of a chess board that a square is, if it is one.
fn inner(square: Square) -> Option<chess::Square> {
    let file = File::ALL.get(usize::from(square.file()))?;
    let rank = Rank::ALL.get(usize::from(square.rank().checked_sub(1)?))?;
    Some(chess::Square::from_coords(*file, *rank))
}

/// A square of a chess board.
pub fn square(square: chess::Square) -> Square {
    Square::new(square.file() as u8, square.rank() as u8 + 1).expect("a chess board has these squares")
}

/// A move as a step. Castling is the step of the king.
pub fn step(m: Move) -> Step {
    let becomes = m.promotion.and_then(|role| Man::new(role.char()));
    Step { from: square(m.from), to: square(m.to), becomes }
}

/// A step as a move, if a chess board has its squares.
pub fn as_move(step: Step) -> Option<Move> {
    let promotion = match step.becomes {
        Some(man) => Some(Role::from_char(man.letter())?),
        None => None,
    };
    Some(Move { from: inner(step.from)?, to: inner(step.to)?, promotion })
}

fn piece(man: Man) -> Option<Piece> {
    Some(Role::from_char(man.letter())?.of(color(man.side())))
}

fn man(piece: Piece) -> Man {
    Man::new(piece.char()).expect("every piece has a letter")
}

/// The squares on which king and rook of a side begin, and the letters they have, for each flank.
fn homes(side: Side) -> [(Square, Man, Square, Man, Square); 2] {
    let (rank, king, rook) = if side == Side::First { (1, 'K', 'R') } else { (8, 'k', 'r') };
    let at = |file| Square::new(file, rank).expect("a chess board has these squares");
    let man = |letter| Man::new(letter).expect("king and rook have letters");
    [(at(4), man(king), at(7), man(rook), at(5)), (at(4), man(king), at(0), man(rook), at(3))]
}

/// The set-up from which a line was read, unless what stood there was put right since.
fn given(line: &Line) -> Option<Setup> {
    let setup: Setup = line.given()?.parse().ok()?;
    (line.board(0) == Some(&board(&setup))).then_some(setup)
}

/// The rooks with which their kings may still castle after so many plies: they could at the start, and on no board since
/// was either off its first square.
fn castling(line: &Line, plies: usize) -> Bitboard {
    let at_the_start = given(line).map_or(Bitboard::FULL, |setup| setup.castling);
    let stood = |at: Square, man: Man| {
        (0..=plies).all(|ply| line.board(ply).is_some_and(|board| board.get(at) == Some(man)))
            && (plies < line.len() || line.now().get(at) == Some(man))
    };
    let of = |side| {
        homes(side).into_iter().filter(move |&(at, king, corner, rook, _)| stood(at, king) && stood(corner, rook))
    };
    let stand: Bitboard =
        Side::BOTH.into_iter().flat_map(of).filter_map(|(_, _, corner, _, _)| inner(corner)).collect();
    stand & at_the_start
}

/// How many plies, up to one, neither took anything nor moved a pawn.
fn quiet_plies(line: &Line, plies: usize) -> u32 {
    let pawn = |man: Man| matches!(man.letter(), 'P' | 'p');
    let quiet = |ply: &usize| {
        let moved = line.ply(*ply).zip(line.board(ply.saturating_sub(1)));
        moved.is_some_and(|(ply, before)| ply.taken.is_none() && !before.get(ply.step.from).is_some_and(pawn))
    };
    let since = (1..=plies).rev().take_while(quiet).count();
    let before = if since == plies { given(line).map_or(0, |setup| setup.quiet_plies) } else { 0 };
    before.saturating_add(u32::try_from(since).unwrap_or(u32::MAX))
}

/// The square that the last of so many plies passed over with a pawn.
fn passed_over(line: &Line, plies: usize) -> Option<chess::Square> {
    if plies == 0 {
        return given(line)?.en_passant;
    }
    let last = line.ply(plies).filter(|last| last.legal)?;
    let moved = line.board(plies.checked_sub(1)?)?.get(last.step.from)?;
    let two = last.step.from.rank().abs_diff(last.step.to.rank()) == 2;
    let middle = u8::midpoint(last.step.from.rank(), last.step.to.rank());
    let pawn = matches!(moved.letter(), 'P' | 'p');
    if two && pawn { inner(Square::new(last.step.from.file(), middle)?) } else { None }
}

/// What stands on a board, as far as a chess board has it.
fn placed(board: &Board) -> chess::Board {
    let mut placed = chess::Board::empty();
    for (at, man) in board.men() {
        if let (Some(at), Some(piece)) = (inner(at), piece(man)) {
            placed.set_piece_at(at, piece);
        }
    }
    placed
}

/// The set-up after so many plies.
pub fn setup(line: &Line, plies: usize, turn: Side) -> Option<Setup> {
    let board = if plies == line.len() { line.now() } else { line.board(plies)? };
    Some(Setup {
        board: placed(board),
        turn: color(turn),
        castling: castling(line, plies),
        en_passant: passed_over(line, plies).filter(|_| turn == line.turn_after(plies)),
        quiet_plies: quiet_plies(line, plies),
        move_number: move_number(line, plies),
    })
}

/// The number of the move after so many plies.
fn move_number(line: &Line, plies: usize) -> u32 {
    let first = given(line).map_or(1, |setup| setup.move_number);
    let made = plies + usize::from(line.turn_after(0) == Side::Second);
    first.saturating_add(u32::try_from(made / 2).unwrap_or(u32::MAX))
}

/// The position after so many plies, if what stood there is one of a game.
pub fn position(line: &Line, plies: usize, turn: Side) -> Option<Position> {
    let board = if plies == line.len() { line.now() } else { line.board(plies)? };
    let stands = |(at, man): (Square, Man)| inner(at).is_some() && piece(man).is_some();
    let in_order = board.loose().is_empty() && board.men().all(stands);
    if in_order { Position::standing(&setup(line, plies, turn)?).ok() } else { None }
}

/// The position at the end of a line.
pub fn now(line: &Line) -> Option<Position> {
    position(line, line.len(), line.turn())
}

/// The moves at the end of a line that were all made by the rules, as a game.
pub fn game(line: &Line) -> Option<Game> {
    let first = line.len() - line.sound_tail();
    let mut game = Game::new(setup(line, first, line.turn_after(first))?).ok()?;
    for ply in line.plies().get(first..)? {
        game.play(as_move(ply.step)?).ok()?;
    }
    Some(game)
}

/// The rook that a step of the king carries along: from where to where.
pub fn carried_rook(board: &Board, step: Step) -> Option<Step> {
    let king = board.get(step.from)?;
    let flank = |&(at, man, corner, rook, crossed): &(Square, Man, Square, Man, Square)| {
        let two = step.to.rank() == at.rank() && step.to.file().abs_diff(at.file()) == 2;
        let towards = (step.to.file() > at.file()) == (corner.file() > at.file());
        let there = king == man && step.from == at && board.get(corner) == Some(rook) && crossed != step.to;
        two && towards && there
    };
    homes(king.side()).into_iter().find(flank).map(|(_, _, corner, _, crossed)| Step::new(corner, crossed))
}

/// Whether a king and a rook of its side stand where they begin, so that somebody might think of castling.
pub fn at_home(board: &Board, king: Square, rook: Square) -> bool {
    let stand = |side| {
        homes(side).into_iter().any(|(at, man, corner, castle, _)| {
            (at, corner) == (king, rook) && board.get(at) == Some(man) && board.get(corner) == Some(castle)
        })
    };
    Side::BOTH.into_iter().any(stand)
}

/// The pawn that a step of a pawn takes in passing.
fn taken_in_passing(board: &Board, step: Step) -> Option<Square> {
    let pawn = board.get(step.from).filter(|man| matches!(man.letter(), 'P' | 'p'))?;
    let aside = step.from.file().abs_diff(step.to.file()) == 1 && board.get(step.to).is_none();
    let beside = Square::new(step.to.file(), step.from.rank()).filter(|_| aside)?;
    let other = board.get(beside)?;
    (other.side() != pawn.side() && matches!(other.letter(), 'P' | 'p')).then_some(beside)
}

impl Play for Chess {
    fn start(&self) -> Board {
        board(&Setup::start())
    }

    fn read_board(&self, fen: &str) -> Result<(Board, Side), Unreadable> {
        let setup: Setup = fen.parse().map_err(|error: chess::notation::fen::FenError| unreadable(fen, error))?;
        Ok((board(&setup), side(setup.turn)))
    }

    fn fen(&self, line: &Line) -> String {
        let stands = now(line).map(|position| Setup::from(&position));
        stands.or_else(|| setup(line, line.len(), line.turn())).map(|setup| setup.to_string()).unwrap_or_default()
    }

    fn legal(&self, line: &Line) -> Option<Vec<Step>> {
        Some(now(line)?.legal_moves().into_iter().map(step).collect())
    }

    fn read(&self, line: &Line, side: Side, text: &str) -> Result<Step, Unreadable> {
        if let Ok(m) = text.parse::<Move>() {
            return Ok(step(m));
        }
        let written: MoveText =
            text.parse().map_err(|error: chess::notation::NotationError| unreadable(text, error))?;
        let resolved = match position(line, line.len(), side) {
            Some(position) => written.resolve(&position).map_err(|error| unreadable(text, error)),
            None => Err(Unreadable::new(text, Misreading::NoPosition)),
        };
        resolved.or_else(|error| written.carried(&placed(line.now()), color(side)).ok_or(error)).map(step)
    }

    fn write(&self, line: &Line, step: Step) -> String {
        let legal = now(line).zip(as_move(step)).filter(|(position, m)| position.is_legal(*m));
        legal.map_or_else(|| step.to_string(), |(position, m)| Notation::San.write(&position, m))
    }

    fn written(&self, line: &Line, plies: usize, text: &str) -> Option<Written> {
        let read: MoveText = text.parse().ok()?;
        let position = position(line, plies, line.turn_after(plies));
        let means = position.and_then(|position| read.resolve(&position).ok()).map(step);
        let by_coordinates = text.trim().parse::<Move>().is_ok();
        let method = Method { way: if by_coordinates { "coordinates" } else { "algebraic" }, man: "letter" };
        let marks = Marks { capture: text.contains(['x', ':']), check: text.contains('+'), offer: read.draw_offered() };
        Some(Written { means: means.into_iter().collect(), method, marks })
    }

    fn marks(&self, line: &Line, plies: usize, step: Step) -> Marks {
        let position = position(line, plies, line.turn_after(plies));
        let due = position.zip(as_move(step)).filter(|(position, m)| position.is_legal(*m));
        due.map_or_else(Marks::default, |(position, m)| Marks {
            capture: position.taken_by(m).is_some(),
            check: position.after(m).in_check(),
            offer: false,
        })
    }

    fn carried_out(&self, line: &Line, step: Step) -> Board {
        let mut board = line.now().clone();
        let rook = carried_rook(&board, step);
        let passed = taken_in_passing(&board, step);
        if let Some(man) = board.remove(step.from) {
            board.put(step.to, step.becomes.map_or(man, |kind| of_side(kind, man.side())));
        }
        if let Some(rook) = rook
            && let Some(man) = board.remove(rook.from)
        {
            board.put(rook.to, man);
        }
        if let Some(passed) = passed {
            board.remove(passed);
        }
        board
    }

    fn taken(&self, board: &Board, step: Step) -> Option<Square> {
        let there = board.get(step.to).filter(|_| step.from != step.to).map(|_| step.to);
        there.or_else(|| taken_in_passing(board, step))
    }

    fn has_square(&self, square: Square) -> bool {
        inner(square).is_some()
    }

    fn checks(&self, line: &Line, step: Step) -> bool {
        let after = now(line).zip(as_move(step)).and_then(|(position, m)| position.play(m).ok());
        after.is_some_and(|after| after.in_check())
    }
}

/// A man of a side, of the kind that a letter says.
fn of_side(kind: Man, side: Side) -> Man {
    let letter = kind.letter();
    let letter = if side == Side::First { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() };
    Man::new(letter).unwrap_or(kind)
}

fn board(setup: &Setup) -> Board {
    setup.board.iter().map(|(at, piece)| (square(at), man(piece))).collect()
}

fn unreadable(text: &str, why: impl Into<ChessMisreading>) -> Unreadable {
    Unreadable::new(text, why.into())
}
