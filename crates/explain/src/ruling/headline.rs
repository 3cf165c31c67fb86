//! The verdict with its reason, in one sentence.

use ruling::repetition::{ChargeKind, IfContinued};
use ruling::settings::Trigger;
use ruling::{Action, EndingKind, Game, Recurrence, Review, Ruling, Status};
use words::{Lang, say};
use xiangqi::Color;

use super::charge::{charged, goes_on, side_word};
use super::past::{decided, varied};
use super::sentence::{again_at, ending_word, stands, status};
use super::{by_book, past};

/// The verdict with its reason: how the game stands, and why, or what it leads to.
pub fn headline(game: &Game, review: &Review, lang: Lang) -> String {
    let (ruling, told) = (&review.ruling, in_short(game, review, lang));
    let acts = |recurrence: &Recurrence| {
        recurrence.action != Action::None && matches!(recurrence.examination.verdict, IfContinued::Loses(_))
    };
    if ruling.ending.is_some() || ruling.repetition.as_ref().is_some_and(acts) {
        return told;
    }
    [say!(lang, "headline-goes-on"), told].join(&say!(lang, "sentence-separator"))
}

/// The verdict with its reason, in one sentence.
pub(super) fn in_short(game: &Game, review: &Review, lang: Lang) -> String {
    let ruling = &review.ruling;
    match (&ruling.ending, &ruling.repetition) {
        (Some(ending), recurrence) => ended(game, review, ending.kind, recurrence.as_ref(), lang),
        (None, Some(recurrence)) if stands(ruling, recurrence) => standing(game, ruling, recurrence, lang),
        (None, Some(recurrence)) => match varied(review, recurrence) {
            Some((side, ply)) => say!(lang, "headline-left", side = side_word(side, lang), ply = ply),
            None => say!(lang, "headline-nothing"),
        },
        (None, None) if ruling.shuffling.is_some() => say!(lang, "headline-pending"),
        (None, None) => say!(lang, "headline-nothing"),
    }
}

fn ended(game: &Game, review: &Review, kind: EndingKind, recurrence: Option<&Recurrence>, lang: Lang) -> String {
    let ruling = &review.ruling;
    let result = begun(&status(ruling.status, lang));
    let play = |side: Color| recurrence.map(|r| charged(game, ruling, r, side, lang).play).unwrap_or_default();
    match (kind, ruling.status) {
        (EndingKind::ForbiddenPlay, Status::Won(winner)) => {
            let (side, play) = (side_word(!winner, lang), play(!winner));
            match decided(review).and_then(|due| due.after).filter(|word| word.known) {
                Some(word) => past::forbidden_though_warned(ruling.book, &[&result, &side, &play], word.ply, lang),
                None => say!(lang, "headline-forbidden", result = result, side = side, play = play),
            }
        }
        (EndingKind::SameForbiddenPlay, _) => {
            let (red, black) = (play(Color::Red), play(Color::Black));
            say!(lang, "headline-same", result = result, red = red, black = black)
        }
        (EndingKind::OrdinaryCycle, _) => {
            say!(lang, "headline-drawn", result = result, why = by_book::no_offence_of_both(ruling.book, lang))
        }
        (kind, _) => say!(lang, "ruling-ended", how = ending_word(kind, lang), result = result),
    }
}

/// The words with which a sentence begins.
pub(super) fn begun(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Whether the book rules at once when the position stands once more.
fn is_ruled_on_next(ruling: &Ruling, recurrence: &Recurrence) -> bool {
    let trigger = books::rulebook(ruling.book).map(|rulebook| rulebook.repetition.trigger);
    recurrence.action == Action::None && trigger == Some(Trigger::Rule { at: recurrence.occurrences + 1 })
}

/// A position that recurs now: who must vary and why, or, as long as too few cycles were played, who would have to.
fn standing(game: &Game, ruling: &Ruling, recurrence: &Recurrence, lang: Lang) -> String {
    let play = |side: Color| charged(game, ruling, recurrence, side, lang).play;
    match recurrence.examination.verdict {
        IfContinued::Loses(side) if is_ruled_on_next(ruling, recurrence) => {
            let charge = charged(game, ruling, recurrence, side, lang).kind;
            let (doing, next) = (goes_on(game, ruling, recurrence, side, lang), again_at(game, recurrence));
            say!(lang, "headline-next-loses", side = side_word(side, lang), doing = doing, charge = charge, next = next)
        }
        IfContinued::Loses(side) if recurrence.action == Action::None => {
            say!(lang, "headline-would-lose", side = side_word(side, lang), play = play(side))
        }
        IfContinued::Loses(side) => say!(lang, "headline-must-vary", side = side_word(side, lang), play = play(side)),
        IfContinued::Draw if recurrence.examination.charges.red.kind == ChargeKind::None => {
            say!(lang, "headline-ordinary", why = by_book::no_offence_of_both(ruling.book, lang))
        }
        IfContinued::Draw => say!(lang, "headline-both", red = play(Color::Red), black = play(Color::Black)),
        IfContinued::Undecided => say!(lang, "headline-undecided"),
    }
}
