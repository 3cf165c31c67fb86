//! What was done at a desk: an act, read once.

use contest::{Actor, Side};

use super::act::Act;
use super::board::{Man, Step, Stood};
use super::incident::{Incident, OfBoard, OfTouch};
use super::law::DeskLaw;
use super::line::Execution;
use super::play::Play;
use super::reading::{Misreading, Unreadable};
use super::scene::Scene;

/// A man carried over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The move that counts.
    pub step: Step,
    /// How it was carried out.
    pub execution: Execution,
    /// Whether the hand is still on the man.
    pub held: bool,
    /// Whether the move is made, with nothing of it to come.
    pub complete: bool,
}

/// What somebody did or said at a desk: the act, and the moves it speaks of, read once against what stands on the board. The
/// desk and the law go by the moves, never by their text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed<'a> {
    /// The act.
    pub act: &'a Act,
    /// What was done with a man: a move that a player makes, begins or completes.
    pub carried: Option<Carried>,
    /// The move that words or a paper name, legal or not: the one repeated on a player's own board, or the sealed one.
    pub named: Option<Step>,
}

impl<'a> Deed<'a> {
    /// Reads what an act says.
    ///
    /// # Errors
    ///
    /// The text of a move that was made names none. A sealed move that cannot be read is no error: what it is worth shows
    /// when the paper is opened.
    pub fn read(law: &dyn DeskLaw, scene: &Scene, by: Actor, act: &'a Act) -> Result<Self, Unreadable> {
        let (line, play) = (&scene.line, law.play());
        let mut deed = Self::without_men(act);
        match (act, by.side()) {
            (Act::Move { text, .. }, Some(side)) => {
                deed.carried = carried(law, scene, play.read(line, side, text)?, act);
            }
            (Act::Release, _) => deed.carried = scene.turn.held.clone().map(released),
            (Act::Slide { from, to, .. }, _) if from != to => deed.carried = Some(slid(Step::new(*from, *to))),
            (Act::Repeat { made: Some(text), .. }, Some(side)) => {
                let before = line.until(line.len().saturating_sub(1));
                deed.named = Some(play.read(&before, !side, text)?);
            }
            (Act::Seal { slip }, _) => {
                deed.named = slip.text.as_deref().and_then(|text| play.read(line, line.turn(), text).ok());
            }
            (Act::Raise { incident: Some(Incident::Board(OfBoard::MissingMen { men })), .. }, _) => {
                men.iter().try_for_each(|stood| is_of_game(play, *stood))?;
            }
            (Act::Raise { incident: Some(Incident::Touch(OfTouch::NamedTouch { men, .. })), .. }, _) => {
                men.iter().try_for_each(|man| is_man(play, *man))?;
            }
            _ => {}
        }
        Ok(deed)
    }

    /// What is done without carrying a man or naming a move.
    pub fn without_men(act: &'a Act) -> Self {
        Self { act, carried: None, named: None }
    }

    /// The move that the deed completes, and how.
    pub fn completes(&self) -> Option<(Step, &Execution)> {
        let carried = self.carried.as_ref().filter(|carried| carried.complete)?;
        Some((carried.step, &carried.execution))
    }

    /// The move that the deed of this side completes, and how.
    pub fn completed_by(&self, by: Actor) -> Option<(Side, Step, &Execution)> {
        let (step, execution) = self.completes()?;
        Some((by.side()?, step, execution))
    }
}

/// Whether a man on a square is one of this game.
fn is_of_game(play: &dyn Play, stood: Stood) -> Result<(), Unreadable> {
    let why = match (play.has_man(stood.man), play.has_square(stood.square)) {
        (false, _) => Misreading::Man,
        (_, false) => Misreading::Square,
        _ => return Ok(()),
    };
    Err(Unreadable::new(&stood.to_string(), why))
}

/// Whether a man is one of this game.
fn is_man(play: &dyn Play, man: Man) -> Result<(), Unreadable> {
    if play.has_man(man) { Ok(()) } else { Err(Unreadable::new(&man.to_string(), Misreading::Man)) }
}

/// A move as it was carried out.
fn carried(law: &dyn DeskLaw, scene: &Scene, step: Step, act: &Act) -> Option<Carried> {
    let Act::Move { hand, left_on, between, also, held, part, upturned, .. } = act else { return None };
    let execution = Execution {
        hand: *hand,
        left_on: *left_on,
        between: between.clone(),
        also: also.clone(),
        part: *part,
        upturned: *upturned,
        pushed: false,
    };
    let complete = !(*held || *part) || law.completes(scene, &execution);
    Some(Carried { step: law.counts_as(step, &execution), execution, held: *held, complete })
}

/// A move that was begun, once the hand leaves the man.
fn released((step, execution): (Step, Execution)) -> Carried {
    Carried { step, execution: Execution { part: false, ..execution }, held: false, complete: true }
}

/// A man slid to another square.
fn slid(step: Step) -> Carried {
    let execution = Execution { pushed: true, ..Execution::default() };
    Carried { step, execution, held: false, complete: true }
}
