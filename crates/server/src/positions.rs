//! How a game stands after its moves: for boards on which somebody plays or sets up.

use contest::Side;
use record::{Chess, RecordOf, Xiangqi};
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
pub struct PositionAsked {
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
pub async fn position(Asked { app, reader, question, .. }: Asked<Nothing, PositionAsked>) -> Result<Standing, Problem> {
    let work = move || match question.game {
        GameKind::Xiangqi => standing::<Xiangqi>(&question, reader.lang),
        GameKind::Chess => standing::<Chess>(&question, reader.lang),
    };
    app.think(reader, work).await?
}

fn standing<G: Playable>(question: &PositionAsked, lang: Lang) -> Result<Standing, Problem> {
    let setup = setup::<G>(question.fen.as_deref(), lang)?;
    if G::position(&setup).is_err() {
        let (fen, turn) = (setup.to_string(), G::turn_of(&setup));
        let faults = G::faults(&setup, lang).into_iter().map(|(at, text)| SetupFaultLine { at, text }).collect();
        return Ok(Standing { fen, turn, faults, moves: Vec::new(), allowed: Vec::new() });
    }
    let Played { end, lines, .. } = Played::<G>::new(question.fen.as_deref(), &question.moves, lang)?;
    let notations = G::notations(lang);
    let written = |m: &G::Move| AllowedLine {
        step: m.to_string(),
        texts: notations.iter().map(|notation| G::write(*notation, &end, *m, false)).collect(),
    };
    Ok(Standing {
        fen: G::fen(&end),
        turn: if G::is_first(G::turn(&end)) { Side::First } else { Side::Second },
        faults: Vec::new(),
        moves: lines,
        allowed: G::legal(&end).iter().map(written).collect(),
    })
}

/// The set-up that a FEN tells; without one, the usual start.
fn setup<G: Playable>(fen: Option<&str>, lang: Lang) -> Result<G::Setup, Problem> {
    let Some(fen) = fen else { return Ok(G::start()) };
    G::parse_fen(fen).map_err(|error| {
        let title = say!(lang, "input-fen-unreadable", fen = brief(fen.trim()), why = error.say(lang));
        Problem::unfit("fen", title)
    })
}

/// A game that was played: where it began, its moves, how each is written and what stands after it.
pub struct Played<G: Playable> {
    /// Where it began.
    pub start: G::Setup,
    /// The moves.
    pub moves: Vec<G::Move>,
    /// The moves as they are shown.
    pub lines: Vec<MoveLine>,
    /// The position after the last.
    end: G::Position,
}

impl<G: Playable> Played<G> {
    /// The game that begins so and goes on with these moves, in any notation.
    ///
    /// # Errors
    ///
    /// The start is no position of a game, or a text is no legal move.
    pub fn new(fen: Option<&str>, texts: &[String], lang: Lang) -> Result<Self, Problem> {
        let mut played = Self::begun(setup::<G>(fen, lang)?, texts.len(), lang)?;
        for (ply, text) in (1..).zip(texts) {
            let wrong = |why: String| {
                let title = say!(lang, "judge-move-wrong", ply = ply, text = brief(text), why = why);
                Problem::unfit("move", title)
            };
            let step = G::read(text, &played.end, lang).map_err(wrong)?;
            played.play(step, lang);
        }
        Ok(played)
    }

    /// The game that a record tells, without its variations.
    ///
    /// # Errors
    ///
    /// It does not begin with a position of a game, or is too long.
    pub fn of(record: RecordOf<G>, lang: Lang) -> Result<Self, Problem> {
        let moves: Vec<G::Move> = record.main.iter().copied().collect();
        let mut played = Self::begun(record.start, moves.len(), lang)?;
        for step in moves {
            played.play(step, lang);
        }
        Ok(played)
    }

    fn begun(start: G::Setup, moves: usize, lang: Lang) -> Result<Self, Problem> {
        if moves > LONGEST {
            return Err(Problem::unfit("too_long", say!(lang, "server-too-many-moves", most = LONGEST)));
        }
        let faults = |_| {
            let faults = G::faults(&start, lang).into_iter().map(|(_, fault)| fault);
            Problem::unfit("fen", words::list(lang, faults))
        };
        let end = G::position(&start).map_err(faults)?;
        Ok(Self { start, moves: Vec::new(), lines: Vec::new(), end })
    }

    /// Plays a legal move.
    fn play(&mut self, step: G::Move, lang: Lang) {
        let text = G::write(G::notations(lang)[0], &self.end, step, false);
        G::make(&mut self.end, step);
        self.moves.push(step);
        self.lines.push(MoveLine { step: step.to_string(), text, fen: G::fen(&self.end) });
    }
}
