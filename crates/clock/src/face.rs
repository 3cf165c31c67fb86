//! One side's face of the clock, and how its own time passes on it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::stage::Stage;
use crate::{Cause, Fall, Given, Instant, Millis, SideControl};

/// How many moves a side has made, and where in its time control that puts it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// Moves made in the game.
    pub moves: u32,
    /// Stages passed; repetitions of the last one count.
    pub stage: u32,
    /// Moves made in the stage that is being played.
    pub in_stage: u32,
}

/// What one face holds. It is right up to the moment that the state of the clock names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Face {
    /// What is left of the time of the stages.
    pub bank: Millis,
    /// What is left of the limit for the move to be made, where there is one.
    pub move_left: Millis,
    /// What is left of the delay, in which the time does not count.
    pub delay_left: Millis,
    /// What the move to be made has taken off the bank.
    pub charged: Millis,
    /// The time the side has thought in the whole game.
    pub used: Millis,
    /// The moves made.
    pub count: Count,
    /// The first fall of the flag, if it has not been put up again.
    pub fall: Option<Fall>,
}

impl Face {
    pub fn new(control: &SideControl) -> Self {
        let mut face = Self {
            bank: Millis::ZERO,
            move_left: Millis::ZERO,
            delay_left: Millis::ZERO,
            charged: Millis::ZERO,
            used: Millis::ZERO,
            count: Count::default(),
            fall: None,
        };
        face.open(control.stage(0));
        face
    }

    /// Begins a stage.
    fn open(&mut self, stage: &Stage) {
        self.bank = self.bank.on_face(stage.opening());
        self.begin_turn(stage);
    }

    /// Makes ready for another move.
    pub fn begin_turn(&mut self, stage: &Stage) {
        self.charged = Millis::ZERO;
        self.delay_left = stage.delay();
        self.move_left = stage.move_limit.unwrap_or_default();
    }

    /// Passes to the stage that follows.
    fn pass_stage(&mut self, control: &SideControl) {
        self.count.stage = self.count.stage.saturating_add(1);
        self.count.in_stage = 0;
        self.open(control.stage(self.count.stage));
    }

    /// Counts a move, passes the stage if that was its last one, and makes ready for the next.
    pub fn complete_move(&mut self, control: &SideControl) {
        let stage = control.stage(self.count.stage);
        self.count.moves = self.count.moves.saturating_add(1);
        self.count.in_stage = self.count.in_stage.saturating_add(1);
        if stage.moves.is_some_and(|moves| self.count.in_stage >= moves) {
            self.pass_stage(control);
        } else {
            self.credit(stage.increment(Given::BeforeMove));
            self.begin_turn(stage);
        }
    }

    /// Gives what a move earns. A face that has run down earns nothing more: only a new stage or an official refills it.
    pub fn credit(&mut self, time: Millis) {
        if self.fall.is_none() || !self.bank.is_zero() {
            self.bank = self.bank.on_face(time);
        }
    }

    /// How long the side could still think before the bank of the stage is spent.
    fn until_spent(&self, stage: &Stage) -> Option<Millis> {
        stage.time.map(|_| self.delay_left.saturating_add(self.bank))
    }

    /// What the face shows: what is left until a flag falls or the stage ends, the delay not counted.
    pub fn left(&self, stage: &Stage) -> Millis {
        let bank = stage.time.map(|_| self.bank);
        let of_move = stage.move_limit.map(|_| self.move_left);
        bank.into_iter().chain(of_move).min().unwrap_or_default()
    }

    /// How long the side must think until this much is left, if more is left now.
    pub fn until_left(&self, stage: &Stage, left: Millis) -> Option<Millis> {
        if self.left(stage) <= left {
            return None;
        }
        let bank = self.until_spent(stage).map(|spent| spent.saturating_sub(left));
        let of_move = stage.move_limit.map(|_| self.move_left.saturating_sub(left));
        bank.into_iter().chain(of_move).min()
    }

    /// After how long the flag falls if nothing is pressed, and why.
    fn next_fall(&self, control: &SideControl) -> Option<(Millis, Cause)> {
        let stage = control.stage(self.count.stage);
        let spent = self.until_spent(stage).filter(|_| !control.ends_when_spent(self.count.stage));
        let falls = [(spent, Cause::Stage), (stage.move_limit.map(|_| self.move_left), Cause::Move)];
        falls.into_iter().filter_map(|(after, cause)| Some((after?, cause))).min_by_key(|(after, _)| *after)
    }

    /// The face after the side has thought for so long, all within its stage.
    fn spend(mut self, control: &SideControl, from: Instant, span: Millis) -> Self {
        let stage = control.stage(self.count.stage);
        if let Some((after, cause)) = self.next_fall(control).filter(|(after, _)| *after <= span) {
            let Count { moves, stage, .. } = self.count;
            self.fall.get_or_insert(Fall { at: from.after(after), cause, stage, moves });
        }
        if stage.time.is_some() {
            let charge = span.saturating_sub(self.delay_left).min(self.bank);
            self.bank = self.bank.saturating_sub(charge);
            self.charged = self.charged.on_face(charge);
        }
        self.delay_left = self.delay_left.saturating_sub(span);
        self.move_left = self.move_left.saturating_sub(span);
        self.used = self.used.saturating_add(span);
        self
    }

    /// The stretches, each within one stage, that a span of the side's time is made of.
    pub fn stretches(self, control: &SideControl, from: Instant, span: Millis) -> impl Iterator<Item = Stretch> {
        std::iter::successors(Some(Stretch::new(self, control, from, span)), |stretch| stretch.next(control))
    }

    /// The face after the side has thought for so long.
    pub fn after(self, control: &SideControl, from: Instant, span: Millis) -> Self {
        self.stretches(control, from, span)
            .fold(self, |_, stretch| stretch.face.spend(control, stretch.from, stretch.span))
    }
}

/// Some time of a side within one stage.
pub(crate) struct Stretch {
    /// The face when it begins.
    pub face: Face,
    /// When it begins.
    pub from: Instant,
    /// How long it lasts.
    pub span: Millis,
    /// What comes after it in another stage, if the stage ends in it.
    rest: Option<Millis>,
}

impl Stretch {
    fn new(face: Face, control: &SideControl, from: Instant, span: Millis) -> Self {
        let stage = face.count.stage;
        let spent =
            face.until_spent(control.stage(stage)).filter(|spent| control.ends_when_spent(stage) && *spent <= span);
        let rest = spent.map(|spent| span.saturating_sub(spent));
        Self { face, from, span: spent.unwrap_or(span), rest }
    }

    fn next(&self, control: &SideControl) -> Option<Self> {
        let rest = self.rest?;
        let mut face = self.face.spend(control, self.from, self.span);
        face.pass_stage(control);
        Some(Self::new(face, control, self.from.after(self.span), rest))
    }
}
