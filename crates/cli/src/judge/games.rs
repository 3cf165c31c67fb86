//! The games of a file one after another, judged on several threads.

use std::io::{self, IsTerminal, Write};
use std::panic::{self, AssertUnwindSafe};
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

/// What is told of a game.
struct GameAnswer {
    name: GameName,
    answers: Vec<String>,
    /// That the program failed at it.
    broke: bool,
}

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
    let mut flush = |intake: &mut Intake, batch: &mut Vec<Read<G>>, last: bool| {
        let alone = last && batch.first().is_none_or(|(number, _)| *number == 1) && batch.len() <= 1;
        for told in on_threads::<G>(batch, jobs, &tell, args.format, lang) {
            let GameAnswer { name, answers: told, broke } = told?;
            if broke {
                intake.fault(source, &say!(lang, "judge-broke", game = name.number));
            }
            answers.put((!alone).then(|| name.heading(lang)).as_deref(), &told)?;
        }
        batch.clear();
        Ok::<(), Failure>(())
    };
    intake.read_each::<G>(source, |intake, number, game| {
        if game.is_err() && args.format == Format::Text {
            return Ok(());
        }
        batch.push((number, game));
        if batch.len() >= jobs * SHARE { flush(intake, &mut batch, false) } else { Ok(()) }
    })?;
    flush(&mut intake, &mut batch, true)?;
    answers.close()?;
    intake.end()
}

/// What is told of some games, in their order, worked out on so many threads. A game at which the program fails has its
/// place and takes no other with it.
fn on_threads<G: Known>(
    batch: &[Read<G>],
    jobs: usize,
    tell: &(impl Fn(&RecordOf<G>, &GameName) -> Result<Vec<String>, Failure> + Sync),
    format: Format,
    lang: Lang,
) -> Vec<Result<GameAnswer, Failure>>
where
    RecordOf<G>: Sync,
{
    let wrong = |number: u64, error: &str, broke: bool| {
        let name = GameName { number, ..GameName::default() };
        let told = if format == Format::Text { error.to_owned() + "\n" } else { answers::faulty(name.clone(), error)? };
        Ok(GameAnswer { name, answers: vec![told], broke })
    };
    let one = |(number, game): &Read<G>| match game {
        Ok(record) => {
            let name = name::<G>(*number, record);
            match panic::catch_unwind(AssertUnwindSafe(|| tell(record, &name))) {
                Ok(told) => told.map(|answers| GameAnswer { name, answers, broke: false }),
                Err(_) => wrong(*number, &say!(lang, "judge-broke", game = *number), true),
            }
        }
        Err(error) => wrong(*number, error, false),
    };
    if jobs == 1 || batch.len() == 1 {
        return batch.iter().map(one).collect();
    }
    let share = batch.len().div_ceil(jobs).max(1);
    thread::scope(|scope| {
        let workers: Vec<_> =
            batch.chunks(share).map(|part| scope.spawn(move || part.iter().map(one).collect::<Vec<_>>())).collect();
        let done = workers.into_iter().map(|worker| worker.join().unwrap_or_else(|why| panic::resume_unwind(why)));
        done.flatten().collect()
    })
}

#[cfg(test)]
mod tests {
    use record::{Reader, Xiangqi};

    use super::*;

    #[test]
    fn a_game_at_which_the_program_fails_takes_no_other_with_it() {
        let games = Reader::new("1. h2e2 *\n\n1. b2e2 *\n\n1. c3c4 *\n".as_bytes()).unwrap();
        let batch: Vec<Read<Xiangqi>> = (1..).zip(games.map(|game| game.map_err(|error| error.to_string()))).collect();
        assert_eq!(batch.len(), 3);
        let tell = |_: &RecordOf<Xiangqi>, name: &GameName| {
            assert_ne!(name.number, 2, "a fault of the program");
            Ok(vec![name.number.to_string()])
        };
        for jobs in [1, 3] {
            let told = on_threads::<Xiangqi>(&batch, jobs, &tell, Format::Jsonl, Lang::En);
            let told: Vec<GameAnswer> = told.into_iter().map(Result::unwrap).collect();
            let broke: Vec<bool> = told.iter().map(|told| told.broke).collect();
            assert_eq!(broke, [false, true, false]);
            assert_eq!(
                (told[0].answers.as_slice(), told[2].answers.as_slice()),
                (&["1".to_owned()][..], &["3".to_owned()][..])
            );
            assert!(told[1].answers[0].starts_with(r#"{"game":{"number":2},"error":"#), "{}", told[1].answers[0]);
        }
    }
}
