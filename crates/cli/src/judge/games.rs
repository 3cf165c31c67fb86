//! The games of a file one after another, and the names that their rulings bear.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use record::{BadMove, RecordOf, Tag};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use words::{Lang, Say, say};

use super::Args;
use super::answers::Answers;
use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::progress;
use crate::sport::Known;

/// What a game of a file is called.
#[derive(Clone, Debug)]
pub struct Named {
    /// Its number in the file, from 1.
    number: u64,
    event: Option<String>,
    /// Red, or White in chess, and the word for that.
    first: (&'static str, Option<String>),
    second: Option<String>,
}

impl Serialize for Named {
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

impl Named {
    fn of<G: Known>(number: u64, record: &RecordOf<G>) -> Self {
        let tag = |tag: Tag| record.headers.tag(tag).filter(|value| !value.is_empty()).map(str::to_owned);
        Self { number, event: tag(Tag::Event), first: (G::FIRST_SIDE, tag(Tag::Red)), second: tag(Tag::Black) }
    }

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

/// The file asked about: the one named, or standard input where neither a position nor moves are given and someone writes
/// to it.
pub fn file(args: &Args, lang: Lang) -> Result<Option<PathBuf>, Failure> {
    match &args.file {
        None if args.fen.is_some() || args.moves.is_some() => Ok(None),
        None if io::stdin().is_terminal() => Err(Failure::Usage(say!(lang, "judge-no-game"))),
        None => Ok(Some(PathBuf::from("-"))),
        named => Ok(named.clone()),
    }
}

/// Has every game of a file told; where there are several, each under its heading.
pub fn each<G: Known, W: Write>(
    source: &Source,
    lang: Lang,
    mut answers: Answers<'_, W>,
    mut tell: impl FnMut(RecordOf<G>, &mut Answers<'_, W>) -> Result<(), Failure>,
) -> Result<(), Failure>
where
    BadMove<G>: Say,
{
    let mut intake = Intake::new(progress::bytes(source.size()), lang);
    let mut told = |answers: &mut Answers<'_, W>, number: u64, record: RecordOf<G>| {
        answers.begin(Named::of::<G>(number, &record), lang)?;
        tell(record, answers)
    };
    // Whether the first game is the only one shows with the second.
    let mut first = None;
    intake.read::<G>(source, |_, number, record| {
        if number == 1 {
            first = Some(record);
            return Ok(());
        }
        answers.with_headings();
        first.take().map_or(Ok(()), |record| told(&mut answers, 1, record))?;
        told(&mut answers, number, record)
    })?;
    first.take().map_or(Ok(()), |record| told(&mut answers, 1, record))?;
    answers.close()?;
    intake.end()
}
