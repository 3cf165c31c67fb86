//! A game at the desk as it is shown.

use books::Article;
use books::desk::{
    Actor, Bond, Call, Choice, Correction, Counts, Equipment, Found, Matter, MatterId, Offer, Perpetual, Phase, Slip,
    Square, Verdict,
};
use clock::{Instant, Millis};
use contest::{Side, Sides};
use schemars::JsonSchema;
use serde::Serialize;

use crate::awaits::Awaited;
use crate::desk::Desk;

/// What the side to move may play, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Allowed {
    /// The moves, as the players write them.
    pub moves: Vec<String>,
    /// The same by coordinates.
    pub steps: Vec<String>,
    /// The man that must move.
    pub mover: Option<Square>,
    /// The man that must be taken.
    pub victim: Option<Square>,
    /// Why.
    pub under: Vec<Article>,
}

/// The clock as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ClockView {
    /// The times left.
    pub left: Sides<Millis>,
    /// Whose time runs.
    pub running: Option<Side>,
    /// Whose flag is down.
    pub flags: Sides<bool>,
    /// At whose right hand it stands, once that is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right_of: Option<Side>,
}

/// The result as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ResultView {
    /// How it ended.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// After how many plies.
    pub ply: usize,
    /// Whose ruling it is.
    pub by: Actor,
    /// The name of the official.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who has signed.
    pub signed: Sides<bool>,
    /// Whether an official has signed, too.
    pub countersigned: bool,
    /// Whether it stands.
    pub confirmed: bool,
    /// Under which articles.
    pub under: Vec<Article>,
}

/// A game at the desk as it is shown. The count of an official who counts moves, and a sealed move, are not shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// The stage it is in: `waiting`, `running`, `adjourned` or `over`.
    pub phase: &'static str,
    /// The time of the last entry.
    pub now: Instant,
    /// The names of the players, as far as they are known.
    pub players: Sides<String>,
    /// When the round began.
    pub started: Option<Instant>,
    /// How many moves were made.
    pub ply: usize,
    /// What stands on the squares, and whose turn it is.
    pub fen: String,
    /// The squares by which men lie that stand on none.
    pub loose: Vec<Square>,
    /// Who is to move.
    pub turn: Side,
    /// How the board was found, if nobody kept it from the first move: what came before is counted as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<Found>,
    /// Since when nobody keeps the board, if nobody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unwatched: Option<Instant>,
    /// Whether nothing is known of what stands: matters are raised and ruled on by facts alone.
    pub unkept: bool,
    /// What that side may play.
    pub allowed: Allowed,
    /// What each side is bound to by a ruling.
    pub bonds: Sides<Option<Bond>>,
    /// What was said of the move to come, or of the last one.
    pub call: Option<Call>,
    /// The squares on which the sides' own boards differ from the game, where each side has one.
    pub differing: Vec<Square>,
    /// The clock.
    pub clock: Option<ClockView>,
    /// The faults that count.
    pub counts: Sides<Counts>,
    /// How many of each kind lose, as far as the book says.
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    pub losing: Counts,
    /// The matters that are open, in the order in which they are decided.
    pub matters: Vec<Matter>,
    /// The choice that is asked for, of which side, in which matter.
    pub choice: Option<(MatterId, Side, Choice)>,
    /// What has to be put right before play goes on.
    pub to_correct: Vec<(Side, Correction)>,
    /// What has to be put right after the game.
    pub to_correct_after: Vec<(Side, Correction)>,
    /// What the game waits for, and of whom.
    pub awaits: Vec<Awaited>,
    /// Whose draw offer waits for an answer.
    pub offer: Option<Side>,
    /// The plies on which a warning about a cycle was given.
    pub warned: Vec<usize>,
    /// The play with which a side that was warned last must not go on.
    pub forbidden: Sides<Option<Perpetual>>,
    /// Whether an official counts moves.
    pub counting: bool,
    /// The ply at which watching ends in an official draw.
    pub observed_until: Option<usize>,
    /// Equipment that has to be replaced.
    pub wanting: Vec<Equipment>,
    /// The paper of a sealed move without the move.
    pub sealed: Option<Slip>,
    /// When a game broken off is to be resumed.
    pub resumes: Option<Instant>,
    /// Whether that time has passed.
    pub overdue: bool,
    /// The plies that were found missing or illegible in each record.
    pub omitted: Sides<Vec<usize>>,
    /// Sides put out of the event.
    pub disqualified: Sides<bool>,
    /// The result.
    pub result: Option<ResultView>,
}

impl Desk {
    /// The game as it is shown.
    pub fn view(&self) -> View {
        let scene = self.scene();
        let play = self.law().play();
        let mut matters: Vec<Matter> =
            scene.matters.iter().filter(|matter| matter.standing.is_open()).cloned().collect();
        matters.sort_by_key(|matter| self.law().order(matter).what);
        let adjournment = match &scene.phase {
            Phase::Adjourned(adjournment) => Some(adjournment),
            _ => None,
        };
        View {
            phase: phase(&scene.phase),
            now: scene.now,
            players: Sides::from_fn(|side| scene.arrangements.players[side].name.clone()),
            started: scene.started,
            ply: scene.line.len(),
            fen: play.fen(&scene.line),
            loose: scene.line.now().loose().iter().flat_map(|loose| loose.near.iter().copied()).collect(),
            turn: scene.to_move(),
            found: scene.found,
            unwatched: scene.unwatched,
            unkept: scene.is_unkept() && matches!(scene.phase, Phase::Running),
            allowed: self.allowed(),
            bonds: scene.bonds.clone(),
            call: scene.turn.call.clone().or_else(|| scene.line.plies().last()?.call.clone()),
            differing: scene.differing(),
            clock: self.clock_view(),
            counts: Sides::from_fn(|side| self.law().counts(&scene.fouls[side])),
            losing: self.law().losing(scene),
            matters,
            choice: scene.choice.clone(),
            to_correct: scene.to_correct.iter().filter(|_| scene.result().is_none()).cloned().collect(),
            to_correct_after: scene.to_correct_after.clone(),
            awaits: self.awaits(),
            offer: Side::BOTH.into_iter().find(|side| scene.offers[*side] == Offer::Open),
            warned: scene.warned.clone(),
            forbidden: scene.forbidden,
            counting: scene.counting.is_some(),
            observed_until: scene.observed_until,
            wanting: scene.wanting.clone(),
            sealed: adjournment.and_then(|a| a.slip.clone()).map(|slip| Slip { text: None, ..slip }),
            resumes: adjournment.and_then(|adjournment| adjournment.resumes),
            overdue: adjournment.and_then(|adjournment| adjournment.resumes).is_some_and(|when| when < scene.now),
            omitted: Sides::from_fn(|side| scene.sheets[side].omitted.clone()),
            disqualified: scene.disqualified,
            result: self.result_view(),
        }
    }

    /// What the side to move may play, while the game is played.
    pub fn allowed(&self) -> Allowed {
        let scene = self.scene();
        if !matches!(scene.phase, Phase::Running) || scene.unwatched.is_some() {
            return Allowed { moves: Vec::new(), steps: Vec::new(), mover: None, victim: None, under: Vec::new() };
        }
        let bound = self.law().binding(scene);
        let play = self.law().play();
        Allowed {
            moves: bound.allowed.iter().map(|step| play.write(&scene.line, *step)).collect(),
            steps: bound.allowed.iter().map(ToString::to_string).collect(),
            mover: bound.mover,
            victim: bound.victim,
            under: bound.under,
        }
    }

    fn clock_view(&self) -> Option<ClockView> {
        let scene = self.scene();
        let clock = scene.clock.as_ref()?;
        Some(ClockView {
            left: Sides::from_fn(|side| clock.left(side, scene.now)),
            running: clock.running(),
            flags: Sides::from_fn(|side| clock.flag(side, scene.now).is_some()),
            right_of: scene.clock_right_of,
        })
    }

    fn result_view(&self) -> Option<ResultView> {
        let result = self.scene().result()?;
        Some(ResultView {
            verdict: result.verdict,
            ply: result.ply,
            by: result.by,
            name: result.name.clone(),
            signed: result.signed,
            countersigned: result.countersigned,
            confirmed: result.confirmed,
            under: result.under.clone(),
        })
    }
}

fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Running => "running",
        Phase::Adjourned(_) => "adjourned",
        Phase::Over(_) => "over",
    }
}
