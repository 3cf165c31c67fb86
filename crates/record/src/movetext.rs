//! The moves of a game as PGN writes them: numbers, moves, comments, judgements, variations and the result.

use crate::error::Fault;
use crate::games::{FaultAt, MAX_DEPTH, MAX_MOVES, too_many_moves};
use crate::resolve::Word;
use crate::{GameResult, Line, Nag, Played, Sport, comment};

/// What a stretch of text says.
pub(crate) struct Movetext<'t> {
    pub(crate) line: Line<Word<'t>>,
    pub(crate) result: Option<GameResult>,
    /// Where the game ends in the text.
    pub(crate) end: usize,
}

/// Where a game ends when no result does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ends {
    /// With the text.
    WithText,
    /// Where the numbers begin again at 1.
    AtNumberOne,
}

/// Reads a game that begins at a byte of a text.
pub(crate) fn parse<G: Sport>(text: &str, from: usize, ends: Ends) -> Result<Movetext<'_>, FaultAt<G>> {
    let mut parser = Parser { text, at: from, ends, lines: vec![Line::default()], result: None, moves: 0, numbered: 0 };
    while let Some(token) = parser.next_token()? {
        let start = token.at;
        if !parser.take(token)? {
            return parser.finish(start);
        }
    }
    parser.finish(text.len())
}

/// The moves of the main line of a text, as they are written.
///
/// # Errors
///
/// A comment or a variation is left open, or there is more of them than any game needs.
pub fn main_words<G: Sport>(text: &str) -> Result<Vec<&str>, Fault<G>> {
    Ok(main_line::<G>(text)?.iter().map(|word| word.text).collect())
}

/// The main line of a text; a result within it ends nothing.
pub(crate) fn main_line<G: Sport>(text: &str) -> Result<Line<Word<'_>>, Fault<G>> {
    let (mut whole, mut from) = (Line::default(), 0);
    while from < text.len() {
        let game = parse::<G>(text, from, Ends::WithText).map_err(|at| at.fault)?;
        whole.moves.extend(game.line.moves);
        from = game.end.max(from + 1);
    }
    Ok(whole)
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    ends: Ends,
    /// The main line and the variations that are open.
    lines: Vec<Line<Word<'t>>>,
    result: Option<GameResult>,
    /// How many moves were taken.
    moves: usize,
    /// The highest number of a move seen in the main line.
    numbered: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Token<'t> {
    kind: Kind<'t>,
    at: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind<'t> {
    Open,
    Close,
    Comment(&'t str),
    Nag(Nag),
    Number(u32),
    Result(GameResult),
    Move(&'t str),
}

impl<'t> Parser<'t> {
    /// Takes a token in; `false` if it belongs to the next game.
    fn take<G: Sport>(&mut self, token: Token<'t>) -> Result<bool, FaultAt<G>> {
        let fault = |fault| FaultAt { at: token.at, fault };
        if self.result.is_some() && !matches!(token.kind, Kind::Comment(_) | Kind::Nag(_)) {
            return Ok(false);
        }
        let depth = self.lines.len() - 1;
        let line = self.lines.last_mut().expect("the main line is never closed");
        match token.kind {
            Kind::Comment(text) => match line.moves.last_mut() {
                Some(played) => comment::attach(played, text),
                None => line.preface.extend(comment::tidy(text)),
            },
            Kind::Nag(nag) => {
                if let Some(played) = line.moves.last_mut() {
                    played.nags.push(nag);
                }
            }
            Kind::Move(_) if self.moves == MAX_MOVES => return Err(fault(too_many_moves())),
            Kind::Move(text) => {
                self.moves += 1;
                line.moves.push(Played::new(Word { text, at: token.at }));
            }
            Kind::Number(1) if depth == 0 && self.ends == Ends::AtNumberOne && self.numbered > 1 => return Ok(false),
            Kind::Number(number) if depth == 0 => self.numbered = self.numbered.max(number),
            Kind::Result(result) if depth == 0 => self.result = Some(result),
            Kind::Number(_) | Kind::Result(_) => {}
            Kind::Open if line.moves.is_empty() => return Err(fault(Fault::StrayVariation)),
            Kind::Open if depth == MAX_DEPTH => return Err(fault(Fault::TooDeep(MAX_DEPTH))),
            Kind::Open => self.lines.push(Line::default()),
            Kind::Close if depth == 0 => return Err(fault(Fault::StrayClose)),
            Kind::Close => self.close(),
        }
        Ok(true)
    }

    /// Hangs the open variation on the move it replaces.
    fn close(&mut self) {
        let variation = self.lines.pop().expect("a variation is open");
        let replaced = self.lines.last_mut().and_then(|line| line.moves.last_mut());
        if let Some(played) = replaced.filter(|_| !variation.is_empty()) {
            played.variations.push(variation);
        }
    }

    fn finish<G: Sport>(mut self, end: usize) -> Result<Movetext<'t>, FaultAt<G>> {
        let line = self.lines.swap_remove(0);
        if !self.lines.is_empty() {
            return Err(FaultAt { at: end, fault: Fault::OpenVariation });
        }
        Ok(Movetext { line, result: self.result, end })
    }

    fn next_token<G: Sport>(&mut self) -> Result<Option<Token<'t>>, FaultAt<G>> {
        loop {
            let rest = &self.text[self.at..];
            let blank = rest.len() - rest.trim_start().len();
            let at = self.at + blank;
            let rest = &rest[blank..];
            let Some(first) = rest.chars().next() else {
                return Ok(None);
            };
            let (kind, length) = match first {
                '{' => {
                    let end = rest.find('}').ok_or(FaultAt { at, fault: Fault::OpenComment })?;
                    (Some(Kind::Comment(&rest[1..end])), end + 1)
                }
                ';' => (Some(Kind::Comment(first_line(&rest[1..]))), first_line(rest).len()),
                '%' if at == 0 || self.text.as_bytes()[at - 1] == b'\n' => (None, first_line(rest).len()),
                '(' => (Some(Kind::Open), 1),
                ')' => (Some(Kind::Close), 1),
                _ => word::<G>(rest),
            };
            self.at = at + length;
            if let Some(kind) = kind {
                return Ok(Some(Token { kind, at }));
            }
        }
    }
}

fn first_line(text: &str) -> &str {
    text.split('\n').next().unwrap_or(text)
}

/// The word a text begins with, and its length. Text that says nothing (`...`) is no word.
fn word<G: Sport>(text: &str) -> (Option<Kind<'_>>, usize) {
    let end = text.find(|c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ';'));
    // A brace that closes nothing is passed over.
    let whole = &text[..end.unwrap_or(text.len()).max(usize::from(text.starts_with('}')))];
    if let Some(result) = G::result(whole).or_else(|| chinese_result(whole)) {
        return (Some(Kind::Result(result)), whole.len());
    }
    if let Some((number, length)) = number(whole) {
        return (number.map(Kind::Number), length);
    }
    if let Some(digits) = whole.strip_prefix('$') {
        let nag = digits.parse().ok().map(|number| Kind::Nag(Nag(number)));
        return (nag, whole.len());
    }
    let bare = whole.trim_end_matches(['!', '?']);
    if bare.is_empty() {
        return (Nag::from_suffix(whole).map(Kind::Nag), whole.len());
    }
    if bare == "}" || bare.trim_matches(['.', '…', '．']).is_empty() {
        return (None, whole.len());
    }
    let bare = bare.split('$').next().unwrap_or(bare);
    (Some(Kind::Move(bare)), bare.len())
}

/// A result in Chinese words; letters such as `D` are no result among moves.
fn chinese_result(text: &str) -> Option<GameResult> {
    if text.is_ascii() { None } else { GameResult::from_word(text) }
}

/// The number of a move at the head of a word (`12.`, `3...`, `１、`, or digits alone) and its length; a number past
/// all counting says nothing.
pub(crate) fn number(word: &str) -> Option<(Option<u32>, usize)> {
    let digit = |c: char| match c {
        '0'..='9' => c.to_digit(10),
        '０'..='９' => Some(u32::from(c) - u32::from('０')),
        _ => None,
    };
    let rest = word.trim_start_matches(|c| digit(c).is_some());
    let digits = &word[..word.len() - rest.len()];
    let after = rest.trim_start_matches(['.', '．', '…', '、', '：']);
    if digits.is_empty() || (after.len() == rest.len() && !rest.is_empty()) {
        return None;
    }
    let number = digits.chars().filter_map(digit).try_fold(0_u32, |n, d| n.checked_mul(10)?.checked_add(d));
    Some((number, word.len() - after.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Movetext<'_> {
        parse::<crate::Xiangqi>(text, 0, Ends::WithText).unwrap_or_else(|at| panic!("{at:?}"))
    }

    fn words<'t>(line: &Line<Word<'t>>) -> Vec<&'t str> {
        line.iter().map(|word| word.text).collect()
    }

    #[test]
    fn numbers_are_passed_over() {
        for text in ["1. a b 2. c", "1.a b 2.c", "1 a b 2 c", "１、a b ２．c", "1. a 1... b 2…c", "a b\r\n\tc"] {
            assert_eq!(words(&read(text).line), ["a", "b", "c"], "{text}");
        }
    }

    #[test]
    fn moves_that_begin_with_a_number_or_hold_a_dot_are_kept() {
        assert_eq!(words(&read("1. C2.5 33=4 2.R1.2").line), ["C2.5", "33=4", "R1.2"]);
    }

    #[test]
    fn comments_hang_on_the_move_before_them() {
        let game = read("{first} 1. a {one} ; two\n$3 b!? {three} 1-0 {last}");
        assert_eq!(game.line.preface, ["first"]);
        assert_eq!(game.line.moves[0].comments, ["one", "two"]);
        assert_eq!(game.line.moves[0].nags, [Nag(3)]);
        assert_eq!(game.line.moves[1].nags, [Nag(5)]);
        assert_eq!(game.line.moves[1].comments, ["three", "last"]);
        assert_eq!(game.result, Some(GameResult::FirstWins));
    }

    #[test]
    fn variations_replace_the_move_before_them() {
        let game = read("1. a (1. b c (1... d) *) (e) () b *");
        let variations = &game.line.moves[0].variations;
        assert_eq!(words(&variations[0]), ["b", "c"]);
        assert_eq!(words(&variations[0].moves[1].variations[0]), ["d"]);
        assert_eq!(words(&variations[1]), ["e"]);
        assert_eq!(variations.len(), 2);
        assert_eq!(words(&game.line), ["a", "b"]);
    }

    #[test]
    fn a_result_ends_the_game() {
        let text = "1. a b 紅勝 1. c d";
        let first = read(text);
        assert_eq!((words(&first.line), first.result), (vec!["a", "b"], Some(GameResult::FirstWins)));
        let second = parse::<crate::Xiangqi>(text, first.end, Ends::WithText).unwrap();
        assert_eq!(words(&second.line), ["c", "d"]);
    }

    #[test]
    fn numbers_that_begin_again_end_a_game_of_a_list() {
        let text = "1. a b 2. c 1. d";
        let first = parse::<crate::Xiangqi>(text, 0, Ends::AtNumberOne).unwrap();
        assert_eq!(&text[first.end..], "1. d");
    }

    #[test]
    fn what_is_left_open_is_named() {
        let fault = |text| parse::<crate::Xiangqi>(text, 0, Ends::WithText).map(|_| ()).unwrap_err().fault;
        assert!(matches!(fault("1. a {x"), Fault::OpenComment));
        assert!(matches!(fault("1. a (b"), Fault::OpenVariation));
        assert!(matches!(fault("1. a )"), Fault::StrayClose));
        assert!(matches!(fault("(a)"), Fault::StrayVariation));
        assert!(matches!(fault(&"a (".repeat(1000)), Fault::TooDeep(_)));
    }

    #[test]
    fn lines_with_a_percent_sign_are_passed_over() {
        assert_eq!(words(&read("% x y\n1. a % b").line), ["a", "%", "b"]);
        assert_eq!(words(&read("a } b").line), ["a", "b"]);
    }
}
