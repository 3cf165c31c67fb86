//! What several rulebooks say of one game, a row each.

use ruling::{Action, Game, Recurrence, Review, Ruling};
use words::{Lang, list, say};
use xiangqi::Color;

use super::charge::{charged, side_word};
use super::headline::{begun, in_short};
use super::style::Style;
use super::text::{blank_before, board_and_moves, titled};
use super::{by_book, decisive, sentence};
use crate::sheet::{Align, Column, Sheet};

/// What several rulebooks say of one game: of each the verdict, what is done now, the articles that decide, and why it
/// differs from the first; below that their titles, what each depends on, the board and the moves.
pub fn overview(game: &Game, reviews: &[Review], style: Style) -> String {
    let lang = style.lang;
    let Some(first) = reviews.first() else { return String::new() };
    let headings = [
        ("rules", say!(lang, "overview-rules")),
        ("verdict", say!(lang, "overview-verdict")),
        ("now", say!(lang, "overview-now")),
        ("article", say!(lang, "overview-article")),
        ("differs", say!(lang, "overview-differs", rules = first.ruling.book.id())),
    ];
    let column = |(key, heading)| Column { align: Align::Start, ..Column::new(key, heading) };
    let row = |review: &Review| {
        let ruling = &review.ruling;
        let articles = list(lang, decisive::in_short(ruling, lang));
        let why = differs(game, &first.ruling, ruling, lang).unwrap_or_default();
        let verdict = in_short(game, review, lang).trim_end_matches(['.', '。']).to_owned();
        vec![ruling.book.id().into(), verdict.into(), now(ruling, lang).into(), articles.into(), why.into()]
    };
    let rows = reviews.iter().map(row).collect();
    let table = Sheet { columns: headings.map(column).to_vec(), rows, ..Sheet::default() }.text();
    let titles: String = reviews.iter().map(|review| titled(&review.ruling, lang) + "\n").collect();
    let notes = reviews.iter().flat_map(|review| {
        let depends = sentence::depends(review, lang).into_iter();
        depends.map(|note| say!(lang, "overview-note", rules = review.ruling.book.id(), note = note) + "\n")
    });
    let shown = reviews.iter().find(|review| sentence::spoken_of(&review.ruling).is_some()).unwrap_or(first);
    let drawn = board_and_moves(game, &shown.ruling, style);
    format!("{table}\n{titles}{}\n{drawn}", blank_before(notes.collect()))
}

/// What is done now.
fn now(ruling: &Ruling, lang: Lang) -> String {
    let acts = |recurrence: &&Recurrence| ruling.ending.is_none() && recurrence.action != Action::None;
    match ruling.repetition.as_ref().filter(acts) {
        Some(recurrence) => by_book::due(recurrence.action, ruling.book, lang),
        None => say!(lang, "overview-nothing"),
    }
}

/// Why a rulebook says something else than the first one, if it does.
fn differs(game: &Game, first: &Ruling, other: &Ruling, lang: Lang) -> Option<String> {
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
            let charge = charged(game, other, two, side, lang).play;
            say!(lang, "overview-charge", side = side_word(side, lang), charge = charge)
        })
        .collect();
    Some(if !told.is_empty() {
        list(lang, told)
    } else if one.action != two.action {
        match two.action {
            Action::None => say!(lang, "overview-not-yet"),
            Action::Rule => say!(lang, "overview-at-once"),
            warning => begun(&by_book::due(warning, other.book, lang)),
        }
    } else {
        say!(lang, "overview-other-ending")
    })
}
