//! `qizheng rulebooks`: what is implemented, article by article.

use std::io::Write;

use books::{BookEntry, REGISTRY};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use explain::rulebooks;
use words::{Lang, say};

use crate::failure::Failure;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "ID", value_parser = book())]
    book: Option<&'static BookEntry>,
    #[arg(value_name = "ARTICLE", requires = "book")]
    article: Option<String>,
}

fn book() -> impl TypedValueParser<Value = &'static BookEntry> {
    let ids = REGISTRY.iter().map(|entry| entry.book.id());
    PossibleValuesParser::new(ids).try_map(|id| books::known(&id).map(|book| books::entry(book).expect("it is known")))
}

/// Writes all books, one book or one article.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let told = match (args.book, &args.article) {
        (None, _) => rulebooks::all(lang),
        (Some(book), None) => rulebooks::book(book, lang),
        (Some(book), Some(article)) => rulebooks::unit(book, article, lang).ok_or_else(|| {
            Failure::Input(say!(lang, "rulebooks-no-article", book = book.book.id(), article = article.as_str()))
        })?,
    };
    Ok(write!(out, "{told}")?)
}
