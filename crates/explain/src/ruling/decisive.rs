//! The articles a ruling rests on, the decisive ones first, with what they say.

use books::law::{self, Kind};
use ruling::{Action, Article, EndingKind, Ruling};
use words::Lang;

use crate::rulebooks::wording;

/// How many articles are shown with what they say.
const SHOWN: usize = 3;

/// All articles a ruling rests on, each once: of its ending, of a recurrence, of aimless play, and of the count towards a
/// limit.
pub(super) fn all(ruling: &Ruling) -> Vec<Article> {
    let mut articles = of_verdict(ruling);
    let claimed = ruling.claim.is_some() || ruling.limit.as_ref().is_some_and(|count| count.plies > 0);
    add(&mut articles, ruling.limit_articles.iter().filter(|_| claimed && !acts(ruling)));
    articles
}

/// The articles of the ending, of a recurrence and of aimless play.
fn of_verdict(ruling: &Ruling) -> Vec<Article> {
    let mut articles = Vec::new();
    add(&mut articles, ruling.ending.iter().flat_map(|ending| &ending.articles));
    add(&mut articles, ruling.repetition.iter().flat_map(|recurrence| &recurrence.articles));
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

/// The articles that decide: those on which a ruling can be given, as many as are shown. What a game that has ended was
/// counted by does not decide it.
pub(super) fn decisive(ruling: &Ruling) -> Vec<Article> {
    let counts = ruling.ending.as_ref().is_none_or(|ending| ending.kind == EndingKind::NaturalLimit);
    let all = if counts || ruling.claim.is_some() { all(ruling) } else { of_verdict(ruling) };
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

/// An article as it is named: by its clause, with its book if that is another one than rules.
pub(super) fn name(article: Article, ruling: &Ruling, lang: Lang) -> String {
    let clause = clause(article, lang);
    if article.book == ruling.book { clause } else { format!("{} {clause}", article.book) }
}

/// The clause of an article, as it is said in a language.
pub(super) fn clause(article: Article, lang: Lang) -> String {
    if lang == Lang::En { spoken(article.clause) } else { article.clause.to_owned() }
}

/// A clause as English readers say it: the number that is printed, its Chinese numerals as Arabic ones, without the words
/// that tell the parts of an article apart. `4.六.[H].2` becomes `4.6.[H].2`, `2.3.1.單方` becomes `2.3.1`.
pub(crate) fn spoken(clause: &str) -> String {
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
    let is_word = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let parts = clause.split(['.', ':']).map(numeral).take_while(|part| !part.contains(is_word));
    let said = parts.collect::<Vec<_>>().join(".");
    if said.is_empty() { clause.to_owned() } else { said }
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
            ("2.3.1.單方", "2.3.1"),
            ("2.2.C.表.將無", "2.2.C"),
            ("3(1):長將", "3(1)"),
            ("2.4.14a.變", "2.4.14a"),
            ("封面.題", "封面.題"),
            ("forbidden", "forbidden"),
            ("58(2)", "58(2)"),
        ] {
            assert_eq!(spoken(clause), expected);
        }
    }
}
