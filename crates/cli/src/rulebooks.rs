//! `qizheng rulebooks`: what is implemented, article by article.

use std::io::Write;

use books::law::{Kind, Law, Unit, Wording, proofs};
use books::{Book, Setting};
use clap::builder::TypedValueParser;
use unicode_width::UnicodeWidthStr;
use words::{Lang, list, say};

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
    match (args.book, &args.article) {
        (None, _) => Book::ALL.into_iter().try_for_each(|book| Ok(summary(book, lang, out)?)),
        (Some(book), None) => {
            summary(book, lang, out)?;
            Setting::of(book).iter().try_for_each(|&setting| set_with(setting, lang, out))?;
            Law::of(book).units.iter().try_for_each(|unit| Ok(line(book, unit, lang, out)?))
        }
        (Some(book), Some(article)) => match Law::of(book).unit(article) {
            Some(unit) => Ok(whole(book, unit, lang, out)?),
            None => {
                Err(Failure::Input(say!(lang, "rulebooks-no-article", book = book.id(), article = article.as_str())))
            }
        },
    }
}

/// A book's title, and of each kind how many units are proved.
fn summary(book: Book, lang: Lang, out: &mut impl Write) -> std::io::Result<()> {
    let law = Law::of(book);
    writeln!(out, "{book}  {}", wording(&law.title, lang))?;
    for kind in Kind::ALL {
        let units: Vec<&Unit> = law.units.iter().filter(|unit| unit.kind == kind).collect();
        let proved = units.iter().filter(|unit| !proofs(book, &unit.id).is_empty()).count();
        if !units.is_empty() {
            let count = say!(lang, "rulebooks-of", proved = proved, units = units.len());
            writeln!(out, "  {} {} {count}", column(kind, lang), say!(lang, "rulebooks-proved"))?;
        }
    }
    at_the_desk(book, lang, out)
}

/// The name of a kind of unit.
fn named(kind: Kind, lang: Lang) -> String {
    say!(lang, "rulebooks-kind", kind = kind.id())
}

/// The name of a kind of unit, as wide as a column of them.
fn column(kind: Kind, lang: Lang) -> String {
    let name = named(kind, lang);
    let blanks = " ".repeat(10_usize.saturating_sub(name.width()));
    name + &blanks
}

/// How much of what the desk has to know is proved, where a book says which parts these are.
fn at_the_desk(book: Book, lang: Lang, out: &mut impl Write) -> std::io::Result<()> {
    let law = Law::of(book);
    let units: Vec<&Unit> = law.at_the_desk().collect();
    if units.is_empty() {
        return Ok(());
    }
    let proved = units.iter().filter(|unit| !proofs(book, &unit.id).is_empty()).count();
    let parts = list(lang, law.desk.iter().map(|(first, last)| format!("{first}–{last}")));
    let percent = format!("{}.{}", proved * 100 / units.len(), proved * 1000 / units.len() % 10);
    let count = say!(lang, "rulebooks-of", proved = proved, units = units.len());
    writeln!(out, "  {}", say!(lang, "rulebooks-desk", parts = parts, count = count, percent = percent))
}

/// A setting with its values, the default first.
fn set_with(setting: Setting, lang: Lang, out: &mut impl Write) -> std::io::Result<()> {
    let (name, values) = (setting.name(), setting.values().join(" | "));
    writeln!(
        out,
        "  {}",
        say!(lang, "rulebooks-setting", setting = name, values = values, means = means(setting, lang))
    )
}

fn means(setting: Setting, lang: Lang) -> String {
    match setting {
        Setting::NewAttack => say!(lang, "setting-new-attack"),
        Setting::Window => say!(lang, "setting-window"),
        Setting::WarnedWindow => say!(lang, "setting-warned-window"),
        Setting::AnotherTarget => say!(lang, "setting-another-target"),
        Setting::Renewals => say!(lang, "setting-renewals"),
        Setting::DoubleAttack => say!(lang, "setting-double-attack"),
        Setting::RootTest => say!(lang, "setting-root-test"),
        Setting::CappedPlay => say!(lang, "setting-capped-play"),
        Setting::Aimless => say!(lang, "setting-aimless"),
        Setting::BoundLike => say!(lang, "setting-bound-like"),
        Setting::BoundAttacker => say!(lang, "setting-bound-attacker"),
        Setting::BoundTarget => say!(lang, "setting-bound-target"),
        Setting::CheckChase => say!(lang, "setting-check-chase"),
        Setting::StandingKill => say!(lang, "setting-standing-kill"),
        Setting::MatedTaker => say!(lang, "setting-mated-taker"),
        Setting::Replies => say!(lang, "setting-replies"),
        Setting::PlainDraw => say!(lang, "setting-plain-draw"),
        Setting::RepeatedPress => say!(lang, "setting-repeated-press"),
        Setting::FilledIn => say!(lang, "setting-filled-in"),
    }
}

fn line(book: Book, unit: &Unit, lang: Lang, out: &mut impl Write) -> std::io::Result<()> {
    let mark = if proofs(book, &unit.id).is_empty() { ' ' } else { '✓' };
    writeln!(out, "{mark} {} {}  {}", column(unit.kind, lang), unit.id, wording(&unit.means, lang))
}

/// One unit with everything known about it.
fn whole(book: Book, unit: &Unit, lang: Lang, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "{book} {}  [{}]", unit.id, named(unit.kind, lang))?;
    writeln!(out, "{}", wording(&unit.means, lang))?;
    if let Some(slip) = &unit.slip {
        writeln!(out, "{}", say!(lang, "rulebooks-slip", slip = slip.as_str()))?;
    }
    if let Some(why) = &unit.reclassed {
        writeln!(out, "{}", say!(lang, "rulebooks-reclassed", why = why.as_str()))?;
    }
    let cases = proofs(book, &unit.id);
    if cases.is_empty() {
        writeln!(out, "{}", say!(lang, "rulebooks-unproved"))?;
        if let Some(idea) = &unit.case {
            writeln!(out, "{}", say!(lang, "rulebooks-case", idea = idea.as_str()))?;
        }
        return Ok(());
    }
    writeln!(out, "{}", say!(lang, "rulebooks-proved-by", cases = list(lang, cases.iter().cloned())))
}

fn wording(wording: &Wording, lang: Lang) -> &str {
    match lang {
        Lang::En => &wording.en,
        Lang::ZhHant => &wording.zh_hant,
        Lang::ZhHans => &wording.zh_hans,
    }
}
