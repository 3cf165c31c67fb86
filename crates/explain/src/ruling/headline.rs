//! The verdict with its reason, in one sentence.

use ruling::repetition::{ChargeKind, IfContinued};
use ruling::{Action, EndingKind, Recurrence, Review, Ruling, Status};
use words::{Lang, say};
use xiangqi::Color;

use super::sentence::{charge, ending_word, side_word, stands, status};

/// The verdict with its reason, in one sentence.
pub fn headline(review: &Review, lang: Lang) -> String {
    let ruling = &review.ruling;
    match (&ruling.ending, &ruling.repetition) {
        (Some(ending), recurrence) => ended(ruling, ending.kind, recurrence.as_ref(), lang),
        (None, Some(recurrence)) if stands(ruling, recurrence) => standing(ruling, recurrence, lang),
        (None, Some(_)) => say!(lang, "headline-left"),
        (None, None) if ruling.shuffling.is_some() => say!(lang, "headline-pending"),
        (None, None) => say!(lang, "headline-nothing"),
    }
}

fn ended(ruling: &Ruling, kind: EndingKind, recurrence: Option<&Recurrence>, lang: Lang) -> String {
    let result = begun(&status(ruling.status, lang));
    let play = |side: Color| recurrence.map(|r| charge(&r.examination.charges[side], ruling.book, lang));
    match (kind, ruling.status) {
        (EndingKind::ForbiddenPlay, Status::Won(winner)) => {
            let play = play(!winner).unwrap_or_default();
            say!(lang, "headline-forbidden", result = result, side = side_word(!winner, lang), play = play)
        }
        (EndingKind::SameForbiddenPlay, _) => {
            let (red, black) = (play(Color::Red).unwrap_or_default(), play(Color::Black).unwrap_or_default());
            say!(lang, "headline-same", result = result, red = red, black = black)
        }
        (kind, _) => say!(lang, "ruling-ended", how = ending_word(kind, lang), result = result),
    }
}

/// The words with which a sentence begins.
fn begun(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A position that recurs now: who must vary and why, or, as long as too few laps were played, who would have to.
fn standing(ruling: &Ruling, recurrence: &Recurrence, lang: Lang) -> String {
    let charges = &recurrence.examination.charges;
    let acts = recurrence.action != Action::None;
    match recurrence.examination.verdict {
        IfContinued::Loses(side) => {
            let play = charge(&charges[side], ruling.book, lang);
            let side = side_word(side, lang);
            if acts {
                say!(lang, "headline-must-vary", side = side, play = play)
            } else {
                say!(lang, "headline-would-lose", side = side, play = play)
            }
        }
        IfContinued::Draw if charges.red.kind == ChargeKind::None => say!(lang, "headline-ordinary"),
        IfContinued::Draw => {
            let play = |side: Color| charge(&charges[side], ruling.book, lang);
            say!(lang, "headline-both", red = play(Color::Red), black = play(Color::Black))
        }
        IfContinued::Undecided => say!(lang, "headline-undecided"),
    }
}
