//! From moves as a file writes them to moves of the game.

use xiangqi::notation::{MoveText, iccs};
use xiangqi::{IllegalMove, Move, Position};

use crate::error::{BadMove, Fault, MoveError};
use crate::movetext;
use crate::{Line, Played, Sport, Xiangqi, san};

/// A way files write moves: from the written form `M` and a position to the move.
pub(crate) trait Script<M, G: Sport = Xiangqi> {
    /// The move that is meant, and whether a draw is offered with it.
    fn find(&self, position: &G::Position, written: &M) -> Result<(G::Move, bool), G::MoveError>;

    /// The written form as an error shows it.
    fn show(&self, written: &M) -> String;
}

/// A line that was played, and the first move that could not be: the line ends before it or, if it is one of a variation,
/// that variation is left out.
pub(crate) type Resolved<M, G> = (Line<<G as Sport>::Move>, Option<(M, BadMove<G>)>);

/// Plays a written line from a start, as far as it can be played.
pub(crate) fn resolve<M, G: Sport>(
    line: Line<M>,
    start: &G::Setup,
    position: G::Position,
    script: &impl Script<M, G>,
) -> Resolved<M, G> {
    let second_begins = !G::is_first(G::turn(&position));
    let mut player = Player { first_number: G::move_number(start), second_begins, script, left_out: None };
    let (line, bad) = player.line(line, position, 0, false);
    (line, bad.or(player.left_out))
}

struct Player<'a, S, B> {
    first_number: u32,
    second_begins: bool,
    script: &'a S,
    /// The first fault of a variation.
    left_out: Option<B>,
}

impl<S, M, G: Sport> Player<'_, S, (M, BadMove<G>)>
where
    S: Script<M, G>,
{
    /// Plays a line that begins so many plies after the start, up to the first move that cannot be played. The depth of
    /// variations is bounded by the readers.
    fn line(&mut self, line: Line<M>, mut position: G::Position, mut ply: u32, inner: bool) -> Resolved<M, G> {
        let mut moves = Vec::with_capacity(line.moves.len());
        for written in line.moves {
            let (m, draw_offered) = match self.script.find(&position, &written.m) {
                Ok(found) => found,
                Err(why) => {
                    let bad = self.bad(written.m, &position, ply, inner, why);
                    return (Line { preface: line.preface, moves }, Some(bad));
                }
            };
            let (mut played, variations): (Played<G::Move>, _) = written.with_move(m);
            played.draw_offered |= draw_offered;
            for variation in variations {
                match self.line(variation, position.clone(), ply, true) {
                    (variation, None) => played.variations.push(variation),
                    (_, Some(bad)) => {
                        self.left_out.get_or_insert(bad);
                    }
                }
            }
            G::make(&mut position, m);
            ply += 1;
            moves.push(played);
        }
        (Line { preface: line.preface, moves }, None)
    }

    fn bad(&self, m: M, position: &G::Position, ply: u32, in_variation: bool, why: G::MoveError) -> (M, BadMove<G>) {
        let plies = ply + u32::from(self.second_begins);
        let number = self.first_number.saturating_add(plies / 2);
        let bad = BadMove { number, side: G::turn(position), in_variation, text: self.script.show(&m), why };
        (m, bad)
    }
}

/// A move by coordinates, if the position allows it.
pub(crate) fn legal(position: &Position, m: Move) -> Result<Move, MoveError> {
    if position.is_legal(m) {
        return Ok(m);
    }
    match position.fault_of(m) {
        Some(fault) => Err(MoveError::Illegal(IllegalMove { played: m, fault })),
        None => Ok(m),
    }
}

/// A written move and where it stands in the text of its game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'t> {
    pub(crate) text: &'t str,
    pub(crate) at: usize,
}

/// The moves of a text, as a file would write them, to be played one by one.
///
/// ```
/// use record::MoveWords;
/// use xiangqi::Position;
///
/// let start = Position::start();
/// let words = MoveWords::read("1. 炮二平五 {a comment} (1. 炮八平五) 馬8進7 1-0", &start)?;
/// assert_eq!(words.iter().collect::<Vec<_>>(), ["炮二平五", "馬8進7"]);
/// assert_eq!(words.find(&start, "炮二平五").ok(), "h2e2".parse().ok());
/// # Ok::<(), record::Fault>(())
/// ```
pub struct MoveWords<'t> {
    words: Vec<&'t str>,
    ranks: Ranks,
}

impl<'t> MoveWords<'t> {
    /// The moves of the main line of a text: what stands among them besides is passed by as in a file.
    ///
    /// # Errors
    ///
    /// A comment or a variation is left open, or there is more of them than any game needs.
    pub fn read(text: &'t str, start: &Position) -> Result<Self, Fault> {
        let line = movetext::main_line(text)?;
        let ranks = Ranks::of(&line, start);
        Ok(Self { words: line.iter().map(|word| word.text).collect(), ranks })
    }

    /// The moves as they are written.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &'t str> + '_ {
        self.words.iter().copied()
    }

    /// The move a word means.
    ///
    /// # Errors
    ///
    /// It is no move, or none that can be played here.
    pub fn find(&self, position: &Position, text: &str) -> Result<Move, MoveError> {
        self.ranks.find(position, &Word { text, at: 0 }).map(|(m, _)| m)
    }
}

/// How coordinates in a game count the ranks. Every other notation speaks for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ranks {
    /// 0 to 9: ICCS.
    FromZero,
    /// 1 to 10: engines' UCI.
    FromOne,
}

impl Script<Word<'_>> for Ranks {
    fn find(&self, position: &Position, written: &Word<'_>) -> Result<(Move, bool), MoveError> {
        if let Some((m, draw_offered)) = self.coordinates(written.text) {
            return Ok((legal(position, m)?, draw_offered));
        }
        if san::is_certain(written.text)
            && let Some(found) = san::find(written.text, position)
        {
            return Ok((found?, false));
        }
        let error = match written.text.parse::<MoveText>() {
            Ok(text) => {
                let m = text.resolve(position).map_err(MoveError::Unresolved)?;
                return Ok((m, text.marks().draw_offered));
            }
            Err(error) => error,
        };
        match san::find(written.text, position) {
            Some(found) => Ok((found?, false)),
            None => Err(MoveError::NotAMove(error)),
        }
    }

    fn show(&self, written: &Word<'_>) -> String {
        written.text.chars().take(40).collect()
    }
}

impl Ranks {
    /// A move by coordinates, read so, and whether a draw is offered with it.
    pub(crate) fn coordinates(self, text: &str) -> Option<(Move, bool)> {
        if san::is_certain(text) {
            return None;
        }
        let bare = text.trim_end_matches(['＝', '=']);
        let m = match self {
            Self::FromZero => bare.parse().ok()?,
            Self::FromOne => iccs::parse_uci(bare).ok()?,
        };
        Some((m, bare.len() < text.len()))
    }

    /// How a game counts ranks: a rank 0 or 10 tells; without either, what can be played.
    pub(crate) fn of(line: &Line<Word<'_>>, position: &Position) -> Self {
        let mut undecided = false;
        for word in line.iter() {
            let read = |ranks: Self| ranks.coordinates(word.text).is_some();
            match (read(Self::FromZero), read(Self::FromOne)) {
                (true, false) => return Self::FromZero,
                (false, true) => return Self::FromOne,
                (either, _) => undecided |= either,
            }
        }
        if undecided && Self::FromOne.playable(line, position) > Self::FromZero.playable(line, position) {
            Self::FromOne
        } else {
            Self::FromZero
        }
    }

    /// How many moves of a line can be played, read so.
    fn playable(self, line: &Line<Word<'_>>, position: &Position) -> usize {
        let mut position = position.clone();
        let legal = line.iter().take_while(|word| match self.find(&position, word) {
            Ok((m, _)) => {
                position.make(m);
                true
            }
            Err(_) => false,
        });
        legal.count()
    }
}

#[cfg(test)]
mod tests {
    use xiangqi::{Color, Setup};

    use super::*;

    fn line(text: &str) -> Line<Word<'_>> {
        let moves = text.split(' ').map(|text| Played::new(Word { text, at: 0 })).collect();
        Line { preface: Vec::new(), moves }
    }

    fn read(text: &str) -> Result<Vec<String>, BadMove> {
        let position = Position::start();
        let line = line(text);
        let ranks = Ranks::of(&line, &position);
        match resolve(line, &Setup::start(), position, &ranks) {
            (line, None) => Ok(line.iter().map(ToString::to_string).collect()),
            (_, Some((_, bad))) => Err(bad),
        }
    }

    #[test]
    fn notations_may_be_mixed() {
        let moves = ["h2e2", "h9g7", "h0g2", "i9h9", "c3c4"];
        assert_eq!(read("h2e2 馬8進7 H2+3 I9-H9 c4").unwrap(), moves);
        assert_eq!(read("炮二平五 Hg7 Hg2 車9平8 兵七进一").unwrap(), moves);
    }

    #[test]
    fn engines_count_ranks_from_one() {
        assert_eq!(read("h3e3 h10g8 h1g3").unwrap(), ["h2e2", "h9g7", "h0g2"]);
        assert_eq!(read("h3e3＝").unwrap(), ["h2e2"]);
        assert_eq!(read("h2e2").unwrap(), ["h2e2"]);
    }

    #[test]
    fn the_first_bad_move_is_named() {
        let bad = read("h2e2 h9g7 h0g1").unwrap_err();
        assert_eq!((bad.number, bad.side, bad.text.as_str()), (2, Color::Red, "h0g1"));
        let bad = read("h2e2 hello").unwrap_err();
        assert_eq!((bad.number, bad.side), (1, Color::Black));
        assert!(matches!(bad.why, MoveError::NotAMove(_)));
    }

    #[test]
    fn an_offered_draw_is_kept() {
        let position = Position::start();
        let (line, _) = resolve(line("炮二平五＝"), &Setup::start(), position, &Ranks::FromZero);
        assert!(line.moves[0].draw_offered);
    }
}
