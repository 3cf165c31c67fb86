//! Games made up by chance, the same for the same seed.
#![allow(dead_code, reason = "not every test needs every kind of game")]

use std::time::Duration;

use record::{GameResult, Line, Nag, Played, Record};
use xiangqi::{Position, Setup};

/// Random numbers by the `SplitMix64` sequence.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).expect("below a usize")
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

const WORDS: [&str; 8] =
    ["好棋", "a good move", "see [1] & <b>", "當頭炮；強", "well\nplayed", "50% (or so)", "\"so\"", "a || b"];

/// A game of so many plies without anything hung upon its moves.
pub fn plain_game(seed: u64, plies: usize) -> Record {
    let mut chance = Chance::new(seed);
    let mut record = Record::new(Setup::start());
    record.headers.push("Event", "Trial");
    record.headers.push("Red", "林");
    record.headers.push("Black", "Chan");
    record.main = line(&mut chance, Position::start(), plies, 0);
    record.result = chance.of(&RESULTS);
    record
}

const RESULTS: [GameResult; 5] =
    [GameResult::FirstWins, GameResult::SecondWins, GameResult::Draw, GameResult::BothLose, GameResult::Unknown];

/// A game with all a record can hold: a start of its own, headers, comments, judgements, clock times, variations.
pub fn rich_game(seed: u64, plies: usize) -> Record {
    let mut chance = Chance::new(seed);
    let mut position = Position::start();
    let mut start = Setup::start();
    if chance.one_in(2) {
        for played in line(&mut chance, position.clone(), 30, 0).moves {
            position.make(played.m);
        }
        start = Setup::from(&position);
        start.quiet_plies = 7;
        start.move_number = 16;
    }
    let mut record = Record::new(start);
    for name in ["Title", "Event", "Date", "Red", "Black"] {
        if chance.one_in(2) {
            record.headers.push(name, chance.of(&["林", "Chan", "全國賽", "\"A\" \\ B", "a]b"]));
        }
    }
    record.main = line(&mut chance, position, plies, 3);
    record.result = chance.of(&RESULTS);
    record.reason = chance.one_in(3).then(|| "認輸".to_owned());
    record
}

/// A random line; with a depth, annotated and with variations so deep. No variation replaces the first move of one,
/// which some formats cannot tell from another variation of the same move.
fn line(chance: &mut Chance, mut position: Position, plies: usize, depth: usize) -> Line {
    let mut line = Line::default();
    if depth == 3 && chance.one_in(2) {
        line.preface.push(chance.of(&WORDS).to_owned());
    }
    for ply in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut played = Played::new(chance.of(&moves));
        if depth > 0 {
            annotate(chance, &mut played);
        }
        if depth > 0 && (ply > 0 || depth == 3) && chance.one_in(6) {
            for _ in 0..=chance.below(2) {
                let plies = 1 + chance.below(6);
                played.variations.push(self::line(chance, position.clone(), plies, depth - 1));
            }
        }
        position.make(played.m);
        line.moves.push(played);
    }
    line
}

fn annotate(chance: &mut Chance, played: &mut Played) {
    for _ in 0..2 {
        if chance.one_in(8) {
            played.comments.push(chance.of(&WORDS).to_owned());
        }
    }
    if chance.one_in(8) {
        played.nags.push(Nag(u8::try_from(1 + chance.below(200)).expect("at most 200")));
    }
    if chance.one_in(4) {
        played.clock = Some(Duration::from_secs(chance.below(9000) as u64));
        played.spent = Some(Duration::from_millis(chance.below(90_000) as u64));
    }
    played.draw_offered = chance.one_in(20);
}
