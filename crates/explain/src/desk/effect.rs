//! What a ruling does.

use books::desk::{Choice, Correction, Effect, FoulKind, Man, Perpetual, Square, Task, Warning};
use books::{Notice, terms};
use contest::Side;
use words::{list, say};

use super::Teller;

impl Teller<'_> {
    /// What a ruling does.
    pub(crate) fn effect(&self, effect: &Effect) -> String {
        let told = self.on_board(effect).or_else(|| self.on_clock(effect)).or_else(|| self.on_player(effect));
        told.or_else(|| self.on_result(effect)).unwrap_or_default()
    }

    /// Effects on the board and on the moves that may be played.
    fn on_board(&self, effect: &Effect) -> Option<String> {
        let lang = self.lang;
        Some(match effect {
            Effect::Restore { to: 0 } => say!(lang, "desk-restore-start"),
            Effect::Restore { to } => say!(lang, "desk-restore", to = *to),
            Effect::Bind { side, mover, victim, to } => {
                say!(lang, "desk-bind", side = self.side(*side), bond = self.bond(*side, *mover, *victim, *to))
            }
            Effect::BindByMan { side, mover, victim, first, next } => {
                let duty = self.bound_by_man(*side, *mover, *victim, *first);
                if *next { say!(lang, "desk-man-next", duty = duty) } else { duty }
            }
            Effect::Unbind { side } => say!(lang, "desk-unbind", side = self.side(*side)),
            Effect::CountTouch { side, squares } => {
                say!(lang, "desk-count-touch", side = self.side(*side), squares = self.pieces(squares))
            }
            Effect::Play { side, step } => {
                say!(lang, "desk-play", side = self.side(*side), step = self.carried(*step))
            }
            Effect::Ask { of, choice } => {
                say!(lang, "desk-ask", side = self.side(*of), choice = self.choice(choice))
            }
            Effect::Set { shifts } if shifts.is_empty() => say!(lang, "desk-set-none"),
            Effect::Set { shifts } => {
                say!(lang, "desk-set", steps = list(lang, shifts.iter().map(|&step| self.carried(step))))
            }
            Effect::SetRight { again: None } => say!(lang, "desk-set-right"),
            Effect::SetRight { again: Some(side) } => say!(lang, "desk-set-right-again", side = self.side(*side)),
            Effect::Put(stood) => {
                say!(lang, "desk-put", man = self.man(stood.man), square = self.place(stood.square, stood.man.side()))
            }
            Effect::TakeOff { near } => self.take_off(*near),
            Effect::Say { side, words } => {
                say!(lang, "spoken-say", side = self.side(*side), words = words.as_str())
            }
            Effect::Unsay { side } => say!(lang, "spoken-unsay", side = self.side(*side)),
            Effect::Align => say!(lang, "spoken-align"),
            Effect::Recount { next } => say!(lang, "desk-recount", next = *next),
            Effect::Replace { item } => say!(lang, "desk-equipment-wanting", item = self.item(item)),
            Effect::Replay { swapped: false, .. } => say!(lang, "desk-replay"),
            Effect::Replay { swapped: true, .. } => say!(lang, "desk-replay-swapped"),
            Effect::PlayOn => say!(lang, "desk-play-on"),
            _ => return None,
        })
    }

    /// Effects on the clock.
    fn on_clock(&self, effect: &Effect) -> Option<String> {
        let lang = self.lang;
        Some(match effect {
            Effect::Deduct { side, time } => {
                say!(lang, "desk-deduct", side = self.side(*side), time = time.to_string())
            }
            Effect::Add { side, time } => say!(lang, "desk-add", side = self.side(*side), time = time.to_string()),
            Effect::ResetClock => say!(lang, "desk-reset-clock"),
            Effect::StartClock { side } => say!(lang, "desk-clock-started", side = self.side(*side)),
            Effect::StopClock => say!(lang, "desk-clock-stopped"),
            Effect::SetClock { left } => say!(lang, "desk-clock-set", times = self.times(left)),
            Effect::PlaceClock { right_of } => say!(lang, "desk-place-clock", side = self.side(*right_of)),
            _ => return None,
        })
    }

    /// Effects on a player: faults, warnings, corrections, sanctions.
    fn on_player(&self, effect: &Effect) -> Option<String> {
        let lang = self.lang;
        Some(match effect {
            Effect::Foul { side, kind } => say!(lang, "desk-foul", side = self.side(*side), kind = self.foul(*kind)),
            Effect::FoulIn { side, kind, .. } => {
                say!(lang, "desk-foul-in", side = self.side(*side), kind = self.foul(*kind))
            }
            Effect::Absorbed { side, kind } => {
                say!(lang, "desk-absorbed", side = self.side(*side), kind = self.foul(*kind))
            }
            Effect::UnraisedTurns { raised_by: None, .. } => say!(lang, "desk-unraised-by-none"),
            Effect::UnraisedTurns { raised_by: Some(by), count: true } => {
                say!(lang, "desk-unraised-count", who = self.actor(*by))
            }
            Effect::UnraisedTurns { raised_by: Some(by), count: false } => {
                say!(lang, "desk-unraised-free", who = self.actor(*by))
            }
            Effect::Assist { side, task } => {
                say!(lang, "desk-assist", side = self.side(*side), task = self.task(*task))
            }
            Effect::Warn { warning } => self.warning(*warning),
            Effect::Forbid { side, play } => {
                say!(lang, "desk-forbid", side = self.side(*side), play = self.perpetual(*play))
            }
            Effect::CorrectNow { side, what } => {
                say!(lang, "desk-correct-now", side = self.side(*side), what = self.correction(what))
            }
            Effect::CorrectAfter { side, what } => {
                say!(lang, "desk-correct-after", side = self.side(*side), what = self.correction(what))
            }
            Effect::Caution { side } => say!(lang, "desk-caution", side = self.side(*side)),
            Effect::Disqualify { side } => say!(lang, "desk-disqualify", side = self.side(*side)),
            Effect::Expel { who } if who.is_empty() => say!(lang, "desk-expel-player"),
            Effect::Expel { who } => say!(lang, "desk-expel", who = who.as_str()),
            Effect::Refer { side } => say!(lang, "desk-refer", side = self.side(*side)),
            _ => return None,
        })
    }

    /// Effects on the result and the way to it.
    fn on_result(&self, effect: &Effect) -> Option<String> {
        let lang = self.lang;
        Some(match effect {
            Effect::Amend { verdict } => say!(lang, "desk-amend", verdict = self.verdict(*verdict)),
            Effect::TellStaff => say!(lang, "desk-tell-staff"),
            Effect::Count => say!(lang, "desk-count"),
            Effect::Observe { rounds } => say!(lang, "desk-observe", rounds = *rounds),
            Effect::Settle { verdict } => say!(lang, "desk-settle", verdict = self.verdict(*verdict)),
            Effect::End { verdict } => say!(lang, "desk-end", verdict = self.verdict(*verdict)),
            _ => return None,
        })
    }

    /// What a side is bound to.
    pub(super) fn bond(&self, side: Side, mover: Option<Square>, victim: Option<Square>, to: Option<Square>) -> String {
        let lang = self.lang;
        let parts = [
            mover.map(|square| say!(lang, "desk-bind-mover", piece = self.piece(square))),
            victim.map(|square| say!(lang, "desk-bind-victim", piece = self.piece(square))),
            to.map(|square| say!(lang, "desk-bind-to", square = self.place(square, side))),
        ];
        let bond = list(lang, parts.into_iter().flatten());
        if bond.is_empty() { say!(lang, "desk-bind-nothing") } else { bond }
    }

    /// What a side must do with men that are told by what they are.
    fn bound_by_man(&self, side: Side, mover: Option<Man>, victim: Option<Man>, first: Option<Man>) -> String {
        let (lang, who) = (self.lang, self.side(side));
        match (mover, victim) {
            (Some(mover), Some(victim)) => {
                let first = if first.is_some_and(|man| man.side() == side) { "own" } else { "other" };
                let (mover, victim) = (self.man(mover), self.man(victim));
                say!(lang, "desk-man-takes", side = who, mover = mover, victim = victim, first = first)
            }
            (Some(man), None) => say!(lang, "desk-man-moves", side = who, man = self.man(man)),
            (None, Some(man)) => say!(lang, "desk-man-taken", side = who, man = self.man(man)),
            (None, None) => say!(lang, "desk-man-none", side = who),
        }
    }

    /// What a side has to choose.
    pub(super) fn choice(&self, choice: &Choice) -> String {
        match choice {
            Choice::Man(squares) => say!(self.lang, "desk-choice-man", squares = self.pieces(squares)),
            Choice::Move(steps) => say!(self.lang, "desk-choice-move", steps = self.steps(steps)),
            Choice::Extra(steps) => say!(self.lang, "desk-choice-extra", steps = self.steps(steps)),
            Choice::Square { of, among } => {
                say!(self.lang, "desk-choice-square", of = of.to_string(), squares = self.squares(among))
            }
        }
    }

    /// What a side is told about a repetition, as the book has it: some warn, some tell to vary.
    fn warning(&self, warning: Warning) -> String {
        let cautions = terms(self.law.book()).notice == Notice::Caution;
        let side = match warning {
            Warning::First => Side::First,
            Warning::Second => Side::Second,
            Warning::Both if cautions => return say!(self.lang, "desk-warn-both"),
            Warning::Both => return say!(self.lang, "desk-instruct-both"),
        };
        if cautions {
            say!(self.lang, "desk-warn", side = self.side(side))
        } else {
            say!(self.lang, "desk-instruct", side = self.side(side))
        }
    }

    /// Play that is forbidden if it goes on for ever.
    pub(super) fn perpetual(&self, play: Perpetual) -> String {
        match play {
            Perpetual::Check => say!(self.lang, "charge-check"),
            Perpetual::Chase => say!(self.lang, "charge-chase"),
            Perpetual::Kill => say!(self.lang, "charge-kill"),
            Perpetual::Attack => say!(self.lang, "charge-attack"),
        }
    }

    fn task(&self, task: Task) -> String {
        match task {
            Task::Clock => say!(self.lang, "desk-task-clock"),
            Task::Record => say!(self.lang, "desk-task-record"),
        }
    }

    /// A kind of fault.
    pub(super) fn foul(&self, kind: FoulKind) -> String {
        match kind {
            FoulKind::Technical if terms(self.law.book()).plain_fouls => say!(self.lang, "desk-foul-plain"),
            FoulKind::Technical => say!(self.lang, "desk-foul-technical"),
            FoulKind::Press => say!(self.lang, "desk-foul-press"),
            FoulKind::Record => say!(self.lang, "desk-foul-record"),
            FoulKind::Violation => say!(self.lang, "desk-foul-violation"),
            FoulKind::IllegalMove => say!(self.lang, "desk-foul-illegal-move"),
        }
    }

    /// What has to be put right.
    pub(super) fn correction(&self, what: &Correction) -> String {
        match what {
            Correction::Men => say!(self.lang, "desk-correct-men"),
            Correction::Equipment => say!(self.lang, "desk-correct-equipment"),
            Correction::Record => say!(self.lang, "desk-correct-record"),
            Correction::BorrowedRecord => say!(self.lang, "desk-correct-borrowed-record"),
            Correction::Conduct => say!(self.lang, "desk-correct-conduct"),
            Correction::Other => say!(self.lang, "desk-correct-other"),
        }
    }
}
