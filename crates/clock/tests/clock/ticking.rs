//! Two roads agree: the clock computes, and a slow one that ticks every millisecond comes to the same.

use clock::{Bonus, Cause, Clock, Given, Instant, Millis, Stage, TimeControl};
use contest::Side;
use proptest::prelude::*;

use crate::common;

fn at(millis: u64) -> Instant {
    Instant::new(millis)
}

/// One face, in whole milliseconds.
#[derive(Clone, Default)]
struct Face {
    stages: Vec<Stage>,
    passed: usize,
    in_stage: u32,
    bank: u64,
    turn: u64,
    taken: u64,
    used: u64,
    fell: Option<(u64, Cause)>,
}

impl Face {
    fn new(stages: &[Stage]) -> Self {
        let mut face = Self { stages: stages.to_vec(), ..Self::default() };
        face.enter();
        face
    }

    fn stage(&self) -> Stage {
        self.stages[self.passed.min(self.stages.len() - 1)]
    }

    fn enter(&mut self) {
        self.in_stage = 0;
        self.bank += self.stage().time.map_or(0, Millis::get);
        self.before_move();
    }

    fn before_move(&mut self) {
        (self.turn, self.taken) = (0, 0);
        if let Some(Bonus::Increment { time, given: Given::BeforeMove }) = self.stage().bonus {
            self.earn(time.get());
        }
    }

    fn earn(&mut self, time: u64) {
        if self.fell.is_none() || self.bank > 0 {
            self.bank += time;
        }
    }

    fn delay(&self) -> u64 {
        match self.stage().bonus {
            Some(Bonus::Delay { time }) => time.get(),
            _ => 0,
        }
    }

    /// Looks for times that are used up.
    fn look(&mut self, now: u64) {
        loop {
            let spent = self.stage().time.is_some() && self.bank == 0 && self.turn >= self.delay();
            let open = self.stage().moves.is_none() && self.passed + 1 < self.stages.len();
            let over = self.stage().move_limit.is_some_and(|limit| self.turn >= limit.get());
            if spent && !open {
                self.fell.get_or_insert((now, Cause::Stage));
            }
            if over {
                self.fell.get_or_insert((now, Cause::Move));
            }
            if !spent || !open {
                return;
            }
            self.passed += 1;
            self.enter();
        }
    }

    fn tick(&mut self, now: u64) {
        if self.stage().time.is_some() && self.turn >= self.delay() && self.bank > 0 {
            self.bank -= 1;
            self.taken += 1;
        }
        self.turn += 1;
        self.used += 1;
        self.look(now);
    }

    fn left(&self) -> u64 {
        let bank = self.stage().time.map(|_| self.bank);
        let of_move = self.stage().move_limit.map(|limit| limit.get().saturating_sub(self.turn));
        bank.into_iter().chain(of_move).min().unwrap()
    }
}

/// Both faces, and whose runs.
struct Ticking {
    faces: [Face; 2],
    mover: usize,
    runs: bool,
    now: u64,
}

impl Ticking {
    fn pass(&mut self, span: u64) {
        for _ in 0..span {
            self.now += 1;
            if self.runs {
                self.faces[self.mover].tick(self.now);
            }
        }
    }

    fn run(&mut self) {
        self.runs = true;
        let now = self.now;
        self.faces[self.mover].look(now);
    }

    fn press(&mut self) {
        let mover = self.mover;
        match self.faces[mover].stage().bonus {
            Some(Bonus::Increment { time, given: Given::AfterMove }) => self.faces[mover].earn(time.get()),
            Some(Bonus::Bronstein { time }) => {
                let taken = self.faces[mover].taken;
                self.faces[mover].earn(time.get().min(taken));
            }
            Some(Bonus::Hourglass) => {
                let taken = self.faces[mover].taken;
                self.faces[1 - mover].earn(taken);
            }
            _ => {}
        }
        let face = &mut self.faces[mover];
        face.in_stage += 1;
        if face.stage().moves == Some(face.in_stage) {
            face.passed += 1;
            face.enter();
        } else {
            face.before_move();
        }
        self.mover = 1 - mover;
        self.run();
    }
}

#[derive(Clone, Copy, Debug)]
enum Act {
    Press,
    Stop,
    Resume,
}

fn compare(clock: &Clock, ticking: &Ticking) -> Result<(), TestCaseError> {
    for (side, face) in Side::BOTH.into_iter().zip(&ticking.faces) {
        let reading = clock.reading(side, at(ticking.now));
        prop_assert_eq!(reading.left.get(), face.left(), "{:?} at {}", side, ticking.now);
        prop_assert_eq!(reading.used.get(), face.used);
        prop_assert_eq!(reading.count.stage as usize, face.passed);
        prop_assert_eq!(reading.flag.map(|fall| (fall.at.get(), fall.cause)), face.fell);
    }
    Ok(())
}

fn agree(control: TimeControl, acts: Vec<(u64, Act)>) -> Result<(), TestCaseError> {
    let faces = Side::BOTH.map(|side| Face::new(control.side(side).stages()));
    let mut ticking = Ticking { faces, mover: 0, runs: false, now: 0 };
    ticking.run();
    let mut clock = Clock::new(control).start(Side::First, at(0)).unwrap();
    for (span, act) in acts {
        ticking.pass(span);
        compare(&clock, &ticking)?;
        let now = at(ticking.now);
        match act {
            Act::Press if ticking.runs => {
                ticking.press();
                clock = clock.press(now).unwrap();
            }
            Act::Stop if ticking.runs => {
                ticking.runs = false;
                clock = clock.stop(now).unwrap();
            }
            Act::Resume if !ticking.runs => {
                ticking.run();
                clock = clock.resume(now).unwrap();
            }
            _ => {}
        }
        compare(&clock, &ticking)?;
    }
    Ok(())
}

proptest! {
    #[test]
    fn computed_and_ticking_clocks_agree(
        control in common::control(40),
        acts in prop::collection::vec((0..30u64, prop_oneof![
            6 => Just(Act::Press), 1 => Just(Act::Stop), 2 => Just(Act::Resume)
        ]), 0..40),
    ) {
        agree(control, acts)?;
    }
}
