//! What the sides are charged with, in words.

use ruling::repetition::{Charge, ChargeKind, Man};
use ruling::{Book, Game, Recurrence, Ruling};
use words::{Lang, Say, list, say};
use xiangqi::{Board, Color, Point};

use super::by_book;

/// How many files a board has.
const FILES: u8 = 9;

/// The name of a side.
pub(crate) fn side_word(side: Color, lang: Lang) -> String {
    match side {
        Color::Red => say!(lang, "side-red"),
        Color::Black => say!(lang, "side-black"),
    }
}

/// What a side is charged with, told.
pub(super) struct Charged {
    /// Whether that is nothing.
    pub is_none: bool,
    /// What.
    pub kind: String,
    /// What, and on which pieces.
    pub play: String,
    /// That the side keeps it up.
    pub keeps_up: String,
}

/// What a side is charged with in a recurrence.
pub(super) fn charged(game: &Game, ruling: &Ruling, recurrence: &Recurrence, side: Color, lang: Lang) -> Charged {
    let charge = &recurrence.examination.charges[side];
    let (kind, keeps_up) = (kind(charge.kind, ruling.book, lang), keeps_up(charge.kind, lang));
    let play = match targets(game, ruling, recurrence, charge, lang) {
        Some(targets) => say!(lang, "charge-of", charge = kind.as_str(), targets = targets),
        None => kind.clone(),
    };
    Charged { is_none: charge.kind == ChargeKind::None, kind, play, keeps_up }
}

/// What a side has done on every move so far, while too few cycles were played for a charge.
pub(super) fn so_far(game: &Game, ruling: &Ruling, recurrence: &Recurrence, side: Color, lang: Lang) -> String {
    let charge = &recurrence.examination.charges[side];
    let (who, on) = (side_word(side, lang), targets(game, ruling, recurrence, charge, lang).unwrap_or_default());
    match charge.kind {
        ChargeKind::PerpetualCheck => say!(lang, "so-far-check", side = who),
        ChargeKind::PerpetualKill => say!(lang, "so-far-kill", side = who),
        ChargeKind::PerpetualChase => say!(lang, "so-far-chase", side = who, targets = on),
        ChargeKind::PerpetualAttack => say!(lang, "so-far-attack", side = who),
        ChargeKind::None | ChargeKind::Undecided => {
            say!(lang, "ruling-charge", side = who, charge = kind(charge.kind, ruling.book, lang))
        }
    }
}

/// What a side has to do on every move for a charge, while too few cycles were played for one.
pub(super) fn goes_on(game: &Game, ruling: &Ruling, recurrence: &Recurrence, side: Color, lang: Lang) -> String {
    let charge = &recurrence.examination.charges[side];
    let on = targets(game, ruling, recurrence, charge, lang).unwrap_or_default();
    match charge.kind {
        ChargeKind::PerpetualCheck => say!(lang, "goes-on-checking"),
        ChargeKind::PerpetualKill => say!(lang, "goes-on-threatening"),
        ChargeKind::PerpetualChase => say!(lang, "goes-on-chasing", targets = on),
        ChargeKind::PerpetualAttack | ChargeKind::None | ChargeKind::Undecided => say!(lang, "goes-on-attacking"),
    }
}

fn keeps_up(kind: ChargeKind, lang: Lang) -> String {
    match kind {
        ChargeKind::PerpetualCheck => say!(lang, "keeps-up-check"),
        ChargeKind::PerpetualKill => say!(lang, "keeps-up-kill"),
        ChargeKind::PerpetualChase => say!(lang, "keeps-up-chase"),
        ChargeKind::PerpetualAttack | ChargeKind::None | ChargeKind::Undecided => say!(lang, "keeps-up-attack"),
    }
}

fn kind(kind: ChargeKind, book: Book, lang: Lang) -> String {
    match kind {
        ChargeKind::None => by_book::no_offence(book, lang),
        ChargeKind::Undecided => say!(lang, "charge-undecided"),
        ChargeKind::PerpetualAttack => say!(lang, "charge-attack"),
        ChargeKind::PerpetualChase => say!(lang, "charge-chase"),
        ChargeKind::PerpetualKill => say!(lang, "charge-kill"),
        ChargeKind::PerpetualCheck => say!(lang, "charge-check"),
    }
}

/// The pieces that are chased, of several of a kind with where they stand in the position that recurs; `None` if a charge
/// names none.
fn targets(game: &Game, ruling: &Ruling, recurrence: &Recurrence, charge: &Charge, lang: Lang) -> Option<String> {
    let stands = recurrence.window.1 == ruling.ended_at.unwrap_or(ruling.ply);
    let board = game.positions()[recurrence.window.1].board();
    let target = |man: &Man| {
        let piece = by_book::with_its_cannon(man.piece.say(lang), ruling.book, lang);
        match place(board, *man, stands_on(recurrence, *man), lang) {
            None => piece,
            Some(place) if stands => say!(lang, "piece-now-on", piece = piece, place = place),
            Some(place) => say!(lang, "piece-then-on", piece = piece, place = place),
        }
    };
    (!charge.targets.is_empty()).then(|| list(lang, charge.targets.iter().map(target)))
}

/// Where a piece stands as players say it: by its file as its side counts it, and by its rank where another of its kind stands
/// on the same one, in English by its point; `None` if it is the only one.
fn place(board: &Board, man: Man, on: Point, lang: Lang) -> Option<String> {
    let others = || board.iter().filter(|&(point, piece)| piece == man.piece && point != on);
    others().next()?;
    if lang == Lang::En {
        return Some(on.to_string());
    }
    let side = man.piece.color;
    let file = file_number(on.file() as u8, side, lang);
    let rank = if side == Color::Red { on.rank() as u8 + 1 } else { 10 - on.rank() as u8 };
    let shares_file = others().any(|(point, _)| point.file() == on.file());
    Some(if shares_file {
        say!(lang, "desk-place-rank", file = file, rank = rank)
    } else {
        say!(lang, "desk-place-file", file = file)
    })
}

/// The number of a file, the first from Red's left, as a side counts it from its right: in Chinese numerals for Red where
/// Chinese is spoken.
pub(crate) fn file_number(file: u8, side: Color, lang: Lang) -> String {
    let number = match side {
        Color::Red => FILES.saturating_sub(file),
        Color::Black => file + 1,
    };
    let numeral = "一二三四五六七八九".chars().nth(usize::from(number).saturating_sub(1));
    match (side, lang, numeral) {
        (Color::Red, Lang::ZhHant | Lang::ZhHans, Some(numeral)) => numeral.to_string(),
        _ => number.to_string(),
    }
}

/// Where a piece stands at the end of the stretch that was examined.
fn stands_on(recurrence: &Recurrence, man: Man) -> Point {
    let moves = recurrence.examination.rows.iter().map(|row| row.facts.played);
    moves.fold(man.origin, |point, played| if played.from == point { played.to } else { point })
}
