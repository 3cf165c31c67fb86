//! Games of a file: what each is called, and the answers about it.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use words::{Lang, say};

/// An answer as data, with the game it is about if that is one of a file.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Answer<'a, D> {
    /// The game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<&'a GameName>,
    /// What is said of it.
    #[serde(flatten)]
    pub ruling: D,
}

/// What a game of a file is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameName {
    /// Its number in the file, from 1.
    pub number: u64,
    /// The event it was played in.
    pub event: Option<String>,
    /// The word for the side that begins, `red` or `white`, and who plays it.
    pub first: (&'static str, Option<String>),
    /// Who plays the other side.
    pub second: Option<String>,
}

impl Serialize for GameName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("number", &self.number)?;
        let known = [("event", &self.event), (self.first.0, &self.first.1), ("black", &self.second)];
        for (key, value) in known.into_iter().filter_map(|(key, value)| Some((key, value.as_ref()?))) {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl GameName {
    /// The heading of its rulings.
    pub fn heading(&self, lang: Lang) -> String {
        let players = match (&self.first.1, &self.second) {
            (None, None) => None,
            (first, second) => Some([first, second].map(|name| name.as_deref().unwrap_or("?")).join(" – ")),
        };
        let names: Vec<&str> = [&self.event, &players].into_iter().flatten().map(String::as_str).collect();
        if names.is_empty() {
            return say!(lang, "judge-game", number = self.number);
        }
        say!(lang, "judge-game-named", number = self.number, names = names.join(", "))
    }
}
