use crate::{qizheng, run, run_with};

/// The commands that the help lists, each with what it says about it.
fn commands() -> Vec<(String, String)> {
    let help = run(&["--help"]);
    assert_eq!((help.code, help.err.as_str()), (Some(0), ""));
    let lines = help.out.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    lines
        .map(|line| {
            let (name, about) = line.trim().split_once(' ').expect("a name and what it does");
            (name.to_owned(), about.trim().to_owned())
        })
        .collect()
}

#[test]
fn the_help_lists_the_commands() {
    let commands = commands();
    for (name, about) in [
        ("moves", "Legal moves of a position, one a line, in ICCS coordinates (chess: UCI)"),
        ("perft", "Number of sequences of legal moves of a given length"),
        ("convert", "Convert game files of any format into one format"),
        ("check", "Check that files and whole folders of games can be read"),
    ] {
        assert!(commands.contains(&(name.to_owned(), about.to_owned())), "{commands:?}");
    }
}

#[test]
fn every_command_explains_itself_in_three_languages() {
    for (lang, usage) in [("zh-Hant", "用法：qizheng "), ("zh-Hans", "用法：qizheng "), ("en", "Usage: qizheng ")]
    {
        for (command, _) in commands() {
            let help = run(&[&command, "--help", "--lang", lang]);
            assert_eq!((help.code, help.err.as_str()), (Some(0), ""));
            assert!(help.out.contains(&format!("{usage}{command} ")), "{}", help.out);
            assert!(help.out.contains(&format!("\n  qizheng {command}")), "an example: {}", help.out);
            assert!(!help.out.contains('⟦'), "{}", help.out);
        }
    }
}

#[test]
fn the_help_itself_is_in_three_languages() {
    for (lang, heading, commands, options) in [
        ("zh-Hant", "用法：", "命令:", "選項:"),
        ("zh-Hans", "用法：", "命令:", "选项:"),
        ("en", "Usage: ", "Commands:", "Options:"),
    ] {
        let help = run(&["--help", "--lang", lang]);
        assert_eq!((help.code, help.err.as_str()), (Some(0), ""));
        for part in [heading, commands, options] {
            assert!(help.out.contains(part), "{}", help.out);
        }
    }
}

#[test]
fn arguments_are_listed_in_the_order_they_are_given() {
    let help = run(&["rulebooks", "--help"]).out;
    assert!(help.find("[ID] ").is_some_and(|id| help.find("[ARTICLE] ").is_some_and(|article| id < article)), "{help}");
}

#[test]
fn help_of_a_command_is_asked_for_in_two_ways() {
    for command in ["judge", "convert", "help"] {
        let (one, other) = (run(&["help", command]), run(&[command, "--help"]));
        assert_eq!((one.code, one.out.as_str(), one.err.as_str()), (Some(0), other.out.as_str(), ""));
    }
    assert_eq!(run(&["help"]).out, run(&["--help"]).out);
}

#[test]
fn shells_are_told_what_can_be_asked() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = run(&["completions", shell]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{shell}");
        for word in ["rulebooks", "--notation", "out-dir"] {
            assert!(run.out.contains(word.trim_start_matches("--")), "{shell}: {word}");
        }
    }
}

#[test]
fn there_is_a_manual_page_of_every_command() {
    let page = run(&["man"]);
    assert!(page.code == Some(0) && page.out.contains(".TH qizheng 1") && page.out.contains("judge"), "{}", page.out);
    for (command, _) in commands() {
        let page = run(&["man", &command]);
        assert!(page.code == Some(0) && page.out.contains(&format!(".TH qizheng-{command} 1")), "{}", page.out);
    }
    assert_eq!(run(&["man", "jugde"]).code, Some(2));
}

#[test]
fn colours_are_shown_where_they_are_wanted() {
    let forced = run_with(qizheng(&["judge", "--help"]).env("CLICOLOR_FORCE", "1"), "");
    assert!(forced.out.contains("\u{1b}["), "{}", forced.out);
    for plain in [run(&["judge", "--help"]), run_with(qizheng(&["judge", "--help"]).env("NO_COLOR", "1"), "")] {
        assert!(plain.code == Some(0) && !plain.out.contains('\u{1b}'), "{}", plain.out);
    }
    let fault = run_with(qizheng(&["moves", "--fen", "\u{1b}[2J"]).env("CLICOLOR_FORCE", "1"), "");
    assert!(
        fault.err.starts_with("\u{1b}[1m\u{1b}[31mqizheng:\u{1b}[0m ") && !fault.err.contains("\u{1b}[2J"),
        "{}",
        fault.err
    );
}
