//! What rulebooks say of a game: one that is played on a board, or one that is handed in, in any format.

mod archive;

use axum::http::StatusCode;
use books::REGISTRY;
use books::fide_2014::{self, ChessRulingData};
use explain::ruling::{Style, fide, headline};
use record::{Chess, ReadError, Reader as Games, RecordOf, Xiangqi};
use ruling::{Choice, Game, Review, Rulebook, RulingData, Warned};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use words::{Lang, Say, say};

use crate::playable::Playable;
use crate::positions::{GameKind, MoveLine, Played};
use crate::problem::Problem;
use crate::route::{Asked, Nothing};

pub use archive::judge_all;

/// A game to judge.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Which game; left out, the one that the text is of.
    game: Option<GameKind>,
    /// A game in any format; in place of `fen` and `moves`.
    text: Option<String>,
    /// Where it began; left out, at its usual start.
    fen: Option<String>,
    /// What was played, in any notation.
    #[serde(default)]
    moves: Vec<String>,
    /// The rulebooks; none asks for all of the game.
    #[serde(default)]
    rules: Vec<String>,
    /// How open points are read, as `setting=value`.
    #[serde(default)]
    set: Vec<String>,
    /// The plies after which an official gave a warning.
    #[serde(default)]
    warned: Vec<u32>,
}

/// What rulebooks say of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Judgement {
    /// Which game.
    game: GameKind,
    /// Where it began.
    start: String,
    /// What was played.
    moves: Vec<MoveLine>,
    /// What is wrong with the game that was handed in.
    faults: Vec<String>,
    /// What each rulebook says.
    rulings: Vec<RulingLine>,
}

/// What one rulebook says.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RulingLine {
    /// The ruling as data.
    data: AnyRuling,
    /// The verdict with its reason, in one sentence.
    verdict: String,
    /// The ruling as text.
    text: String,
}

/// A ruling on either game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
enum AnyRuling {
    /// On a game of Xiangqi.
    Xiangqi(Box<RulingData>),
    /// On a game of chess.
    Chess(Box<ChessRulingData>),
}

/// What rulebooks say of a game.
pub async fn judge(Asked { app, reader, question, .. }: Asked<Nothing, Question>) -> Result<Judgement, Problem> {
    app.think(reader, move || question.judged(reader.lang)).await?
}

impl Question {
    fn judged(&self, lang: Lang) -> Result<Judgement, Problem> {
        match (self.game, &self.text) {
            (Some(GameKind::Chess), None) => Self::chess(self.played::<Chess>(lang)?, Vec::new(), lang),
            (_, None) => self.xiangqi(self.played::<Xiangqi>(lang)?, Vec::new(), lang),
            (Some(GameKind::Chess), Some(text)) => Self::chess_text(text, lang),
            (Some(GameKind::Xiangqi), Some(text)) => self.xiangqi_text(text, lang),
            (None, Some(text)) => match self.xiangqi_text(text, lang) {
                Ok(judgement) if judgement.moves.is_empty() => {
                    Self::chess_text(text, lang).ok().filter(|chess| !chess.moves.is_empty()).map_or(Ok(judgement), Ok)
                }
                Err(problem) => Self::chess_text(text, lang).map_err(|_| problem),
                judged => judged,
            },
        }
    }

    /// The game as it was played on a board.
    fn played<G: Playable>(&self, lang: Lang) -> Result<Played<G>, Problem> {
        Played::new(self.fen.as_deref(), &self.moves, lang)
    }

    fn xiangqi_text(&self, text: &str, lang: Lang) -> Result<Judgement, Problem> {
        let (record, faults) = first(Games::new(text.as_bytes()), lang)?;
        self.xiangqi(Played::of(record, lang)?, faults, lang)
    }

    fn chess_text(text: &str, lang: Lang) -> Result<Judgement, Problem> {
        let (record, faults) = first(Games::chess(text.as_bytes()), lang)?;
        Self::chess(Played::of(record, lang)?, faults, lang)
    }

    fn xiangqi(&self, played: Played<Xiangqi>, faults: Vec<String>, lang: Lang) -> Result<Judgement, Problem> {
        let rulebooks = self.rulebooks(lang)?;
        let game = Game::with_moves(played.start.clone(), &played.moves).map_err(|error| unplayable(&error, lang))?;
        let warned: Vec<usize> = self.warned.iter().filter_map(|ply| usize::try_from(*ply).ok()).collect();
        let game = if warned.is_empty() { game } else { game.with_warnings(Warned::After(warned)) };
        let ruled = |rulebook: &Rulebook| {
            let review = Review::new(&game, rulebook);
            RulingLine {
                data: AnyRuling::Xiangqi(Box::new(explain::data(&game, &review, lang))),
                verdict: headline(&game, &review, lang),
                text: explain::text(&game, &review, None, Style { full: true, ..Style::new(lang) }),
            }
        };
        let rulings = rulebooks.iter().map(ruled).collect();
        Ok(Judgement { game: GameKind::Xiangqi, start: played.start.to_string(), moves: played.lines, faults, rulings })
    }

    fn chess(played: Played<Chess>, faults: Vec<String>, lang: Lang) -> Result<Judgement, Problem> {
        let game = fide_2014::Game::with_moves(played.start.clone(), &played.moves)
            .map_err(|error| unplayable(&error, lang))?;
        let ruling = fide_2014::judge(&game);
        let data = AnyRuling::Chess(Box::new(fide::data(&game, &ruling, lang)));
        let line = RulingLine {
            data,
            verdict: fide::explanation(&ruling, lang),
            text: fide::text(&game, &ruling, None, lang),
        };
        let start = played.start.to_string();
        Ok(Judgement { game: GameKind::Chess, start, moves: played.lines, faults, rulings: vec![line] })
    }

    /// The rulebooks of Xiangqi that are asked for, with the readings chosen wherever a book has them.
    fn rulebooks(&self, lang: Lang) -> Result<Vec<Rulebook>, Problem> {
        let known = |id: &String| {
            let book = books::known(id).ok().and_then(books::rulebook);
            book.ok_or_else(|| Problem::unfit("no_rulebook", say!(lang, "server-no-rulebook", id = id.as_str())))
        };
        let mut rulebooks = if self.rules.is_empty() {
            REGISTRY.iter().filter_map(|entry| entry.rulebook()).collect()
        } else {
            self.rules.iter().map(known).collect::<Result<Vec<Rulebook>, Problem>>()?
        };
        for text in &self.set {
            let unknown = || Problem::unfit("no_reading", say!(lang, "server-no-reading", reading = text.as_str()));
            let choice: Choice = text.parse().map_err(|_| unknown())?;
            for rulebook in &mut rulebooks {
                if let Some(chosen) = rulebook.clone().with(choice) {
                    *rulebook = chosen;
                }
            }
        }
        Ok(rulebooks)
    }
}

/// The first game of a file, and what is wrong with what was handed in.
fn first<G: Playable>(
    games: Result<Games<'_, G>, ReadError<G>>,
    lang: Lang,
) -> Result<(RecordOf<G>, Vec<String>), Problem>
where
    ReadError<G>: Say,
    for<'r> Games<'r, G>: Iterator<Item = Result<RecordOf<G>, ReadError<G>>>,
{
    let unread = |error: &ReadError<G>| Problem::unfit("unread_game", error.say(lang));
    let mut games = games.map_err(|error| unread(&error))?;
    match games.next() {
        Some(Ok(record)) => Ok((record, Vec::new())),
        Some(Err(ReadError { fault: record::Fault::Variation { rest, .. }, .. })) => {
            Ok((*rest, vec![say!(lang, "server-bad-variation")]))
        }
        Some(Err(error)) => Err(unread(&error)),
        None => Err(Problem::unfit("unread_game", say!(lang, "server-no-game"))),
    }
}

fn unplayable(error: &impl std::fmt::Display, lang: Lang) -> Problem {
    let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unplayable", say!(lang, "server-unplayable"));
    Problem { detail: Some(error.to_string()), ..problem }
}
