//! What was due before, what an official said, who varied, and what is taken for granted of all that.

use books::{Notice, terms};
use ruling::repetition::IfContinued;
use ruling::{Action, Article, Assumption, Book, Due, Game, Recurrence, Review, Ruling};
use words::{Lang, list, say};
use xiangqi::Color;

use super::by_book;
use super::charge::side_word;
use crate::article::label;

/// How many points of the past are told.
const SHOWN: usize = 4;

/// The point at which the ruling that ended the game was due.
pub(super) fn decided(review: &Review) -> Option<&Due> {
    let now = review.ruling.ended_at.unwrap_or(review.ruling.ply);
    review.due.iter().find(|due| due.ply == now && due.action == Action::Rule)
}

/// The side that played a ply; sides play in turn.
fn mover(recurrence: &Recurrence, ply: usize) -> Option<Color> {
    let facts = &recurrence.examination.rows.last()?.facts;
    Some(if facts.ply.abs_diff(ply) % 2 == 0 { facts.side } else { !facts.side })
}

/// Who left a cycle, and with which ply.
pub(super) fn varied(review: &Review, recurrence: &Recurrence) -> Option<(Color, usize)> {
    let end = review.ruling.ended_at.unwrap_or(review.ruling.ply);
    let left = recurrence.window.1 + 1;
    Some((mover(recurrence, left).filter(|_| left <= end)?, left))
}

/// That a side lost by forbidden play that it kept up after an official's word: the result, the side and its play.
pub(super) fn forbidden_though_warned(book: Book, told: &[&str; 3], ply: usize, lang: Lang) -> String {
    let [result, side, play] = *told;
    if terms(book).notice == Notice::Caution {
        say!(lang, "headline-forbidden-cautioned", result = result, side = side, play = play, ply = ply)
    } else {
        say!(lang, "headline-forbidden-warned", result = result, side = side, play = play, ply = ply)
    }
}

/// What would have come of a warning that nobody told of, where the book asks for one.
pub(super) fn had_warned(review: &Review, lang: Lang) -> Option<String> {
    let (due, word) = review.if_warned()?;
    let told = || by_book::had_warned(due.verdict, (word.ply, due.ply), review.ruling.book, lang);
    read_in(review, due).is_none().then(told)
}

/// The clause by which a ruling is read as needing an official's word, where the text names none.
pub(super) fn read_in(review: &Review, due: &Due) -> Option<&'static str> {
    terms(review.ruling.book).word_read_in.filter(|_| matches!(due.verdict, IfContinued::Loses(_)))
}

/// The article that is read as needing an official's word of which nobody told.
pub(super) fn word_article(review: &Review) -> Option<Article> {
    let (due, _) = review.if_warned()?;
    Some(review.ruling.book.article(read_in(review, due)?))
}

/// How a clause was read that says nothing of an official's word, and what follows if it needs none.
pub(super) fn word_reading(review: &Review, lang: Lang) -> Option<String> {
    let (due, _) = review.if_warned()?;
    let (article, IfContinued::Loses(side)) = (word_article(review)?, due.verdict) else { return None };
    let article = label(article, lang);
    Some(say!(lang, "reading-word", article = article, side = side_word(side, lang), ply = due.ply))
}

/// That no word was needed, where one comes before most rulings.
pub(super) fn no_word_needed(review: &Review, lang: Lang) -> Option<String> {
    let due = decided(review).filter(|due| due.after.is_none())?;
    let lost = matches!(due.verdict, IfContinued::Loses(_));
    let others = terms(review.ruling.book).word_read_in.is_some();
    (lost && others).then(|| say!(lang, "ruling-no-word-needed"))
}

/// Whether an official's word is known to have been given when it was due.
fn given(game: &Game, due: &Due) -> bool {
    due.action != Action::Rule && game.warned().knows(due.ply)
}

/// After which plies an official spoke, if it was due.
pub(super) fn words_given(game: &Game, review: &Review, lang: Lang) -> Option<String> {
    let plies: Vec<String> = review.due.iter().filter(|due| given(game, due)).map(|due| due.ply.to_string()).collect();
    (!plies.is_empty()).then(|| by_book::was_warned(&list(lang, plies), review.ruling.book, lang))
}

/// Whether the ruling that a word was to come before needed none in the end.
fn needed_none(review: &Review, warning: &Due) -> bool {
    let settles = |due: &Due| due.action == Action::Rule && due.after.is_none() && due.ply > warning.ply;
    let of_it = |due: &&Due| settles(due) && due.verdict == warning.verdict && due.left_at == warning.left_at;
    warning.action != Action::Rule && review.due.iter().any(|due| of_it(&due))
}

/// What should have been done before the game came to stand as it does.
pub(super) fn was_due(game: &Game, review: &Review, lang: Lang) -> Option<String> {
    let now = review.ruling.ended_at.unwrap_or(review.ruling.ply);
    let missed = |due: &&Due| due.ply < now && !given(game, due) && !needed_none(review, due);
    let tell = |due: &Due| {
        let missed = by_book::missed(due.action, review.ruling.book, lang);
        match due.left_at {
            Some(left) => {
                let side = side_word(game.mover(left), lang);
                say!(lang, "due-left", ply = due.ply, missed = missed, left = left, side = side)
            }
            None => say!(lang, "due-at", ply = due.ply, missed = missed),
        }
    };
    let before: Vec<String> = review.due.iter().filter(missed).map(tell).collect();
    let (shown, more) = before.split_at(before.len().min(SHOWN));
    let mut points = shown.to_vec();
    if !more.is_empty() {
        points.push(say!(lang, "due-more", count = more.len()));
    }
    let points = (!points.is_empty()).then(|| points.join(&say!(lang, "limit-separator")))?;
    Some(if terms(review.ruling.book).on_request {
        say!(lang, "ruling-was-due-on-request", points = points)
    } else {
        say!(lang, "ruling-was-due", points = points)
    })
}

/// What was taken for granted; that a player asks, where only that makes a ruling due.
pub(super) fn assumed(review: &Review) -> Vec<Assumption> {
    let ruling = &review.ruling;
    let acts = ruling.repetition.as_ref().is_some_and(|recurrence| recurrence.action != Action::None);
    let asked = acts && terms(ruling.book).on_request;
    review.assumed.iter().copied().chain(asked.then_some(Assumption::Request)).collect()
}

/// That a ruling holds only if a player asks, to be told beside the verdict; nothing where it does anyway.
pub(super) fn if_asked(review: &Review, lang: Lang) -> String {
    if assumed(review).contains(&Assumption::Request) { say!(lang, "headline-if-asked") } else { String::new() }
}

/// What was taken for granted, told; also which book fills the gaps of one that names none.
pub(super) fn assumptions(review: &Review, lang: Lang) -> Vec<String> {
    let tell = |assumption| match assumption {
        Assumption::NoWarning => review.if_warned().map_or_else(
            || say!(lang, "assumed-no-warning"),
            |(due, _)| by_book::not_warned(due.verdict, review.ruling.book, lang),
        ),
        Assumption::Request => say!(lang, "assumed-request"),
        Assumption::ScoreKept => say!(lang, "assumed-score-kept"),
        Assumption::NoCheckBefore => {
            let before = review.ruling.limit.as_ref().map_or(0, |count| count.before_record);
            say!(lang, "assumed-no-check-before", before = before)
        }
    };
    let base = base(&review.ruling).map(|base| say!(lang, "assumed-base", base = base.id()));
    assumed(review).into_iter().map(tell).chain(base).collect()
}

/// The book that is taken to fill the gaps of a supplement.
pub(super) fn base(ruling: &Ruling) -> Option<Book> {
    books::entry(ruling.book).and_then(|entry| entry.base)
}
