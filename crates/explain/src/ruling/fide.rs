//! Rulings on games of chess told, as data and as text.

use books::FIDE_2014;
use books::fide_2014::{ChessRulingData, Game, LOOKED_AT, Mating, QuietCount, Recurrence, Ruling};
use books::law::Law;
use chess::{Board, Color, File, Move, Piece, Rank, Square};
use ruling::{EndingKind, Status};
use words::{Lang, Say, list, say};

use super::game::Recorded;
use crate::article;
use crate::rulebooks::wording;

/// A ruling on a game of chess as data, its explanation in a language.
pub fn data(game: &Game, ruling: &Ruling, lang: Lang) -> ChessRulingData {
    ChessRulingData::new(game, ruling, explanation(ruling, lang))
}

fn moves(line: &[Move]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}

/// A ruling on a game of chess as text: the explanation, the result that the record gives, and the board.
pub fn text(game: &Game, ruling: &Ruling, recorded: Option<&Recorded>, lang: Lang) -> String {
    let stands =
        if ruling.undecided_flag.is_some() { say!(lang, "chess-undecided") } else { status(ruling.status, lang) };
    let status = say!(lang, "ruling-status", ply = ruling.ply, status = stands);
    let recorded = recorded.map(|recorded| recorded.say(lang) + "\n").unwrap_or_default();
    let title = Law::of(FIDE_2014).map(|law| wording(&law.title, lang)).unwrap_or_default();
    let drawing = diagram(game.now().board());
    format!("== {FIDE_2014}  {title} ==\n{status}\n{}\n{recorded}\n{drawing}", explanation(ruling, lang))
}

/// The board as eight lines of letters, with coordinates.
pub fn diagram(board: &Board) -> String {
    let mut drawing = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        drawing.push(rank.char());
        for file in File::ALL {
            drawing.push(' ');
            drawing.push(board.piece_at(Square::from_coords(file, rank)).map_or('.', Piece::char));
        }
        drawing.push('\n');
    }
    drawing + "  a b c d e f g h\n"
}

/// Why a ruling on a game of chess is what it is, in a few sentences.
pub fn explanation(ruling: &Ruling, lang: Lang) -> String {
    let mut told = Vec::new();
    if let Some(ending) = &ruling.ending {
        let (how, result) = (ending_word(ending.kind, lang), status(ruling.status, lang));
        told.push(say!(lang, "ruling-ended", how = how, result = result));
        told.push(say!(lang, "ruling-under", articles = article::cited(&ending.articles, None, lang)));
    }
    if let Some(side) = ruling.undecided_flag {
        let articles = article::cited(&[FIDE_2014.article("6.9")], None, lang);
        told.push(say!(lang, "chess-flag-undecided", side = side.say(lang), articles = articles));
    }
    if let Some(ply) = ruling.ended_at {
        told.push(say!(lang, "ruling-ended-at", ply = ply));
    }
    told.extend(ruling.repetition.iter().flat_map(|found| recurrence(found, ruling, lang)));
    let is_open = ruling.ending.as_ref().is_none_or(|ending| ending.kind == EndingKind::Flag);
    if is_open && ruling.quiet.plies > 0 {
        told.push(say!(lang, "chess-quiet", plies = ruling.quiet.plies, limit = QuietCount::LIMIT));
    }
    if !ruling.quiet.articles.is_empty() {
        told.push(say!(lang, "chess-fifty", articles = article::cited(&ruling.quiet.articles, None, lang)));
    }
    let claims = ruling.repetition.iter().map(|found| &found.articles).chain([&ruling.quiet.articles]);
    if claims.into_iter().any(|articles| !articles.is_empty()) {
        told.push(say!(lang, "chess-claim-notice"));
    }
    if is_open {
        told.extend(Color::ALL.into_iter().filter_map(|side| mating_word(&ruling.mating[side], side, lang)));
    }
    if told.is_empty() {
        told.push(say!(lang, "headline-nothing"));
    }
    told.join(&say!(lang, "sentence-separator"))
}

fn recurrence(found: &Recurrence, ruling: &Ruling, lang: Lang) -> Vec<String> {
    let plies = list(lang, found.plies.iter().map(ToString::to_string));
    let mut told = vec![say!(lang, "chess-recurred", times = found.plies.len(), plies = plies)];
    if found.articles.is_empty() {
        return told;
    }
    let articles = article::cited(&found.articles, None, lang);
    if found.plies.len() >= 3 && found.plies.last() == Some(&ruling.ply) {
        told.push(say!(lang, "chess-threefold", articles = articles.as_str()));
    }
    if !found.about_to.is_empty() {
        let moves = list(lang, moves(&found.about_to));
        told.push(say!(lang, "chess-about-to", moves = moves, articles = articles));
    }
    told
}

/// What is told of a side's chances to mate, where it is not plain that it can.
fn mating_word(mating: &Mating, side: Color, lang: Lang) -> Option<String> {
    match mating {
        Mating::Never => Some(say!(lang, "chess-cannot-mate", side = side.say(lang))),
        Mating::Undecided => Some(say!(lang, "chess-dead-undecided", side = side.say(lang), bound = LOOKED_AT)),
        Mating::By(_) => None,
    }
}

fn status(status: Status<Color>, lang: Lang) -> String {
    match status {
        Status::Ongoing => say!(lang, "status-ongoing"),
        Status::Won(Color::White) => say!(lang, "status-white-wins"),
        Status::Won(Color::Black) => say!(lang, "status-black-wins"),
        Status::Draw => say!(lang, "status-draw"),
        Status::BothLose => say!(lang, "status-both-lose"),
    }
}

fn ending_word(kind: EndingKind, lang: Lang) -> String {
    match kind {
        EndingKind::DeadDraw => say!(lang, "chess-ending-dead"),
        EndingKind::NaturalLimit => say!(lang, "chess-ending-fifty"),
        kind => super::sentence::ending_word(kind, lang),
    }
}
