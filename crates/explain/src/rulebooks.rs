//! What rulebooks hold and how much of it is proved, article by article.

use books::law::{Kind, Unit, Wording, proofs};
use books::{Book, BookEntry, REGISTRY};
use ruling::{Choice, Setting};
use words::{Lang, list, say};

use crate::article::{cited, is_called};
use crate::sheet::pad;

/// All books, and of each how much is proved.
pub fn all(lang: Lang) -> String {
    REGISTRY.iter().map(|entry| summary(entry, lang)).collect()
}

/// A book: how much of it is proved, its settings, and its units, a line each.
pub fn book(entry: &BookEntry, lang: Lang) -> String {
    let settings = entry.settings().iter().map(|&setting| set_with(entry.book, setting, lang));
    let units = entry.law().units.iter().map(|unit| line(entry.book, unit, lang));
    let ids = format!("  {}\n", say!(lang, "rulebooks-ids"));
    [summary(entry, lang), ids].into_iter().chain(settings).chain(units).collect()
}

/// One unit with everything known about it, or all units that are called so; `None` if the book has no such unit.
pub fn unit(entry: &BookEntry, id: &str, lang: Lang) -> Option<String> {
    if let Some(unit) = entry.law().unit(id) {
        return Some(whole(entry.book, unit, lang));
    }
    let called_so = entry.law().units.iter().filter(|unit| is_called(entry.book.article(&unit.id), id, lang));
    let told: Vec<String> = called_so.map(|unit| whole(entry.book, unit, lang)).collect();
    (!told.is_empty()).then(|| told.join("\n"))
}

/// A book's title, and of each kind how many units are proved.
fn summary(entry: &BookEntry, lang: Lang) -> String {
    let (book, law) = (entry.book, entry.law());
    let mut told = format!("{book}  {}\n", wording(&law.title, lang));
    for kind in Kind::ALL {
        let units: Vec<&Unit> = law.units.iter().filter(|unit| unit.kind == kind).collect();
        if !units.is_empty() {
            let proved = say!(lang, "rulebooks-proved");
            told.extend(["  ", &column(kind, lang), " ", &proved, " ", &count(book, &units, lang), "\n"]);
        }
    }
    told + &at_the_desk(entry, lang)
}

/// How many of some units cases prove.
fn proved(book: Book, units: &[&Unit]) -> usize {
    units.iter().filter(|unit| !proofs(book, &unit.id).is_empty()).count()
}

/// How many of some units are proved, told.
fn count(book: Book, units: &[&Unit], lang: Lang) -> String {
    say!(lang, "rulebooks-of", proved = proved(book, units), units = units.len())
}

/// The name of a kind of unit.
fn named(kind: Kind, lang: Lang) -> String {
    say!(lang, "rulebooks-kind", kind = kind.id())
}

/// The name of a kind of unit, as wide as a column of them.
fn column(kind: Kind, lang: Lang) -> String {
    pad(named(kind, lang), 10)
}

/// How much of what the desk has to know is proved, where a book says which parts these are.
fn at_the_desk(entry: &BookEntry, lang: Lang) -> String {
    let (book, law) = (entry.book, entry.law());
    let units: Vec<&Unit> = law.at_the_desk().collect();
    if units.is_empty() {
        return String::new();
    }
    let parts = list(lang, law.desk.iter().map(|(first, last)| format!("{first}–{last}")));
    let permille = proved(book, &units) * 1000 / units.len();
    let percent = format!("{}.{}", permille / 10, permille % 10);
    let count = count(book, &units, lang);
    format!("  {}\n", say!(lang, "rulebooks-desk", parts = parts, count = count, percent = percent))
}

/// A setting with its values, the default first.
fn set_with(book: Book, setting: Setting, lang: Lang) -> String {
    let (name, values, means) = (setting.name(), setting.values().join(" | "), means(setting, lang));
    let articles = read_in(setting, book, lang);
    format!(
        "  {}\n",
        say!(lang, "rulebooks-setting", setting = name, values = values, means = means, articles = articles)
    )
}

/// The articles whose text a setting of a book reads, as they are cited.
pub(crate) fn read_in(setting: Setting, book: Book, lang: Lang) -> String {
    let articles = books::entry(book).map(|entry| entry.read_in(setting)).unwrap_or_default();
    if articles.is_empty() { say!(lang, "reading-text") } else { cited(&articles, Some(book), lang) }
}

/// What a reading of an open point takes the text to say.
pub(crate) fn reading(choice: Choice, lang: Lang) -> String {
    say!(lang, "reading", choice = choice.to_string().replace('=', "-"))
}

/// What a setting is about.
pub fn means(setting: Setting, lang: Lang) -> String {
    match setting {
        Setting::NewAttack => say!(lang, "setting-new-attack"),
        Setting::FreshBy => say!(lang, "setting-fresh-by"),
        Setting::Window => say!(lang, "setting-window"),
        Setting::WarnedWindow => say!(lang, "setting-warned-window"),
        Setting::AnotherTarget => say!(lang, "setting-another-target"),
        Setting::Renewals => say!(lang, "setting-renewals"),
        Setting::DoubleAttack => say!(lang, "setting-double-attack"),
        Setting::RootTest => say!(lang, "setting-root-test"),
        Setting::CappedPlay => say!(lang, "setting-capped-play"),
        Setting::SurplusCycles => say!(lang, "setting-surplus-cycles"),
        Setting::SurplusChecks => say!(lang, "setting-surplus-checks"),
        Setting::Aimless => say!(lang, "setting-aimless"),
        Setting::BoundLike => say!(lang, "setting-bound-like"),
        Setting::BoundAttacker => say!(lang, "setting-bound-attacker"),
        Setting::BoundTarget => say!(lang, "setting-bound-target"),
        Setting::CheckChase => say!(lang, "setting-check-chase"),
        Setting::StandingKill => say!(lang, "setting-standing-kill"),
        Setting::MatedTaker => say!(lang, "setting-mated-taker"),
        Setting::Replies => say!(lang, "setting-replies"),
        Setting::EvenTake => say!(lang, "setting-even-take"),
        Setting::PlainDraw => say!(lang, "setting-plain-draw"),
        Setting::RepeatedPress => say!(lang, "setting-repeated-press"),
        Setting::FilledIn => say!(lang, "setting-filled-in"),
        Setting::SlidBack => say!(lang, "setting-slid-back"),
        Setting::IllegalMove => say!(lang, "setting-illegal-move"),
        Setting::ColoursEarly => say!(lang, "setting-colours-early"),
        Setting::OmittedMoves => say!(lang, "setting-omitted-moves"),
        Setting::SixteenOmitted => say!(lang, "setting-sixteen-omitted"),
        Setting::SealedBy => say!(lang, "setting-sealed-by"),
        Setting::ProvenLoss => say!(lang, "setting-proven-loss"),
        Setting::ShiftedMan => say!(lang, "setting-shifted-man"),
        Setting::ClockAgreed => say!(lang, "setting-clock-agreed"),
        Setting::Resignation => say!(lang, "setting-resignation"),
    }
}

fn line(book: Book, unit: &Unit, lang: Lang) -> String {
    let mark = if proofs(book, &unit.id).is_empty() { ' ' } else { '✓' };
    format!("{mark} {} {}  {}\n", column(unit.kind, lang), unit.id, wording(&unit.means, lang))
}

/// One unit with everything known about it.
fn whole(book: Book, unit: &Unit, lang: Lang) -> String {
    let mut lines =
        vec![format!("{book} {}  [{}]", unit.id, named(unit.kind, lang)), wording(&unit.means, lang).to_owned()];
    lines.extend(unit.slip.as_ref().map(|slip| say!(lang, "rulebooks-slip", slip = slip.as_str())));
    lines.extend(unit.reclassed.as_ref().map(|why| say!(lang, "rulebooks-reclassed", why = why.as_str())));
    let cases = proofs(book, &unit.id);
    if cases.is_empty() {
        lines.push(say!(lang, "rulebooks-unproved"));
        lines.extend(unit.case.as_ref().map(|idea| say!(lang, "rulebooks-case", idea = idea.as_str())));
    } else {
        lines.push(say!(lang, "rulebooks-proved-by", cases = list(lang, cases.iter().cloned())));
    }
    lines.join("\n") + "\n"
}

/// A text in a language.
pub(crate) fn wording(wording: &Wording, lang: Lang) -> &str {
    match lang {
        Lang::En => &wording.en,
        Lang::ZhHant => &wording.zh_hant,
        Lang::ZhHans => &wording.zh_hans,
    }
}
