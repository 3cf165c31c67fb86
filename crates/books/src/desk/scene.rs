//! One game at a desk, as a rulebook sees it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use clock::{Clock, Instant, Millis};
use contest::{Actor, Outcome, Side, Sides, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::arrangements::Arrangements;
use super::board::{Board, Square, Step};
use super::call::Call;
use super::effect::{Choice, Correction, Perpetual};
use super::incident::{Incident, OfBoard};
use super::law::Finding;
use super::ledger::Foul;
use super::line::{Execution, Hand, Line};
use super::matter::{Equipment, Matter, MatterId};
use super::slip::Slip;
use super::touch::Touch;
use crate::Article;

/// The stage a game is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The round has not begun.
    Waiting,
    /// It is being played.
    Running,
    /// It is broken off.
    Adjourned(Adjournment),
    /// It is over.
    Over(Result),
}

/// A game broken off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Adjournment {
    /// The paper with the sealed move, once it is handed over.
    pub slip: Option<Slip>,
    /// The move it names, legal or not, if it can be read.
    pub step: Option<Step>,
    /// When the game is to be resumed, once that is announced.
    pub resumes: Option<Instant>,
}

/// The resumption of a game that was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resumption {
    /// When it was to be.
    pub when: Instant,
    /// When each player came for it.
    pub back: Sides<Option<Instant>>,
}

/// The result of a game, and how far it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// How it ended.
    pub verdict: Verdict,
    /// Under which articles.
    pub under: Vec<Article>,
    /// After how many plies.
    pub ply: usize,
    /// When.
    pub at: Instant,
    /// Whose ruling it is.
    pub by: Actor,
    /// The name of the official.
    pub name: Option<String>,
    /// Who has signed.
    pub signed: Sides<bool>,
    /// Whether an official has signed, too.
    pub countersigned: bool,
    /// Whether it stands.
    pub confirmed: bool,
}

/// What happened in the turn that is being played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turn {
    /// Its number, counted over the whole game; a turn that is played again after a move was taken back keeps its own.
    pub number: u32,
    /// The men the side to move has touched, those it announced to adjust apart.
    pub touches: Vec<Touch>,
    /// Whether the last of these touches is of the man being moved, which nobody entered.
    pub implied: bool,
    /// Whether the side to move is adjusting men.
    pub adjusting: bool,
    /// A move carried out with the hand still on the man.
    pub held: Option<(Step, Execution)>,
    /// What was said of the move before it was made.
    pub call: Option<Call>,
    /// Whether the side to move offers a draw with this move.
    pub offering: bool,
}

/// What a side is bound to in its turn now, or in its next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Bond {
    /// The man it must move.
    pub mover: Option<Square>,
    /// The man it must take.
    pub victim: Option<Square>,
    /// The square it must move to.
    pub to: Option<Square>,
}

/// A side's right to press the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Press {
    /// The hand that made the move after which the side has not pressed yet.
    pub due: Option<Hand>,
    /// When the side pressed for the first time, which proves that it has come.
    pub first: Option<Instant>,
}

/// How a side's draw offers stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Offer {
    /// It has made none, or may make one again.
    #[default]
    None,
    /// It waits for an answer.
    Open,
    /// It was refused, when the other side had so many men.
    Refused {
        /// How many.
        men: usize,
    },
}

/// A line on a record sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// What is written.
    pub text: String,
    /// When it was written.
    pub at: Instant,
}

/// A side's record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// What is written for each ply, from 1.
    pub lines: BTreeMap<usize, Recorded>,
    /// The plies that were found missing or illegible so far, in the order in which they were found.
    pub omitted: Vec<usize>,
}

/// A count of moves kept by an official.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfficialCount {
    /// After how many plies it began.
    pub since: usize,
    /// The side that asked for it.
    pub asked_by: Option<Side>,
}

/// A board that an official found in the middle of a game: what came before is not known, or known from a record sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Found {
    /// When.
    pub at: Instant,
    /// The number of the move to come, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// How many plies before the board as it was found are known from a record sheet.
    pub known: usize,
    /// Whether these are all from the first move.
    pub whole: bool,
}

/// A warning about a cycle that an official gave before leaving the board: it stands when the board is found again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WarnedBefore {
    /// The moves as they were known then, up to the position on which it was given last.
    pub line: Line,
    /// The plies of that line on which one was given.
    pub plies: Vec<usize>,
}

impl WarnedBefore {
    /// Whether what stands now is the position on which the warning was given.
    pub fn is_of(&self, board: &Board, turn: Side) -> bool {
        self.line.now() == board && self.line.turn() == turn
    }
}

/// One game at a desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// What was settled before.
    pub arrangements: Arrangements,
    /// The stage it is in.
    pub phase: Phase,
    /// The time of the last entry.
    pub now: Instant,
    /// When something was last noted.
    pub remarked: Option<Instant>,
    /// When the round began.
    pub started: Option<Instant>,
    /// Whether an official made sure that the players sit where they belong.
    pub seated: bool,
    /// When each player arrived.
    pub arrived: Sides<Option<Instant>>,
    /// Equipment that both accepted as it is.
    pub accepted: Vec<Equipment>,
    /// Equipment that has to be replaced.
    pub wanting: Vec<Equipment>,
    /// The moves as they were made, as far as they are known.
    pub line: Line,
    /// How the board was found, if nobody kept it from the first move.
    pub found: Option<Found>,
    /// Since when nobody keeps the board, if nobody does.
    pub unwatched: Option<Instant>,
    /// What stands on the sides' own boards, where each has one.
    pub boards: Option<Sides<Board>>,
    /// The turn that is being played.
    pub turn: Turn,
    /// How many turns were begun after the first, those taken back included.
    pub turns: u32,
    /// The men each side touched out of turn: touches of its next turn.
    pub early: Sides<Vec<Touch>>,
    /// What each side is bound to by a ruling.
    pub bonds: Sides<Option<Bond>>,
    /// The clock, if time is limited.
    pub clock: Option<Clock>,
    /// At whose right hand the clock stands, once that is settled.
    pub clock_right_of: Option<Side>,
    /// The right to press.
    pub presses: Sides<Press>,
    /// When moves were completed by the side's next one, with no press, so that the clock has not counted them.
    pub unpressed: Sides<Vec<Instant>>,
    /// The sealed move that must be played.
    pub sealed: Option<Step>,
    /// The resumption that was announced last.
    pub resumption: Option<Resumption>,
    /// Faults entered.
    pub fouls: Sides<Vec<Foul>>,
    /// All matters.
    pub matters: Vec<Matter>,
    /// The choice that is asked for, of which side, in which matter.
    pub choice: Option<(MatterId, Side, Choice)>,
    /// What has to be put right before play goes on.
    pub to_correct: Vec<(Side, Correction)>,
    /// What has to be put right after the game.
    pub to_correct_after: Vec<(Side, Correction)>,
    /// Draw offers.
    pub offers: Sides<Offer>,
    /// The plies on which a warning about a cycle was given.
    pub warned: Vec<usize>,
    /// The moves up to the last warning about a cycle that was given before the board was found again.
    pub warned_before: Option<WarnedBefore>,
    /// The play with which a side that was warned last must not go on.
    pub forbidden: Sides<Option<Perpetual>>,
    /// The count of moves that an official keeps.
    pub counting: Option<OfficialCount>,
    /// The ply at which watching ends in an official draw.
    pub observed_until: Option<usize>,
    /// The records.
    pub sheets: Sides<Sheet>,
    /// The results that the players reported.
    pub reports: Sides<Option<Outcome>>,
    /// Sides put out of the event.
    pub disqualified: Sides<bool>,
}

impl Scene {
    /// The matter with this number.
    pub fn matter(&self, id: MatterId) -> Option<&Matter> {
        self.matters.iter().find(|matter| matter.id == id)
    }

    /// Whether something that the rules take notice of waits to be dealt with already.
    pub fn has_open(&self, found: &Finding) -> bool {
        let same = |matter: &Matter| matter.incident == found.incident && matter.side == found.side;
        self.matters.iter().any(|matter| matter.standing.is_open() && same(matter))
    }

    /// Whether a matter is of what stands on the board now: it came up with it, or was ruled on since.
    pub fn is_of_now(&self, matter: &Matter) -> bool {
        let since = |ruled: Instant| self.line.plies().last().is_some_and(|last| last.at < ruled);
        let came_up = matter.ply == self.line.len() && matter.turn == self.turn.number;
        came_up || matter.ruled.is_some_and(since)
    }

    /// The game with the moves that had been made when a matter came up, as far as they stand: what was played since says nothing
    /// of it.
    pub fn as_of(&self, matter: &Matter) -> Cow<'_, Self> {
        if matter.ply >= self.line.len() {
            return Cow::Borrowed(self);
        }
        Cow::Owned(Self { line: self.line.until(matter.ply), ..self.clone() })
    }

    /// The time a side has left now, if time is limited.
    pub fn left(&self, side: Side) -> Option<Millis> {
        self.clock.as_ref().map(|clock| clock.left(side, self.now))
    }

    /// Whether a side has made an offer that was not answered, its turn over or not.
    pub fn has_offered(&self, side: Side) -> bool {
        self.offers[side] == Offer::Open || (self.turn.offering && side == self.to_move())
    }

    /// Whether a side's offer waits for an answer: its turn is over, or nobody knows whose turn it is.
    pub fn awaits_answer(&self, side: Side) -> bool {
        self.offers[side] == Offer::Open || (self.is_turn_unknown() && self.has_offered(side))
    }

    /// Whether it can be a side's turn, for all that is known.
    pub fn may_have_turn(&self, side: Side) -> bool {
        self.is_turn_unknown() || side == self.to_move()
    }

    /// Whether nobody knows whose turn it is: nobody kept the board, nor the clock beside it.
    pub fn is_turn_unknown(&self) -> bool {
        let pressed = || Side::BOTH.iter().any(|side| self.presses[*side].first.is_some());
        self.unwatched.is_some() || (self.is_unkept() && !pressed())
    }

    /// The times left now, if time is limited.
    pub fn times(&self) -> Option<Sides<Millis>> {
        self.clock.as_ref().map(|clock| Sides::from_fn(|side| clock.left(side, self.now)))
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<&Result> {
        match &self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }

    /// The paper with the sealed move, while the game is broken off.
    pub fn slip(&self) -> Option<&Slip> {
        match &self.phase {
            Phase::Adjourned(adjournment) => adjournment.slip.as_ref(),
            _ => None,
        }
    }

    /// The squares on which the sides' own boards differ from the game.
    pub fn differing(&self) -> Vec<Square> {
        let Some(boards) = &self.boards else { return Vec::new() };
        let now = self.line.now();
        let squares =
            Side::BOTH.into_iter().flat_map(|side| boards[side].men()).chain(now.men()).map(|(square, _)| square);
        let differs =
            |square: &Square| Side::BOTH.into_iter().any(|side| boards[side].get(*square) != now.get(*square));
        squares.filter(differs).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Whether a man was touched in this turn, or a matter of its touch is open.
    pub fn is_touched(&self, square: Square) -> bool {
        let touched = self.turn.touches.iter().any(|touch| touch.squares.contains(&square));
        let about = |matter: &Matter| matter.standing.is_open() && matter.incident.is_of_touch(square);
        touched || self.matters.iter().any(about)
    }

    /// Whether moves may have been made that nobody knows: the board was found, and no record sheet tells all of them.
    pub fn is_partly_known(&self) -> bool {
        self.unwatched.is_some() || self.found.is_some_and(|found| !found.whole)
    }

    /// Whether nothing is known of what stands: nobody watches any more, or officials patrol and nothing was entered yet.
    pub fn is_unkept(&self) -> bool {
        let none_touched =
            || self.turn.touches.is_empty() && Side::BOTH.iter().all(|side| self.early[*side].is_empty());
        let untouched = || none_touched() && self.line.board(0) == Some(self.line.now());
        let blank = self.line.is_empty() && self.found.is_none() && untouched();
        self.unwatched.is_some() || (blank && !self.arrangements.is_watched())
    }

    /// Whether nobody kept what is to be put right: the move, or the board on which men were disturbed, if nobody says which
    /// or none of them stood there when it was last seen.
    pub fn is_off_record(&self, incident: &Incident) -> bool {
        let strange = |shift: &Step| [shift.from, shift.to].iter().all(|at| self.line.now().get(*at).is_none());
        match incident {
            Incident::Board(OfBoard::Disturbance { shifts, .. }) => {
                self.is_unkept() && (shifts.is_empty() || shifts.iter().any(strange))
            }
            incident => self.is_unknown(incident),
        }
    }

    /// Whether a disturbance came before the board was found, as far as anybody knows, and nobody says which men were
    /// disturbed: what was found is what stands after it.
    pub fn is_found_disturbed(&self, incident: &Incident) -> bool {
        let untold = matches!(incident, Incident::Board(OfBoard::Disturbance { shifts, .. }) if shifts.is_empty());
        untold && !self.is_unkept() && self.found.is_some_and(|found| found.known == self.line.len())
    }

    /// Whether the players can have set right what an official is told of: nobody kept it, or what was found is what stands
    /// since.
    pub fn can_be_set_right(&self, incident: &Incident) -> bool {
        self.is_off_record(incident) || self.is_found_disturbed(incident)
    }

    /// Whether something is about a move that was made before anybody kept the board, and that no record sheet tells.
    pub fn is_unknown(&self, incident: &Incident) -> bool {
        let lacking = self.is_partly_known() || self.is_unkept();
        lacking && incident.ply().is_some_and(|ply| self.line.ply(ply).is_none())
    }

    /// By how many plies a matter goes that is about all of them, where not all are known.
    pub fn known_of(&self, incident: &Incident) -> Option<usize> {
        (self.is_partly_known() && incident.is_of_all_moves()).then(|| self.line.len())
    }

    /// Who is to move.
    pub fn to_move(&self) -> Side {
        self.line.turn()
    }
}
