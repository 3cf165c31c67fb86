use std::fs;

use crate::{qizheng, root, run_with};

/// The blocks of a page set off by backticks, each with its kind.
pub fn blocks(page: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join(page)).expect("the page is there");
    let parts: Vec<&str> = text.split("```").collect();
    let inside = parts.into_iter().skip(1).step_by(2);
    inside.filter_map(|block| block.split_once('\n')).map(|(kind, text)| (kind.to_owned(), text.to_owned())).collect()
}

/// The commands a page shows on lines that begin with `$ qizheng`, each with what it shows them to print.
fn transcript(page: &str) -> Vec<(Vec<String>, String)> {
    let consoles: Vec<String> = blocks(page).into_iter().filter(|(kind, _)| kind == "console").map(|b| b.1).collect();
    let mut commands: Vec<(Vec<String>, String)> = Vec::new();
    for line in consoles.iter().flat_map(|console| console.lines()) {
        if let Some(command) = line.strip_prefix("$ qizheng ") {
            commands.push((words(command), String::new()));
        } else {
            let (_, printed) = commands.last_mut().expect("a command comes first");
            *printed += line;
            *printed += "\n";
        }
    }
    commands
}

/// Whether a text is what a page shows of it, where `…` stands for anything.
pub fn fits(text: &str, shown: &str) -> bool {
    let mut parts = shown.split('…').map(str::trim);
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = text.trim().strip_prefix(first) else { return false };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.is_empty() || shown.trim_end().ends_with('…')
}

/// The words of a command, as a shell takes them: those within double quotes are one.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

#[test]
fn the_consoles_of_the_pages_show_what_is_printed() {
    for (page, least) in [
        ("README.md", 4),
        ("README.zh-Hant.md", 4),
        ("README.zh-Hans.md", 4),
        ("docs/JUDGE.md", 1),
        ("docs/DESK.md", 1),
    ] {
        let commands = transcript(page);
        assert!(commands.len() >= least, "{page} shows only {} commands", commands.len());
        for (arguments, printed) in commands {
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let run = run_with(qizheng(&arguments).current_dir(root()), "");
            let text = run.out + &run.err;
            assert!(fits(&text, &printed), "{page}: {arguments:?} prints\n{text}");
        }
    }
}

/// What a page holds in whatever language: how many headings, rows and pictures, where its links lead, and its commands.
fn shape(page: &str) -> (usize, usize, usize, Vec<String>, Vec<Vec<String>>) {
    let text = fs::read_to_string(root().join(page)).expect("the page is there");
    let begins = |sign: &str| text.lines().filter(|line| line.starts_with(sign)).count();
    let pictures = text.matches("![").count() + text.matches("<img ").count();
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let links = links.filter(|link| !link.starts_with("docs/pages/") && !link.starts_with("README"));
    let mut commands: Vec<Vec<String>> = transcript(page).into_iter().map(|(command, _)| command).collect();
    for command in &mut commands {
        if let Some(at) = command.iter().position(|word| word == "--lang") {
            command.drain(at..at + 2);
        }
        command.iter_mut().filter(|word| word.starts_with("zh-han")).for_each(|word| "zh".clone_into(word));
    }
    (begins("## "), begins("|"), pictures, links.map(str::to_owned).collect(), commands)
}

#[test]
fn the_readme_tells_the_same_in_three_languages() {
    let english = shape("README.md");
    assert_eq!(shape("README.zh-Hant.md"), english);
    assert_eq!(shape("README.zh-Hans.md"), english);
}

#[test]
fn only_what_is_left_out_may_differ() {
    for (text, shown, expected) in [
        ("one\ntwo\n", "one\ntwo\n", true),
        ("one\ntwo\n", "one\n", false),
        ("one\ntwo\n", "two\n", false),
        ("one\ntwo\nthree\n", "one\n…\nthree\n", true),
        ("one\ntwo\nthree\n", "one … two …\n", true),
        ("one\ntwo\nthree\n", "one … four …\n", false),
        ("one\ntwo\nthree\n", "one … two\n", false),
    ] {
        assert_eq!(fits(text, shown), expected, "{text} {shown}");
    }
}

#[test]
fn every_link_of_the_pages_leads_somewhere() {
    for page in [
        "README.md",
        "README.zh-Hant.md",
        "README.zh-Hans.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/JUDGE.md",
        "docs/DESK.md",
        "docs/EVENT.md",
        "docs/HALL.md",
        "docs/CASES.md",
    ] {
        let path = root().join(page);
        let folder = path.parent().expect("a page lies in a folder");
        let text = fs::read_to_string(&path).unwrap();
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.starts_with("https://")) {
            assert!(folder.join(link).exists(), "{page}: {link}");
        }
    }
}
