//! A slow board: letters on ninety points, each piece with a name of its own, every question answered by trying.

use std::fmt::Write as _;

use arrayvec::ArrayVec;

/// A point as file and rank, both from 0, Red's left back corner first.
pub type Spot = (i8, i8);

/// A move from one point to another.
pub type Step = (Spot, Spot);

/// The side a piece or a move belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Red,
    Black,
}

impl Side {
    pub fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

/// A piece on the board: its letter (capital for Red), its name, and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    pub letter: char,
    pub name: u8,
    pub at: Spot,
}

impl Man {
    pub fn side(self) -> Side {
        side_of(self.letter)
    }

    /// The letter without its colour.
    pub fn kind(self) -> char {
        self.letter.to_ascii_lowercase()
    }
}

fn side_of(letter: char) -> Side {
    if letter.is_ascii_uppercase() { Side::Red } else { Side::Black }
}

const EMPTY: char = '.';

/// The letters on the points, rank by rank.
pub type Letters = [[u8; 9]; 10];

/// A board with a side to move.
#[derive(Clone, Debug)]
pub struct Board {
    letters: Letters,
    names: [[u8; 9]; 10],
    /// Where the kings stand, Red's first.
    kings: [Spot; 2],
    pub turn: Side,
}

/// The four ways along a line, and the eight leaps of a horse.
const LINES: [Spot; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const LEAPS: [Spot; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const DIAGONALS: [Spot; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

impl Board {
    pub fn empty(turn: Side) -> Self {
        Self { letters: [[byte(EMPTY); 9]; 10], names: [[0; 9]; 10], kings: [(4, 0), (4, 9)], turn }
    }

    /// Reads the first two fields of a FEN; the pieces are named after the points they stand on.
    pub fn from_fen(fen: &str) -> Self {
        let mut fields = fen.split(' ');
        let rows = fields.next().expect("a FEN has a board");
        let turn = if fields.next() == Some("b") { Side::Black } else { Side::Red };
        let mut board = Self::empty(turn);
        for (row, rank) in rows.split('/').zip((0..10).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    file += i8::try_from(gap).expect("a digit is small");
                } else {
                    board.put(letter, (file, rank));
                    file += 1;
                }
            }
        }
        board
    }

    /// Writes the position as a FEN.
    pub fn fen(&self) -> String {
        let mut text = String::new();
        for rank in (0..10).rev() {
            let mut gap = 0;
            for file in 0..9 {
                let letter = self.letter((file, rank));
                if letter == EMPTY {
                    gap += 1;
                    continue;
                }
                if gap > 0 {
                    write!(text, "{gap}").expect("a string takes text");
                }
                gap = 0;
                text.push(letter);
            }
            if gap > 0 {
                write!(text, "{gap}").expect("a string takes text");
            }
            text.push(if rank > 0 { '/' } else { ' ' });
        }
        text + if self.turn == Side::Red { "w - - 0 1" } else { "b - - 0 1" }
    }

    /// Puts a piece down, named after the point.
    pub fn put(&mut self, letter: char, at: Spot) {
        let (file, rank) = index(at);
        self.letters[rank][file] = byte(letter);
        self.names[rank][file] = u8::try_from(rank * 9 + file).expect("ninety points");
        self.follow_king(letter, at);
    }

    fn follow_king(&mut self, letter: char, at: Spot) {
        match letter {
            'K' => self.kings[0] = at,
            'k' => self.kings[1] = at,
            _ => {}
        }
    }

    /// Takes the piece on a point off the board.
    pub fn lift(&mut self, at: Spot) {
        self.put(EMPTY, at);
    }

    /// Names every piece anew after the point it stands on.
    pub fn rename(&mut self) {
        for at in points() {
            self.put(self.letter(at), at);
        }
    }

    pub fn letter(&self, at: Spot) -> char {
        let (file, rank) = index(at);
        char::from(self.letters[rank][file])
    }

    pub fn is_empty(&self, at: Spot) -> bool {
        self.letter(at) == EMPTY
    }

    /// The piece on a point.
    pub fn man(&self, at: Spot) -> Option<Man> {
        let (file, rank) = index(at);
        let letter = char::from(self.letters[rank][file]);
        (letter != EMPTY).then(|| Man { letter, name: self.names[rank][file], at })
    }

    /// All pieces.
    pub fn men(&self) -> impl Iterator<Item = Man> {
        points().filter_map(|at| self.man(at))
    }

    /// The pieces of a side.
    pub fn men_of(&self, side: Side) -> impl Iterator<Item = Man> {
        self.men().filter(move |man| man.side() == side)
    }

    /// The letters alone.
    pub fn letters(&self) -> Letters {
        self.letters
    }

    /// Whether the same letters stand on the same points, and the same side is to move.
    pub fn looks_like(&self, other: &Self) -> bool {
        self.letters == other.letters && self.turn == other.turn
    }

    /// The board after a move, legal or not; the piece keeps its name and the other side is to move.
    pub fn after(&self, (from, to): Step) -> Self {
        let mut next = self.clone();
        let ((from_file, from_rank), (to_file, to_rank)) = (index(from), index(to));
        next.letters[to_rank][to_file] = self.letters[from_rank][from_file];
        next.names[to_rank][to_file] = self.names[from_rank][from_file];
        next.letters[from_rank][from_file] = byte(EMPTY);
        next.turn = self.turn.other();
        next.follow_king(self.letter(from), to);
        next
    }

    /// The same board with the other side to move.
    pub fn passed(&self) -> Self {
        Self { turn: self.turn.other(), ..self.clone() }
    }

    /// How many pieces stand strictly between two points of one line; `None` if they share no line.
    fn between(&self, (file, rank): Spot, (to_file, to_rank): Spot) -> Option<usize> {
        if (file == to_file) == (rank == to_rank) {
            return None;
        }
        let step = ((to_file - file).signum(), (to_rank - rank).signum());
        let steps = (to_file - file).abs() + (to_rank - rank).abs();
        Some((1..steps).filter(|i| !self.is_empty((file + step.0 * i, rank + step.1 * i))).count())
    }

    /// Whether the piece can go to a point by the way its kind moves, kings' safety aside.
    pub fn reaches(&self, man: Man, to: Spot) -> bool {
        let there = self.letter(to);
        if there != EMPTY && side_of(there) == man.side() {
            return false;
        }
        let ((file, rank), (to_file, to_rank)) = (man.at, to);
        let (across, up) = (to_file - file, to_rank - rank);
        let far = (across.abs(), up.abs());
        match man.kind() {
            'r' => self.between(man.at, to) == Some(0),
            'c' => self.between(man.at, to) == Some(usize::from(there != EMPTY)),
            'n' => match far {
                (1, 2) => self.is_empty((file, rank + up / 2)),
                (2, 1) => self.is_empty((file + across / 2, rank)),
                _ => false,
            },
            'b' => far == (2, 2) && !crossed(man.side(), to) && self.is_empty((file + across / 2, rank + up / 2)),
            'a' => far == (1, 1) && in_palace(man.side(), to),
            'k' => far.0 + far.1 == 1 && in_palace(man.side(), to),
            'p' => {
                let ahead = if man.side() == Side::Red { 1 } else { -1 };
                (across, up) == (0, ahead) || (far == (1, 0) && crossed(man.side(), man.at))
            }
            other => panic!("no piece is written {other}"),
        }
    }

    /// The points the piece can go to by the way its kind moves, kings' safety aside.
    pub fn ends(&self, man: Man) -> ArrayVec<Spot, 17> {
        let shifted = |&(across, up): &Spot| (man.at.0 + across, man.at.1 + up);
        match man.kind() {
            'r' | 'c' => LINES.iter().flat_map(|&way| self.ends_in_line(man, way)).collect(),
            'n' => self.reached(man, LEAPS.iter().map(shifted)),
            'b' => self.reached(man, DIAGONALS.iter().map(|&(across, up)| shifted(&(2 * across, 2 * up)))),
            'a' => self.reached(man, DIAGONALS.iter().map(shifted)),
            _ => self.reached(man, LINES.iter().map(shifted)),
        }
    }

    /// The points a rook or cannon can go to in one way: those up to the first piece, and that piece or the next one.
    fn ends_in_line(&self, man: Man, way: Spot) -> impl Iterator<Item = Spot> {
        let far = line(man.at, way).position(|at| !self.is_empty(at)).unwrap_or(10);
        let target = line(man.at, way).filter(|&at| !self.is_empty(at)).nth(usize::from(man.kind() == 'c'));
        line(man.at, way).take(far).chain(target.filter(|&at| side_of(self.letter(at)) != man.side()))
    }

    /// Those of these points that lie on the board and that the piece can go to.
    fn reached(&self, man: Man, ends: impl Iterator<Item = Spot>) -> ArrayVec<Spot, 17> {
        ends.filter(|&to| on_board(to) && self.reaches(man, to)).collect()
    }

    /// The first two pieces met from a point in each way, and what stands a horse's leap away: only from there can a king
    /// be attacked.
    fn suspects(&self, from: Spot) -> impl Iterator<Item = Man> {
        let near = LINES.into_iter().flat_map(move |way| line(from, way).filter_map(|at| self.man(at)).take(2));
        let leaps = LEAPS.into_iter().map(move |(across, up)| (from.0 + across, from.1 + up));
        near.chain(leaps.filter(|&at| on_board(at)).filter_map(|at| self.man(at)))
    }

    fn king(&self, side: Side) -> Spot {
        self.kings[usize::from(side == Side::Black)]
    }

    /// The pieces that attack a side's king.
    pub fn checkers_on(&self, side: Side) -> ArrayVec<Man, 16> {
        let king = self.king(side);
        let attacks = |man: &Man| man.side() != side && self.reaches(*man, king);
        self.suspects(king).filter(attacks).collect()
    }

    /// Whether the kings look at each other.
    pub fn kings_face(&self) -> bool {
        let (red, black) = (self.king(Side::Red), self.king(Side::Black));
        red.0 == black.0 && self.between(red, black) == Some(0)
    }

    /// Whether the piece may go there: its way is free, and its own king is safe but for these pieces where they stand.
    pub fn may_go(&self, man: Man, to: Spot, left_out: &[Man]) -> bool {
        self.reaches(man, to) && self.is_safe((man.at, to), left_out)
    }

    /// Whether after a move the kings do not face each other and the mover's king is attacked by none but these where they stand.
    pub fn is_safe(&self, step: Step, left_out: &[Man]) -> bool {
        let side = side_of(self.letter(step.0));
        let next = self.after(step);
        !next.kings_face() && next.checkers_on(side).iter().all(|man| left_out.contains(man))
    }
}

fn byte(letter: char) -> u8 {
    u8::try_from(letter).expect("pieces are written in Latin letters")
}

fn on_board((file, rank): Spot) -> bool {
    (0..9).contains(&file) && (0..10).contains(&rank)
}

/// The points from one on in one way, up to the edge.
fn line((file, rank): Spot, (across, up): Spot) -> impl Iterator<Item = Spot> {
    (1..10).map(move |far| (file + across * far, rank + up * far)).take_while(|&at| on_board(at))
}

/// All points.
pub fn points() -> impl Iterator<Item = Spot> {
    (0..10).flat_map(|rank| (0..9).map(move |file| (file, rank)))
}

/// Whether a point lies beyond the river for a side.
pub fn crossed(side: Side, (_, rank): Spot) -> bool {
    match side {
        Side::Red => rank >= 5,
        Side::Black => rank <= 4,
    }
}

/// Whether a point lies in a side's palace.
pub fn in_palace(side: Side, (file, rank): Spot) -> bool {
    let deep = match side {
        Side::Red => rank <= 2,
        Side::Black => rank >= 7,
    };
    deep && (3..=5).contains(&file)
}

fn index((file, rank): Spot) -> (usize, usize) {
    (usize::try_from(file).expect("a file"), usize::try_from(rank).expect("a rank"))
}

/// A point as written in a move list.
pub fn spot_text((file, rank): Spot) -> String {
    let letter = "abcdefghi".chars().nth(index((file, rank)).0).expect("nine files");
    format!("{letter}{rank}")
}

/// A move as written in a move list.
pub fn step_text((from, to): Step) -> String {
    spot_text(from) + &spot_text(to)
}

/// Reads a move as written in a move list.
pub fn step_from(text: &str) -> Step {
    let from_zero = |byte: u8| if byte.is_ascii_digit() { byte - b'0' } else { byte - b'a' };
    let parts: Vec<i8> = text.bytes().map(|byte| i8::try_from(from_zero(byte)).expect("a file or rank")).collect();
    ((parts[0], parts[1]), (parts[2], parts[3]))
}

#[test]
fn the_ends_of_a_piece_are_the_points_it_reaches() {
    let board = Board::from_fen("r1ba1k1r1/9/2n1b1nc1/p1p1p1p1p/4c4/2P6/P3P1P1P/N1C1C1N2/9/R1BAKAB1R w");
    for man in board.men() {
        let mut ends = board.ends(man);
        ends.sort_unstable();
        let mut reached: Vec<Spot> = points().filter(|&to| board.reaches(man, to)).collect();
        reached.sort_unstable();
        assert_eq!(ends.as_slice(), reached, "{man:?}");
    }
}
