//! A ruling in sentences.

use ruling::repetition::{Charge, ChargeKind, IfContinued, Man};
use ruling::{
    Action, Article, Book, Choice, Dead, EndingKind, Game, Reading, Recurrence, Ruling, RulingData, Setting, Status,
};
use words::{Lang, list, say};
use xiangqi::{Color, Piece};

use super::{by_book, limit};

/// A ruling as data, its explanation in a language.
pub fn data(game: &Game, ruling: &Ruling, lang: Lang) -> RulingData {
    RulingData::new(game, ruling, explanation(ruling, lang))
}

/// Why a ruling is what it is, in a few sentences.
pub fn explanation(ruling: &Ruling, lang: Lang) -> String {
    let mut told = Vec::new();
    let mut cited = Vec::new();
    if let Some(ending) = &ruling.ending {
        let how = by_book::ending(ending.kind, ruling.book, lang);
        told.push(say!(lang, "ruling-ended", how = how, result = status(ruling.status, lang)));
        told.extend(under(&ending.articles, &mut cited, lang));
    }
    if let Some(ply) = ruling.ended_at {
        told.push(say!(lang, "ruling-ended-at", ply = ply));
    }
    if let Some(recurrence) = &ruling.repetition {
        told.extend(repetition(ruling, recurrence, lang));
        told.extend(under(&recurrence.articles, &mut cited, lang));
        told.extend(readings(ruling, recurrence, lang));
    }
    told.extend(ruling.limit.as_ref().map(|count| limit::counted(count, ruling.claim, lang)));
    told.extend(ruling.other_count.map(|other| limit::counted_otherwise(other, lang)));
    if let Some(claim) = ruling.claim {
        told.push(limit::claimed(claim, lang));
        told.extend(under(&ruling.limit_articles, &mut cited, lang));
    }
    if let Some((shuffling, article)) = &ruling.shuffling {
        let points = list(lang, shuffling.points.iter().map(ToString::to_string));
        let side = side_word(shuffling.side, lang);
        told.push(say!(lang, "ruling-shuffling", side = side, points = points, article = article.to_string()));
        if !shuffling.by_one_piece {
            let used = Choice::of(Setting::Aimless).next().map(|any_pieces| any_pieces.to_string()).unwrap_or_default();
            told.push(say!(lang, "ruling-shuffling-reading", used = used));
        }
    }
    told.extend(chances(ruling, lang));
    if ruling.provisional {
        told.push(say!(lang, "ruling-provisional", book = ruling.book.id()));
    }
    if told.is_empty() {
        told.push(say!(lang, "ruling-nothing"));
    }
    told.join(&say!(lang, "sentence-separator"))
}

/// The articles among these that were not cited before, if there are any.
fn under(found: &[Article], cited: &mut Vec<Article>, lang: Lang) -> Option<String> {
    let new: Vec<Article> = found.iter().filter(|article| !cited.contains(article)).copied().collect();
    cited.extend(&new);
    (!new.is_empty()).then(|| say!(lang, "ruling-under", articles = articles(&new, lang)))
}

/// Whether anybody can still win, where that was asked and does not go without saying.
fn chances(ruling: &Ruling, lang: Lang) -> Option<String> {
    match &ruling.dead {
        Some(Dead::Alive(line)) if ruling.ending.is_none() => {
            let line = line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            Some(say!(lang, "ruling-alive", line = line))
        }
        Some(Dead::Undecided) => Some(say!(lang, "ruling-dead-undecided")),
        Some(Dead::Alive(_) | Dead::Dead) | None => None,
    }
}

/// Whether a recurring position stood on the board when the rulebook spoke last.
fn stands(ruling: &Ruling, recurrence: &Recurrence) -> bool {
    recurrence.window.1 == ruling.ended_at.unwrap_or(ruling.ply)
}

fn repetition(ruling: &Ruling, recurrence: &Recurrence, lang: Lang) -> Vec<String> {
    let examination = &recurrence.examination;
    let (times, (first, last)) = (recurrence.occurrences, recurrence.window);
    let mut told = vec![if last == ruling.ply {
        say!(lang, "ruling-recurred", times = times, first = first, last = last)
    } else {
        say!(lang, "ruling-recurred-earlier", times = times, first = first, last = last)
    }];
    for side in Color::ALL {
        let charge = charge(&examination.charges[side], ruling.book, lang);
        told.push(say!(lang, "ruling-charge", side = side_word(side, lang), charge = charge));
    }
    if !stands(ruling, recurrence) {
        told.push(say!(lang, "ruling-cycle-left"));
    } else if ruling.ending.is_none() {
        told.push(verdict(examination.verdict, lang));
        told.push(by_book::action(recurrence.action, ruling.book, lang));
        told.extend(by_book::on_request(recurrence.action, ruling.book, lang));
    } else if recurrence.action == Action::Rule {
        told.push(by_book::action(recurrence.action, ruling.book, lang));
        told.extend(by_book::on_request(recurrence.action, ruling.book, lang));
    }
    told
}

/// The readings that decide, if the recurring position still does.
fn readings(ruling: &Ruling, recurrence: &Recurrence, lang: Lang) -> Vec<String> {
    let differing = recurrence.readings.iter().filter(|reading| reading.differs && stands(ruling, recurrence));
    let tell = |reading: &Reading| {
        say!(
            lang,
            "ruling-reading-differs",
            used = reading.used.to_string(),
            other = reading.other.to_string(),
            verdict = verdict(reading.verdict, lang),
            action = by_book::action(reading.action, ruling.book, lang)
        )
    };
    differing.map(tell).collect()
}

/// The name of a side.
pub(crate) fn side_word(side: Color, lang: Lang) -> String {
    match side {
        Color::Red => say!(lang, "side-red"),
        Color::Black => say!(lang, "side-black"),
    }
}

/// How a game stands.
pub(crate) fn status(status: Status, lang: Lang) -> String {
    match status {
        Status::Ongoing => say!(lang, "status-ongoing"),
        Status::Won(Color::Red) => say!(lang, "status-red-wins"),
        Status::Won(Color::Black) => say!(lang, "status-black-wins"),
        Status::Draw => say!(lang, "status-draw"),
        Status::BothLose => say!(lang, "status-both-lose"),
    }
}

/// How a game ended, in words that any book may use.
pub(crate) fn ending_word(kind: EndingKind, lang: Lang) -> String {
    match kind {
        EndingKind::Checkmate => say!(lang, "ending-checkmate"),
        EndingKind::Stalemate => say!(lang, "ending-stalemate"),
        EndingKind::DeadDraw => say!(lang, "ending-dead-draw"),
        EndingKind::NaturalLimit => say!(lang, "ending-natural-limit"),
        EndingKind::AskedLimit => say!(lang, "ending-asked-limit"),
        EndingKind::ForbiddenPlay => say!(lang, "ending-forbidden-play"),
        EndingKind::SameForbiddenPlay => say!(lang, "ending-same-forbidden-play"),
        EndingKind::OrdinaryCycle => say!(lang, "ending-ordinary-cycle"),
        EndingKind::KingsFacing => say!(lang, "ending-kings-facing"),
        EndingKind::KingTaken => say!(lang, "ending-king-taken"),
        EndingKind::SelfCheck => say!(lang, "ending-self-check"),
        EndingKind::Flag => say!(lang, "ending-flag"),
    }
}

/// What a side is charged with, and on which pieces.
fn charge(charge: &Charge, book: Book, lang: Lang) -> String {
    let kind = match charge.kind {
        ChargeKind::None => by_book::no_offence(book, lang),
        ChargeKind::Undecided => say!(lang, "charge-undecided"),
        ChargeKind::PerpetualAttack => say!(lang, "charge-attack"),
        ChargeKind::PerpetualChase => say!(lang, "charge-chase"),
        ChargeKind::PerpetualKill => say!(lang, "charge-kill"),
        ChargeKind::PerpetualCheck => say!(lang, "charge-check"),
    };
    if charge.targets.is_empty() {
        return kind;
    }
    say!(lang, "charge-of", charge = kind, targets = list(lang, charge.targets.iter().map(|&man| target(man, lang))))
}

fn target(man: Man, lang: Lang) -> String {
    say!(lang, "piece-from", piece = piece(man.piece, lang), origin = man.origin.to_string())
}

/// The name of a piece.
pub(crate) fn piece(piece: Piece, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{} {}", piece.color, piece.role),
        Lang::ZhHant => format!("{}{}", side_word(piece.color, lang), piece.glyph()),
        Lang::ZhHans => format!("{}{}", side_word(piece.color, lang), piece.simplified_glyph()),
    }
}

/// Who must vary.
fn verdict(verdict: IfContinued, lang: Lang) -> String {
    match verdict {
        IfContinued::Loses(side) => say!(lang, "verdict-loses", side = side_word(side, lang)),
        IfContinued::Draw => say!(lang, "verdict-draw"),
        IfContinued::Undecided => say!(lang, "verdict-undecided"),
    }
}

/// Articles by book and number, each book named once.
pub(crate) fn articles(articles: &[Article], lang: Lang) -> String {
    let books = articles.chunk_by(|a, b| a.book == b.book);
    let told = books.map(|of| format!("{} {}", of[0].book, list(lang, of.iter().map(|a| a.clause.to_owned()))));
    told.collect::<Vec<_>>().join("; ")
}
