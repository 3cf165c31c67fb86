//! A ruling as text, on one screen: the verdict, the articles that decide, one cycle, and what it rests on.

use books::law::Law;
use ruling::{Game, Recurrence, Review, Ruling};
use words::{Lang, list, say};

use super::charge::side_word;
use super::game::Recorded;
use super::headline::headline;
use super::moves::Written;
use super::style::Style;
use super::{decisive, past, sentence};
use crate::rulebooks::wording;

/// How many moves are told of those played since a cycle was left.
const SINCE: usize = 6;

/// A ruling as text, with the result that the record gives beside it: the verdict, what is done now, and the articles that
/// decide; then the board and the moves; then what it rests on.
pub fn text(game: &Game, review: &Review, recorded: Option<&Recorded>, style: Style) -> String {
    let (ruling, lang) = (&review.ruling, style.lang);
    let mut told = heading(ruling, lang);
    told += &line(headline(game, review, lang) + &past::if_asked(review, lang) + &sentence::hangs_on(review, lang));
    told += &paragraph(&sentence::going_on(game, review, lang), lang);
    told += &paragraph(&sentence::examined(game, ruling, lang), lang);
    told += &recorded.map(|recorded| line(recorded.say(lang))).unwrap_or_default();
    told += &blank_before(cited(ruling, style));
    told.push('\n');
    told += &match sentence::spoken_of(ruling) {
        Some(recurrence) => cycle(game, ruling, recurrence, style) + &since(game, ruling, recurrence, style),
        None => position(game, ruling, style),
    };
    told += &blank_before(sentence::besides(game, review, style).into_iter().map(line).collect());
    told
}

/// A paragraph with a blank line before it; nothing if there is none.
pub(super) fn blank_before(text: String) -> String {
    if text.is_empty() { text } else { format!("\n{text}") }
}

fn heading(ruling: &Ruling, lang: Lang) -> String {
    format!("== {} ==\n", titled(ruling, lang))
}

/// The book by its id and its title.
pub(super) fn titled(ruling: &Ruling, lang: Lang) -> String {
    let title = Law::of(ruling.book).map(|law| wording(&law.title, lang)).unwrap_or_default();
    format!("{}  {title}", ruling.book)
}

fn line(text: String) -> String {
    text + "\n"
}

/// Sentences on one line; nothing if there are none.
fn paragraph(sentences: &[String], lang: Lang) -> String {
    if sentences.is_empty() { String::new() } else { line(sentences.join(&say!(lang, "sentence-separator"))) }
}

/// One cycle: how often it was played, the position at its beginning, and its moves; or all that was examined.
fn cycle(game: &Game, ruling: &Ruling, recurrence: &Recurrence, style: Style) -> String {
    let begin = if style.full { recurrence.window.0 } else { begin(game, recurrence) };
    let rows = &recurrence.examination.rows;
    let shown = (0..rows.len()).filter(|&nth| rows[nth].facts.ply > begin);
    let told = Written { game, book: ruling.book, style };
    let (heading, before) = (heading_of(game, recurrence, style), &game.positions()[begin]);
    format!("{heading}\n{}{}", told.board(before.board()), told.table(rows, shown))
}

/// The position at the beginning of a cycle with its moves on a line; the one on the board if nothing recurred.
pub(super) fn board_and_moves(game: &Game, ruling: &Ruling, style: Style) -> String {
    let Some(recurrence) = sentence::spoken_of(ruling) else { return position(game, ruling, style) };
    let (begin, told) = (begin(game, recurrence), Written { game, book: ruling.book, style });
    let moves = (begin..recurrence.window.1).map(|ply| format!("{} {}", ply + 1, told.played(ply, game.moves()[ply])));
    let mut drawn = format!("{}\n{}", heading_of(game, recurrence, style), told.board(game.positions()[begin].board()));
    drawn += &line(list(style.lang, moves));
    drawn + &since(game, ruling, recurrence, style)
}

/// The ply after which the last cycle begins.
fn begin(game: &Game, recurrence: &Recurrence) -> usize {
    game.last_occurrences(recurrence.window.1, 2).first().copied().unwrap_or(recurrence.window.0)
}

/// What is shown of a cycle.
fn heading_of(game: &Game, recurrence: &Recurrence, style: Style) -> String {
    let (lang, last) = (style.lang, recurrence.window.1);
    let begin = if style.full { recurrence.window.0 } else { begin(game, recurrence) };
    let (first, side) = (begin + 1, side_word(game.positions()[begin].turn(), lang));
    if style.full {
        say!(lang, "cycle-all", first = first, last = last, side = side)
    } else {
        say!(lang, "cycle", first = first, last = last, times = recurrence.occurrences - 1, side = side)
    }
}

/// The position on the board, what was played last, and who is to move.
fn position(game: &Game, ruling: &Ruling, style: Style) -> String {
    let ply = ruling.ended_at.unwrap_or(ruling.ply).min(game.ply());
    let (now, lang) = (&game.positions()[ply], style.lang);
    let side = side_word(now.turn(), lang);
    let told = Written { game, book: ruling.book, style };
    let heading = match ply.checked_sub(1) {
        Some(before) => {
            say!(lang, "position", ply = ply, played = told.played(before, game.moves()[before]), side = side)
        }
        None => say!(lang, "position-start", side = side),
    };
    format!("{heading}\n{}", told.board(now.board()))
}

/// What was played since a cycle was left.
fn since(game: &Game, ruling: &Ruling, recurrence: &Recurrence, style: Style) -> String {
    let end = ruling.ended_at.unwrap_or(ruling.ply).min(game.ply());
    let told = Written { game, book: ruling.book, style };
    let plies = recurrence.window.1 + 1..=end;
    let moves = plies.clone().take(SINCE).map(|ply| format!("{ply} {}", told.played(ply - 1, game.moves()[ply - 1])));
    let moves: Vec<String> = moves.collect();
    let lang = style.lang;
    match plies.count() {
        0 => String::new(),
        1..=SINCE => line(say!(lang, "since", moves = list(lang, moves))),
        _ => line(say!(lang, "since-more", moves = list(lang, moves), last = end)),
    }
}

/// The articles that decide with what they say, and how many others there are; or all.
fn cited(ruling: &Ruling, style: Style) -> String {
    let (all, lang) = (decisive::told_of(ruling), style.lang);
    let shown = if style.full { all.clone() } else { decisive::decisive(ruling) };
    let mut told: String = shown.iter().map(|&article| line(decisive::told(article, ruling, lang))).collect();
    if all.len() > shown.len() {
        told += &line(say!(lang, "articles-more", count = all.len() - shown.len()));
    }
    told
}
