//! Games at a desk as text, side by side where several rulebooks look at one script.

use std::io::{self, Write};

use arbiter::Logged;
use books::Article;
use books::desk::Refusal;
use explain::Teller;
use words::{Lang, list, say};

use super::compare::Comparison;
use super::play::{Answer, Played};

/// Writes what came of each entry, and how each game stands at the end.
pub fn write(games: &[Played], lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let books: Vec<String> = games.iter().map(|game| game.desk.law().book().to_string()).collect();
    writeln!(out, "== {} ==", books.join(", "))?;
    let compared = Comparison::new(games);
    for index in 0..compared.len() {
        entry(games, index, &compared, lang, out)?;
    }
    if games.len() > 1 {
        writeln!(out, "\n{}", summary(&compared.lines(), compared.len(), lang))?;
    }
    for game in games {
        let title = if games.len() > 1 { format!("\n-- {} --\n", game.desk.law().book()) } else { "\n".to_owned() };
        write!(out, "{title}{}", Teller::new(game.desk.law(), lang).state(&game.desk))?;
    }
    Ok(())
}

fn summary(parted: &[usize], entries: usize, lang: Lang) -> String {
    let Some(first) = parted.first() else { return say!(lang, "desk-agreed", entries = entries) };
    let lines = list(lang, parted.iter().map(|line| say!(lang, "desk-line", line = *line)));
    say!(lang, "desk-parted", count = parted.len(), entries = entries, first = *first, lines = lines)
}

/// Writes what came of one entry: under one rulebook; under several once if they agree, else under each.
fn entry(games: &[Played], index: usize, compared: &Comparison, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let first = &games[0];
    writeln!(out, "{}", heading(&first.answers[index], &Teller::new(first.desk.law(), lang), lang))?;
    if games.len() == 1 {
        return answer(first, index, Cited::Yes, "  ", lang, out);
    }
    if !compared.parts(index) {
        return answer(first, index, Cited::No, "  ", lang, out);
    }
    writeln!(out, "  {}", say!(lang, "desk-part"))?;
    for &place in compared.groups(index).iter().flatten() {
        writeln!(out, "  {}:", games[place].desk.law().book())?;
        answer(&games[place], index, Cited::Yes, "    ", lang, out)?;
    }
    Ok(())
}

/// Whether articles are told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cited {
    Yes,
    No,
}

fn heading(answer: &Answer, teller: &Teller, lang: Lang) -> String {
    let (at, who) = (Teller::moment(answer.at), teller.actor(answer.by));
    match &answer.name {
        None => say!(lang, "desk-entry", line = answer.line, at = at, who = who),
        Some(name) => say!(lang, "desk-entry-named", line = answer.line, at = at, who = who, name = name.as_str()),
    }
}

fn answer(game: &Played, index: usize, cited: Cited, indent: &str, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    let teller = Teller::new(game.desk.law(), lang);
    let answer = &game.answers[index];
    let cites = |under: &[Article]| if cited == Cited::Yes { under.to_vec() } else { Vec::new() };
    match &answer.came {
        Ok(logged) if logged.is_empty() => writeln!(out, "{indent}{}", say!(lang, "desk-nothing-came")),
        Ok(logged) => logged.iter().try_for_each(|logged| {
            let logged = Logged { under: cites(&logged.under), ..logged.clone() };
            writeln!(out, "{indent}{}", teller.told(&logged, &answer.before, &game.desk.scene().matters))
        }),
        Err(refused) => {
            let refusal = Refusal::new(refused.refusal.why.clone(), cites(&refused.refusal.under));
            writeln!(out, "{indent}{}", teller.refused(&refusal))?;
            if refused.could.is_empty() {
                return Ok(());
            }
            writeln!(out, "{indent}{}", teller.could(&refused.could))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_rulebooks_part_is_told() {
        assert_eq!(summary(&[], 7, Lang::En), "The rulebooks agree on all 7 entries");
        let parted = summary(&[3, 9], 7, Lang::En);
        assert_eq!(parted, "The rulebooks part at 2 of 7 entries, first at line 3: line 3, line 9");
    }
}
