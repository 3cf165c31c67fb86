//! The articles a ruling rests on, the decisive ones first, with what they say.

use books::law::{self, Kind};
use ruling::{Action, Article, Ruling};
use words::Lang;

use crate::rulebooks::wording;

/// How many articles are shown with what they say.
const SHOWN: usize = 3;

/// All articles a ruling rests on, each once: of its ending, of a recurrence, of a limit that is reached or claimed, of
/// aimless play.
pub(super) fn all(ruling: &Ruling) -> Vec<Article> {
    let ending = ruling.ending.iter().flat_map(|ending| &ending.articles);
    let recurrence = ruling.repetition.iter().flat_map(|recurrence| &recurrence.articles);
    let claimed = ruling.claim.is_some() || ruling.limit.as_ref().is_some_and(|count| count.plies > 0);
    let limit = ruling.limit_articles.iter().filter(|_| claimed && !acts(ruling));
    let shuffling = ruling.shuffling.iter().map(|(_, article)| article);
    let mut articles: Vec<Article> = Vec::new();
    for article in ending.chain(recurrence).chain(shuffling).chain(limit) {
        if !articles.contains(article) {
            articles.push(*article);
        }
    }
    articles
}

fn acts(ruling: &Ruling) -> bool {
    ruling.ending.is_none() && ruling.repetition.as_ref().is_some_and(|recurrence| recurrence.action != Action::None)
}

/// The articles that decide: those on which a ruling can be given, as many as are shown.
pub(super) fn decisive(ruling: &Ruling) -> Vec<Article> {
    let all = all(ruling);
    let general = |article: &Article| {
        books::rulebook(article.book).is_some_and(|rulebook| rulebook.law.is_general(article.clause))
    };
    let rules =
        |article: &&Article| law::unit(**article).is_some_and(|unit| unit.kind == Kind::Ruled) && !general(article);
    let mut chosen: Vec<Article> = all.iter().filter(rules).take(SHOWN).copied().collect();
    if chosen.is_empty() {
        chosen = all.into_iter().take(SHOWN).collect();
    }
    chosen
}

/// An article with what it says in our words.
pub(super) fn told(article: Article, ruling: &Ruling, lang: Lang) -> String {
    let name = name(article, ruling, lang);
    match law::unit(article) {
        Some(unit) => format!("{name}  {}", wording(&unit.means, lang)),
        None => name,
    }
}

/// An article as it is named: by its clause, with its book if that is another one than rules; in English with Arabic
/// numerals.
pub(super) fn name(article: Article, ruling: &Ruling, lang: Lang) -> String {
    let clause = if lang == Lang::En { spoken(article.clause) } else { article.clause.to_owned() };
    if article.book == ruling.book { clause } else { format!("{} {clause}", article.book) }
}

/// A clause with its Chinese numerals as Arabic ones: `4.六.[H].2` becomes `4.6.[H].2`.
fn spoken(clause: &str) -> String {
    let numeral = |part: &str| {
        let mut number = 0;
        for c in part.chars() {
            match "一二三四五六七八九十".chars().zip(1..).find(|(sign, _)| *sign == c) {
                Some((_, 10)) => number = if number == 0 { 10 } else { number * 10 },
                Some((_, digit)) => number += digit,
                None => return part.to_owned(),
            }
        }
        if part.is_empty() { String::new() } else { number.to_string() }
    };
    clause.split('.').map(numeral).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    use super::spoken;

    #[test]
    fn numerals_can_be_spoken() {
        for (clause, expected) in [
            ("4.六.[H].2", "4.6.[H].2"),
            ("3.4.三", "3.4.3"),
            ("五.十二", "5.12"),
            ("2.3.1.單方", "2.3.1.單方"),
            ("58(2)", "58(2)"),
        ] {
            assert_eq!(spoken(clause), expected);
        }
    }
}
