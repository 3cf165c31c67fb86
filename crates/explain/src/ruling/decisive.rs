//! The articles a ruling rests on, the decisive ones first, with what they say.

use books::law;
use ruling::{Action, Article, Bearing, EndingKind, LimitCount, Ruling};
use words::Lang;

use super::limit;
use super::sentence::spoken_of;
use crate::article::{self, label};
use crate::rulebooks::wording;

/// How many articles are shown with what they say.
const SHOWN: usize = 4;
/// How many of them say what is done.
const ACTIONS: usize = 3;
/// How many of those are named where a ruling is told in short.
const ACTIONS_IN_SHORT: usize = 2;

/// All articles a ruling rests on, each once: of its ending, of a recurrence, of aimless play, and of the count towards a
/// limit.
pub(super) fn all(ruling: &Ruling) -> Vec<Article> {
    let mut articles = of_verdict(ruling);
    add(&mut articles, ruling.limit_articles.iter().filter(|_| tells_count(ruling)));
    articles
}

/// Whether the count towards a limit says something of the ruling: it is told, and nothing else is done now, unless cycles were
/// left out of it.
fn tells_count(ruling: &Ruling) -> bool {
    let counted = |count: &LimitCount| count.plies > 0 && (!acts(ruling) || count.cycle_plies > 0);
    ruling.claim.is_some() || limit::is_told(ruling) && ruling.limit.as_ref().is_some_and(counted)
}

/// The articles of the ending, of a recurrence and of aimless play.
fn of_verdict(ruling: &Ruling) -> Vec<Article> {
    let mut articles = Vec::new();
    add(&mut articles, ruling.ending.iter().flat_map(|ending| &ending.articles));
    add(&mut articles, spoken_of(ruling).into_iter().flat_map(|recurrence| &recurrence.articles));
    add(&mut articles, ruling.shuffling.iter().map(|(_, article)| article));
    articles
}

/// Adds articles that are not there yet.
fn add<'a>(articles: &mut Vec<Article>, more: impl Iterator<Item = &'a Article>) {
    for article in more {
        if !articles.contains(article) {
            articles.push(*article);
        }
    }
}

fn acts(ruling: &Ruling) -> bool {
    ruling.ending.is_none() && ruling.repetition.as_ref().is_some_and(|recurrence| recurrence.action != Action::None)
}

/// The articles that are told beside those a ruling rests on.
pub(super) fn see(ruling: &Ruling) -> Vec<Article> {
    books::rulebook(ruling.book).map(|rulebook| rulebook.law.see(ruling)).unwrap_or_default()
}

/// All articles that a ruling rests on and those told beside them, each once, those that decide first.
pub(super) fn told_of(ruling: &Ruling) -> Vec<Article> {
    let mut articles = decisive(ruling);
    add(&mut articles, all(ruling).iter());
    add(&mut articles, see(ruling).iter());
    articles
}

fn bearing(article: &Article) -> Bearing {
    books::rulebook(article.book).map_or(Bearing::Play, |rulebook| rulebook.law.bearing(article.clause))
}

/// Articles in the order in which they are told: of a ruling on a position what is done first, what holds of any last.
pub(crate) fn first(articles: &[Article]) -> Vec<Article> {
    let mut articles = articles.to_vec();
    if articles.iter().any(|article| bearing(article) <= Bearing::Outcome) {
        articles.sort_by_key(bearing);
    }
    articles
}

/// The articles that decide, as many as are shown: first what is done now or, where nothing is, what such play leads to;
/// then what the play is. What moves without a capture were counted by decides only where nothing else does.
pub(super) fn decisive(ruling: &Ruling) -> Vec<Article> {
    let mut articles = of_verdict(ruling);
    let limited = ruling.ending.as_ref().is_some_and(|ending| ending.kind == EndingKind::NaturalLimit);
    if limited || articles.is_empty() || ruling.claim.is_some() {
        articles = all(ruling);
    }
    let beside = see(ruling);
    add(&mut articles, beside.iter());
    let with = |wanted: Bearing| articles.iter().filter(move |article| bearing(article) == wanted).copied();
    let mut chosen: Vec<Article> = with(Bearing::Action).take(ACTIONS).collect();
    if chosen.is_empty() {
        chosen.extend(with(Bearing::Outcome).take(1));
    }
    // What a charge means comes before what else is said of the moves, of which there may be much.
    let (meant, cited): (Vec<Article>, Vec<Article>) =
        with(Bearing::Play).partition(|article| beside.contains(article));
    let most = if meant.is_empty() { SHOWN } else { meant.len() + 1 };
    chosen.extend(meant.into_iter().chain(cited).take(most.min(SHOWN - chosen.len())));
    if chosen.is_empty() {
        chosen = articles.into_iter().take(SHOWN).collect();
    }
    chosen
}

/// The few articles by which a ruling is known: what is done, in which words, or what comes of the play; and what it is.
/// Each is named once, and so is a base that they are of.
pub(super) fn in_short(ruling: &Ruling, lang: Lang) -> Vec<String> {
    let (decisive, beside) = (decisive(ruling), see(ruling));
    let done = |article: &&Article| bearing(article) == Bearing::Action && !beside.contains(article);
    let mut known: Vec<Article> = decisive.iter().filter(done).take(ACTIONS_IN_SHORT).copied().collect();
    if known.is_empty() {
        known.extend(decisive.first());
    }
    add(&mut known, decisive.iter().filter(|article| bearing(article) == Bearing::Play).take(1));
    let named_before = |nth: usize| nth > 0 && known[nth - 1].book == known[nth].book;
    let name = |(nth, &article): (usize, &Article)| {
        if named_before(nth) { label(article, lang) } else { article::named(article, ruling.book, lang) }
    };
    let mut named: Vec<String> = known.iter().enumerate().map(name).collect();
    named.dedup();
    named
}

/// An article with what it says in our words.
pub(super) fn told(article: Article, ruling: &Ruling, lang: Lang) -> String {
    let name = article::named(article, ruling.book, lang);
    match law::unit(article) {
        Some(unit) => format!("{name}  {}", wording(&unit.means, lang)),
        None => name,
    }
}
