//! What the command line tells of itself: the help of a command, completions for shells, manual pages.

use std::ffi::OsString;
use std::io::Write;

use clap::error::ErrorKind;
use clap_complete::Shell;
use words::{Lang, say};

use crate::failure::Failure;
use crate::output::Output;
use crate::{help, usage};

#[derive(Debug, clap::Args)]
pub struct HelpArgs {
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

#[derive(Debug, clap::Args)]
pub struct ManArgs {
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

/// Shows the help of a command, or that of all.
pub fn help(args: &HelpArgs, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let asked = ["qizheng"].into_iter().chain(args.command.as_deref()).chain(["--help"]).map(OsString::from);
    match help::command(lang).try_get_matches_from(asked) {
        Ok(_) => Ok(()),
        Err(error) => unparsed(&error, lang, out),
    }
}

/// Answers arguments that ask for no command: with help, the version, or what is wrong with them.
pub fn unparsed(error: &clap::Error, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(out.styled(&error.render())?),
        _ => Err(Failure::Usage(usage::explain(error, lang))),
    }
}

/// Writes the completions for a shell.
pub fn completions(args: &CompletionsArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    // Written at once: the generator takes a closed pipe for a bug.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(lang), "qizheng", &mut script);
    Ok(out.write_all(&script)?)
}

/// Writes the manual page of a command, or that of all, in the form that `man` reads.
pub fn man(args: &ManArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let mut root = help::command(lang);
    root.build();
    let page = match &args.command {
        None => root,
        Some(name) => match root.find_subcommand(name) {
            Some(command) => command.clone().name(format!("qizheng-{}", command.get_name())),
            None => return Err(Failure::Usage(say!(lang, "usage-unknown-command", command = name.as_str()))),
        },
    };
    Ok(clap_mangen::Man::new(page).render(out)?)
}
