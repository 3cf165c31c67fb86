//! Games at a desk as text, side by side where several rulebooks look at one script.

use arbiter::Logged;
use books::Article;
use books::desk::Refusal;
use words::{Lang, list, say};

use super::place::leaves_pieces;
use super::{Comparison, LineAnswer, Played, Teller};

/// Which articles are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cited {
    /// None of them.
    None,
    /// Those that decide, and how many others there are.
    Decisive,
    /// All of them.
    All,
}

/// What came of each entry, and how each game stands at the end.
pub fn text(games: &[Played], cited: Cited, lang: Lang) -> String {
    let books: Vec<String> = games.iter().map(|game| game.desk.law().book().to_string()).collect();
    let compared = Comparison::new(games);
    let mut told = format!("== {} ==\n", books.join(", "));
    told.extend((0..compared.len()).map(|index| entry(games, index, &compared, cited, lang)));
    if games.len() > 1 {
        told.extend(["\n", &summary(&compared.lines(), compared.len(), lang), "\n"]);
    }
    for game in games {
        let title = if games.len() > 1 { format!("\n-- {} --\n", game.desk.law().book()) } else { "\n".to_owned() };
        told += &title;
        told += &teller(game, cited, lang).state(&game.desk);
    }
    told
}

fn teller(game: &Played, cited: Cited, lang: Lang) -> Teller<'static> {
    let teller = Teller::new(game.desk.law(), lang);
    if cited == Cited::Decisive { teller.in_short() } else { teller }
}

fn summary(parted: &[usize], entries: usize, lang: Lang) -> String {
    let Some(first) = parted.first() else { return say!(lang, "desk-agreed", entries = entries) };
    let lines = list(lang, parted.iter().map(|line| say!(lang, "desk-line", line = *line)));
    say!(lang, "desk-parted", count = parted.len(), entries = entries, first = *first, lines = lines)
}

/// What came of one entry: under one rulebook; under several once if they agree, else under each.
fn entry(games: &[Played], index: usize, compared: &Comparison, cited: Cited, lang: Lang) -> String {
    let Some(first) = games.first() else { return String::new() };
    let heading = heading(&first.answers[index], &Teller::new(first.desk.law(), lang), lang) + "\n";
    if games.len() == 1 {
        return heading + &answer(first, index, cited, "  ", lang);
    }
    if !compared.parts(index) {
        let played = compared.groups(index).first().and_then(|group| games.get(*group.first()?)).unwrap_or(first);
        return heading + &answer(played, index, Cited::None, "  ", lang);
    }
    let under = |&place: &usize| {
        let game = &games[place];
        format!("  {}:\n{}", game.desk.law().book(), answer(game, index, cited, "    ", lang))
    };
    let each: String = compared.groups(index).iter().flatten().map(under).collect();
    format!("{heading}  {}\n{each}", say!(lang, "desk-part"))
}

fn heading(answer: &LineAnswer, teller: &Teller<'_>, lang: Lang) -> String {
    let (at, who) = (Teller::moment(answer.at), teller.actor(answer.by));
    match &answer.name {
        None => say!(lang, "desk-entry", line = answer.line, at = at, who = who),
        Some(name) => say!(lang, "desk-entry-named", line = answer.line, at = at, who = who, name = name.as_str()),
    }
}

fn answer(game: &Played, index: usize, cited: Cited, indent: &str, lang: Lang) -> String {
    let teller = teller(game, cited, lang);
    let answer = &game.answers[index];
    let cites = |under: &[Article]| if cited == Cited::None { Vec::new() } else { under.to_vec() };
    let lines: Vec<String> = match &answer.came {
        Ok(logged) if logged.is_empty() => vec![say!(lang, "desk-nothing-came")],
        Ok(logged) => {
            let changes = |logged: &Logged| !leaves_pieces(&logged.event);
            let first = logged.iter().position(changes).unwrap_or(logged.len());
            let last = logged.iter().rposition(changes);
            let told = |(nth, logged): (usize, &Logged)| {
                let (before, matters) = (&answer.before, &game.desk.scene().matters);
                let logged = Logged { under: cites(&logged.under), ..logged.clone() };
                match &answer.after {
                    _ if nth <= first => teller.told(&logged, before, matters),
                    Some(after) if last.is_some_and(|last| nth > last) => {
                        teller.at(after).told_unseen(&logged, before, matters)
                    }
                    _ => teller.told_unseen(&logged, before, matters),
                }
            };
            logged.iter().enumerate().map(told).collect()
        }
        Err(refused) => {
            let refusal = Refusal::new(refused.refusal.why.clone(), cites(&refused.refusal.under));
            let could = (!refused.could.is_empty()).then(|| teller.could(&refused.could));
            std::iter::once(teller.refused(&refusal)).chain(could).collect()
        }
    };
    lines.iter().flat_map(|line| [indent, line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_rulebooks_part_is_told() {
        assert_eq!(summary(&[], 7, Lang::En), "The rulebooks agree on all 7 entries");
        let parted = summary(&[3, 9], 7, Lang::En);
        assert_eq!(parted, "The rulebooks differ at 2 of 7 entries, first at line 3: line 3, line 9");
    }
}
