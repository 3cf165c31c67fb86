//! The command line with its help in the user's language.
//!
//! The words of a command, and of each of its arguments, are the messages `help-COMMAND` and `help-COMMAND-ARGUMENT`;
//! `help-COMMAND-more` holds examples. What all commands share has no command in its key.

use std::io::{self, IsTerminal};

use clap::{Arg, ArgAction, Command, CommandFactory};
use words::{Lang, say, text};

use crate::args::Cli;

const SHARED: [&str; 5] = ["database", "help", "lang", "output", "version"];

/// The command line, worded in a language.
pub fn command(lang: Lang) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let root = worded(Cli::command().disable_version_flag(true).arg(version), lang);
    root.mut_subcommands(|subcommand| worded(subcommand, lang))
}

fn worded(command: Command, lang: Lang) -> Command {
    let name = command.get_name().to_owned();
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let template =
        format!("{{about}}\n\n{}{{usage}}\n\n{{all-args}}{{after-help}}\n", say!(lang, "help-heading-usage"));
    let mut nth = 0;
    // Where nobody sees its width, lines stand as they are written.
    let command = if io::stdout().is_terminal() { command.max_term_width(100) } else { command.term_width(0) };
    command
        .disable_help_flag(true)
        .arg(help)
        .about(text(lang, &format!("help-{name}"), &[]))
        .after_help(text(lang, &format!("help-{name}-more"), &[]))
        .help_template(template)
        .subcommand_value_name(say!(lang, "help-value-command"))
        .subcommand_help_heading(say!(lang, "help-heading-commands"))
        .mut_args(|argument| {
            nth += 1;
            worded_argument(argument, nth, &name, lang)
        })
}

/// The argument that was declared as the one with this number; what stands for itself is listed in that order.
fn worded_argument(argument: Arg, nth: usize, command: &str, lang: Lang) -> Arg {
    let id = argument.get_id().as_str();
    let shared = SHARED.contains(&id);
    let key = if shared { format!("help-{id}") } else { format!("help-{command}-{id}") };
    let heading = if argument.is_positional() {
        say!(lang, "help-heading-arguments")
    } else {
        say!(lang, "help-heading-options")
    };
    let order = if argument.is_positional() { nth } else { usize::from(shared) };
    let takes_values = argument.get_action().takes_values();
    argument
        .help(text(lang, &key, &[]))
        .help_heading(heading)
        .display_order(order)
        .hide_possible_values(takes_values)
        .hide_default_value(takes_values)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The keys of messages about commands and arguments that the command line asks for.
    fn asked_for() -> BTreeSet<String> {
        let mut keys: BTreeSet<String> = SHARED.iter().map(|id| format!("help-{id}")).collect();
        let root = Cli::command();
        for command in std::iter::once(&root).chain(root.get_subcommands()) {
            let name = command.get_name();
            keys.extend([format!("help-{name}"), format!("help-{name}-more")]);
            let arguments = command.get_arguments().map(|argument| argument.get_id().as_str());
            keys.extend(arguments.filter(|id| !SHARED.contains(id)).map(|id| format!("help-{name}-{id}")));
        }
        keys
    }

    #[test]
    fn commands_and_messages_are_the_same_in_every_language() {
        for lang in Lang::ALL {
            let catalog = words::catalog(lang).unwrap();
            let mut written: BTreeSet<String> = catalog.keys().map(|key| (*key).to_owned()).collect();
            let fixed = ["help-heading-", "help-value-"];
            written.retain(|key| key.starts_with("help-") && !fixed.iter().any(|prefix| key.starts_with(prefix)));
            assert_eq!(written, asked_for(), "{lang}");
        }
    }

    #[test]
    fn the_command_line_is_well_formed() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
        }
    }
}
