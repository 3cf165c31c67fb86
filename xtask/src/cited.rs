//! Every clause that code cites is a unit of the book it is cited from.

use proc_macro2::{Delimiter, TokenTree};

use crate::finding::{Failure, Finding};
use crate::registry::{Named, Registry};
use crate::source::Tested;
use crate::tokens::{self, group, inside, is_name, is_sign, literal};
use crate::tree::{File, Tree};

/// Clauses in the sources that no book has.
///
/// In the folder of a book every text that looks like a clause is one of its own or of its base; everywhere, what stands
/// with the name of a book (`ROC_113.article("…")`, `ROC_113.articles(&["…"])`, `(ROC_113, "…")`) is one of that book.
pub fn check(tree: &Tree) -> Result<Vec<Finding>, Failure> {
    let registry = Registry::new();
    let mut findings = Vec::new();
    for file in tree.rust() {
        let home = registry.of_file(&file.path).filter(|_| !file.is_for_tests());
        Sources { file, registry: &registry, home, findings: &mut findings }.walk(&tokens::of(file)?, home);
    }
    Ok(findings)
}

struct Sources<'a> {
    file: &'a File,
    registry: &'a Registry,
    home: Option<&'a Named>,
    findings: &'a mut Vec<Finding>,
}

impl<'a> Sources<'a> {
    /// Looks through tokens that cite a book, if one is known here.
    fn walk(&mut self, tokens: &[TokenTree], cites: Option<&'a Named>) {
        let mut tested = Tested::default();
        for (index, token) in tokens.iter().enumerate() {
            let named = self.named_before(tokens, index);
            if let Some(clause) = literal(token)
                && let Some(book) = named.or(cites)
                && !self.has(book, &clause, named.is_some())
            {
                let what = format!("{} has no unit `{clause}`", book.id);
                self.findings.push(Finding::in_line(&self.file.path, tokens::line(token), what));
            }
            let for_tests = tested.reads(&tokens[index..]);
            if let TokenTree::Group(inner) = token
                && !is_aside(tokens, index)
            {
                let cites = if for_tests { None } else { named.or(cites) };
                self.walk(&inside(inner), cites);
            }
        }
    }

    /// The book whose clause or clauses stand here: `ROC_113.article(…)`, or `ROC_113, "…"`.
    fn named_before(&self, tokens: &[TokenTree], index: usize) -> Option<&'a Named> {
        let name = |back: usize| match tokens.get(index.checked_sub(back)?)? {
            TokenTree::Ident(name) => self.registry.by_name(&name.to_string()),
            _ => None,
        };
        let before = |back: usize| index.checked_sub(back).and_then(|at| tokens.get(at));
        let calls = |token: &TokenTree| is_name(token, "article") || is_name(token, "articles");
        if group(&tokens[index], Delimiter::Parenthesis).is_some() && before(1).is_some_and(calls) {
            return name(3);
        }
        literal(&tokens[index]).and_then(|_| name(2)).filter(|_| before(1).is_some_and(|token| is_sign(token, ',')))
    }

    /// Whether a text that may be a clause is one of the book's. A text that ends with `(` or `.` begins the clauses of a
    /// part of the book.
    fn has(&self, book: &Named, text: &str, surely: bool) -> bool {
        let base = book.base.filter(|_| !surely).and_then(|id| self.registry.by_id(id));
        let known = |book: &Named| {
            book.units.contains(text)
                || text.ends_with(['(', '.']) && book.units.iter().any(|unit| unit.starts_with(text))
        };
        let in_words = self.home.is_some_and(|home| home.units.iter().any(|unit| is_word(unit)));
        !surely && !looks_like_clause(text) && !in_words || known(book) || base.is_some_and(known)
    }
}

fn is_word(text: &str) -> bool {
    text.bytes().all(|b| b.is_ascii_lowercase())
}

/// Whether a text has what only clauses have: a number, or a character that is not Latin, and no blank.
fn looks_like_clause(text: &str) -> bool {
    !text.contains(' ') && text.contains(|c: char| c.is_ascii_digit() || !c.is_ascii())
}

/// Whether the group at this place holds no clause: an attribute, a file's name, a book's id, a reason why something holds.
fn is_aside(tokens: &[TokenTree], index: usize) -> bool {
    let before = |back: usize| index.checked_sub(back).and_then(|at| tokens.get(at));
    let is = |back: usize, name: &str| before(back).is_some_and(|token| is_name(token, name));
    let sign = |back: usize, sign: char| before(back).is_some_and(|token| is_sign(token, sign));
    let attribute = sign(1, '#') || sign(1, '!') && sign(2, '#');
    let file = is(2, "include_str") && sign(1, '!');
    let id = is(1, "new") && is(4, "Book");
    attribute || file || id || is(1, "expect")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, text: &str, expected: usize) {
        let file = File { path: path.into(), text: text.to_owned() };
        let registry = Registry::new();
        let mut findings = Vec::new();
        let home = registry.of_file(&file.path);
        Sources { file: &file, registry: &registry, home, findings: &mut findings }
            .walk(&tokens::of(&file).unwrap(), home);
        assert_eq!(findings.len(), expected, "{text}");
    }

    #[test]
    fn a_clause_that_no_book_has_is_found() {
        check("crates/books/src/roc_113/a.rs", "const A: &[&str] = &[\"3.4.二\", \"2.3.99\"];", 1);
        check("crates/books/src/roc_113/a.rs", "fn f() { cite(&[\"3.4.一\", \"3.4.百\"]); }", 1);
        check("crates/books/src/hk_2016/a.rs", "const A: &[&str] = &[\"四.1\", \"3.4.一\", \"四.99\"];", 1);
        check("crates/books/src/hk_2016/a.rs", "const A: Article = ROC_113.article(\"四.1\");", 1);
        check("crates/tournament/src/a.rs", "const A: &[Unit] = &[(ROC_113, \"3.5.一\"), (ROC_113, \"sch1.5\")];", 1);
        check("crates/explain/src/a.rs", "fn f() { FIDE_2014.articles(&[\"6.9\", \"6.99\"]); }", 1);
        check("crates/books/src/axf_2003/a.rs", "const A: &[&str] = &[\"third\", \"fourth\"];", 1);
    }

    #[test]
    fn what_is_no_clause_is_not_looked_up() {
        check("crates/books/src/roc_113/a.rs", "fn f() { missing(\"against\"); x.expect(\"there are 3\"); }", 0);
        check("crates/books/src/axf_2003/a.rs", "//! A book.\n\n/// A third.\n#[cfg(feature = \"desk\")]\nmod b;", 0);
        check("crates/books/src/roc_113/a.rs", "const A: Book = Book::new(\"roc-113\");", 0);
        check("crates/books/src/cn_referee/a.rs", "fn f(c: &str) -> bool { c.starts_with(\"3.\") }", 0);
        check("crates/explain/src/a.rs", "const A: &str = \"2.3.99\";", 0);
    }
}
