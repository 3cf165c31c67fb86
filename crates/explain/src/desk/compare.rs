//! Where rulebooks part that look at one script.

use books::Book;
use books::desk::{Matter, MatterId};
use serde_json::{Value, json};

use super::{LineAnswer, Played};

/// What came of each entry under several rulebooks, compared.
pub(super) struct Comparison {
    entries: Vec<Compared>,
}

/// What came of one entry.
struct Compared {
    line: usize,
    /// The games, by their place, that gave the same answer.
    groups: Vec<Vec<usize>>,
}

impl Comparison {
    /// Compares games played by one script.
    pub fn new(games: &[Played]) -> Self {
        let answers = games.first().map_or(&[][..], |game| &game.answers);
        let compared =
            |(index, answer): (usize, &LineAnswer)| Compared { line: answer.line, groups: groups(games, index) };
        Self { entries: answers.iter().enumerate().map(compared).collect() }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether the rulebooks part at an entry.
    pub fn parts(&self, index: usize) -> bool {
        self.entries.get(index).is_some_and(|entry| entry.groups.len() > 1)
    }

    /// The lines at which the rulebooks part, the first of them first.
    pub fn lines(&self) -> Vec<usize> {
        self.entries.iter().filter(|entry| entry.groups.len() > 1).map(|entry| entry.line).collect()
    }

    /// The games by their answer to an entry, those with the same one together.
    pub fn groups(&self, index: usize) -> &[Vec<usize>] {
        self.entries.get(index).map_or(&[], |entry| &entry.groups)
    }

    /// The other rulebooks that give the same answer to an entry as a game does.
    pub fn agree(&self, games: &[Played], index: usize, game: usize) -> Vec<Book> {
        let same = self.groups(index).iter().find(|group| group.contains(&game));
        let others = same.into_iter().flatten().filter(|other| **other != game);
        others.filter_map(|other| games.get(*other)).map(|other| other.desk.law().book()).collect()
    }
}

/// The games by what came of an entry; those that were over before have no part in it, unless all were.
fn groups(games: &[Played], index: usize) -> Vec<Vec<usize>> {
    let mut groups: Vec<(Value, Vec<usize>)> = Vec::new();
    let all_over = games.iter().all(|game| is_over(game, index));
    for (place, game) in games.iter().enumerate().filter(|(_, game)| all_over || !is_over(game, index)) {
        let essence = game.answers.get(index).map_or(Value::Null, |answer| essence(answer, game));
        match groups.iter_mut().find(|(other, _)| *other == essence) {
            Some((_, members)) => members.push(place),
            None => groups.push((essence, vec![place])),
        }
    }
    groups.into_iter().map(|(_, members)| members).collect()
}

/// Whether a game was over when an entry was made.
fn is_over(game: &Played, index: usize) -> bool {
    game.answers.get(index).is_some_and(|answer| answer.over)
}

/// What came of an entry without the articles, which are every book's own, and with matters by what they are about, since
/// their numbers depend on what came before.
fn essence(answer: &LineAnswer, game: &Played) -> Value {
    let matters = &game.desk.scene().matters;
    match &answer.came {
        Ok(logged) => logged.iter().map(|logged| json!([logged.by, named(json!(logged.event), matters)])).collect(),
        Err(refused) => json!({ "refused": named(json!(refused.refusal.why), matters) }),
    }
}

/// The same with every number of a matter replaced by its subject.
fn named(mut said: Value, matters: &[Matter]) -> Value {
    let about = |id: u64| {
        let id = MatterId(u32::try_from(id).unwrap_or(u32::MAX));
        matters.iter().find(|matter| matter.id == id).map(|matter| json!([matter.incident, matter.side]))
    };
    for field in ["matter", "comes_after"] {
        let Some(value) = said.get_mut(field) else { continue };
        *value = match value.as_u64() {
            Some(id) => about(id).unwrap_or_default(),
            None => json!([value["subject"], value["side"], value["standing"]]),
        };
    }
    said
}
