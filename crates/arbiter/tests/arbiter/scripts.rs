//! Scripts drawn at random: whatever is entered, the desk neither panics nor loses the thread.
#![allow(clippy::cast_possible_truncation)]

use std::collections::{BTreeMap, BTreeSet};

use arbiter::{Awaited, Awaiting, Desk, Entry, Happening};
use books::REGISTRY;
use books::desk::*;
use clock::{Instant, Millis};
use contest::{Side, Sides};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::told;

fn square(file: usize, rank: usize) -> Square {
    Square::new(file as u8, rank as u8).expect("files below 26 and ranks below 100 are squares")
}

/// Numbers drawn from one: the same entry again for the same number, whatever was drawn before.
struct Draw(u64);

impl Draw {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count.max(1)
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn of<T: Clone>(&mut self, some: &[T]) -> T {
        some[self.below(some.len())].clone()
    }

    fn maybe<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        if self.one_in(2) { Some(make(self)) } else { None }
    }

    fn side(&mut self) -> Side {
        self.of(&Side::BOTH)
    }

    /// A number that may be a ply of the game, or not at all.
    fn ply(&mut self, desk: &Desk) -> usize {
        match self.below(8) {
            0 => usize::MAX,
            1 => 0,
            _ => self.below(desk.scene().line.len() + 2),
        }
    }

    /// A square, mostly one with a man on it, sometimes one that the board has not.
    fn square(&mut self, desk: &Desk) -> Square {
        let men: Vec<Square> = desk.scene().line.now().men().map(|(square, _)| square).collect();
        match self.below(10) {
            0 => square(self.below(26), self.below(100)),
            1..=4 => square(self.below(9), self.below(10)),
            _ if men.is_empty() => square(0, 0),
            _ => self.of(&men),
        }
    }

    fn squares(&mut self, desk: &Desk) -> Vec<Square> {
        (0..self.below(4)).map(|_| self.square(desk)).collect()
    }

    /// A move, mostly one that may be played.
    fn step(&mut self, desk: &Desk) -> Step {
        let allowed = desk.law().binding(desk.scene()).allowed;
        if allowed.is_empty() || self.one_in(4) {
            Step::new(self.square(desk), self.square(desk))
        } else {
            self.of(&allowed)
        }
    }

    fn steps(&mut self, desk: &Desk) -> Vec<Step> {
        (0..self.below(3)).map(|_| self.step(desk)).collect()
    }

    fn cause(&mut self) -> Cause {
        self.of(&[Cause::First, Cause::Second, Cause::Both, Cause::Outsider])
    }

    fn outcome(&mut self) -> Outcome {
        self.of(&[Outcome::FirstWins, Outcome::SecondWins, Outcome::Draw, Outcome::BothLose])
    }

    fn correction(&mut self) -> Correction {
        self.of(&[Correction::Men, Correction::Equipment, Correction::Record, Correction::Conduct, Correction::Other])
    }

    fn text(&mut self, desk: &Desk) -> String {
        match self.below(6) {
            0 => self.of(&["", "炮二平五", "馬8進7", "h2e2", "×", "前前前前", "e4e5q"]).to_owned(),
            1 => desk.law().play().write(&desk.scene().line, self.step(desk)),
            _ => self.step(desk).to_string(),
        }
    }

    fn matter(&mut self, desk: &Desk) -> MatterId {
        let last = desk.scene().matters.len();
        MatterId(if self.one_in(3) { last as u32 } else { self.below(last + 3) as u32 })
    }

    fn equipment(&mut self) -> Equipment {
        self.of(&[Equipment::Board, Equipment::MissingMan, Equipment::Clock, Equipment::Pen])
    }

    fn claim(&mut self, desk: &Desk) -> Claim {
        let dead = Claim::DeadDraw(self.text(desk));
        self.of(&[Claim::Repetition, Claim::NaturalLimit, Claim::Count, Claim::OfficialDraw, dead])
    }

    fn facts(&mut self, desk: &Desk) -> Facts {
        if self.one_in(2) {
            return Facts::default();
        }
        Facts {
            cannot_restore: self.one_in(3),
            set_right: self.one_in(3),
            neighbours: self.one_in(2),
            back_to: self.maybe(|draw| draw.ply(desk)),
            cause: self.maybe(Draw::cause),
            unclear: self.one_in(2),
            filed_under: self.maybe(|draw| draw.of(&["92", "93", "1000"]).to_owned()),
            accepted: self.one_in(2),
            drawn: self.maybe(|draw| draw.one_in(2)),
            rounds: self.maybe(|draw| draw.of(&[0, 3, u32::MAX])),
            refused: self.one_in(3),
            outcome: self.maybe(Draw::outcome),
            means: self.maybe(|draw| draw.text(desk)),
            provisional: self.one_in(8),
            pressed: self.maybe(|draw| draw.one_in(2)),
            shifts: if self.one_in(4) { self.steps(desk) } else { Vec::new() },
            idle: if self.one_in(4) { self.men(desk).into_iter().map(|stood| stood.man).collect() } else { Vec::new() },
            ..Facts::default()
        }
    }

    fn incident(&mut self, desk: &Desk) -> Incident {
        let (ply, square) = (self.ply(desk), self.square(desk));
        let (mover, victim) = (self.maybe(|draw| draw.square(desk)), self.maybe(|draw| draw.square(desk)));
        let steps = self.steps(desk);
        match self.below(45) {
            30.. => self.other_incident(desk),
            0 => Incident::Touch(OfTouch::OffTurnTouch { square }),
            1 => Incident::Touch(OfTouch::SecondTouch { square }),
            2 => Incident::Touch(OfTouch::IdleTouch { square }),
            3 => Incident::Touch(OfTouch::UnclearTouch { squares: self.squares(desk) }),
            4 => Incident::Move(OfMove::UnboundMove { ply, mover, victim }),
            5 => Incident::Move(OfMove::WrongHand { ply }),
            6 => Incident::Move(OfMove::SlideBack {
                from: square,
                path: self.squares(desk),
                to: self.square(desk),
                chosen: victim,
            }),
            7 => Incident::Move(OfMove::ExtraMove { ply }),
            8 => Incident::Move(OfMove::ChangedMove { ply }),
            9 => Incident::Move(OfMove::SeveralMoved { ply, steps }),
            10 => Incident::Board(OfBoard::Disturbance { cause: self.cause(), shifts: steps }),
            11 => Incident::Move(OfMove::OffPoint { ply }),
            12 => Incident::Move(OfMove::LeftOn { ply }),
            13 => Incident::Move(OfMove::IllegalMove { ply }),
            14 => Incident::Board(OfBoard::WrongLayout { shifts: steps }),
            15 => Incident::Board(OfBoard::Unrestorable { cause: self.cause() }),
            16 => Incident::Move(OfMove::RefusalToMove),
            17 => Incident::Board(OfBoard::RefusalToRestore),
            18 => Incident::Conduct(OfConduct::CannotContinue),
            19 => Incident::Clock(OfClock::Overstepped),
            20 => Incident::Conduct(OfConduct::TooManyFaults),
            21 => Incident::Record(OfRecord::Misrecord { plies: vec![ply] }),
            22 => Incident::Record(OfRecord::Omission { plies: vec![ply, 0] }),
            23 => Incident::Claim(OfClaim::Claimed { claim: self.claim(desk) }),
            24 => Incident::Result(OfResult::Resignation),
            25 => Incident::Result(OfResult::AgreedDraw),
            26 => Incident::Claim(OfClaim::Cycle),
            27 => Incident::Board(OfBoard::ColoursReversed),
            28 => Incident::Conduct(OfConduct::Absence),
            _ => Incident::Result(OfResult::DisputedResult { outcome: self.outcome() }),
        }
    }

    /// An incident of another kind than moves and men.
    fn other_incident(&mut self, desk: &Desk) -> Incident {
        let plies = vec![self.ply(desk)];
        match self.below(16) {
            14 => Incident::Touch(OfTouch::NamedTouch {
                men: self.men(desk).into_iter().map(|stood| stood.man).collect(),
                order: self.of(&[Order::Listed, Order::Together, Order::Unknown]),
                off_turn: self.one_in(3),
            }),
            0 => Incident::Board(OfBoard::Equipment { item: self.equipment(), accepted: self.one_in(4) }),
            1 => Incident::Board(OfBoard::WrongPairing),
            2 => Incident::Board(OfBoard::MissingMen { men: self.men(desk) }),
            3 => Incident::Clock(OfClock::EarlyPress),
            4 => Incident::Clock(OfClock::ForeignPress),
            5 => Incident::Clock(OfClock::ClockHandled {
                deliberate: !self.one_in(3),
                how: self.maybe(|draw| draw.of(&[Meddling::Stopped, Meddling::Started, Meddling::Set])),
            }),
            6 => Incident::Clock(OfClock::WrongTimes),
            7 => Incident::Record(OfRecord::Illegible { plies }),
            8 => Incident::Record(self.of(&[OfRecord::WrittenAhead, OfRecord::OwnSheet, OfRecord::ForeignWriting])),
            9 => Incident::Record(self.of(&[OfRecord::RefusalToSign, OfRecord::RefusalToCorrect])),
            10 => Incident::Conduct(OfConduct::Withdrawal { reason: self.maybe(|draw| draw.text(desk)) }),
            11 => Incident::Conduct(OfConduct::UnlistedConduct { what: "…".to_owned() }),
            12 => Incident::Conduct(OfConduct::Other { what: "…".to_owned() }),
            13 => Incident::Result(OfResult::Unreported),
            _ => match desk.law().breaches()[..] {
                [] => Incident::Conduct(OfConduct::Lateness),
                ref breaches => Incident::Conduct(OfConduct::Conduct { clause: self.of(breaches).clause.to_owned() }),
            },
        }
    }

    /// Men that may be wanting, on squares that may be free.
    fn men(&mut self, desk: &Desk) -> Vec<Stood> {
        let letters = ['r', 'R', 'k', 'P', 'c'];
        let man = |draw: &mut Self| Man::new(draw.of(&letters)).expect("letters are men");
        (0..self.below(3)).map(|_| Stood { man: man(self), square: self.square(desk) }).collect()
    }

    fn sanction(&mut self) -> Sanction {
        let (outcome, what) = (self.outcome(), self.correction());
        self.of(&[
            Sanction::Caution,
            Sanction::CorrectAfter(what.clone()),
            Sanction::CorrectNow(what),
            Sanction::PressFault,
            Sanction::RecordFault,
            Sanction::TechnicalFoul,
            Sanction::Result(outcome),
            Sanction::Expel,
            Sanction::Disqualify,
            Sanction::Refer,
            Sanction::Other("…".to_owned()),
        ])
    }

    fn by_hand(&mut self, desk: &Desk) -> Act {
        match self.below(12) {
            0 => Act::Touch {
                squares: self.squares(desk),
                order: self.of(&[Order::Listed, Order::Together, Order::Unknown]),
            },
            1 => Act::Adjust { unheard: self.one_in(4), consent: !self.one_in(4) },
            2 => Act::Excuse { squares: self.squares(desk) },
            3 => Act::Release,
            4 => Act::Slide {
                from: self.square(desk),
                path: self.squares(desk),
                to: self.square(desk),
                chosen: self.maybe(|draw| draw.square(desk)),
            },
            5 => Act::Displace { cause: self.cause(), shifts: self.steps(desk), off: self.squares(desk) },
            6 => Act::Press { hand: self.maybe(|draw| draw.of(&[Hand::Right, Hand::Left])) },
            _ => {
                let odd = self.one_in(6);
                let mut some = |odd: bool| if odd && self.one_in(2) { self.squares(desk) } else { Vec::new() };
                let between = some(odd);
                Act::Move {
                    text: self.text(desk),
                    hand: if odd { self.of(&[Hand::Left, Hand::Both, Hand::Tool]) } else { Hand::Right },
                    left_on: odd && self.one_in(2),
                    between,
                    also: if odd { self.steps(desk) } else { Vec::new() },
                    held: odd && self.one_in(3),
                    part: odd && self.one_in(4),
                    upturned: odd && self.one_in(4),
                }
            }
        }
    }

    fn by_word(&mut self, desk: &Desk) -> Act {
        match self.below(14) {
            0 => Act::Offer { conditional: self.one_in(4), witnessed: !self.one_in(4) },
            1 => Act::Accept,
            2 => Act::Decline,
            3 => Act::Claim { claim: self.claim(desk) },
            4 => Act::Ask { question: self.of(&[Question::Count, Question::Time, Question::Rule]) },
            5 => Act::Refuse {
                demand: self.of(&[Demand::Move, Demand::Restore, Demand::Correct, Demand::Sign, Demand::Behave]),
            },
            6 if self.one_in(4) => Act::Resign,
            7 => Act::Write { ply: self.ply(desk), text: self.text(desk) },
            8 => Act::Arrive,
            9 => Act::Note { text: self.text(desk) },
            _ => Act::Choose { square: self.chosen(desk), step: self.maybe(|draw| draw.step(desk)) },
        }
    }

    /// Words of a move, whole, begun, wrong or none.
    fn words(&mut self, desk: &Desk) -> String {
        let text = desk.law().play().write(&desk.scene().line, self.step(desk));
        let count = self.of(&[1, 2, 3, 4, 9]);
        if self.one_in(6) { self.text(desk) } else { text.chars().take(count).collect() }
    }

    fn aloud(&mut self, desk: &Desk) -> Act {
        let said = desk.scene().line.plies().last().and_then(|ply| ply.call.clone());
        match (self.below(8), said) {
            (0, _) => Act::Card {
                card: self.of(&[Card::Draw, Card::Draw, Card::Resign]),
                way: self.of(&[CardWay::Hand, CardWay::Swap, CardWay::Return]),
            },
            (1, _) => Act::Affirm,
            (2 | 3, Some(call)) => Act::Repeat { words: call.words, made: self.maybe(|draw| draw.text(desk)) },
            _ => Act::Say { words: self.words(desk), corrects: self.one_in(4) },
        }
    }

    /// Mostly one of the squares that are to be chosen from.
    fn chosen(&mut self, desk: &Desk) -> Option<Square> {
        match &desk.scene().choice {
            Some((_, _, Choice::Man(squares) | Choice::Square { among: squares, .. })) if !squares.is_empty() => {
                Some(self.of(squares))
            }
            _ => self.maybe(|draw| draw.square(desk)),
        }
    }

    fn by_official(&mut self, desk: &Desk) -> Act {
        let side = self.side();
        match self.below(23) {
            20 => Act::Find {
                fen: desk.law().play().fen(&desk.scene().line),
                number: self.maybe(|draw| draw.of(&[0, 30, u32::MAX])),
                left: None,
                stopped: self.one_in(2),
            },
            21 => Act::Sheet { moves: vec![self.text(desk)], start: None, times: self.of(&[0, 1, 3]) },
            22 if self.one_in(3) => Act::Leave,
            0 => Act::Start,
            1 => Act::Equipment { item: self.equipment(), accepted: self.one_in(2) },
            2 => Act::Replace { item: self.equipment() },
            3 => Act::Sanction { against: side, sanction: self.sanction(), instead_of: self.maybe(|d| d.matter(desk)) },
            4 => Act::StopClock,
            5 => Act::StartClock { side },
            6 => Act::SetClock { left: Sides::from_fn(|_| Millis::new(self.of(&[0, 200_000, u64::MAX]))) },
            7 => Act::Inspect { side },
            8 => Act::Corrected { side, what: self.correction() },
            9 => Act::Adjourn {
                ground: self.of(&[AdjournGround::Format, AdjournGround::ForceMajeure, AdjournGround::Other]),
            },
            10 => Act::Seal { slip: Box::new(Slip { text: self.maybe(|draw| draw.text(desk)), ..Slip::default() }) },
            11 => Act::SetResumption { when: Instant::new(self.of(&[0, 1_000, u64::MAX])), place: None },
            12 => Act::Resume,
            13 => Act::Ratify { matter: self.matter(desk) },
            _ => self.ruling(desk),
        }
    }

    /// A ruling, mostly on an open matter, with facts that it asks for or with any.
    fn ruling(&mut self, desk: &Desk) -> Act {
        let open: Vec<&Matter> = desk.scene().matters.iter().filter(|matter| matter.standing.is_open()).collect();
        if open.is_empty() || self.one_in(4) {
            return Act::Rule { matter: self.maybe(|draw| draw.matter(desk)), facts: self.facts(desk) };
        }
        let matter = self.of(&open);
        let facts = if self.one_in(4) { self.facts(desk) } else { self.of(&told::tellings(desk, matter)) };
        Act::Rule { matter: Some(matter.id), facts }
    }

    fn after_all(&mut self, desk: &Desk) -> Act {
        match self.below(4) {
            0 => Act::Sign,
            1 => Act::Report { outcome: self.outcome(), reason: None },
            2 if self.one_in(4) => Act::Undo { from: self.below(desk.log().len() + 2), why: String::new() },
            _ => Act::Raise {
                matter: self.maybe(|draw| draw.matter(desk)),
                incident: self.maybe(|draw| draw.incident(desk)),
                against: self.maybe(Draw::side),
                seen: self.maybe(|draw| Instant::new(draw.of(&[0, 1_000, u64::MAX]))),
            },
        }
    }

    fn entry(&mut self, desk: &Desk) -> Entry {
        let act = match self.below(12) {
            0..=4 if desk.scene().arrangements.inclusive.is_some() && self.one_in(2) => self.aloud(desk),
            0..=5 => self.by_hand(desk),
            6 => self.by_word(desk),
            7..=9 => self.by_official(desk),
            _ => self.after_all(desk),
        };
        let fitting = match (&act, desk.scene().to_move()) {
            (Act::Move { .. } | Act::Touch { .. } | Act::Release | Act::Slide { .. } | Act::Press { .. }, side) => {
                Actor::player(side)
            }
            (Act::Say { .. }, side) => self.of(&[Actor::player(side), Actor::player(!side)]),
            (Act::Choose { .. }, _) => {
                desk.scene().choice.as_ref().map_or(Actor::First, |(_, of, _)| Actor::player(*of))
            }
            (Act::Rule { .. } | Act::Sanction { .. } | Act::Start, _) => Actor::Chief,
            _ => self.of(&Actor::AT_DESK),
        };
        let by = if self.one_in(5) { self.of(&Actor::AT_DESK) } else { fitting };
        let at = desk.scene().now.get().saturating_add(self.of(&[0, 500, 1_000, 20_000]));
        let back = u64::from(self.one_in(20));
        let mut entry = Entry::new(Instant::new(at.saturating_sub(back)), by, act);
        entry.licence = self.maybe(|draw| draw.of(&[Licence::Junior, Licence::Senior]));
        entry.disputed = self.one_in(10);
        entry
    }
}

fn inclusive(draw: &mut Draw) -> Inclusive {
    Inclusive {
        gathering: draw.of(&[Gathering::VisuallyImpaired, Gathering::Mixed]),
        two_boards: draw.one_in(3),
        talking_clock: draw.one_in(4),
        ..Inclusive::default()
    }
}

fn player(draw: &mut Draw) -> Player {
    let needs = [Need::Blind, Need::PartiallySighted, Need::Blindfolded, Need::Limbs, Need::DeafMute];
    Player {
        needs: needs.into_iter().filter(|_| draw.one_in(3)).collect(),
        assistant: draw.maybe(|_| "A".to_owned()),
        unlearned: draw.one_in(4),
        ..Player::default()
    }
}

fn arrangements(draw: &mut Draw) -> Arrangements {
    let starts = ["3aka3/9/2c6/9/9/4P4/9/9/1N1R5/2B1K4 w", "3k5/R8/9/9/9/9/9/9/9/4K3R b"];
    let inclusive = draw.maybe(inclusive);
    let high = BTreeMap::from([(FoulKind::Technical, 50), (FoulKind::Press, 50), (FoulKind::Record, 50)]);
    Arrangements {
        competition: !draw.one_in(4),
        recorded: draw.one_in(2),
        supervision: draw.of(&[None, Some(Supervision::Watched), Some(Supervision::Patrol)]),
        official_draws: draw.one_in(2),
        time: draw.maybe(|draw| draw.of(&["10+5", "1", "600"])).and_then(|text| text.parse().ok()),
        limits: if draw.one_in(2) { high } else { BTreeMap::new() },
        adjournable: draw.one_in(2),
        players: if inclusive.is_some() { Sides::from_fn(|_| player(draw)) } else { Sides::default() },
        inclusive,
        start: if draw.one_in(4) { Some(draw.of(&starts).to_owned()) } else { None },
        ..Arrangements::default()
    }
}

/// Whether an event ends the game.
fn ends(event: &Happening) -> bool {
    matches!(event, Happening::Took { effect: Effect::End { .. }, .. })
}

/// Whether an event does something with the clock.
fn is_of_clock(event: &Happening) -> bool {
    use Effect::{Add, Deduct, PlaceClock, ResetClock, SetClock, StartClock, StopClock};
    let Happening::Took { effect, .. } = event else { return false };
    matches!(
        effect,
        Add { .. } | Deduct { .. } | PlaceClock { .. } | ResetClock | SetClock { .. } | StartClock { .. } | StopClock
    )
}

/// A wrong move that the desk saw being made.
fn wrong_move<'a>(entry: &Entry, event: &'a Happening) -> Option<&'a Matter> {
    let Happening::Noted { matter } = event else { return None };
    let Incident::Move(OfMove::UnboundMove { .. } | OfMove::IllegalMove { .. } | OfMove::ExtraMove { .. }) =
        matter.incident
    else {
        return None;
    };
    matches!(entry.act, Act::Move { .. } | Act::Release | Act::Press { .. }).then_some(matter)
}

/// Whether an official who knows no more than the desk would find nothing in a matter that is open.
fn is_found_nothing(desk: &Desk, matter: &Matter) -> bool {
    let (law, scene) = (desk.law(), desk.scene());
    let open = scene.matter(matter.id).is_some_and(|matter| matter.standing.is_open());
    open && law.remedies(scene, matter, &Facts::default()).is_ok_and(|remedy| remedy.effects == [Effect::PlayOn])
}

/// Whether something may be awaited once the game is over: signatures, what stands in their place, what is to be put right
/// after the game, and a ruling to be ratified.
fn after_the_game(awaited: &Awaited) -> bool {
    use Awaiting::{Correction, Owed, Ratification, Signature};
    matches!(awaited.what, Signature | Owed(_) | Correction(_) | Ratification(_))
}

/// Whether an event may change a result that is there: what was entered is undone, or a ruling says what it is.
fn changes_result(event: &Happening) -> bool {
    let ruled = |effect: &Effect| matches!(effect, Effect::Settle { .. } | Effect::Amend { .. });
    matches!(event, Happening::Undone { .. }) || matches!(event, Happening::Took { effect, .. } if ruled(effect))
}

fn same_result(before: Option<&books::desk::Result>, after: Option<&books::desk::Result>) -> bool {
    match (before, after) {
        (Some(before), Some(after)) => {
            (before.verdict, before.ply, before.at, before.by) == (after.verdict, after.ply, after.at, after.by)
        }
        (Some(_), None) => false,
        (None, _) => true,
    }
}

/// The laws of all books with a desk.
fn laws() -> Vec<&'static dyn DeskLaw> {
    REGISTRY.iter().filter_map(|entry| entry.desk).collect()
}

/// A game under a law, begun.
fn begun(law: &'static dyn DeskLaw, draw: &mut Draw) -> Desk {
    let mut settled = arrangements(draw);
    settled.start = settled.start.filter(|fen| law.play().read_board(fen).is_ok());
    let mut desk = Desk::open(law, settled, Instant::new(0)).expect("the start can be read");
    let _ = desk.take(&Entry::new(Instant::new(0), Actor::Chief, Act::Start));
    desk
}

/// Whether the chief can close a matter by some ruling, at once or after those that come before it. While a side has to
/// choose, that comes first.
fn can_be_closed(desk: &Desk, id: MatterId, after: usize) -> bool {
    let Some(matter) = desk.scene().matter(id).filter(|_| after > 0) else { return false };
    told::tellings(desk, matter).into_iter().any(|facts| {
        let act = Act::Rule { matter: Some(id), facts };
        let entry = Entry { licence: Some(Licence::Senior), ..Entry::new(desk.scene().now, Actor::Chief, act) };
        match desk.decide(&entry) {
            Ok(_) => true,
            Err(Refusal { why: WhyNot::ChoiceOpen, .. }) => desk.scene().choice.is_some(),
            Err(Refusal { why: WhyNot::ComesAfter(other), .. }) => can_be_closed(desk, other, after - 1),
            Err(_) => false,
        }
    })
}

/// What the chief is answered who tries to close a matter: by each ruling, and with the matters that come before it.
fn refusals(desk: &Desk, id: MatterId, after: usize) -> String {
    let Some(matter) = desk.scene().matter(id).filter(|_| after > 0) else { return String::new() };
    let answer = |facts| {
        let entry = Entry::new(desk.scene().now, Actor::Chief, Act::Rule { matter: Some(id), facts });
        let why = desk.decide(&entry).err().map(|refusal| refusal.why);
        let other =
            if let Some(WhyNot::ComesAfter(other)) = why { refusals(desk, other, after - 1) } else { String::new() };
        format!("{why:?} {other}")
    };
    let answers: BTreeSet<String> = told::tellings(desk, matter).into_iter().map(answer).collect();
    format!("{matter:?} is answered {answers:?}")
}

/// Whether the side that has to choose can, if one has to while the game is played.
fn can_be_chosen(desk: &Desk) -> bool {
    let scene = desk.scene();
    let played = matches!(scene.phase, Phase::Running) && scene.unwatched.is_none();
    let Some((_, side, choice)) = scene.choice.as_ref().filter(|(_, side, _)| played && !scene.disqualified[*side])
    else {
        return true;
    };
    let choices: Vec<(Option<Square>, Option<Step>)> = match choice {
        Choice::Man(squares) | Choice::Square { among: squares, .. } => {
            squares.iter().map(|square| (Some(*square), None)).collect()
        }
        Choice::Move(steps) | Choice::Extra(steps) => steps.iter().map(|step| (None, Some(*step))).collect(),
    };
    choices.into_iter().any(|(square, step)| {
        desk.decide(&Entry::new(scene.now, Actor::player(*side), Act::Choose { square, step })).is_ok()
    })
}

/// That a property holds, or how it does not.
type Checked = std::result::Result<(), TestCaseError>;

/// Whether a cycle or a limit that the position calls for waits twice.
fn waits_twice(desk: &Desk) -> bool {
    let of_position = |matter: &&Matter| {
        let found = matches!(matter.incident, Incident::Claim(OfClaim::Position { .. } | OfClaim::Cycle));
        found && matter.incident.is_of_all_moves() && matter.standing.is_open()
    };
    let open: Vec<&Matter> = desk.scene().matters.iter().filter(of_position).collect();
    let same = |one: &Matter, other: &Matter| one.incident == other.incident && one.side == other.side;
    open.iter().enumerate().any(|(index, one)| open[..index].iter().any(|other| same(one, other)))
}

/// Whether something is noted of which nothing comes once a game is over.
fn is_of_play(event: &Happening) -> bool {
    matches!(event, Happening::Noted { matter } if matter.incident.ends_with_game())
}

/// Looks whether a ruling on a matter turns on no fact that the law does not ask for.
fn turns_on_what_is_asked(desk: &Desk, matter: &Matter) -> Checked {
    let unasked = told::undeclared(desk, matter);
    prop_assert!(unasked.is_empty(), "{unasked:?} change a ruling of {:?} on {matter:?} unasked", desk.law());
    Ok(())
}

/// Takes a drawn entry, and looks whether the desk keeps the thread.
fn take(desk: &mut Desk, entry: &Entry) -> Checked {
    if let Some((matter, _)) = told::ruled_on(desk, entry) {
        turns_on_what_is_asked(desk, matter)?;
    }
    let before = desk.scene().clone();
    let logged = desk.log().len();
    let decided = desk.decide(entry);
    prop_assert_eq!(&decided, &desk.decide(entry), "{:?} is decided twice", entry);
    prop_assert_eq!(desk.scene(), &before, "deciding changes nothing");
    let ahead = desk.outlook(entry).ok().map(|outlook| outlook.scene);
    let taken = desk.take(entry).map(<[_]>::to_vec);
    prop_assert_eq!(&taken, &decided);
    if let Ok(events) = taken {
        prop_assert_eq!(Some(desk.scene()), ahead.as_ref(), "{:?} is taken otherwise than it was decided", entry);
        let changed = events.iter().any(|logged| changes_result(&logged.event));
        prop_assert!(changed || same_result(before.result(), desk.scene().result()), "{entry:?}");
        prop_assert!(before.result().is_none() || !events.iter().any(|logged| ends(&logged.event)), "{entry:?}");
        let stays_over = before.result().is_some() && desk.scene().result().is_some();
        prop_assert!(!stays_over || !events.iter().any(|logged| is_of_play(&logged.event)), "{entry:?} comes too late");
        if before.result().is_none() && desk.scene().result().is_some() {
            over(desk, entry)?;
        }
        let timeless = before.clock.is_none() && desk.scene().clock.is_none();
        prop_assert!(!timeless || !events.iter().any(|logged| is_of_clock(&logged.event)), "{entry:?}: no clock");
        let undisturbed = before.line.board(before.line.len()) == Some(before.line.now());
        for matter in events.iter().filter(|_| undisturbed).filter_map(|logged| wrong_move(entry, &logged.event)) {
            prop_assert!(!is_found_nothing(desk, matter), "{:?}: {matter:?} is nothing, {entry:?}", desk.law());
        }
        prop_assert!(can_be_chosen(desk), "{entry:?} leaves a choice that cannot be made: {:?}", desk.scene().choice);
        prop_assert!(!waits_twice(desk), "{entry:?} leaves {:?}", desk.view().matters);
    } else {
        prop_assert_eq!(desk.scene(), &before, "{:?}", entry);
        prop_assert_eq!(desk.log().len(), logged);
    }
    let _ = desk.view();
    Ok(())
}

/// Looks whether nothing waits after a game but what the book asks for then.
fn over(desk: &Desk, entry: &Entry) -> Checked {
    let (law, scene) = (desk.law(), desk.scene());
    let left: Vec<Matter> = desk.view().matters.into_iter().filter(|matter| !law.outlives(scene, matter)).collect();
    prop_assert!(left.is_empty(), "{entry:?} leaves {left:?}");
    let outlived = |id: &MatterId| scene.matter(*id).is_some_and(|matter| law.outlives(scene, matter));
    let may_wait = |awaited: &Awaited| match &awaited.what {
        Awaiting::Ruling(id) => outlived(id),
        _ => after_the_game(awaited),
    };
    prop_assert!(desk.awaits().iter().all(may_wait), "{entry:?} leaves {:?}", desk.awaits());
    Ok(())
}

/// Looks whether every open matter can be closed, by the facts on which it turns, and whether the log tells the game.
fn can_be_told(desk: &Desk) -> Checked {
    for matter in desk.scene().matters.iter().filter(|matter| matter.standing.is_open()) {
        turns_on_what_is_asked(desk, matter)?;
    }
    for matter in desk.scene().matters.iter().filter(|matter| desk.law().is_ripe(matter)) {
        let (id, all) = (matter.id, desk.scene().matters.len());
        prop_assert!(can_be_closed(desk, id, all), "{:?}: nobody can close: {}", desk.law(), refusals(desk, id, 4));
    }
    let text: Vec<String> =
        desk.log().iter().map(|logged| serde_json::to_string(logged).expect("a line can be written")).collect();
    let read: Vec<arbiter::Logged> =
        text.iter().map(|line| serde_json::from_str(line).expect("what was written can be read")).collect();
    prop_assert_eq!(&read, desk.log());
    let replayed = Desk::replay(desk.law(), &read).expect("the log begins with its opening");
    prop_assert_eq!(replayed.scene(), desk.scene());
    Ok(())
}

/// From where scripts are drawn, unless the environment says otherwise.
fn seed() -> RngSeed {
    match ProptestConfig::default().rng_seed {
        RngSeed::Random => RngSeed::Fixed(1),
        said @ RngSeed::Fixed(_) => said,
    }
}

/// How many scripts are drawn, unless the environment says otherwise.
fn scripts() -> u32 {
    let said = std::env::var_os("PROPTEST_CASES").is_some();
    if said { ProptestConfig::default().cases } else { 24 }
}

proptest! {
    // The same scripts each time; `PROPTEST_RNG_SEED` draws others, `PROPTEST_CASES` as many as it says.
    #![proptest_config(ProptestConfig { cases: scripts(), rng_seed: seed(), ..ProptestConfig::default() })]

    #[test]
    fn the_desk_keeps_the_thread_under_every_book(
        opening in any::<u64>(),
        numbers in prop::collection::vec(any::<u64>(), 50..250),
    ) {
        for law in laws() {
            let mut desk = begun(law, &mut Draw(opening));
            for number in &numbers {
                let entry = Draw(*number).entry(&desk);
                take(&mut desk, &entry)?;
            }
            can_be_told(&desk)?;
        }
    }
}
