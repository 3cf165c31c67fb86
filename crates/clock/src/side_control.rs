//! The time control of one side.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Bonus, ControlFault, ControlFaults, Count, Millis, Stage};

/// The stages one side plays through: one or more, each of which makes sense. Cloning it is cheap.
///
/// ```
/// use clock::{Bonus, Given, Millis, SideControl, Stage};
///
/// let bonus = Some(Bonus::Increment { time: Millis::from_secs(30), given: Given::AfterMove });
/// let long = Stage { moves: Some(40), time: Some(Millis::from_mins(90)), bonus, ..Stage::default() };
/// let rest = Stage { time: Some(Millis::from_mins(30)), bonus, ..Stage::default() };
/// let control = SideControl::new([long, rest])?;
/// assert_eq!(control.base(), Millis::from_mins(90));
/// assert_eq!(control.per_move(), Millis::from_secs(30));
/// # Ok::<(), clock::ControlFaults>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Stages", into = "Stages")]
#[schemars(description = "The stages one side plays through: one or more, each of which makes sense.")]
pub struct SideControl(Arc<[Stage]>);

/// The stages as they are written in a file.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SideControl")]
struct Stages {
    stages: Vec<Stage>,
}

impl SideControl {
    /// How many stages there may be.
    pub const MOST_STAGES: usize = 32;

    /// Stages in the order they are played.
    ///
    /// # Errors
    ///
    /// All faults of the stages.
    pub fn new(stages: impl Into<Vec<Stage>>) -> Result<Self, ControlFaults> {
        let stages = stages.into();
        ControlFaults::none_in(faults(&stages), || Self(stages.into()))
    }

    /// One stage for the whole game.
    ///
    /// # Errors
    ///
    /// The faults of that stage.
    pub fn sudden_death(time: Millis, bonus: Option<Bonus>) -> Result<Self, ControlFaults> {
        Self::new([Stage { time: Some(time), bonus, ..Stage::default() }])
    }

    /// The stages in the order they are played, one or more.
    pub fn stages(&self) -> &[Stage] {
        &self.0
    }

    /// The stage that is played after so many have been passed; the last one has no end, or is repeated.
    pub fn stage(&self, passed: u32) -> &Stage {
        let last = self.0.len() - 1;
        &self.0[usize::try_from(passed).map_or(last, |passed| passed.min(last))]
    }

    /// Whether no other stage follows after so many have been passed.
    pub fn is_last(&self, passed: u32) -> bool {
        usize::try_from(passed).map_or(true, |passed| passed >= self.0.len() - 1)
    }

    /// Whether the stage after so many passed ones is one that has been played before.
    pub(crate) fn is_repeat(&self, passed: u32) -> bool {
        usize::try_from(passed).map_or(true, |passed| passed >= self.0.len())
    }

    /// Whether the stage after so many passed ones gives way to the next when its time is spent.
    pub(crate) fn ends_when_spent(&self, passed: u32) -> bool {
        self.stage(passed).moves.is_none() && !self.is_last(passed)
    }

    /// Whether all moves of the game are to be made in a single time.
    pub fn is_sudden_death(&self) -> bool {
        matches!(*self.0, [Stage { moves: None, time: Some(_), .. }])
    }

    /// Whether a side's time runs over to the other.
    pub fn is_hourglass(&self) -> bool {
        self.0.iter().any(|stage| stage.bonus == Some(Bonus::Hourglass))
    }

    /// The time a side has for the game, or for its first stage; zero if only its moves are limited.
    pub fn base(&self) -> Millis {
        self.stage(0).time.unwrap_or_default()
    }

    /// The fixed time for each move in the first stage: increment, Bronstein or delay.
    pub fn per_move(&self) -> Millis {
        self.stage(0).bonus.map_or(Millis::ZERO, Bonus::time)
    }

    /// Where a side stands after so many moves, as far as stages end by moves: a stage that ends when its time is spent is
    /// never left by counting.
    pub fn count_after(&self, moves: u32) -> Count {
        let mut count = Count { moves, stage: 0, in_stage: moves };
        while let Some(needed) = self.stage(count.stage).moves.filter(|needed| *needed <= count.in_stage) {
            if self.is_last(count.stage) {
                count.stage = count.stage.saturating_add(count.in_stage / needed);
                count.in_stage %= needed;
            } else {
                count.stage += 1;
                count.in_stage -= needed;
            }
        }
        count
    }

    /// All that the stages have given a side when the one after so many passed ones begins.
    pub(crate) fn given_by(&self, passed: u32) -> Millis {
        let listed = self.0.iter().take(usize::try_from(passed).unwrap_or(usize::MAX).saturating_add(1));
        let once = listed.fold(Millis::ZERO, |sum, stage| sum.saturating_add(stage.opening()));
        let last = u32::try_from(self.0.len() - 1).unwrap_or(u32::MAX);
        let again = u64::from(passed.saturating_sub(last));
        let repeated = self.stage(passed).opening().get().saturating_mul(again);
        once.saturating_add(Millis::new(repeated))
    }

    /// Whether a side can stand there.
    pub(crate) fn has(&self, count: Count) -> bool {
        let moves = self.stage(count.stage).moves;
        count.in_stage <= count.moves
            && moves.is_none_or(|moves| count.in_stage < moves)
            && (moves.is_some() || !self.is_repeat(count.stage))
    }
}

impl TryFrom<Stages> for SideControl {
    type Error = ControlFaults;

    fn try_from(written: Stages) -> Result<Self, ControlFaults> {
        Self::new(written.stages)
    }
}

impl From<SideControl> for Stages {
    fn from(control: SideControl) -> Self {
        Self { stages: control.0.to_vec() }
    }
}

fn faults(stages: &[Stage]) -> Vec<ControlFault> {
    let mut faults = Vec::new();
    let limit = SideControl::MOST_STAGES;
    if stages.is_empty() {
        faults.push(ControlFault::NoStages);
    } else if stages.len() > limit {
        faults.push(ControlFault::TooManyStages { stages: stages.len(), limit });
    }
    for (index, stage) in stages.iter().enumerate().take(limit) {
        stage_faults(stage, index + 1, index + 1 == stages.len(), &mut faults);
    }
    let hourglass = stages.iter().any(|stage| stage.bonus == Some(Bonus::Hourglass));
    if hourglass && (stages.len() > 1 || stages[0].moves.is_some()) {
        faults.push(ControlFault::HourglassStages);
    }
    faults
}

fn stage_faults(it: &Stage, stage: usize, last: bool, faults: &mut Vec<ControlFault>) {
    let limit = Millis::LONGEST;
    let bonus = it.bonus.filter(|bonus| *bonus != Bonus::Hourglass).map(Bonus::time);
    let checks = [
        (it.time.is_none() && it.move_limit.is_none(), ControlFault::NothingLimited { stage }),
        (it.moves == Some(0), ControlFault::ZeroMoves { stage }),
        (it.time.is_some() && it.opening().is_zero(), ControlFault::ZeroTime { stage }),
        (it.move_limit == Some(Millis::ZERO), ControlFault::ZeroMoveLimit { stage }),
        (bonus == Some(Millis::ZERO), ControlFault::ZeroBonus { stage }),
        (it.bonus.is_some() && it.time.is_none(), ControlFault::BonusWithoutTime { stage }),
        (it.moves.is_none() && it.time.is_none() && !last, ControlFault::NeverEnds { stage }),
        (
            [it.time, it.move_limit, bonus].into_iter().flatten().max() > Some(limit),
            ControlFault::TooLong { stage, limit },
        ),
    ];
    faults.extend(checks.into_iter().filter_map(|(wrong, fault)| wrong.then_some(fault)));
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Option<Millis> = Some(Millis::from_mins(1));

    fn faults_of<const N: usize>(stages: [Stage; N]) -> Vec<ControlFault> {
        SideControl::new(stages).map_or_else(|faults| faults.faults().to_vec(), |_| Vec::new())
    }

    #[test]
    fn every_fault_is_found() {
        let fine = Stage { time: MINUTE, ..Stage::default() };
        let zero = Some(Millis::ZERO);
        let limit = Millis::LONGEST;
        assert_eq!(faults_of([]), [ControlFault::NoStages]);
        assert_eq!(faults_of([fine; 33]), [ControlFault::TooManyStages { stages: 33, limit: 32 }]);
        assert_eq!(faults_of([fine, Stage::default()]), [ControlFault::NothingLimited { stage: 2 }]);
        assert_eq!(faults_of([Stage { moves: Some(0), ..fine }]), [ControlFault::ZeroMoves { stage: 1 }]);
        assert_eq!(faults_of([Stage { time: zero, ..fine }]), [ControlFault::ZeroTime { stage: 1 }]);
        assert_eq!(faults_of([Stage { move_limit: zero, ..fine }]), [ControlFault::ZeroMoveLimit { stage: 1 }]);
        let nothing = Some(Bonus::Delay { time: Millis::ZERO });
        assert_eq!(faults_of([Stage { bonus: nothing, ..fine }]), [ControlFault::ZeroBonus { stage: 1 }]);
        let bonus = Some(Bonus::Bronstein { time: Millis::from_secs(3) });
        let only_moves = Stage { move_limit: MINUTE, ..Stage::default() };
        assert_eq!(faults_of([Stage { bonus, ..only_moves }]), [ControlFault::BonusWithoutTime { stage: 1 }]);
        assert_eq!(faults_of([only_moves, fine]), [ControlFault::NeverEnds { stage: 1 }]);
        let endless = Some(Millis::new(u64::MAX));
        assert_eq!(faults_of([Stage { time: endless, ..fine }]), [ControlFault::TooLong { stage: 1, limit }]);
        let hourglass = Stage { bonus: Some(Bonus::Hourglass), ..fine };
        assert_eq!(faults_of([fine, hourglass]), [ControlFault::HourglassStages]);
        assert_eq!(faults_of([Stage { moves: Some(9), ..hourglass }]), [ControlFault::HourglassStages]);
    }

    #[test]
    fn all_faults_are_reported_together() {
        let stage = Stage { moves: Some(0), time: Some(Millis::ZERO), ..Stage::default() };
        assert_eq!(faults_of([stage, Stage::default()]).len(), 3);
    }

    #[test]
    fn no_time_but_an_increment_before_each_move_is_enough() {
        let bonus = Bonus::Increment { time: Millis::from_secs(5), given: crate::Given::BeforeMove };
        assert!(SideControl::sudden_death(Millis::ZERO, Some(bonus)).is_ok());
    }

    #[test]
    fn moves_are_counted_into_stages() {
        let stage = |moves| Stage { moves, time: MINUTE, ..Stage::default() };
        let control = SideControl::new([stage(Some(40)), stage(Some(20))]).unwrap();
        let rows = [(0, 0, 0), (39, 0, 39), (40, 1, 0), (59, 1, 19), (60, 2, 0), (85, 3, 5)];
        for (moves, stage, in_stage) in rows {
            assert_eq!(control.count_after(moves), Count { moves, stage, in_stage });
        }
        let open = SideControl::new([stage(None), stage(Some(20))]).unwrap();
        assert_eq!(open.count_after(50), Count { moves: 50, stage: 0, in_stage: 50 });
    }
}
