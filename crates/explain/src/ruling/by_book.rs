//! Words that rulebooks do not share: each has its own for what is allowed, and for what an official says.

use books::{Book, Notice, Unforbidden, terms};
use ruling::repetition::IfContinued;
use ruling::{Action, Game, Recurrence, Ruling};
use words::{Lang, say};
use xiangqi::{Color, Piece, Role};

use super::charge::{charged, side_word};

/// What a side is charged with that did nothing forbidden.
pub(crate) fn no_offence(book: Book, lang: Lang) -> String {
    match terms(book).allowed {
        Unforbidden::NoOffence => say!(lang, "charge-no-offence"),
        Unforbidden::Permitted => say!(lang, "charge-permitted"),
        Unforbidden::Ordinary | Unforbidden::NotForbidden => say!(lang, "charge-none"),
    }
}

/// That neither side did anything forbidden.
pub(crate) fn no_offence_of_both(book: Book, lang: Lang) -> String {
    match terms(book).allowed {
        Unforbidden::NoOffence => say!(lang, "both-no-offence"),
        Unforbidden::Permitted => say!(lang, "both-permitted"),
        Unforbidden::Ordinary => say!(lang, "both-ordinary"),
        Unforbidden::NotForbidden => say!(lang, "both-none"),
    }
}

/// What the rulebook does now, and what another cycle leads to, which would end with this ply.
pub(crate) fn action(game: &Game, ruling: &Ruling, recurrence: &Recurrence, next: usize, lang: Lang) -> String {
    let book = ruling.book;
    let play = |side: Color| charged(game, ruling, recurrence, side, lang);
    match (recurrence.action, terms(book).notice) {
        (Action::None, _) => say!(lang, "action-none"),
        (Action::Rule, _) => say!(lang, "action-rule"),
        (Action::Warn(side), Notice::Caution) => {
            let (who, charge) = (side_word(side, lang), play(side));
            say!(lang, "action-caution", side = who, play = charge.kind, keeps = charge.keeps_up, next = next)
        }
        (Action::Warn(side), Notice::Instruction) => {
            say!(lang, "action-warn", side = side_word(side, lang), next = next)
        }
        (Action::Warn(side), Notice::Duty) => say!(lang, "action-duty", side = side_word(side, lang), next = next),
        (Action::WarnBoth, Notice::Caution) if play(Color::Red).is_none => {
            say!(lang, "action-caution-ordinary", next = next)
        }
        (Action::WarnBoth, Notice::Caution) => {
            let [red, black] = Color::ALL.map(|side| play(side).kind);
            say!(lang, "action-caution-both", red = red, black = black, next = next)
        }
        (Action::WarnBoth, _) => say!(lang, "action-warn-both", next = next),
    }
}

/// What is to be done, now or by another reading.
pub(crate) fn due(action: Action, book: Book, lang: Lang) -> String {
    let cautions = terms(book).notice == Notice::Caution;
    match action {
        Action::None => String::new(),
        Action::Warn(side) if cautions => say!(lang, "due-caution", side = side_word(side, lang)),
        Action::Warn(side) if terms(book).notice == Notice::Duty => {
            say!(lang, "due-duty", side = side_word(side, lang))
        }
        Action::Warn(side) => say!(lang, "due-warn", side = side_word(side, lang)),
        Action::WarnBoth if cautions => say!(lang, "due-caution-both"),
        Action::WarnBoth => say!(lang, "due-warn-both"),
        Action::Rule => say!(lang, "due-rule"),
    }
}

/// What should have been done at a point of the past.
pub(crate) fn missed(action: Action, book: Book, lang: Lang) -> String {
    let cautions = terms(book).notice == Notice::Caution;
    match action {
        Action::None => String::new(),
        Action::Warn(side) if cautions => say!(lang, "missed-caution", side = side_word(side, lang)),
        Action::Warn(side) if terms(book).notice == Notice::Duty => {
            say!(lang, "missed-duty", side = side_word(side, lang))
        }
        Action::Warn(side) => say!(lang, "missed-warn", side = side_word(side, lang)),
        Action::WarnBoth if cautions => say!(lang, "missed-caution-both"),
        Action::WarnBoth => say!(lang, "missed-warn-both"),
        Action::Rule => say!(lang, "missed-rule"),
    }
}

/// What would have come of a warning that nobody told of, given after one ply: what, with another.
pub(crate) fn had_warned(verdict: IfContinued, (word, ply): (usize, usize), book: Book, lang: Lang) -> String {
    let cautions = terms(book).notice == Notice::Caution;
    match verdict {
        IfContinued::Loses(side) if cautions => {
            say!(lang, "had-cautioned", side = side_word(side, lang), word = word, ply = ply)
        }
        IfContinued::Loses(side) => say!(lang, "had-warned", side = side_word(side, lang), word = word, ply = ply),
        IfContinued::Draw | IfContinued::Undecided if cautions => {
            say!(lang, "had-cautioned-both", word = word, ply = ply)
        }
        IfContinued::Draw | IfContinued::Undecided => say!(lang, "had-warned-both", word = word, ply = ply),
    }
}

/// That an official has not spoken yet, as far as is known.
pub(crate) fn not_warned(verdict: IfContinued, book: Book, lang: Lang) -> String {
    let cautions = terms(book).notice == Notice::Caution;
    match verdict {
        IfContinued::Loses(side) if cautions => say!(lang, "assumed-not-cautioned", side = side_word(side, lang)),
        IfContinued::Loses(side) => say!(lang, "assumed-not-warned", side = side_word(side, lang)),
        IfContinued::Draw | IfContinued::Undecided if cautions => say!(lang, "assumed-not-cautioned-both"),
        IfContinued::Draw | IfContinued::Undecided => say!(lang, "assumed-not-warned-both"),
    }
}

/// After which plies an official spoke.
pub(crate) fn was_warned(plies: &str, book: Book, lang: Lang) -> String {
    if terms(book).notice == Notice::Caution {
        say!(lang, "cautions-given", plies = plies)
    } else {
        say!(lang, "warnings-given", plies = plies)
    }
}

/// Text with the black cannon as the book writes it.
pub(crate) fn with_its_cannon(text: String, book: Book, lang: Lang) -> String {
    let black = Piece { color: Color::Black, role: Role::Cannon }.glyph();
    let own = terms(book).black_cannon;
    if lang == Lang::ZhHant && own != black { text.replace(black, &own.to_string()) } else { text }
}
