//! The desk of a table in words: how the game stands, what is open, what happened, and what has to be known before a ruling.

use std::collections::BTreeSet;

use arbiter::{Asked, Desk, Happening, Logged, Questions};
use books::desk::{Effect, Matter, MatterId, Refusal};
use clock::Instant;
use contest::{Actor, Sides};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::Teller;

/// How a game at a desk stands, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DeskTold {
    /// The stage it is in, and whose turn it is.
    pub phase: String,
    /// What the sides are called.
    pub sides: Sides<String>,
    /// The faults counted.
    pub faults: String,
    /// What else has to be known.
    pub notices: Vec<String>,
    /// What the side to move may play, as readers of the language write it, in the order in which the desk names it.
    pub allowed: Vec<String>,
    /// The last move by coordinates, as long as the board stands as it left it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// The matters that are open, in the order in which they are decided.
    pub matters: Vec<MatterTold>,
    /// What the game waits for.
    pub awaits: Vec<String>,
    /// The result, with its articles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What happened, the latest last.
    pub timeline: Vec<TimelineLine>,
}

/// A matter that is open, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MatterTold {
    /// Its number.
    pub id: MatterId,
    /// What it is about.
    pub text: String,
}

/// Something that happened, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TimelineLine {
    /// The number of its line in the log.
    pub no: u64,
    /// How many lines that were decided together with it follow.
    pub more: u64,
    /// When.
    pub at: Instant,
    /// In which office.
    pub by: Actor,
    /// Who that is.
    pub who: String,
    /// What, with its articles.
    pub text: String,
    /// Whether it was undone later.
    pub undone: bool,
    /// The matter that was ruled on, if it is a ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruled: Option<MatterId>,
    /// What it deals with, if it is part of a remedy that one word tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remedy: Option<RemedyKind>,
}

/// What a part of a remedy deals with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RemedyKind {
    /// What stands on the board.
    Board,
    /// What a side must play, choose or put right.
    Must,
    /// A fault that counts.
    Fault,
    /// Times and the clock.
    Clock,
    /// A warning.
    Warning,
    /// How the game ends.
    Result,
}

impl RemedyKind {
    fn of(effect: &Effect) -> Option<Self> {
        use Effect as E;
        Some(match effect {
            E::Restore { .. } | E::Set { .. } | E::SetRight { .. } | E::Put(_) | E::TakeOff { .. } | E::Align => {
                Self::Board
            }
            E::Bind { .. } | E::CountTouch { .. } | E::BindByMan { .. } | E::Play { .. } => Self::Must,
            E::Ask { .. } | E::CorrectNow { .. } | E::CorrectAfter { .. } | E::Unsay { .. } => Self::Must,
            E::Foul { .. } | E::FoulIn { .. } => Self::Fault,
            E::Deduct { .. } | E::Add { .. } | E::ResetClock | E::StopClock => Self::Clock,
            E::SetClock { .. } | E::StartClock { .. } => Self::Clock,
            E::Warn { .. } | E::Forbid { .. } | E::Caution { .. } => Self::Warning,
            E::Settle { .. } | E::End { .. } | E::Amend { .. } | E::Disqualify { .. } => Self::Result,
            _ => return None,
        })
    }
}

/// What has to be known before a ruling, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct QuestionsTold {
    /// The matter.
    pub matter: MatterTold,
    /// The facts on which it turns.
    pub facts: Vec<AskedFact>,
    /// Who may rule on it.
    pub who: String,
    /// What comes of it by what is presumed, in the order in which it is done: what to say aloud.
    pub effects: Vec<String>,
    /// The articles on which that rests.
    pub under: String,
    /// Why it cannot be ruled on yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// A fact that is asked for, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AskedFact {
    /// Its name in an entry.
    pub name: String,
    /// What it is.
    pub text: String,
    /// What is presumed as long as nobody says otherwise.
    pub presumed: Value,
}

impl Teller<'_> {
    /// How a game stands, in words, part by part.
    pub fn desk(&self, desk: &Desk) -> DeskTold {
        let view = desk.view();
        let matters = &desk.scene().matters;
        let open = view.matters.iter().map(|matter| self.open_matter(matter, matters)).collect();
        let line = &desk.scene().line;
        let stands = line.boards().last().is_some_and(|left| left.as_ref() == line.now());
        let played = |step: &String| step.parse().map_or_else(|_| step.clone(), |step| self.noted_down(line, step));
        DeskTold {
            phase: self.phase(&desk.scene().phase, &view),
            sides: Sides::from_fn(|side| self.side(side)),
            faults: self.faults(&view.counts),
            notices: self.notices(&view),
            allowed: view.allowed.steps.iter().map(played).collect(),
            last: line.plies().last().filter(|_| stands).map(|ply| ply.step.to_string()),
            matters: open,
            awaits: view.awaits.iter().map(|awaited| self.awaited(awaited, &view, matters)).collect(),
            result: self.result(&view),
            timeline: self.timeline(desk, 0),
        }
    }

    fn open_matter(&self, matter: &Matter, matters: &[Matter]) -> MatterTold {
        MatterTold { id: matter.id, text: self.matter(matter.id, matters) }
    }

    /// What happened at a desk after a line of its log, each as it stood then.
    pub fn timeline(&self, desk: &Desk, after: u64) -> Vec<TimelineLine> {
        let (log, matters) = (desk.log(), &desk.scene().matters);
        let tail = log.partition_point(|logged| logged.no <= after).max(1);
        if let Some(last) = log.get(tail..).filter(|last| last.iter().all(leaves_the_board)) {
            let line = &desk.scene().line;
            return last.iter().map(|logged| self.timeline_line(logged, line, matters)).collect();
        }
        let Some(Ok(mut stood)) = log.first().map(|first| Desk::replay(desk.law(), std::slice::from_ref(first))) else {
            return Vec::new();
        };
        let counts: BTreeSet<u64> = desk.standing().into_iter().map(|logged| logged.no).collect();
        let mut lines = Vec::new();
        for logged in &log[1..] {
            if logged.no > after {
                let undone = !is_undoing(logged) && !counts.contains(&logged.no);
                lines.push(TimelineLine { undone, ..self.timeline_line(logged, &stood.scene().line, matters) });
            }
            stood.follow(logged.clone());
        }
        lines
    }

    fn timeline_line(&self, logged: &Logged, before: &books::desk::Line, matters: &[Matter]) -> TimelineLine {
        let Logged { no, more, at, by, name, .. } = logged.clone();
        let who = name.unwrap_or_else(|| self.actor(by));
        let ruled = match &logged.event {
            Happening::Ruled { matter, .. } | Happening::Dismissed { matter } => Some(*matter),
            _ => None,
        };
        let remedy = match &logged.event {
            Happening::Took { effect, .. } => RemedyKind::of(effect),
            _ => None,
        };
        let text = self.told(logged, before, matters);
        TimelineLine { no, more, at, by, who, text, undone: false, ruled, remedy }
    }

    /// What has to be known before a ruling, in words.
    pub fn questions(&self, questions: &Questions, line: &books::desk::Line) -> QuestionsTold {
        let Questions { matter, facts, grade, licence, effects, under, refused, .. } = questions;
        let text = self.matter(matter.id, std::slice::from_ref(matter));
        let fact = |Asked { fact, presumed, .. }: &Asked| AskedFact {
            name: fact.name().to_owned(),
            text: self.fact(*fact),
            presumed: presumed.clone(),
        };
        let refused = refused.as_ref().map(|why| self.refused(&Refusal::new(why.clone(), under.clone())));
        QuestionsTold {
            matter: MatterTold { id: matter.id, text },
            facts: facts.iter().map(fact).collect(),
            who: self.at_least(Actor::official(*grade), *licence),
            effects: self.effects(effects, line),
            under: self.cited(under),
            refused,
        }
    }
}

const fn is_undoing(logged: &Logged) -> bool {
    matches!(logged.event, Happening::Undone { .. })
}

/// Whether a line of the log leaves the moves and the board as they were, and what stood before it as it stood.
const fn leaves_the_board(logged: &Logged) -> bool {
    matches!(
        &logged.event,
        Happening::Pressed { .. }
            | Happening::Remarked { .. }
            | Happening::Reported { .. }
            | Happening::Reminded { .. }
            | Happening::Arrived { .. }
            | Happening::Started { .. }
            | Happening::ClockStarted { .. }
            | Happening::ClockStopped
            | Happening::Offered { .. }
            | Happening::Raised { .. }
            | Happening::Noted { .. }
            | Happening::Signed { .. }
            | Happening::Confirmed
    )
}
