//! All games of a file, judged one after the other; whoever waits is told of each as it is done.

use axum::response::Response;
use record::{Chess, Fault, ReadError, Reader as Games, RecordOf, Tag, Xiangqi};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use words::{Lang, Say, say};

use super::{AnyRuling, Judgement, Question};
use crate::app::App;
use crate::playable::Playable;
use crate::positions::{GameKind, Played};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::route::{Asked, Nothing};
use crate::sse::{Progress, progress};

/// Games to judge.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Archive {
    /// Which game; left out, the one that the text is of.
    game: Option<GameKind>,
    /// Any number of games in any format.
    text: String,
    /// The rulebooks; none asks for all of the game.
    #[serde(default)]
    rules: Vec<String>,
    /// How open points are read, as `setting=value`.
    #[serde(default)]
    set: Vec<String>,
}

/// A game of a file, judged; the messages `game` are of this form.
#[derive(Clone, Debug, Serialize)]
struct GameLine {
    /// Which, from 1.
    done: usize,
    /// Of how many.
    of: usize,
    /// Who played.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<[String; 2]>,
    /// How many moves it has.
    moves: usize,
    /// What is wrong with the game as it was written.
    faults: Vec<String>,
    /// What each rulebook says.
    rulings: Vec<Verdict>,
}

/// What a rulebook says of a game.
#[derive(Clone, Debug, Serialize)]
struct Verdict {
    rules: String,
    verdict: String,
}

/// How many games were judged, and of how many; the message `done` is of this form.
#[derive(Clone, Copy, Debug, Serialize)]
struct AllDone {
    judged: usize,
    of: usize,
}

/// A game as it was read; or why it was not.
type Read<G> = Result<(RecordOf<G>, Vec<String>), String>;

/// What judges a game of one kind.
type Judges<G> = fn(&Question, RecordOf<G>, Vec<String>, Lang) -> Result<Judgement, Problem>;

/// Judges all games of a file. The messages are `game` for each, then `done`.
pub async fn judge_all(asked: Asked<Nothing, Archive>) -> Result<Response, Problem> {
    let Asked { app, reader, question: Archive { game, text, rules, set }, .. } = asked;
    let question = Question { game, text: None, fen: None, moves: Vec::new(), rules, set, warned: Vec::new() };
    question.rulebooks(reader.lang)?;
    let read = move || read_all(game, &text, reader.lang);
    let (told, answer) = progress();
    match app.think(reader, read).await?? {
        Either::Xiangqi(games) => {
            let judge: Judges<Xiangqi> =
                |question, record, faults, lang| question.xiangqi(Played::of(record, lang)?, faults, lang);
            tokio::spawn(one_by_one::<Xiangqi>(app, reader, question, games, told, judge));
        }
        Either::Chess(games) => {
            let judge: Judges<Chess> =
                |_, record, faults, lang| Question::chess(Played::of(record, lang)?, faults, lang);
            tokio::spawn(one_by_one::<Chess>(app, reader, question, games, told, judge));
        }
    }
    Ok(answer)
}

/// The games of a file, of either kind.
enum Either {
    Xiangqi(Vec<Read<Xiangqi>>),
    Chess(Vec<Read<Chess>>),
}

/// The games of a file; of the kind that is said, else of the one that gives more moves.
fn read_all(game: Option<GameKind>, text: &str, lang: Lang) -> Result<Either, Problem> {
    let xiangqi = || games(Games::new(text.as_bytes()), lang).map(Either::Xiangqi);
    let chess = || games(Games::chess(text.as_bytes()), lang).map(Either::Chess);
    match game {
        Some(GameKind::Xiangqi) => xiangqi(),
        Some(GameKind::Chess) => chess(),
        // Some words are moves of both games: more of them are of the one that was played.
        None => match (xiangqi(), chess()) {
            (Ok(one), Ok(other)) => Ok(if one.moves() >= other.moves() { one } else { other }),
            (Err(_), read @ Ok(_)) => read,
            (read, _) => read,
        },
    }
}

impl Either {
    /// How many moves all games have together.
    fn moves(&self) -> usize {
        fn all<G: Playable>(games: &[Read<G>]) -> usize {
            games.iter().flatten().map(|(record, _)| record.main.iter().count()).sum()
        }
        match self {
            Self::Xiangqi(games) => all::<Xiangqi>(games),
            Self::Chess(games) => all::<Chess>(games),
        }
    }
}

fn games<G: Playable>(games: Result<Games<'_, G>, ReadError<G>>, lang: Lang) -> Result<Vec<Read<G>>, Problem>
where
    ReadError<G>: Say,
    for<'r> Games<'r, G>: Iterator<Item = Result<RecordOf<G>, ReadError<G>>>,
{
    let games = games.map_err(|error| Problem::unfit("unread_game", error.say(lang)))?;
    let read = |game: Result<RecordOf<G>, ReadError<G>>| match game {
        Ok(record) => Ok((record, Vec::new())),
        Err(ReadError { fault: Fault::Variation { rest, .. }, .. }) => {
            Ok((*rest, vec![say!(lang, "server-bad-variation")]))
        }
        Err(error) => Err(error.say(lang)),
    };
    Ok(games.map(read).collect())
}

/// Judges games one after the other, so that others are not kept waiting, until nobody reads any more.
async fn one_by_one<G: Playable>(
    app: App,
    reader: Reader,
    question: Question,
    games: Vec<Read<G>>,
    told: Progress,
    judge: Judges<G>,
) where
    RecordOf<G>: Send + 'static,
{
    let (of, mut judged) = (games.len(), 0);
    for (done, game) in (1..).zip(games) {
        let asked = question.clone();
        let work = move || {
            let (record, faults) = game?;
            let name = |tag| record.headers.tag(tag).unwrap_or_default().to_owned();
            let players =
                Some([name(Tag::Red), name(Tag::Black)]).filter(|names| names.iter().any(|name| !name.is_empty()));
            let judgement = judge(&asked, record, faults, reader.lang).map_err(|problem| problem.title)?;
            Ok::<_, String>((players, judgement))
        };
        let line = match app.think(reader, work).await {
            Ok(Ok((players, judgement))) => {
                judged += 1;
                GameLine::of(done, of, players, judgement)
            }
            Ok(Err(fault)) => GameLine::unread(done, of, fault),
            Err(problem) => GameLine::unread(done, of, problem.title),
        };
        if !told.tell("game", &line).await {
            return;
        }
    }
    told.tell("done", &AllDone { judged, of }).await;
}

impl GameLine {
    fn of(done: usize, of: usize, players: Option<[String; 2]>, judgement: Judgement) -> Self {
        let verdict = |line: super::RulingLine| {
            let rules = match &line.data {
                AnyRuling::Xiangqi(data) => data.rules,
                AnyRuling::Chess(data) => data.rules,
            };
            Verdict { rules: rules.to_string(), verdict: line.verdict }
        };
        let Judgement { moves, faults, rulings, .. } = judgement;
        Self { done, of, players, moves: moves.len(), faults, rulings: rulings.into_iter().map(verdict).collect() }
    }

    fn unread(done: usize, of: usize, fault: String) -> Self {
        Self { done, of, players: None, moves: 0, faults: vec![fault], rulings: Vec::new() }
    }
}
