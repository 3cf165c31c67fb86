//! A ruling in sentences.

use std::collections::BTreeMap;

use books::terms;
use ruling::data::cited as cited_as_data;
use ruling::repetition::IfContinued;
use ruling::{
    Action, Article, Choice, Dead, EndingKind, Game, Reading, Recurrence, Review, Ruling, RulingData, Setting, Status,
};
use words::{Lang, list, say};
use xiangqi::Color;

use super::charge::{charged, side_word, so_far};
use super::headline::headline;
use super::moves::Written;
use super::style::Style;
use super::{by_book, decisive, limit, past};
use crate::article;
use crate::rulebooks::{read_in, reading};

/// What is said of a game as data, its explanation in a language.
pub fn data(game: &Game, review: &Review, lang: Lang) -> RulingData {
    let ruling = &review.ruling;
    let law = books::rulebook(ruling.book).map(|rulebook| rulebook.law);
    let mut data = RulingData::new(game, review, law, explanation(game, review, lang));
    data.assumed = past::assumed(review);
    data.base = past::base(ruling);
    data.decisive = cited_as_data(&decisive::decisive(ruling), ruling.book);
    data.see = cited_as_data(&decisive::see(ruling), ruling.book);
    for (told, due) in data.due.iter_mut().zip(&review.due) {
        told.left_by = due.left_at.map(|ply| game.mover(ply).into());
        if let Some(word) = told.warning.as_mut().filter(|word| !word.known) {
            word.read_in = past::read_in(review, due).map(str::to_owned);
        }
    }
    if let (Some(told), Some(recurrence)) = (&mut data.repetition, &ruling.repetition) {
        told.left_by = told.left_at.map(|ply| game.mover(ply).into());
        told.again_at = stands(ruling, recurrence).then(|| again_at(game, recurrence));
        let readings = recurrence.readings.iter().filter(|reading| reading.differs);
        for (told, reading) in told.settings.iter_mut().zip(readings) {
            told.words = Some(reading_told(ruling, reading, lang));
        }
        let charge = |side: Color| Some(charged(game, ruling, recurrence, side, lang).play);
        (told.red.words, told.black.words) = (charge(Color::Red), charge(Color::Black));
        let written = Written { game, book: ruling.book, style: Style::new(lang) };
        for (told, row) in told.moves.iter_mut().zip(&recurrence.examination.rows) {
            written.tell(row, told);
        }
    }
    data.labels = labels(&data, lang);
    data
}

/// What each article that an answer names is called.
fn labels(data: &RulingData, lang: Lang) -> BTreeMap<String, String> {
    let mut labels = BTreeMap::new();
    data.each_article(&mut |text: &str| {
        if !labels.contains_key(text) {
            let article: Result<Article, _> = text.parse().or_else(|_| format!("{} {text}", data.rules).parse());
            labels.extend(article.map(|article| (text.to_owned(), article::named(article, data.rules, lang))));
        }
    });
    labels
}

/// Why a ruling is what it is, in a few sentences.
pub fn explanation(game: &Game, review: &Review, lang: Lang) -> String {
    let ruling = &review.ruling;
    let mut told = vec![headline(game, review, lang)];
    told.extend(examined(game, ruling, lang));
    told.extend(going_on(game, review, lang));
    told.extend(under(&decisive::decisive(ruling), lang));
    told.extend(besides(game, review, Style::new(lang)));
    told.join(&say!(lang, "sentence-separator"))
}

/// What recurred, which plies were examined, and what each side is charged with.
pub(super) fn examined(game: &Game, ruling: &Ruling, lang: Lang) -> Vec<String> {
    let Some(recurrence) = spoken_of(ruling) else { return Vec::new() };
    let (times, (first, last)) = (recurrence.occurrences, recurrence.window);
    let mut told = vec![if last == ruling.ended_at.unwrap_or(ruling.ply) {
        say!(lang, "ruling-recurred", times = times, first = first + 1, last = last)
    } else {
        say!(lang, "ruling-recurred-earlier", times = times, first = first + 1, last = last)
    }];
    let too_few = ruling.ending.is_none() && recurrence.action == Action::None && stands(ruling, recurrence);
    for side in Color::ALL {
        told.push(if too_few {
            so_far(game, ruling, recurrence, side, lang)
        } else {
            let charge = charged(game, ruling, recurrence, side, lang).play;
            say!(lang, "ruling-charge", side = side_word(side, lang), charge = charge)
        });
    }
    told
}

/// Who would lose if it went on, unless the verdict says so already; what is done now; and what would have come of a
/// warning that nobody told of.
pub(super) fn going_on(game: &Game, review: &Review, lang: Lang) -> Vec<String> {
    let ruling = &review.ruling;
    let mut told = Vec::new();
    if let Some(ply) = ruling.ended_at {
        told.push(say!(lang, "ruling-ended-at", ply = ply));
    }
    let Some(recurrence) = spoken_of(ruling) else { return told };
    if !stands(ruling, recurrence) {
        told.push(had_continued(review, recurrence, lang));
    } else if ruling.ending.is_none() {
        told.push(by_book::action(game, ruling, recurrence, again_at(game, recurrence), lang));
    } else {
        told.extend(past::no_word_needed(review, lang));
    }
    told.extend(past::had_warned(review, lang));
    told
}

/// The ply with which the position would stand once more, if the last cycle were played again.
pub(super) fn again_at(game: &Game, recurrence: &Recurrence) -> usize {
    let last = recurrence.window.1;
    let before = game.last_occurrences(last, 2).first().copied().unwrap_or(last);
    last + (last - before)
}

/// All else that is told: counts, aimless play, chances, what was taken for granted, which reading it depends on.
pub(super) fn besides(game: &Game, review: &Review, style: Style) -> Vec<String> {
    let (ruling, lang) = (&review.ruling, style.lang);
    let mut told = Vec::new();
    told.extend(past::words_given(game, review, lang));
    told.extend(past::was_due(game, review, lang));
    told.extend(depends(review, lang));
    told.extend(counts(game, ruling, lang));
    told.extend(shuffling(ruling, lang));
    told.extend(chances(game, ruling, style));
    told
}

/// What a ruling depends on: what was taken for granted, how the text is read, and that it is not all public.
pub(super) fn depends(review: &Review, lang: Lang) -> Vec<String> {
    let ruling = &review.ruling;
    let mut told = past::assumptions(review, lang);
    told.extend(past::word_reading(review, lang));
    let differing = spoken_of(ruling).into_iter().flat_map(|recurrence| &recurrence.readings);
    told.extend(differing.filter(|reading| reading.differs).map(|reading| reading_told(ruling, reading, lang)));
    if ruling.provisional {
        told.push(say!(lang, "ruling-provisional"));
    }
    told
}

/// Which articles a verdict hangs on the reading of, to be told beside it; nothing if on none.
pub(super) fn hangs_on(review: &Review, lang: Lang) -> String {
    let ruling = &review.ruling;
    let readings = spoken_of(ruling).into_iter().flat_map(|recurrence| &recurrence.readings);
    let mut settings: Vec<Setting> =
        readings.filter(|reading| reading.differs).map(|reading| reading.used.setting()).collect();
    settings.dedup();
    let word = past::word_article(review).map(|article| article::cited(&[article], Some(ruling.book), lang));
    let settings = settings.into_iter().map(|setting| read_in(setting, ruling.book, lang));
    let articles: Vec<String> = word.into_iter().chain(settings).collect();
    if articles.is_empty() { String::new() } else { say!(lang, "headline-hangs", articles = list(lang, articles)) }
}

/// The count of moves without a capture, unless the game has ended otherwise.
fn counts(game: &Game, ruling: &Ruling, lang: Lang) -> Vec<String> {
    if !limit::is_told(ruling) {
        return Vec::new();
    }
    let count = ruling.limit.as_ref().filter(|count| count.plies > 0);
    let mut told: Vec<String> = count.map(|count| limit::counted(game, ruling, count, lang)).into_iter().collect();
    told.extend(ruling.other_count.map(|other| limit::counted_otherwise(other, ruling.book, lang)));
    told.extend(ruling.claim.map(|claim| limit::claimed(claim, lang)));
    told
}

fn shuffling(ruling: &Ruling, lang: Lang) -> Vec<String> {
    let Some((shuffling, article)) = &ruling.shuffling else { return Vec::new() };
    let points = list(lang, shuffling.points.iter().map(ToString::to_string));
    let (side, article) = (side_word(shuffling.side, lang), article::named(*article, ruling.book, lang));
    let mut told = vec![say!(lang, "ruling-shuffling", side = side, points = points, article = article)];
    if !shuffling.by_one_piece {
        let used = Choice::of(Setting::Aimless).next().map(|any_pieces| reading(any_pieces, lang)).unwrap_or_default();
        let articles = read_in(Setting::Aimless, ruling.book, lang);
        told.push(say!(lang, "ruling-shuffling-reading", articles = articles, used = used));
    }
    told
}

/// The decisive articles by their names.
fn under(articles: &[Article], lang: Lang) -> Option<String> {
    (!articles.is_empty()).then(|| say!(lang, "ruling-under", articles = article::cited(articles, None, lang)))
}

/// Whether anybody can still win, where that was asked and does not go without saying.
fn chances(game: &Game, ruling: &Ruling, style: Style) -> Option<String> {
    match &ruling.dead {
        Some(Dead::Alive(line)) if ruling.ending.is_none() => {
            let mut position = game.positions().last()?.clone();
            let mut told = Vec::new();
            for &m in line {
                let written = style.notation().write(&position, m);
                told.push(by_book::with_its_cannon(written, ruling.book, style.lang));
                position = position.after(m);
            }
            Some(say!(style.lang, "ruling-alive", line = told.join(" ")))
        }
        Some(Dead::Undecided) => Some(say!(style.lang, "ruling-dead-undecided")),
        Some(Dead::Alive(_) | Dead::Dead) | None => None,
    }
}

/// The recurrence that is told of: not one that the game had left when it ended otherwise.
pub(super) fn spoken_of(ruling: &Ruling) -> Option<&Recurrence> {
    let past = |recurrence: &Recurrence| ruling.ending.is_some() && !stands(ruling, recurrence);
    ruling.repetition.as_ref().filter(|recurrence| !past(recurrence))
}

/// Whether a recurring position stood on the board when the rulebook spoke last.
pub(super) fn stands(ruling: &Ruling, recurrence: &Recurrence) -> bool {
    recurrence.window.1 == ruling.ended_at.unwrap_or(ruling.ply)
}

/// How an open point was read on which it depends, and what the other reading leads to.
fn reading_told(ruling: &Ruling, differing: &Reading, lang: Lang) -> String {
    let (used, other) = (reading(differing.used, lang), reading(differing.other, lang));
    let then = read_otherwise(ruling, differing, lang);
    let articles = read_in(differing.used.setting(), ruling.book, lang);
    say!(lang, "ruling-reading-differs", articles = articles, used = used, other = other, then = then)
}

/// What another reading leads to.
fn read_otherwise(ruling: &Ruling, other: &Reading, lang: Lang) -> String {
    match (other.action, other.verdict) {
        (Action::Rule, IfContinued::Loses(side)) => say!(lang, "other-loses", side = side_word(side, lang)),
        (Action::Rule, _) => say!(lang, "other-draw"),
        (Action::None, IfContinued::Loses(side)) => say!(lang, "other-would-lose", side = side_word(side, lang)),
        (Action::None, IfContinued::Draw) => say!(lang, "other-would-draw"),
        (Action::None, IfContinued::Undecided) => say!(lang, "other-undecided"),
        (warning, _) => by_book::due(warning, ruling.book, lang),
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

/// What would have happened, had nobody varied: once enough cycles were played, with the next one.
fn had_continued(review: &Review, recurrence: &Recurrence, lang: Lang) -> String {
    let due = review.due.iter().any(|due| due.ply == recurrence.window.1 && due.action != Action::Rule);
    match recurrence.examination.verdict {
        IfContinued::Loses(side) if due && terms(review.ruling.book).on_request => {
            say!(lang, "verdict-was-to-vary-on-request", side = side_word(side, lang))
        }
        IfContinued::Loses(side) if due => say!(lang, "verdict-was-to-vary", side = side_word(side, lang)),
        IfContinued::Loses(side) => say!(lang, "verdict-had-lost", side = side_word(side, lang)),
        IfContinued::Draw if due => say!(lang, "verdict-was-to-draw"),
        IfContinued::Draw => say!(lang, "verdict-had-drawn"),
        IfContinued::Undecided => say!(lang, "verdict-undecided"),
    }
}
