//! How a game stands after its moves: for boards on which somebody plays or sets up.

use contest::Side;
use record::{Chess, Xiangqi};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use words::{Lang, Say, brief, say};

use crate::playable::Playable;
use crate::problem::Problem;
use crate::route::{Asked, Nothing};

/// How many moves a game may have.
const LONGEST: usize = 10_000;

/// A game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// Xiangqi.
    #[default]
    Xiangqi,
    /// Chess.
    Chess,
}

/// A game up to a point.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// Which game.
    #[serde(default)]
    game: GameKind,
    /// Where it began; left out, at its usual start.
    fen: Option<String>,
    /// What was played, in any notation.
    #[serde(default)]
    moves: Vec<String>,
}

/// How it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Standing {
    /// The position.
    fen: String,
    /// Who is to move.
    turn: Side,
    /// Why it is no position of a game; then nothing may be played.
    faults: Vec<SetupFaultLine>,
    /// What was played.
    moves: Vec<MoveLine>,
    /// What may be played.
    allowed: Vec<AllowedLine>,
}

/// Something wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SetupFaultLine {
    /// Where, as far as it has a place.
    at: Vec<String>,
    /// What.
    text: String,
}

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MoveLine {
    /// By coordinates.
    step: String,
    /// As players write it.
    text: String,
    /// The position after it.
    fen: String,
}

/// A move that may be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AllowedLine {
    /// By coordinates.
    step: String,
    /// In every notation of the game, the one of the reader's language first.
    texts: Vec<String>,
}

/// How a game stands after its moves.
pub async fn position(Asked { app, reader, question, .. }: Asked<Nothing, Question>) -> Result<Standing, Problem> {
    let work = move || match question.game {
        GameKind::Xiangqi => standing::<Xiangqi>(&question, reader.lang),
        GameKind::Chess => standing::<Chess>(&question, reader.lang),
    };
    app.think(reader, work).await?
}

fn standing<G: Playable>(question: &Question, lang: Lang) -> Result<Standing, Problem> {
    if question.moves.len() > LONGEST {
        return Err(Problem::unfit("too_long", say!(lang, "server-too-many-moves", most = LONGEST)));
    }
    let setup = match &question.fen {
        None => G::start(),
        Some(fen) => G::parse_fen(fen).map_err(|error| {
            let title = say!(lang, "input-fen-unreadable", fen = brief(fen.trim()), why = error.say(lang));
            Problem::unfit("fen", title)
        })?,
    };
    let Ok(mut position) = G::position(&setup) else {
        let (fen, turn) = (setup.to_string(), G::turn_of(&setup));
        let faults = G::faults(&setup, lang).into_iter().map(|(at, text)| SetupFaultLine { at, text }).collect();
        return Ok(Standing { fen, turn, faults, moves: Vec::new(), allowed: Vec::new() });
    };
    let notations = G::notations(lang);
    let mut moves = Vec::with_capacity(question.moves.len());
    for (ply, text) in (1..).zip(&question.moves) {
        let wrong = |why: String| {
            let title = say!(lang, "judge-move-wrong", ply = ply, text = brief(text), why = why);
            Problem::unfit("move", title)
        };
        let played = G::read(text, &position, lang).map_err(wrong)?;
        let written = G::write(notations[0], &position, played, false);
        G::make(&mut position, played);
        moves.push(MoveLine { step: played.to_string(), text: written, fen: G::fen(&position) });
    }
    let written = |m: &G::Move| AllowedLine {
        step: m.to_string(),
        texts: notations.iter().map(|notation| G::write(*notation, &position, *m, false)).collect(),
    };
    Ok(Standing {
        fen: G::fen(&position),
        turn: if G::is_first(G::turn(&position)) { Side::First } else { Side::Second },
        faults: Vec::new(),
        moves,
        allowed: G::legal(&position).iter().map(written).collect(),
    })
}
