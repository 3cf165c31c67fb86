//! `qizheng rulebooks`: what is implemented, article by article.

use std::io::Write;

use books::Book;
use clap::builder::TypedValueParser;
use explain::rulebooks;
use words::{Lang, say};

use crate::args::one_of;
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "ID", value_parser = book())]
    book: Option<Book>,
    #[arg(value_name = "ARTICLE", requires = "book")]
    article: Option<String>,
}

fn book() -> impl TypedValueParser<Value = Book> {
    one_of(Book::ALL.into_iter().map(Book::id))
}

/// Writes all books, one book or one article.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let told = match (args.book, &args.article) {
        (None, _) => rulebooks::all(lang),
        (Some(book), None) => rulebooks::book(book, lang),
        (Some(book), Some(article)) => rulebooks::unit(book, article, lang).ok_or_else(|| {
            Failure::Input(say!(lang, "rulebooks-no-article", book = book.id(), article = article.as_str()))
        })?,
    };
    Ok(write!(out, "{told}")?)
}
