//! What several rulebooks say of one game, a row each.

use ruling::{Action, Recurrence, Review, Ruling};
use words::{Lang, list, say};
use xiangqi::Color;

use super::headline::headline;
use super::style::Style;
use super::{by_book, decisive, sentence};
use crate::sheet::{Align, Column, Sheet};

/// What several rulebooks say of one game: of each the verdict, the article that decides, and why it differs from the
/// first.
pub fn overview(reviews: &[Review], style: Style) -> String {
    let lang = style.lang;
    let headings = [
        ("rules", say!(lang, "overview-rules")),
        ("verdict", say!(lang, "overview-verdict")),
        ("article", say!(lang, "overview-article")),
        ("differs", say!(lang, "overview-differs")),
    ];
    let column = |(key, heading)| Column { align: Align::Start, ..Column::new(key, heading) };
    let Some(first) = reviews.first() else { return String::new() };
    let row = |review: &Review| {
        let ruling = &review.ruling;
        let article = decisive::decisive(ruling).first().map(|&a| decisive::name(a, ruling, lang)).unwrap_or_default();
        let why = differs(&first.ruling, ruling, lang).unwrap_or_default();
        let verdict = headline(review, lang).trim_end_matches(['.', '。']).to_owned();
        vec![ruling.book.id().into(), verdict.into(), article.into(), why.into()]
    };
    let rows = reviews.iter().map(row).collect();
    Sheet { columns: headings.map(column).to_vec(), rows, ..Sheet::default() }.text()
}

/// Why a rulebook says something else than the first one, if it does.
fn differs(first: &Ruling, other: &Ruling, lang: Lang) -> Option<String> {
    let verdict = |ruling: &Ruling| ruling.repetition.as_ref().map(|r| (r.examination.verdict, r.action));
    if (first.status, verdict(first)) == (other.status, verdict(other)) {
        return None;
    }
    let (Some(one), Some(two)) = (&first.repetition, &other.repetition) else {
        return Some(say!(lang, "overview-other-ending"));
    };
    let parts = Color::ALL.into_iter().filter(|&side| {
        let charge = |r: &Recurrence| r.examination.charges[side].kind;
        charge(one) != charge(two)
    });
    let told: Vec<String> = parts
        .map(|side| {
            let charge = sentence::charge(&two.examination.charges[side], other.book, lang);
            say!(lang, "overview-charge", side = sentence::side_word(side, lang), charge = charge)
        })
        .collect();
    Some(if !told.is_empty() {
        list(lang, told)
    } else if one.action != two.action {
        match two.action {
            Action::None => say!(lang, "overview-not-yet"),
            Action::Rule => say!(lang, "overview-at-once"),
            warning => by_book::was_due(warning, other.book, lang),
        }
    } else {
        say!(lang, "overview-other-ending")
    })
}
