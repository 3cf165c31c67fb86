//! What is wrong with the arguments, in the user's language.

use std::error::Error as _;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ruling::{Choice, NoChoice};
use words::{Lang, list, say};

use crate::args::NotWholeNumber;
use crate::input::brief;

/// The wording of a fault that the parser of arguments found, with the usage that was expected.
pub fn explain(error: &Error, lang: Lang) -> String {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return format!("{}\n\n{}", say!(lang, "usage-no-command"), error.render());
    }
    let mut fault = fault(error, lang);
    if let Some(meant) = meant(error, lang) {
        fault += "\n  ";
        fault += &meant;
    }
    // What the parser shows after a conflict holds the very arguments that conflict.
    let other = context(error, ContextKind::PriorArg, lang);
    if error.kind() == ErrorKind::ArgumentConflict && context(error, ContextKind::InvalidArg, lang) != other {
        return fault;
    }
    match context(error, ContextKind::Usage, lang).strip_prefix("Usage: ") {
        Some(usage) => format!("{fault}\n{}{usage}", say!(lang, "help-heading-usage")),
        None => fault,
    }
}

fn fault(error: &Error, lang: Lang) -> String {
    let of = |kind| context(error, kind, lang);
    let argument = of(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidValue if of(ContextKind::InvalidValue).is_empty() => {
            say!(lang, "usage-no-value", argument = argument)
        }
        ErrorKind::InvalidValue => {
            let (value, known) = (of(ContextKind::InvalidValue), of(ContextKind::ValidValue));
            say!(lang, "usage-unknown-value", argument = argument, value = value, known = known)
        }
        ErrorKind::ValueValidation => bad_value(error, argument, lang),
        ErrorKind::UnknownArgument => say!(lang, "usage-unknown-argument", argument = argument),
        ErrorKind::InvalidSubcommand => {
            say!(lang, "usage-unknown-command", command = of(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => say!(lang, "usage-missing", argument = argument),
        ErrorKind::ArgumentConflict if argument == of(ContextKind::PriorArg) => {
            say!(lang, "usage-twice", argument = argument)
        }
        ErrorKind::ArgumentConflict => {
            say!(lang, "usage-conflict", argument = argument, other = of(ContextKind::PriorArg))
        }
        ErrorKind::InvalidUtf8 => say!(lang, "usage-not-utf8"),
        // Kinds that none of our arguments can cause; the parser's own words are better than none.
        _ => error.render().to_string(),
    }
}

fn bad_value(error: &Error, argument: String, lang: Lang) -> String {
    let value = context(error, ContextKind::InvalidValue, lang);
    if error.source().and_then(|source| source.downcast_ref::<NoChoice>()).is_some() {
        // Of a setting that is known, only its own values.
        let of_it = |choice: &Choice| value.starts_with(&format!("{}=", choice.setting().name()));
        let choices: Vec<Choice> = match Choice::all().filter(of_it).collect::<Vec<_>>() {
            none if none.is_empty() => Choice::all().collect(),
            some => some,
        };
        let known = list(lang, choices.iter().map(ToString::to_string));
        return say!(lang, "usage-unknown-value", argument = argument, value = value, known = known);
    }
    if error.source().and_then(|source| source.downcast_ref::<store::NoEventId>()).is_some() {
        return say!(lang, "usage-no-event", argument = argument, value = value);
    }
    if error.source().and_then(|source| source.downcast_ref::<std::net::AddrParseError>()).is_some() {
        return say!(lang, "usage-no-address", argument = argument, value = value);
    }
    if error.source().and_then(|source| source.downcast_ref::<store::NoMoment>()).is_some() {
        return say!(lang, "usage-no-moment", argument = argument, value = value);
    }
    match error.source().and_then(|source| source.downcast_ref::<NotWholeNumber>()) {
        Some(NotWholeNumber { least, most }) => {
            let (least, most) = (least.to_string(), most.to_string());
            say!(lang, "usage-not-in-range", argument = argument, value = value, least = least, most = most)
        }
        None => error.render().to_string(),
    }
}

/// What may have been meant instead.
fn meant(error: &Error, lang: Lang) -> Option<String> {
    let kinds = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let known = kinds.into_iter().map(|kind| context(error, kind, lang)).find(|known| !known.is_empty())?;
    Some(say!(lang, "usage-did-you-mean", known = known))
}

/// What the parser tells about a fault, as text; empty if it tells nothing.
fn context(error: &Error, kind: ContextKind, lang: Lang) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => brief(text),
        Some(ContextValue::Strings(texts)) => list(lang, texts.iter().cloned()),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
