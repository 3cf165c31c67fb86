//! Words that rulebooks do not share: each has its own for an offence and for a warning.

use books::{Book, terms};
use ruling::Action;
use words::{Lang, say};

use super::sentence::side_word;

/// What a side is charged with that did nothing forbidden.
pub(crate) fn no_offence(book: Book, lang: Lang) -> String {
    if terms(book).offences { say!(lang, "charge-no-offence") } else { say!(lang, "charge-none") }
}

/// What the rulebook does now.
pub(crate) fn action(action: Action, book: Book, lang: Lang) -> String {
    let cautions = terms(book).cautions;
    match action {
        Action::None => say!(lang, "action-none"),
        Action::Warn(side) if cautions => say!(lang, "action-caution", side = side_word(side, lang)),
        Action::Warn(side) => say!(lang, "action-warn", side = side_word(side, lang)),
        Action::WarnBoth if cautions => say!(lang, "action-caution-both"),
        Action::WarnBoth => say!(lang, "action-warn-both"),
        Action::Rule => say!(lang, "action-rule"),
    }
}

/// What was due at a point of the past.
pub(crate) fn was_due(action: Action, book: Book, lang: Lang) -> String {
    let cautions = terms(book).cautions;
    match action {
        Action::None => String::new(),
        Action::Warn(side) if cautions => say!(lang, "due-caution", side = side_word(side, lang)),
        Action::Warn(side) => say!(lang, "due-warn", side = side_word(side, lang)),
        Action::WarnBoth if cautions => say!(lang, "due-caution-both"),
        Action::WarnBoth => say!(lang, "due-warn-both"),
        Action::Rule => say!(lang, "due-rule"),
    }
}

/// What would have come of a warning that nobody told of: the sides warned, after which ply, and what with which.
pub(crate) fn had_warned(who: &str, (word, ply): (usize, usize), what: &str, book: Book, lang: Lang) -> String {
    if terms(book).cautions {
        say!(lang, "ruling-had-cautioned", who = who, word = word, ply = ply, what = what)
    } else {
        say!(lang, "ruling-had-warned", who = who, word = word, ply = ply, what = what)
    }
}

/// That a player must ask before anything is done, where the book says so.
pub(crate) fn on_request(action: Action, book: Book, lang: Lang) -> Option<String> {
    (terms(book).on_request && action != Action::None).then(|| say!(lang, "action-on-request"))
}
