//! Games at a desk as text, side by side where several rulebooks look at one script.

use std::io::{self, Write};

use explain::Teller;
use serde_json::{Value, json};
use words::{Lang, list, say};

use super::play::{Answer, Played};

/// Writes what came of each entry, and how each game stands at the end.
pub fn write(games: &[Played], lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let books: Vec<String> = games.iter().map(|game| game.desk.law().book().to_string()).collect();
    writeln!(out, "== {} ==", books.join(", "))?;
    let entries = games.first().map_or(0, |game| game.answers.len());
    let mut parted = Vec::new();
    for index in 0..entries {
        if !entry(games, index, lang, out)? {
            parted.push(games[0].answers[index].line);
        }
    }
    if games.len() > 1 {
        writeln!(out, "\n{}", summary(&parted, entries, lang))?;
    }
    for game in games {
        let title = if games.len() > 1 { format!("\n-- {} --\n", game.desk.law().book()) } else { "\n".to_owned() };
        write!(out, "{title}{}", Teller::new(game.desk.law(), lang).state(&game.desk))?;
    }
    Ok(())
}

fn summary(parted: &[usize], entries: usize, lang: Lang) -> String {
    if parted.is_empty() {
        return say!(lang, "desk-agreed", entries = entries);
    }
    let lines = list(lang, parted.iter().map(|line| say!(lang, "desk-line", line = *line)));
    say!(lang, "desk-parted", count = parted.len(), entries = entries, lines = lines)
}

/// Writes what came of one entry under all rulebooks; whether it was the same under all.
fn entry(games: &[Played], index: usize, lang: Lang, out: &mut impl Write) -> io::Result<bool> {
    let first = &games[0];
    writeln!(out, "{}", heading(&first.answers[index], &Teller::new(first.desk.law(), lang), lang))?;
    let mut groups: Vec<(Value, Vec<&Played>)> = Vec::new();
    for game in games {
        let essence = essence(&game.answers[index]);
        match groups.iter_mut().find(|(other, _)| *other == essence) {
            Some((_, members)) => members.push(game),
            None => groups.push((essence, vec![game])),
        }
    }
    let parted = groups.len() > 1;
    if parted {
        writeln!(out, "  {}", say!(lang, "desk-part"))?;
    }
    for (_, members) in &groups {
        for game in members {
            if games.len() > 1 {
                writeln!(out, "  {}:", game.desk.law().book())?;
            }
            let indent = if games.len() > 1 { "    " } else { "  " };
            answer(game, index, indent, lang, out)?;
        }
    }
    Ok(!parted)
}

fn heading(answer: &Answer, teller: &Teller, lang: Lang) -> String {
    let (at, who) = (Teller::moment(answer.at), teller.actor(answer.by));
    match &answer.name {
        None => say!(lang, "desk-entry", line = answer.line, at = at, who = who),
        Some(name) => say!(lang, "desk-entry-named", line = answer.line, at = at, who = who, name = name.as_str()),
    }
}

fn answer(game: &Played, index: usize, indent: &str, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let teller = Teller::new(game.desk.law(), lang);
    let answer = &game.answers[index];
    match &answer.came {
        Ok(logged) if logged.is_empty() => writeln!(out, "{indent}{}", say!(lang, "desk-nothing-came")),
        Ok(logged) => logged.iter().try_for_each(|logged| {
            writeln!(out, "{indent}{}", teller.told(logged, &answer.before, &game.desk.scene().matters))
        }),
        Err(refused) => {
            writeln!(out, "{indent}{}", teller.refused(&refused.refusal))?;
            if refused.could.is_empty() {
                return Ok(());
            }
            writeln!(out, "{indent}{}", teller.could(&refused.could))
        }
    }
}

/// What came of an entry without the articles, which are every book's own.
fn essence(answer: &Answer) -> Value {
    match &answer.came {
        Ok(logged) => logged.iter().map(|logged| json!([logged.by, logged.event])).collect(),
        Err(refused) => json!({ "refused": refused.refusal.why }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_rulebooks_part_is_told() {
        assert_eq!(summary(&[], 7, Lang::En), "The rulebooks agree on all 7 entries");
        let parted = summary(&[3, 9], 7, Lang::En);
        assert_eq!(parted, "The rulebooks part at 2 of 7 entries: line 3, line 9");
    }
}
