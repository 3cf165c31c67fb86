//! Who is not there: as every rulebook with a latest time has it.

use clock::Instant;
use contest::{Form, Reason, Side, Sides, Verdict};

use super::incident::{Incident, OfConduct};
use super::scene::Scene;

/// Who is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    /// One side.
    One(Side),
    /// Neither is.
    Both,
}

impl Absent {
    /// Who is not there, if anybody, given who is.
    pub fn of(here: Sides<bool>) -> Option<Self> {
        match (here.first, here.second) {
            (true, true) => None,
            (false, true) => Some(Self::One(Side::First)),
            (true, false) => Some(Self::One(Side::Second)),
            (false, false) => Some(Self::Both),
        }
    }

    /// The side, if it is one.
    pub fn side(self) -> Option<Side> {
        match self {
            Self::One(side) => Some(side),
            Self::Both => None,
        }
    }

    /// Who is absent loses.
    pub fn verdict(self) -> Verdict {
        let (form, reason) = (Form::Absence, Reason::Absence);
        self.side().map_or(Verdict::both_lose(form, reason), |side| Verdict::loses(side, form, reason))
    }
}

/// When there was the first sign of a side since the round began: its arrival, a press or a move.
pub fn seen(scene: &Scene, side: Side) -> Option<Instant> {
    let moved = scene.line.plies().iter().find(|ply| ply.side == side).map(|ply| ply.at);
    [scene.arrived[side], scene.presses[side].first, moved].into_iter().flatten().min()
}

/// When there was the first sign of a side since its game was to be resumed.
pub fn seen_again(scene: &Scene, side: Side) -> Option<Instant> {
    let resumption = scene.resumption?;
    let moved = scene.line.plies().iter().find(|ply| ply.side == side && ply.at >= resumption.when).map(|ply| ply.at);
    [resumption.back[side], moved].into_iter().flatten().min()
}

/// Whether somebody's absence was noted.
pub fn is_noted(scene: &Scene) -> bool {
    scene.matters.iter().any(|matter| matter.incident == Incident::Conduct(OfConduct::Absence))
}
