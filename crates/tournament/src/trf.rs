//! The report file of tournaments (TRF16), as pairing programs exchange it: who played whom, with which colour and result.
//!
//! Columns are counted in characters, so that names may be in any script. Lines other than those of players and of the number
//! of rounds are passed over.

mod write;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

pub use write::write;

use crate::pairing::swiss::Field;
use crate::{Bye, ByeKind, Match, PlayerId, Points, ResultWord, Side, Table};

/// What a file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trf {
    /// The names, by starting rank.
    pub names: BTreeMap<PlayerId, String>,
    /// What was played.
    pub table: Table,
    /// How many rounds the event has, if the file says.
    pub rounds: Option<u16>,
    /// Who does not play in which round, without having been paired.
    away: BTreeSet<(u16, PlayerId)>,
}

/// A file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TrfError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: TrfFault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TrfFault {
    /// There is no starting rank in columns 5 to 8.
    NoRank(String),
    /// Two lines have this starting rank.
    Twice(PlayerId),
    /// The number of rounds is none.
    BadRounds(String),
    /// More rounds than an event has.
    TooManyRounds,
    /// The opponent of a round is nobody's starting rank.
    NoOpponent {
        /// The round.
        round: u16,
        /// What is written.
        text: String,
    },
    /// Colour and result of a round are none, or do not go together.
    BadResult {
        /// The round.
        round: u16,
        /// What is written.
        text: String,
    },
    /// The opponent's line says something else about the round.
    Disagree {
        /// The round.
        round: u16,
        /// Who.
        opponent: PlayerId,
    },
}

impl fmt::Display for TrfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            TrfFault::NoRank(text) => write!(f, "`{text}` is no starting rank, expected a number in columns 5 to 8"),
            TrfFault::Twice(player) => write!(f, "the starting rank {player} is there already"),
            TrfFault::BadRounds(text) => write!(f, "`{text}` is no number of rounds"),
            TrfFault::TooManyRounds => write!(f, "more rounds than {MAX_ROUNDS}"),
            TrfFault::NoOpponent { round, text } => write!(f, "round {round}: `{text}` is nobody's starting rank"),
            TrfFault::BadResult { round, text } => {
                write!(f, "round {round}: `{text}` is no opponent with colour and result, such as `  12 w 1`")
            }
            TrfFault::Disagree { round, opponent } => {
                write!(f, "round {round}: the line of {opponent} says something else")
            }
        }
    }
}

impl std::error::Error for TrfError {}

/// How many rounds a file may have.
const MAX_ROUNDS: u16 = 1000;

/// A round of a player as the line has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RoundCell {
    Empty,
    /// No opponent.
    Bye(ByeKind),
    Met {
        opponent: PlayerId,
        colour: Side,
        sign: char,
    },
}

/// A player's line.
struct PlayerLine {
    line: usize,
    player: PlayerId,
    cells: Vec<RoundCell>,
}

/// Reads a file.
///
/// # Errors
///
/// The first line that cannot be read, or that another contradicts.
pub fn read(text: &str) -> Result<Trf, TrfError> {
    let mut trf = Trf::default();
    let mut rows = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let wrong = |fault| TrfError { line, fault };
        if let Some(rounds) = text.strip_prefix("XXR") {
            let rounds = rounds.trim();
            trf.rounds = Some(rounds.parse().map_err(|_| wrong(TrfFault::BadRounds(rounds.to_owned())))?);
        }
        if !text.starts_with("001") {
            continue;
        }
        let signs: Vec<char> = text.trim_end().chars().collect();
        let rank = columns(&signs, 5, 8);
        let player = rank.parse().map(PlayerId::new).map_err(|_| wrong(TrfFault::NoRank(rank)))?;
        if trf.names.insert(player, columns(&signs, 15, 47)).is_some() {
            return Err(wrong(TrfFault::Twice(player)));
        }
        rows.push(PlayerLine { line, player, cells: cells(&signs).map_err(wrong)? });
    }
    trf.table.players = trf.names.keys().copied().collect();
    let all: BTreeMap<PlayerId, &PlayerLine> = rows.iter().map(|row| (row.player, row)).collect();
    for row in &rows {
        for (round, &cell) in (1..).zip(&row.cells) {
            trf.add(row, round, cell, &all).map_err(|fault| TrfError { line: row.line, fault })?;
        }
    }
    trf.table.matches.sort_by_key(|played| played.round);
    let played = trf.played();
    trf.table.byes.retain(|bye| bye.round <= played);
    Ok(trf)
}

/// What stands in columns counted from 1.
fn columns(signs: &[char], first: usize, last: usize) -> String {
    let part = signs.get(first - 1..last.min(signs.len())).unwrap_or_default();
    part.iter().collect::<String>().trim().to_owned()
}

/// The rounds of a line: ten columns each from column 92 on.
fn cells(signs: &[char]) -> Result<Vec<RoundCell>, TrfFault> {
    let mut cells = Vec::new();
    let mut at = 92;
    while at <= signs.len() {
        let round = u16::try_from(cells.len() + 1).unwrap_or(u16::MAX);
        if round > MAX_ROUNDS {
            return Err(TrfFault::TooManyRounds);
        }
        cells.push(cell(signs, at, round)?);
        at += 10;
    }
    Ok(cells)
}

fn cell(signs: &[char], at: usize, round: u16) -> Result<RoundCell, TrfFault> {
    let (opponent, colour, sign) =
        (columns(signs, at, at + 3), columns(signs, at + 5, at + 5), columns(signs, at + 7, at + 7));
    let wrong = || TrfFault::BadResult { round, text: columns(signs, at, at + 7) };
    let unpaired = opponent.is_empty() || opponent == "0000";
    let colour = match colour.as_str() {
        "w" => Some(Side::First),
        "b" => Some(Side::Second),
        "-" | "" => None,
        _ => return Err(wrong()),
    };
    match (unpaired, colour, sign.to_ascii_uppercase().as_str()) {
        (true, None, "") => Ok(RoundCell::Empty),
        (true, None, "U" | "F" | "+") => Ok(RoundCell::Bye(ByeKind::Paired)),
        (true, None, "H") => Ok(RoundCell::Bye(ByeKind::Half)),
        (true, None, "Z" | "-") => Ok(RoundCell::Bye(ByeKind::Leave)),
        (false, Some(colour), "1" | "0" | "=" | "+" | "-" | "W" | "D" | "L") => {
            let opponent = opponent.parse().map(PlayerId::new);
            let opponent = opponent.map_err(|_| TrfFault::NoOpponent { round, text: columns(signs, at, at + 3) })?;
            Ok(RoundCell::Met { opponent, colour, sign: sign.to_ascii_uppercase().chars().next().unwrap_or(' ') })
        }
        _ => Err(wrong()),
    }
}

/// The result that the signs of both players make, the one with the first move first.
fn result(first: char, second: char) -> Option<ResultWord> {
    Some(match (first, second) {
        ('1' | 'W', '0' | 'L') => ResultWord::FirstWins,
        ('0' | 'L', '1' | 'W') => ResultWord::SecondWins,
        ('=' | 'D', '=' | 'D') => ResultWord::Draw,
        ('0' | 'L', '0' | 'L') => ResultWord::BothLose,
        ('+', '-') => ResultWord::SecondAbsent,
        ('-', '+') => ResultWord::FirstAbsent,
        ('-', '-') => ResultWord::BothAbsent,
        _ => return None,
    })
}

impl Trf {
    /// Writes down what a line says of a round; a match is written with the line of the one with the first move.
    fn add(
        &mut self,
        row: &PlayerLine,
        round: u16,
        cell: RoundCell,
        all: &BTreeMap<PlayerId, &PlayerLine>,
    ) -> Result<(), TrfFault> {
        let player = row.player;
        match cell {
            RoundCell::Empty => {}
            RoundCell::Bye(kind) => {
                self.table.byes.push(Bye { round, player, kind });
                if kind != ByeKind::Paired {
                    self.away.insert((round, player));
                }
            }
            RoundCell::Met { opponent, colour, sign } => {
                let theirs = all.get(&opponent);
                let theirs = theirs
                    .ok_or_else(|| TrfFault::NoOpponent { round, text: opponent.to_string() })?
                    .cells
                    .get(usize::from(round) - 1);
                let disagree = TrfFault::Disagree { round, opponent };
                let Some(&RoundCell::Met { opponent: back, colour: other, sign: their_sign }) = theirs else {
                    return Err(disagree);
                };
                let (first, second) = if colour == Side::First { (sign, their_sign) } else { (their_sign, sign) };
                let Some(result) = result(first, second).filter(|_| back == player && other != colour) else {
                    return Err(disagree);
                };
                if colour == Side::First {
                    self.table.matches.push(Match::single(round, player, opponent, result));
                }
            }
        }
        Ok(())
    }

    /// How many rounds were played.
    fn played(&self) -> u16 {
        self.table.matches.iter().map(|played| played.round).max().unwrap_or(0)
    }

    /// The field of the next round: everyone but those who are marked as away in it.
    pub fn field(&self, points: &Points) -> Field {
        let next = self.played().saturating_add(1);
        let here = |player: &&PlayerId| !self.away.contains(&(next, **player));
        let present: Vec<PlayerId> = self.table.players.iter().filter(here).copied().collect();
        Field::after(&self.table, points, &present, next, self.rounds.unwrap_or(next).max(next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Score, Scoring};

    fn line(rank: u32, name: &str, rounds: &[&str]) -> String {
        let head = format!("001 {rank:>4}      ");
        let name: String = name.chars().chain(std::iter::repeat(' ')).take(33).collect();
        let rest = " ".repeat(91 - 14 - 33);
        let rounds: Vec<String> = rounds.iter().map(|round| format!("{round:<10}")).collect();
        format!("{head}{name}{rest}{}\n", rounds.concat())
    }

    fn example() -> String {
        [
            "012 Spring Open\n".to_owned(),
            "XXR 5\n".to_owned(),
            line(1, "陳大文", &["   2 w 1", "   3 b =", "0000 - Z"]),
            line(2, "Lee", &["   1 b 0", "0000 - U"]),
            line(3, "Wong", &["0000 - H", "   1 w ="]),
        ]
        .concat()
    }

    #[test]
    fn players_games_and_byes_are_read() {
        let trf = read(&example()).unwrap();
        assert_eq!((trf.names[&PlayerId::new(1)].as_str(), trf.rounds), ("陳大文", Some(5)));
        let [one, two, three] = [1, 2, 3].map(PlayerId::new);
        let games = [Match::single(1, one, two, ResultWord::FirstWins), Match::single(2, three, one, ResultWord::Draw)];
        assert_eq!(trf.table.matches, games);
        assert_eq!(trf.table.byes.len(), 2, "what is ahead is no bye yet");
        let field = trf.field(&Scoring::Whole.points());
        assert_eq!((field.round, field.of_rounds), (3, 5));
        let seats: Vec<_> = field.players.iter().map(|seat| (seat.player, seat.score, seat.byes)).collect();
        let two_points = Score::whole(2);
        assert_eq!(seats, [(two, two_points, 1), (three, two_points, 0)], "1 is away, 3 paused for half a win");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let wrong = |text: &str| read(text).unwrap_err();
        assert_eq!(
            wrong(&example().replace("001    2", "001    x")),
            TrfError { line: 4, fault: TrfFault::NoRank("x".to_owned()) }
        );
        assert_eq!(
            wrong(&example().replace("001    2", "001    1")),
            TrfError { line: 4, fault: TrfFault::Twice(PlayerId::new(1)) }
        );
        let disagree = TrfFault::Disagree { round: 1, opponent: PlayerId::new(2) };
        assert_eq!(wrong(&example().replace("1 b 0", "1 b 1")), TrfError { line: 3, fault: disagree });
        let nobody = TrfFault::NoOpponent { round: 1, text: "9".to_owned() };
        assert_eq!(wrong(&example().replace("2 w 1", "9 w 1")), TrfError { line: 3, fault: nobody });
        let bad = TrfFault::BadResult { round: 1, text: "2 w ?".to_owned() };
        assert_eq!(wrong(&example().replace("2 w 1", "2 w ?")), TrfError { line: 3, fault: bad });
        assert!(matches!(wrong("XXR many\n").fault, TrfFault::BadRounds(_)));
    }
}
