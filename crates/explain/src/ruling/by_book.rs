//! Words that rulebooks do not share: each has its own for an offence and for a warning.

use books::{Book, terms};
use ruling::{Action, EndingKind};
use words::{Lang, say};

use super::sentence::{ending_word, side_word};

/// What a side is charged with that did nothing forbidden.
pub(crate) fn no_offence(book: Book, lang: Lang) -> String {
    if terms(book).offences { say!(lang, "charge-no-offence") } else { say!(lang, "charge-none") }
}

/// How a game ended.
pub(crate) fn ending(kind: EndingKind, book: Book, lang: Lang) -> String {
    match kind {
        EndingKind::ForbiddenPlay if terms(book).offences => say!(lang, "ending-offence"),
        kind => ending_word(kind, lang),
    }
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

/// That a player must ask before anything is done, where the book says so.
pub(crate) fn on_request(action: Action, book: Book, lang: Lang) -> Option<String> {
    (terms(book).on_request && action != Action::None).then(|| say!(lang, "action-on-request"))
}
