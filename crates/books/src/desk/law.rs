//! What a rulebook says at the desk.

use std::fmt;

use clock::Millis;
use contest::{Actor, Grade, Side};

use ruling::Choice as Reading;

use super::act::Act;
use super::arrangements::Arrangements;
use super::authority::{Authority, AuthorityLine};
use super::board::{Square, Step};
use super::deed::Deed;
use super::effect::{Choice, Correction, Effect};
use super::facts::{Asks, Facts};
use super::incident::{Incident, OfClaim};
use super::ledger::{Counts, Foul};
use super::line::Execution;
use super::matter::{Claim, Matter, MatterId, Standing};
use super::owed::Owed;
use super::play::Play;
use super::refusal::{Refusal, WhyNot};
use super::sanction::Sanction;
use super::scene::Scene;
use super::touch::Binding;
use crate::{Article, Book, Grounded};

/// How a matter is dealt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// Under which articles.
    pub under: Vec<Article>,
    /// What is done, in this order.
    pub effects: Vec<Effect>,
}

/// Something that the rules take notice of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub incident: Incident,
    /// The side at fault, or the side that asks; none if it concerns both.
    pub side: Option<Side>,
    /// The articles it touches.
    pub under: Vec<Article>,
}

/// For which side somebody acts, and the articles that let them; none if for themselves.
pub type ActsFor = std::result::Result<Option<Grounded<Side>>, Refusal>;

/// Who may bring up a matter that lapses if it is not raised at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Raiser {
    /// Only the side it was done to.
    OtherSide,
    /// An official, too, without waiting for that side, under these articles.
    Official(Vec<Article>),
}

/// What the desk does of its own order, whatever the book; a book may have articles for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnOrder<'a> {
    /// A player who was put out of the event plays no more.
    Barred,
    /// Nobody undoes what an official of a higher grade entered.
    Outranked,
    /// An official of one grade does what one of a lower grade may.
    Inherited {
        /// The grade that is needed.
        needed: Grade,
        /// The grade of the official.
        by: Grade,
    },
    /// A side that plays on has refused an offer.
    SilentRefusal,
    /// Whoever moves a man has touched it.
    ImpliedTouch,
    /// A side must put this right before it plays on.
    CorrectFirst(&'a Correction),
    /// This is not done while a game is broken off.
    BrokenOff(&'a Act),
    /// A fault is entered against a side in a turn, and counted.
    Counted(Side, Foul),
    /// An official finds a board that nobody kept, lays a record sheet beside it, or leaves it.
    Found(&'a Act),
    /// A report against the board, an open matter or the other side's report is a dispute.
    Disputed,
    /// Nothing that comes up later changes how a game ended.
    Ended(&'a Incident),
}

/// How far a count of moves is that an official keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The moves.
    pub moves: u32,
    /// The checks among them of the side that asked for the count, where an official has to note these.
    pub checks: Option<u32>,
}

/// What a rulebook says at the desk.
pub trait DeskLaw: fmt::Debug + Sync {
    /// The book.
    fn book(&self) -> Book;

    /// The game it rules.
    fn play(&self) -> &dyn Play;

    /// What was settled before a game, with what the rules make of it; settling it again changes nothing.
    fn settles(&self, arrangements: Arrangements) -> Arrangements {
        arrangements
    }

    /// The side for which an assistant or an official carries out an act of a player, and the articles that let them;
    /// none if whoever acts does so for themselves.
    ///
    /// # Errors
    ///
    /// This actor may not do this for a player.
    fn acts_for(&self, _scene: &Scene, by: Actor, _act: &Act) -> ActsFor {
        if by.is_assistant() { Err(Refusal::new(WhyNot::NotYours, Vec::new())) } else { Ok(None) }
    }

    /// The side of whose move somebody speaks, and all words of it that stand once these are said; none if moves are not
    /// said in this game.
    fn says(&self, _scene: &Scene, _by: Actor, _words: &str, _corrects: bool) -> Option<(Side, String)> {
        None
    }

    /// Whether a game makes room for what only some games do: a card in place of words, a result confirmed by word of mouth.
    ///
    /// # Errors
    ///
    /// This game does not.
    fn makes_room(&self, _scene: &Scene, deed: &Deed) -> std::result::Result<(), Refusal> {
        match deed.act {
            Act::Card { .. } | Act::Affirm => Err(Refusal::new(WhyNot::NotAgreed, Vec::new())),
            _ => Ok(()),
        }
    }

    /// What the game waits for in place of the start, of the next move, or of a signature; nothing if the usual comes next.
    fn owes(&self, _scene: &Scene) -> Vec<Owed> {
        Vec::new()
    }

    /// The times left of a side that are called out, with the articles that say so.
    fn calls_out(&self, scene: &Scene, _side: Side) -> Vec<Grounded<Millis>> {
        scene.arrangements.reminders.iter().map(|left| Grounded::new(*left, Vec::new())).collect()
    }

    /// Whose time is told first to a side that asks, if the rules say so.
    fn told_first(&self, _scene: &Scene, _asker: Side) -> Option<Side> {
        None
    }

    /// What the side to move may play, given what it has touched and what it is bound to.
    fn binding(&self, scene: &Scene) -> Binding;

    /// The articles on which a deed rests, or why it is not allowed. What a player did with the men is never refused.
    ///
    /// # Errors
    ///
    /// The rules do not let this actor do this now.
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> std::result::Result<Vec<Article>, Refusal>;

    /// What the rules take notice of in a deed, before it is carried out.
    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding>;

    /// What the rules take notice of in the game as it stands: an ending on the board, a cycle, a fallen flag, too many
    /// faults; the first in the order in which they are looked at.
    fn finds(&self, scene: &Scene) -> Option<Finding>;

    /// Who may raise a matter that lapses if it is not raised at once, before the other side touches a man; none if it
    /// stays.
    fn lapses(&self, incident: &Incident) -> Option<Grounded<Raiser>>;

    /// Whether what is raised is what lapsed, by another name.
    fn is_same(&self, lapsed: &Incident, raised: &Incident) -> bool {
        self.lapses(raised).is_some() && lapsed.is_alike(raised)
    }

    /// Whether only the other side brings up a matter of this kind.
    fn is_left_to_side(&self, incident: &Incident) -> bool {
        self.lapses(incident).is_some_and(|lapse| lapse.what == Raiser::OtherSide)
    }

    /// Whether a matter waits for an official now, and not only for the side that may raise it.
    fn is_ripe(&self, matter: &Matter) -> bool {
        match matter.standing {
            Standing::Raised => true,
            Standing::Latent => self.lapses(&matter.incident).is_none(),
            _ => false,
        }
    }

    /// Whether a fault in how a move was carried out can be held against the move itself, so that the other side objects to it.
    fn is_objection(&self, incident: &Incident) -> bool {
        incident.is_of_move() && self.lapses(incident).is_some()
    }

    /// Whether a matter is an objection to the very move that brought about what another matter found on the board.
    fn objects(&self, matter: &Matter, finding: &Matter) -> bool {
        let found = matches!(finding.incident, Incident::Claim(OfClaim::Position { .. } | OfClaim::Cycle));
        let of_move = found && self.is_objection(&matter.incident);
        of_move && matter.standing.is_open() && matter.ply == finding.ply
    }

    /// The articles by which an official finds nothing in a matter.
    ///
    /// # Errors
    ///
    /// What the desk itself has seen cannot be found to be nothing, or the rules say what follows then.
    fn dismisses(&self, _scene: &Scene, _matter: &Matter) -> std::result::Result<Vec<Article>, Refusal> {
        Ok(Vec::new())
    }

    /// What a penalty or an order does to a game.
    fn penalises(&self, scene: &Scene, against: Side, sanction: &Sanction) -> Vec<Effect> {
        vec![sanction.effect(against, &scene.arrangements.players[against].name)]
    }

    /// The lowest grade of an official who begins a game.
    fn begins(&self, _scene: &Scene) -> Grade {
        Grade::Witness
    }

    /// What a deed brings about by itself, besides what it is.
    fn follows(&self, _scene: &Scene, _by: Actor, _deed: &Deed) -> Vec<Remedy> {
        Vec::new()
    }

    /// The move that counts, where the manner in which one was carried out makes another of it.
    fn counts_as(&self, step: Step, _execution: &Execution) -> Step {
        step
    }

    /// Whether the hand may still be on a man with which an act carries out a whole move.
    fn completes(&self, _scene: &Scene, _execution: &Execution) -> bool {
        false
    }

    /// Whether a side that touches a man in its turn has gone on: what it did not raise lapses, and an offer it did not
    /// answer is refused. Where it does not, only a move does that.
    fn touch_goes_on(&self, _scene: &Scene) -> bool {
        true
    }

    /// Whether words that the side to move says of its move name a man, so that it has gone on as by a touch.
    fn names_man(&self, _scene: &Scene, _words: &str) -> bool {
        false
    }

    /// Whether an offer may be answered as soon as it is made, and not only once the turn in which it was made is over.
    fn answers_at_once(&self) -> bool {
        false
    }

    /// Whether one side's report of a result that was ruled is enough, so that the other need not confirm it, too.
    fn reports_alone(&self, _scene: &Scene) -> bool {
        false
    }

    /// Whether a result that both sides wrote down stands, though the game ended otherwise.
    fn takes_both_words(&self) -> bool {
        false
    }

    /// Whether a result stands only once an official has signed it, too.
    fn is_countersigned(&self) -> bool {
        false
    }

    /// Whether a matter is ruled on as soon as it comes up, with no official's word.
    fn at_once(&self, scene: &Scene, matter: &Matter) -> bool;

    /// Where a matter comes in the order in which matters are decided, and the article that says so.
    fn order(&self, matter: &Matter) -> Grounded<u8>;

    /// Who may rule on a matter as these facts would have it, with the facts agreed or disputed.
    fn authority(&self, scene: &Scene, matter: &Matter, facts: &Facts, disputed: bool) -> Authority;

    /// The table of who may rule on what, line by line; nothing where the book has none.
    fn authorities(&self) -> &'static [AuthorityLine] {
        &[]
    }

    /// The open matter that a claim speaks of, if there is one.
    fn claims(&self, _scene: &Scene, _claim: &Claim) -> Option<MatterId> {
        None
    }

    /// That a matter is over once a move is made after which the game no longer calls for the same; none if it stays.
    fn passes(&self, _scene: &Scene, _incident: &Incident) -> Option<Grounded> {
        None
    }

    /// The count of moves that an official keeps, if one does.
    fn count(&self, _scene: &Scene) -> Option<Tally> {
        None
    }

    /// How a matter is dealt with, given what the official found out.
    ///
    /// # Errors
    ///
    /// The facts do not fit, or the rules do not let it be done.
    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> std::result::Result<Remedy, Refusal>;

    /// The facts that a ruling on a matter turns on: no other changes anything, and none that is told is left out.
    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks>;

    /// How the point that a ruling on a matter turns on is read, where the text leaves it open.
    fn reading(&self, _scene: &Scene, _matter: &Matter) -> Option<Reading> {
        None
    }

    /// What comes of a choice that a ruling left to a side.
    ///
    /// # Errors
    ///
    /// That was not among the choices.
    fn chosen(
        &self,
        _scene: &Scene,
        _matter: &Matter,
        _choice: &Choice,
        _square: Option<Square>,
        _step: Option<Step>,
    ) -> std::result::Result<Remedy, Refusal> {
        Err(Refusal::new(WhyNot::NoSuchChoice, Vec::new()))
    }

    /// What follows once a side has put something right, before the desk notes that it has.
    ///
    /// # Errors
    ///
    /// It is not right yet, or it is not the side's turn to put it right.
    fn corrected(&self, _scene: &Scene, _side: Side, _what: &Correction) -> std::result::Result<Remedy, Refusal> {
        Ok(Remedy { under: Vec::new(), effects: Vec::new() })
    }

    /// How many of the faults entered against a side count.
    fn counts(&self, fouls: &[Foul]) -> Counts {
        let mut counts = Counts::default();
        for foul in fouls {
            *counts.0.entry(foul.kind).or_default() += 1;
        }
        counts
    }

    /// How many faults of each kind lose a game, as far as the book says.
    fn losing(&self, _scene: &Scene) -> Counts {
        Counts::default()
    }

    /// The units by which a breach of conduct can be raised against a player, in the order of the text.
    fn breaches(&self) -> Vec<Article> {
        Vec::new()
    }

    /// Whether a matter that is open when a game ends is dealt with all the same.
    fn outlives(&self, _scene: &Scene, _matter: &Matter) -> bool {
        false
    }

    /// The articles behind something that the desk does of its own order, as far as the book has any.
    fn backs(&self, _scene: &Scene, _order: OwnOrder) -> Vec<Article> {
        Vec::new()
    }
}
