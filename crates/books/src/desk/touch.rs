//! Touched men, and what they bind to.

use contest::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::board::{Man, Square, Step};
use super::effect::Effect;
use super::incident::{Incident, OfTouch};
use crate::Article;

/// Men touched in one act.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// Where they stood.
    pub squares: Vec<Square>,
    /// In which order, if several.
    pub order: Order,
}

/// The order in which several men were touched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// As they are listed.
    #[default]
    Listed,
    /// All at once.
    Together,
    /// Nobody can tell.
    Unknown,
}

/// What a side may still play, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The man that must move.
    pub mover: Option<Square>,
    /// The man that must be taken.
    pub victim: Option<Square>,
    /// The moves that keep to it.
    pub allowed: Vec<Step>,
    /// Why.
    pub under: Vec<Article>,
}

/// Men that a side touched where nobody kept the board, by what they are: of each colour the first that can serve does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByMan {
    /// Who touched them.
    pub side: Side,
    /// The own man that must move.
    pub mover: Option<Man>,
    /// The man of the other side that must be taken.
    pub victim: Option<Man>,
    /// Whether the first own man that was touched cannot move.
    pub idle_mover: bool,
    /// Whether the first man of the other side that was touched cannot be taken.
    pub idle_victim: bool,
    /// Whether a man of the other side was touched first; none if nobody can tell.
    pub victim_first: Option<bool>,
    /// Whether it was the other side's turn.
    pub off_turn: bool,
}

impl ByMan {
    /// What a side touched, if that is told by the men, some of which cannot serve.
    pub fn of(incident: &Incident, side: Side, idle: &[Man]) -> Option<Self> {
        let Incident::Touch(OfTouch::NamedTouch { men, order, off_turn }) = incident else { return None };
        // Whether a man can serve shows in the side's own turn.
        let idle: &[Man] = if *off_turn { &[] } else { idle };
        let of = |own: bool| men.iter().copied().filter(move |man| (man.side() == side) == own);
        let able = |own: bool| of(own).find(|man| !idle.contains(man));
        let in_vain = |own: bool| of(own).next().is_some_and(|man| idle.contains(&man));
        Some(Self {
            side,
            mover: able(true),
            victim: able(false),
            idle_mover: in_vain(true),
            idle_victim: in_vain(false),
            victim_first: (*order == Order::Listed).then(|| men.first().is_some_and(|man| man.side() != side)),
            off_turn: *off_turn,
        })
    }

    /// Whether a man was touched that cannot serve, with none of its colour chosen before.
    pub fn is_idle(self) -> bool {
        self.idle_mover || self.idle_victim
    }

    /// What it binds the side to, if a man can serve; where one cannot take the other, this one goes before.
    pub fn binds(self, victim_first: bool) -> Option<Effect> {
        let Self { side, mover, victim, off_turn, .. } = self;
        let first = mover.zip(victim).map(|(mover, victim)| if victim_first { victim } else { mover });
        mover.or(victim).map(|_| Effect::BindByMan { side, mover, victim, first, next: off_turn })
    }
}
