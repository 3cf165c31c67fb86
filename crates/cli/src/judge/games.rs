//! The games of a file one after another, judged on several threads.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::thread;

use explain::ruling::{GameName, RecordedResult};
use record::{BadMove, GameResult, RecordOf, Tag};
use words::{Lang, Say, say};

use super::answers::{self, Answers};
use super::{Args, Format};
use crate::failure::Failure;
use crate::games::{Intake, Source};
use crate::progress;
use crate::sport::Known;

/// How many games a thread is given at a time.
const SHARE: usize = 32;

/// What a game of a file is called.
fn name<G: Known>(number: u64, record: &RecordOf<G>) -> GameName {
    let tag = |tag: Tag| record.headers.tag(tag).filter(|value| !value.is_empty()).map(str::to_owned);
    let first = tag(Tag::Red);
    let (red, white) = if G::FIRST_SIDE == "white" { (None, first) } else { (first, None) };
    GameName { number, event: tag(Tag::Event), red, white, black: tag(Tag::Black) }
}

/// The result that a record gives.
pub fn recorded<G: Known>(record: &RecordOf<G>) -> Option<RecordedResult> {
    match record.result {
        GameResult::FirstWins if G::FIRST_SIDE == "white" => Some(RecordedResult::WhiteWins),
        GameResult::FirstWins => Some(RecordedResult::RedWins),
        GameResult::SecondWins => Some(RecordedResult::BlackWins),
        GameResult::Draw => Some(RecordedResult::Draw),
        GameResult::BothLose => Some(RecordedResult::BothLose),
        GameResult::Unknown => None,
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

/// A game of a file, or what is wrong with it.
type Read<G> = (u64, Result<RecordOf<G>, String>);

/// Has every game of a file told, in order; where there are several, each under its heading. As data a faulty game has
/// its place, too.
pub fn each<G: Known, W: Write>(
    args: &Args,
    source: &Source,
    lang: Lang,
    mut answers: Answers<'_, W>,
    tell: impl Fn(&RecordOf<G>, &GameName) -> Result<Vec<String>, Failure> + Sync,
) -> Result<(), Failure>
where
    BadMove<G>: Say,
    RecordOf<G>: Sync,
{
    let jobs = args.jobs.map_or_else(|| thread::available_parallelism().map_or(1, Into::into), |jobs| jobs as usize);
    let bar = if io::stdout().is_terminal() { progress::hidden() } else { progress::bytes(source.size()) };
    let mut intake = Intake::new(bar, lang);
    let mut batch: Vec<Read<G>> = Vec::new();
    let mut flush = |batch: &mut Vec<Read<G>>, last: bool| {
        let alone = last && batch.first().is_none_or(|(number, _)| *number == 1) && batch.len() <= 1;
        for told in on_threads::<G>(batch, jobs, &tell, args.format) {
            let (name, told) = told?;
            answers.put((!alone).then(|| name.heading(lang)).as_deref(), &told)?;
        }
        batch.clear();
        Ok::<(), Failure>(())
    };
    intake.read_each::<G>(source, |_, number, game| {
        if game.is_err() && args.format == Format::Text {
            return Ok(());
        }
        batch.push((number, game));
        if batch.len() >= jobs * SHARE { flush(&mut batch, false) } else { Ok(()) }
    })?;
    flush(&mut batch, true)?;
    answers.close()?;
    intake.end()
}

/// What is told of some games, in their order, worked out on so many threads.
fn on_threads<G: Known>(
    batch: &[Read<G>],
    jobs: usize,
    tell: &(impl Fn(&RecordOf<G>, &GameName) -> Result<Vec<String>, Failure> + Sync),
    format: Format,
) -> Vec<Result<(GameName, Vec<String>), Failure>>
where
    RecordOf<G>: Sync,
{
    let one = |(number, game): &Read<G>| match game {
        Ok(record) => {
            let name = name::<G>(*number, record);
            tell(record, &name).map(|told| (name, told))
        }
        Err(error) => {
            let name = GameName { number: *number, ..GameName::default() };
            let told = if format == Format::Text { error.clone() } else { answers::faulty(name.clone(), error)? };
            Ok((name, vec![told]))
        }
    };
    if jobs == 1 || batch.len() == 1 {
        return batch.iter().map(one).collect();
    }
    let share = batch.len().div_ceil(jobs).max(1);
    thread::scope(|scope| {
        let workers: Vec<_> =
            batch.chunks(share).map(|part| scope.spawn(move || part.iter().map(one).collect::<Vec<_>>())).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}
