//! The games of a file one after another.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use explain::ruling::GameName;
use record::{BadMove, RecordOf, Tag};
use words::{Lang, Say, say};

use super::Args;
use super::answers::Answers;
use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::progress;
use crate::sport::Known;

/// What a game of a file is called.
fn name<G: Known>(number: u64, record: &RecordOf<G>) -> GameName {
    let tag = |tag: Tag| record.headers.tag(tag).filter(|value| !value.is_empty()).map(str::to_owned);
    GameName { number, event: tag(Tag::Event), first: (G::FIRST_SIDE, tag(Tag::Red)), second: tag(Tag::Black) }
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
        answers.begin(name::<G>(number, &record), lang)?;
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
