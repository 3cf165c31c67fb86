//! A ruling in sentences.

use ruling::repetition::{Charge, ChargeKind, IfContinued, Man};
use ruling::{
    Action, Article, Assumption, Book, Choice, Dead, Due, EndingKind, Game, Reading, Recurrence, Review, Ruling,
    RulingData, Setting, Status,
};
use words::{Lang, Say, list, say};
use xiangqi::Color;

use super::headline::headline;
use super::{by_book, decisive, limit};
use crate::rulebooks::means;

/// What is said of a game as data, its explanation in a language.
pub fn data(game: &Game, review: &Review, lang: Lang) -> RulingData {
    let mut data = RulingData::new(game, review, explanation(review, lang));
    data.assumed = assumed(review);
    data
}

/// Why a ruling is what it is, in a few sentences.
pub fn explanation(review: &Review, lang: Lang) -> String {
    let ruling = &review.ruling;
    let mut told = vec![headline(review, lang)];
    told.extend(examined(ruling, lang));
    told.extend(going_on(review, lang));
    told.extend(under(&decisive::decisive(ruling), lang));
    told.extend(besides(review, lang));
    told.join(&say!(lang, "sentence-separator"))
}

/// What recurred, which plies were examined, and what each side is charged with.
pub(super) fn examined(ruling: &Ruling, lang: Lang) -> Vec<String> {
    let Some(recurrence) = &ruling.repetition else { return Vec::new() };
    let (times, (first, last)) = (recurrence.occurrences, recurrence.window);
    let mut told = vec![if last == ruling.ply {
        say!(lang, "ruling-recurred", times = times, first = first + 1, last = last)
    } else {
        say!(lang, "ruling-recurred-earlier", times = times, first = first + 1, last = last)
    }];
    for side in Color::ALL {
        let charge = charge(&recurrence.examination.charges[side], ruling.book, lang);
        told.push(say!(lang, "ruling-charge", side = side_word(side, lang), charge = charge));
    }
    told
}

/// Who would lose if it went on, unless the verdict says so already; what is done now; and what would have come of a
/// warning that nobody told of.
pub(super) fn going_on(review: &Review, lang: Lang) -> Vec<String> {
    let ruling = &review.ruling;
    let mut told = Vec::new();
    if let Some(ply) = ruling.ended_at {
        told.push(say!(lang, "ruling-ended-at", ply = ply));
    }
    let Some(recurrence) = &ruling.repetition else { return told };
    if !stands(ruling, recurrence) {
        told.push(had_continued(recurrence.examination.verdict, lang));
    } else if ruling.ending.is_none() {
        told.push(by_book::action(recurrence.action, ruling.book, lang));
        told.extend(by_book::on_request(recurrence.action, ruling.book, lang));
    }
    told.extend(had_warned(review, lang));
    told
}

/// What would have come of a warning that nobody told of.
fn had_warned(review: &Review, lang: Lang) -> Option<String> {
    let (due, word) = review.if_warned()?;
    let who = match due.verdict {
        IfContinued::Loses(side) => side_word(side, lang),
        _ => say!(lang, "side-both"),
    };
    let what = would_be(due.verdict, lang);
    Some(by_book::had_warned(&who, (word.ply, due.ply), &what, review.ruling.book, lang))
}

/// What a verdict would have brought about.
fn would_be(verdict: IfContinued, lang: Lang) -> String {
    match verdict {
        IfContinued::Loses(side) => say!(lang, "would-lose", side = side_word(side, lang)),
        IfContinued::Draw | IfContinued::Undecided => say!(lang, "would-draw"),
    }
}

/// All else that is told: counts, aimless play, chances, what was taken for granted, which reading it depends on.
pub(super) fn besides(review: &Review, lang: Lang) -> Vec<String> {
    let ruling = &review.ruling;
    let mut told = Vec::new();
    told.extend(past(review, lang));
    told.extend(ruling.limit.as_ref().filter(|count| count.plies > 0).map(|c| limit::counted(c, ruling.claim, lang)));
    told.extend(ruling.other_count.map(|other| limit::counted_otherwise(other, lang)));
    told.extend(ruling.claim.map(|claim| limit::claimed(claim, lang)));
    told.extend(shuffling(ruling, lang));
    told.extend(chances(ruling, lang));
    if ruling.provisional {
        told.push(say!(lang, "ruling-provisional", book = ruling.book.id()));
    }
    told.extend(assumed(review).into_iter().map(|assumption| assumption_word(assumption, lang)));
    told.extend(ruling.repetition.iter().flat_map(|recurrence| readings(ruling, recurrence, lang)));
    told
}

/// What was due before the game came to stand as it does.
fn past(review: &Review, lang: Lang) -> Option<String> {
    let now = review.ruling.ended_at.unwrap_or(review.ruling.ply);
    let tell = |due: &Due| {
        let action = by_book::was_due(due.action, review.ruling.book, lang);
        match due.left_at {
            Some(left) => say!(lang, "due-left", ply = due.ply, action = action, left = left),
            None => say!(lang, "due-at", ply = due.ply, action = action),
        }
    };
    let before: Vec<String> = review.due.iter().filter(|due| due.ply < now).map(tell).collect();
    let (shown, more) = before.split_at(before.len().min(4));
    let mut points = shown.to_vec();
    if !more.is_empty() {
        points.push(say!(lang, "due-more", count = more.len()));
    }
    (!points.is_empty()).then(|| say!(lang, "ruling-was-due", points = points.join(&say!(lang, "limit-separator"))))
}

/// What was taken for granted; that a player asks, where only that makes a ruling due.
fn assumed(review: &Review) -> Vec<Assumption> {
    let ruling = &review.ruling;
    let acts = ruling.repetition.as_ref().is_some_and(|recurrence| recurrence.action != Action::None);
    let asked = acts && books::terms(ruling.book).on_request;
    review.assumed.iter().copied().chain(asked.then_some(Assumption::Request)).collect()
}

fn assumption_word(assumption: Assumption, lang: Lang) -> String {
    match assumption {
        Assumption::NoWarning => say!(lang, "assumed-no-warning"),
        Assumption::Request => say!(lang, "assumed-request"),
        Assumption::ScoreKept => say!(lang, "assumed-score-kept"),
    }
}

fn shuffling(ruling: &Ruling, lang: Lang) -> Vec<String> {
    let Some((shuffling, article)) = &ruling.shuffling else { return Vec::new() };
    let points = list(lang, shuffling.points.iter().map(ToString::to_string));
    let (side, article) = (side_word(shuffling.side, lang), decisive::name(*article, ruling, lang));
    let mut told = vec![say!(lang, "ruling-shuffling", side = side, points = points, article = article)];
    if !shuffling.by_one_piece {
        let used = Choice::of(Setting::Aimless).next().map(|any_pieces| any_pieces.to_string()).unwrap_or_default();
        told.push(say!(lang, "ruling-shuffling-reading", used = used));
    }
    told
}

/// The decisive articles by their names.
fn under(articles: &[Article], lang: Lang) -> Option<String> {
    let named = || cited(articles, lang, |article| decisive::clause(article, lang));
    (!articles.is_empty()).then(|| say!(lang, "ruling-under", articles = named()))
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
pub(super) fn stands(ruling: &Ruling, recurrence: &Recurrence) -> bool {
    recurrence.window.1 == ruling.ended_at.unwrap_or(ruling.ply)
}

/// The readings on which it depends.
fn readings(ruling: &Ruling, recurrence: &Recurrence, lang: Lang) -> Vec<String> {
    let tell = |reading: &Reading| {
        say!(
            lang,
            "ruling-reading-differs",
            about = means(reading.used.setting(), lang),
            used = reading.used.to_string(),
            other = reading.other.to_string(),
            verdict = if_continued(reading.verdict, lang),
            action = by_book::action(reading.action, ruling.book, lang)
        )
    };
    recurrence.readings.iter().filter(|reading| reading.differs).map(tell).collect()
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
pub(super) fn charge(charge: &Charge, book: Book, lang: Lang) -> String {
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
    say!(lang, "piece-from", piece = man.piece.say(lang), origin = man.origin.to_string())
}

/// What happens if nobody varies.
pub(super) fn if_continued(verdict: IfContinued, lang: Lang) -> String {
    match verdict {
        IfContinued::Loses(side) => say!(lang, "verdict-loses", side = side_word(side, lang)),
        IfContinued::Draw => say!(lang, "verdict-draw"),
        IfContinued::Undecided => say!(lang, "verdict-undecided"),
    }
}

/// What would have happened, had nobody varied.
fn had_continued(verdict: IfContinued, lang: Lang) -> String {
    match verdict {
        IfContinued::Loses(side) => say!(lang, "verdict-had-lost", side = side_word(side, lang)),
        IfContinued::Draw => say!(lang, "verdict-had-drawn"),
        IfContinued::Undecided => say!(lang, "verdict-undecided"),
    }
}

/// Articles by book and number, each book named once.
pub(crate) fn articles(articles: &[Article], lang: Lang) -> String {
    cited(articles, lang, |article| article.clause.to_owned())
}

/// Articles by book and by what they are called, each book and each name once.
fn cited(articles: &[Article], lang: Lang, name: impl Fn(Article) -> String) -> String {
    let books = articles.chunk_by(|a, b| a.book == b.book);
    let told = books.map(|of| {
        let mut names: Vec<String> = of.iter().map(|&article| name(article)).collect();
        names.dedup();
        format!("{} {}", of[0].book, list(lang, names))
    });
    told.collect::<Vec<_>>().join("; ")
}
