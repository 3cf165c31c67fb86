//! What the Laws of Chess say of a game.

use std::io::Write;

use books::fide_2014::{Game, flag_fall, judge, movement_articles, setup_articles};
use chess::notation::{MoveText, NotationError, Refusal, ResolveError};
use chess::{Color, Move, Setup};
use explain::fide::{data, text};
use explain::ruling::{GameName, Recorded, RecordedResult};
use record::Chess;
use words::{Lang, Say, say};

use super::answers::{self, Answers};
use super::{Args, Format, ReadingArg, Side, cited, games, moves_before, moves_text, unlawful, wrong_move};
use crate::failure::Failure;
use crate::games::Source;
use crate::input;

/// Writes what the Laws say of each game.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    refuse_misfits(args, lang)?;
    let Some(path) = games::file(args, lang)? else {
        let game = given(args, lang)?;
        let mut answers = Answers::open(args.format, false, out)?;
        answers.put(None, &[tell(&game, args, lang, None, None)?])?;
        return answers.close();
    };
    let answers = Answers::open(args.format, true, out)?;
    games::each::<Chess, _>(args, &Source::named(&path), lang, answers, |record, name| {
        let moves: Vec<Move> = record.main.iter().copied().collect();
        let game = Game::with_moves(record.start.clone(), &moves).map_err(|error| Failure::Input(error.to_string()))?;
        Ok(vec![tell(&game, args, lang, Some(name), games::recorded::<Chess>(record))?])
    })
}

/// Refuses what only books of Xiangqi ask for.
fn refuse_misfits(args: &Args, lang: Lang) -> Result<(), Failure> {
    let purposive = args.reading == ReadingArg::Purposive;
    let misfits = [
        ("--limit", args.limit.is_some()),
        ("--unrecorded", args.unrecorded),
        ("--claim", args.claim.is_some()),
        ("--set", !args.set.is_empty()),
        ("--warned", !args.warned.is_empty()),
        ("--notation", args.notation.is_some()),
        ("--reading", purposive),
    ];
    match misfits.into_iter().find(|(_, given)| *given) {
        Some((argument, _)) => {
            Err(Failure::Usage(say!(lang, "usage-conflict", argument = argument, other = "--rules fide-2014")))
        }
        None => Ok(()),
    }
}

/// What the Laws say of a game, written as asked.
fn tell(
    game: &Game,
    args: &Args,
    lang: Lang,
    name: Option<&GameName>,
    result: Option<RecordedResult>,
) -> Result<String, Failure> {
    let ruling = match args.flag {
        None => judge(game),
        Some(Side::White) => flag_fall(game, Color::White),
        Some(Side::Black) => flag_fall(game, Color::Black),
    };
    let recorded = result.map(|result| Recorded::new(result, ruling.status_id()));
    match args.format {
        Format::Text => Ok(text(game, &ruling, recorded.as_ref(), lang)),
        Format::Json | Format::Jsonl => answers::data(name, recorded, data(game, &ruling, lang)),
    }
}

/// The game given by `--fen` and `--moves`; a move that the Laws forbid is refused with the articles.
fn given(args: &Args, lang: Lang) -> Result<Game, Failure> {
    let setup = args.fen.as_deref().map_or_else(|| Ok(Setup::start()), |fen| input::setup::<Chess>(fen, lang))?;
    let mut game = Game::new(setup.clone()).map_err(|error| {
        let message = input::impossible::<Chess>(&setup.to_string(), &error, lang);
        Failure::Input(format!("{message}\n  [{}]", cited(&setup_articles(&setup), lang)))
    })?;
    let text = moves_text(args);
    let words = record::main_words::<Chess>(&text).map_err(|fault| Failure::Input(fault.say(lang)))?;
    for word in words {
        let ply = game.ply() + 1;
        let wrong = |why: String| wrong_move(ply, word, &why, lang);
        let read: MoveText = word.parse().map_err(|error: NotationError| wrong(error.say(lang)))?;
        let m = read.resolve(game.now()).map_err(|error| match error {
            ResolveError::Illegal { why: Refusal::Movement(illegal) } => {
                let articles = movement_articles(&game, illegal);
                let why = illegal.say(lang);
                Failure::Input(unlawful(ply, &why, &articles, lang) + &moves_before(ply, lang))
            }
            other => wrong(other.say(lang)),
        })?;
        game.play(m).map_err(|error| Failure::Input(error.to_string()))?;
    }
    Ok(game)
}
