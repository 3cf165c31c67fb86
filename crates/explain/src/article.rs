//! How articles are called: by the numbers and words that are printed in the text, so that a reader finds them there.

use books::law::{Heading, Law};
use books::{Article, Book};
use words::{Lang, list, say};

use crate::rulebooks::wording;
use crate::ruling::decisive;

/// How many articles are cited where not all are.
const IN_SHORT: usize = 3;

/// An article as a reader finds it in its book: the number that is printed, and the term, note or table where the text has
/// one. Words by which only our ids tell the parts of an article apart are left out; English has Arabic numerals.
pub fn label(article: Article, lang: Lang) -> String {
    let said = printed(article, lang);
    match said.is_empty() {
        true if article.clause.is_ascii() => say!(lang, "article-general"),
        true => article.clause.to_owned(),
        false => said,
    }
}

/// An article with its book if that is another one than rules.
pub(crate) fn named(article: Article, rules: Book, lang: Lang) -> String {
    let label = label(article, lang);
    if article.book == rules { label } else { format!("{} {label}", article.book) }
}

/// Articles as they are cited, each once; a book is named once, and not at all if it is the one in force.
pub fn cited(articles: &[Article], rules: Option<Book>, lang: Lang) -> String {
    let of_books = articles.chunk_by(|a, b| a.book == b.book).map(|of| {
        let mut labels: Vec<String> = Vec::new();
        for label in of.iter().map(|&article| label(article, lang)) {
            if !labels.contains(&label) {
                labels.push(label);
            }
        }
        let labels = in_line(&labels, lang);
        if rules == Some(of[0].book) {
            labels
        } else {
            say!(lang, "desk-articles-of", book = of[0].book.id(), articles = labels)
        }
    });
    let mut once: Vec<String> = Vec::new();
    for told in of_books {
        if !once.contains(&told) {
            once.push(told);
        }
    }
    once.join("; ")
}

/// The articles that decide, and how many others there are beside them.
pub(crate) fn cited_in_short(articles: &[Article], rules: Option<Book>, lang: Lang) -> String {
    let mut named: Vec<(Article, String)> = Vec::new();
    for article in decisive::first(articles) {
        let label = label(article, lang);
        if !named.iter().any(|(other, called)| other.book == article.book && *called == label) {
            named.push((article, label));
        }
    }
    let shown: Vec<Article> = named.iter().take(IN_SHORT).map(|(article, _)| *article).collect();
    let told = cited(&shown, rules, lang);
    match named.len() - shown.len() {
        0 => told,
        more => say!(lang, "articles-and-more", articles = told, count = more),
    }
}

/// Articles of one book in a line, those that are plain numbers as such.
fn in_line(labels: &[String], lang: Lang) -> String {
    let is_number =
        |label: &String| label.starts_with(|c: char| c.is_ascii_digit()) && (lang == Lang::En || label.is_ascii());
    let told = labels.chunk_by(|a, b| is_number(a) == is_number(b)).map(|alike| {
        let labels = list(lang, alike.iter().cloned());
        if is_number(&alike[0]) { say!(lang, "desk-articles", clauses = labels) } else { labels }
    });
    list(lang, told)
}

/// What is printed of a clause; nothing if that is nothing.
fn printed(article: Article, lang: Lang) -> String {
    let headings = Law::of(article.book).map_or(&[][..], |law| &law.headings);
    let (mut said, mut after_number, mut begin) = (String::new(), false, 0);
    for part in article.clause.split_inclusive(['.', ':']) {
        let name = part.trim_end_matches(['.', ':']);
        let number = match heading(headings, &article.clause[..begin + name.len()], begin) {
            Some((heading, number)) => {
                let called = wording(&heading.called, lang);
                said += if said.is_empty() { called.trim_start() } else { called };
                after_number = false;
                number
            }
            None => name,
        };
        if let Some(number) = written(number, lang) {
            said += match (said.is_empty(), after_number, lang) {
                (false, true, _) => ".",
                (false, false, Lang::En) => " ",
                _ => "",
            };
            said += &number;
            after_number = true;
        }
        begin += part.len();
    }
    said
}

/// The heading that stands at a part of an id, which begins at some byte, and the number after it.
fn heading<'l, 'c>(headings: &'l [Heading], id: &'c str, begin: usize) -> Option<(&'l Heading, &'c str)> {
    let stands = |heading: &'l Heading| {
        let number = match heading.id.strip_prefix('.') {
            Some(anywhere) => id[begin..].strip_prefix(anywhere)?,
            None if heading.id.len() > begin => id.strip_prefix(heading.id.as_str())?,
            None => return None,
        };
        (number.is_empty() || !is_word(number)).then_some((heading, number))
    };
    headings.iter().filter_map(stands).max_by_key(|(heading, _)| heading.id.len())
}

/// A number as a language writes it; `None` if it is none.
fn written(part: &str, lang: Lang) -> Option<String> {
    match numeral(part) {
        Some(number) if lang == Lang::En => Some(number.to_string()),
        _ => Some(part.to_owned()).filter(|part| !part.is_empty() && !is_word(part)),
    }
}

/// A Chinese numeral below a hundred.
fn numeral(part: &str) -> Option<u32> {
    let mut number = 0;
    for c in part.chars() {
        match "一二三四五六七八九十".chars().zip(1..).find(|(sign, _)| *sign == c)?.1 {
            10 => number = if number == 0 { 10 } else { number * 10 },
            digit => number += digit,
        }
    }
    (!part.is_empty()).then_some(number)
}

/// Whether a part of an id is a word, and not a number with its signs.
fn is_word(part: &str) -> bool {
    let signs = part.chars().any(|c| c.is_ascii_digit() || !c.is_alphanumeric());
    let letters = part.chars().filter(char::is_ascii_alphabetic).count();
    let chinese = part.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    chinese && numeral(part).is_none() || letters > 1 && !signs
}

/// Whether an article is found by this name: its label in the language, or the bare number in front of it.
pub(crate) fn is_called(article: Article, name: &str, lang: Lang) -> bool {
    let bare = |lang: Lang| {
        let parts = article.clause.split(['.', ':']).map_while(|part| written(part, lang));
        parts.collect::<Vec<_>>().join(".")
    };
    label(article, lang) == name || bare(lang) == name || bare(Lang::En) == name
}

#[cfg(test)]
mod tests {
    use books::REGISTRY;

    use super::*;

    fn check(article: &str, en: &str, zh_hant: &str) {
        let article: Article = article.parse().unwrap();
        assert_eq!((label(article, Lang::En).as_str(), label(article, Lang::ZhHant).as_str()), (en, zh_hant));
    }

    #[test]
    fn articles_are_called_as_they_are_printed() {
        check("roc-113 4.六.[H].2", "4.6.[H].2", "4.六.[H].2");
        check("roc-113 2.3.1.單方", "2.3.1", "2.3.1");
        check("roc-113 2.2.C.表.將無", "2.2.C table 2.2-1", "2.2.C 表2.2-1");
        check("roc-113 2.2.C.步驟三", "2.2.C step 3", "2.2.C 步驟三");
        check("roc-113 2.1.捉", "2.1 “chase”", "2.1【捉】");
        check("roc-113 2.1.捉.說明五.無根", "2.1 “chase” note 5", "2.1【捉】說明五");
        check("roc-113 2.4.14a.變", "2.4.14a", "2.4.14a");
        check("roc-113 附錄一.表3-4", "appendix 1 table 3-4", "附錄一 表3-4");
        check("roc-113 附錄二.1", "appendix 2.1", "附錄二.1");
        check("roc-113 封面.題", "cover", "封面");
        check("hk-2016 十.技術犯規.1.離席", "10 “technical fouls” 1", "十「技術犯規」1");
        check("hk-2016 五.1.C", "5.1.C", "五.1.C");
        check("xqef-2022 58(2)(d)", "58(2)(d)", "58(2)(d)");
        check("xqef-2022 3(1):照着、將軍、叫將", "3(1) “check”", "3(1)「照著」");
        check("xqef-2022 sch7.6(2)", "sch. 7.6(2)", "附表7.6(2)");
        check("cn-referee 9(1)③", "9(1)③", "9(1)③");
        check("cn-referee 2.1.时机", "2.1", "2.1");
        check("fide-2014 6.2.a.remark1", "6.2.a remark 1", "6.2.a 註釋1");
        check("axf-2003 third", "general rule", "總則");
        check("an-old-book 3.1.二", "3.1.2", "3.1.二");
    }

    #[test]
    fn articles_are_cited_in_a_line_with_their_books() {
        let articles = ["hk-2016 五.1.C", "roc-113 2.3.1.單方", "roc-113 2.3.1.雙方", "roc-113 2.1.捉"]
            .map(|article| article.parse::<Article>().unwrap());
        let hk = Some(articles[0].book);
        assert_eq!(cited(&articles, hk, Lang::En), "art. 5.1.C; roc-113 art. 2.3.1, 2.1 “chase”");
        assert_eq!(cited(&articles, hk, Lang::ZhHant), "五.1.C; roc-113 第2.3.1條、2.1【捉】");
        let schedule = ["xqef-2022 53", "xqef-2022 sch7.6(2)"].map(|article| article.parse::<Article>().unwrap());
        assert_eq!(cited(&schedule, None, Lang::En), "xqef-2022 art. 53, sch. 7.6(2)");
        assert_eq!(cited(&schedule, None, Lang::ZhHans), "xqef-2022 第53条、附表7.6(2)");
    }

    #[test]
    fn of_many_articles_those_that_decide_are_cited() {
        let ended = ["18(4)", "64(1)", "65(3)", "35", "63(a)(i)", "58(2)", "119(2)"];
        let ended = ended.map(|clause| books::XQEF_2022.article(clause));
        let told = |articles: &[Article], lang| cited_in_short(articles, Some(books::XQEF_2022), lang);
        assert_eq!(told(&ended, Lang::En), "art. 65(3), 63(a)(i), 58(2) and 4 more");
        assert_eq!(told(&ended, Lang::ZhHant), "第65(3)、63(a)(i)、58(2)條，另 4 條");
        assert_eq!(told(&ended[..3], Lang::ZhHans), "第65(3)、18(4)、64(1)条");
        let parts = ["roc-113 2.3.1.單方", "roc-113 2.3.1.雙方", "roc-113 2.1.捉", "roc-113 2.1.閒"];
        let parts = parts.map(|article| article.parse::<Article>().unwrap());
        assert!(!cited_in_short(&parts, None, Lang::En).contains("more"), "parts of one article are one");
    }

    #[test]
    fn every_unit_has_a_label_in_every_language_by_which_it_is_found() {
        for entry in REGISTRY {
            for unit in &entry.law().units {
                let article: Article = format!("{} {}", entry.book, unit.id).parse().unwrap();
                for lang in Lang::ALL {
                    let label = label(article, lang);
                    assert!(!label.is_empty() && is_called(article, &label, lang), "{article}");
                    assert!(!label.contains(['、', ',', ';']), "{label} would read as several");
                }
                let chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
                assert!(!label(article, Lang::En).contains(chinese), "{article}");
            }
        }
    }
}
