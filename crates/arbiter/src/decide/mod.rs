//! What comes of an entry.

mod adjourn;
mod board;
mod clock;
mod closing;
mod fitting;
mod found;
mod half;
mod matters;
mod records;
mod spoken;
mod words;

use books::desk::{
    Act, Actor, Deed, DeskLaw, Effect, Equipment, Finding, Incident, Matter, MatterId, OfBoard, OwnOrder, Phase,
    Refusal, Remedy, Sanction, Scene, Standing, WhyNot,
};
use books::{Article, Grounded};
use contest::Side;

pub use board::took;
pub use fitting::remedied;

use crate::entry::Entry;
use crate::happening::Happening;

/// An event that is to happen, and the articles it rests on.
pub type Decided = (Happening, Vec<Article>);

/// What comes of an entry, in a scene that stands at its time: events, or a refusal. If the other side goes on after a press
/// with a move that was half made, that move was made as it stands.
///
/// # Errors
///
/// Why it is not done, and the articles that say so.
pub fn decide(law: &dyn DeskLaw, scene: &Scene, entry: &Entry) -> Result<Vec<Decided>, Refusal> {
    let Some((made, after)) = half::stands(scene, entry) else { return decide_now(law, scene, entry) };
    let decided = decide_now(law, &after, entry)?;
    Ok(std::iter::once((made, Vec::new())).chain(decided).collect())
}

fn decide_now(law: &dyn DeskLaw, scene: &Scene, entry: &Entry) -> Result<Vec<Decided>, Refusal> {
    in_phase(law, scene, &entry.act)?;
    match law.acts_for(scene, entry.by, &entry.act)? {
        None => decide_own(law, scene, entry, Vec::new()),
        Some(Grounded { what: side, under }) => {
            decide_own(law, scene, &Entry { by: Actor::player(side), ..entry.clone() }, under)
        }
    }
}

/// What comes of an entry by whom it is, with the articles by which somebody else acts for them.
fn decide_own(law: &dyn DeskLaw, scene: &Scene, entry: &Entry, helped: Vec<Article>) -> Result<Vec<Decided>, Refusal> {
    may_play(law, scene, entry)?;
    let deed = Deed::read(law, scene, entry.by, &entry.act).map_err(|error| refuse(WhyNot::Unreadable(error)))?;
    let under = [allowed(law, scene, entry, &deed)?, helped].concat();
    let desk = Deciding { law, scene, entry, deed: &deed, under };
    let mut decided = desk.outcome()?;
    for Remedy { under, effects } in law.follows(scene, entry.by, &deed) {
        decided.extend(desk.effects(effects, &under, None));
    }
    for finding in law.notices(scene, entry.by, &deed) {
        if scene.result().is_some() && finding.incident.ends_with_game() {
            return Err(desk.over(&finding.incident));
        }
        if desk.is_touched_again(&finding) {
            continue;
        }
        let id = desk.next_id(&decided);
        let moved = decided.iter().any(|(event, _)| matches!(event, Happening::Moved { .. }));
        decided.push(desk.note(finding, id, moved));
    }
    let ends = |(event, _): &Decided| matches!(event, Happening::Took { effect: Effect::End { .. }, .. });
    if scene.result().is_some() && decided.iter().any(ends) { Err(refuse(WhyNot::Over)) } else { Ok(decided) }
}

/// What a deed rests on. What is noted can be raised by its subject, too, though nobody else could bring it up.
fn allowed(law: &dyn DeskLaw, scene: &Scene, entry: &Entry, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    let Act::Raise { matter: None, incident: Some(incident), against, seen } = deed.act else {
        return law.allows(scene, entry.by, deed);
    };
    law.allows(scene, entry.by, deed).or_else(|refusal| {
        let noted = |matter: &&Matter| {
            let named = matter.incident == *incident && (against.is_none() || matter.side == *against);
            named && matter.standing == Standing::Latent
        };
        let noted = scene.matters.iter().find(noted).ok_or(refusal)?;
        let act = Act::Raise { matter: Some(noted.id), incident: None, against: None, seen: *seen };
        law.allows(scene, entry.by, &Deed::without_men(&act))
    })
}

/// A refusal by the desk's own order.
fn refuse(why: WhyNot) -> Refusal {
    Refusal::new(why, Vec::new())
}

/// Whether an act belongs to the stage the game is in.
fn in_phase(law: &dyn DeskLaw, scene: &Scene, act: &Act) -> Result<(), Refusal> {
    use Act::{
        Affirm, Arrive, Ask, Assist, Corrected, Equipment, Find, Inspect, Note, PlaceClock, Raise, Ratify, Refuse,
        Replace, Report, Resign, Resume, Rule, Sanction, Seal, Seat, SetClock, SetResumption, Sign, Start, Undo, Write,
    };
    let always = matches!(act, Undo { .. } | Note { .. } | Raise { .. } | Rule { .. } | Ratify { .. } | Ask { .. });
    let away =
        matches!(act, Find { .. } | Resign | Report { .. } | Sanction { .. } | Equipment { .. } | Replace { .. });
    let why = match (&scene.phase, act) {
        _ if always => return Ok(()),
        (Phase::Running, _) if scene.unwatched.is_some() && !away => WhyNot::Unwatched,
        (
            Phase::Waiting,
            Equipment { .. }
            | Find { .. }
            | Replace { .. }
            | Arrive
            | Seat
            | Start
            | Resign
            | Report { .. }
            | Sanction { .. }
            | SetClock { .. }
            | PlaceClock { .. }
            | Assist { .. },
        ) => {
            return Ok(());
        }
        (Phase::Waiting, _) => WhyNot::NotStarted,
        (Phase::Running, Start | Seat) => WhyNot::Started,
        (Phase::Running, Sign | Affirm) => WhyNot::NotOver,
        (Phase::Running, _) => return Ok(()),
        (Phase::Adjourned(_), Seal { .. } | SetResumption { .. } | Resume | Resign | Arrive | Sanction { .. }) => {
            return Ok(());
        }
        (Phase::Adjourned(_), _) => {
            return Err(Refusal::new(WhyNot::Adjourned, law.backs(scene, OwnOrder::BrokenOff(act))));
        }
        (
            Phase::Over(_),
            Affirm | Sign | Report { .. } | Corrected { .. } | Inspect { .. } | Write { .. } | Refuse { .. },
        ) => {
            return Ok(());
        }
        (Phase::Over(_), Sanction { .. }) => return Ok(()),
        (Phase::Over(_), _) => WhyNot::Over,
    };
    Err(refuse(why))
}

/// A player who was put out of the event plays no more, whoever acts for the player.
fn may_play(law: &dyn DeskLaw, scene: &Scene, entry: &Entry) -> Result<(), Refusal> {
    use Act::{Accept, Adjust, Choose, Claim, Move, Offer, Press, Release, Repeat, Say, Seal, Slide, Touch};
    let plays = matches!(
        entry.act,
        Accept
            | Adjust { .. }
            | Choose { .. }
            | Claim { .. }
            | Move { .. }
            | Offer { .. }
            | Press { .. }
            | Release
            | Repeat { .. }
            | Say { .. }
            | Seal { .. }
            | Slide { .. }
            | Touch { .. }
    );
    match entry.by.side() {
        Some(side) if plays && scene.disqualified[side] => {
            Err(Refusal::new(WhyNot::Disqualified, law.backs(scene, OwnOrder::Barred)))
        }
        _ => Ok(()),
    }
}

/// An entry being decided.
struct Deciding<'a> {
    law: &'a dyn DeskLaw,
    scene: &'a Scene,
    entry: &'a Entry,
    /// What was done, read once.
    deed: &'a Deed<'a>,
    /// The articles on which the act rests.
    under: Vec<Article>,
}

impl Deciding<'_> {
    /// What happens, without what the rules take notice of.
    fn outcome(&self) -> Result<Vec<Decided>, Refusal> {
        match &self.entry.act {
            Act::Equipment { item, accepted } => Ok(self.equipment(item, *accepted)),
            Act::Replace { item } => Ok(self.replace(item)),
            Act::Find { fen, number, left, stopped } => self.find_board(fen, *number, *left, *stopped),
            Act::Sheet { moves, start, times } => self.lay(moves, start.as_deref(), *times),
            Act::Leave => self.leave(),
            Act::Arrive => self.side().map(|side| self.one(Happening::Arrived { side })),
            Act::Seat => self.official().map(|()| self.one(Happening::Seated)),
            Act::Start => Ok(self.one(Happening::Started { since: None })),
            Act::Touch { squares, order } => self.touch(squares, *order),
            Act::Adjust { .. } => self.side().map(|side| self.one(Happening::Adjusting { side })),
            Act::Excuse { squares } => self.excuse(squares),
            Act::Move { .. } => self.carry_out(),
            Act::Release => self.release(),
            Act::Slide { from, .. } => self.slide(*from),
            Act::Say { words, corrects } => self.say(words, *corrects),
            Act::Repeat { words, .. } => self.repeat(words),
            Act::Card { card, way } => self.card(*card, *way),
            Act::Affirm => self.affirm(),
            Act::Displace { shifts, off, .. } => self.displace(shifts, off),
            Act::Press { hand } => self.press(*hand),
            Act::StopClock => self.clock_event(Happening::ClockStopped),
            Act::StartClock { side } => self.clock_event(Happening::ClockStarted { side: *side }),
            Act::SetClock { left } => self.clock_event(Happening::ClockSet { left: *left }),
            Act::Write { ply, text } => self.write(*ply, text),
            Act::Inspect { side } => self.inspect(*side),
            Act::Corrected { side, what } => self.corrected(*side, what),
            Act::Resign | Act::Refuse { .. } | Act::Borrow => self.side().map(|_| Vec::new()),
            Act::Claim { claim } => self.claim(claim),
            Act::Offer { .. } => self.offer(),
            Act::Accept => self.accept(),
            Act::Decline => self.decline(),
            Act::WithdrawOffer => self.withdraw_offer(),
            Act::Ask { question } => self.ask(*question),
            Act::Raise { matter, incident, against, .. } => self.raise(*matter, incident.as_ref(), *against),
            Act::Choose { square, step } => self.choose(*square, *step),
            Act::Rule { matter, facts } => self.rule(*matter, facts),
            Act::Ratify { matter } => self.ratify(*matter),
            Act::Sanction { against, sanction, .. } => Ok(self.sanction(*against, sanction)),
            Act::Adjourn { .. } => Ok(self.one(Happening::Adjourned)),
            Act::Seal { slip } => self.seal(slip),
            Act::SetResumption { when, place } => Ok(self.set_resumption(*when, place.as_deref())),
            Act::Resume => Ok(self.resume()),
            Act::Sign => self.sign(),
            Act::Report { outcome, reason } => self.report(*outcome, *reason),
            Act::Undo { from, why } => self.undo(*from, why),
            Act::Assist { .. } | Act::PlaceClock { .. } => self.official().map(|()| Vec::new()),
            Act::Note { text } => {
                Ok(self.one(Happening::Remarked { text: text.clone(), disputed: self.entry.disputed }))
            }
        }
    }

    fn equipment(&self, item: &Equipment, accepted: bool) -> Vec<Decided> {
        self.one(Happening::EquipmentNoted { item: item.clone(), accepted })
    }

    /// Equipment is replaced: what waits for a ruling on it has nothing to wait for.
    fn replace(&self, item: &Equipment) -> Vec<Decided> {
        let of_item = |matter: &&Matter| {
            let incident = &matter.incident;
            let of = matches!(incident, Incident::Board(OfBoard::Equipment { item: of, .. }) if of == item);
            of && matter.standing.is_open()
        };
        let lapsed = self.scene.matters.iter().filter(of_item).map(|matter| Happening::Lapsed { matter: matter.id });
        let events = std::iter::once(Happening::Replaced { item: item.clone() }).chain(lapsed);
        events.map(|event| (event, self.under.clone())).collect()
    }

    fn one(&self, event: Happening) -> Vec<Decided> {
        vec![(event, self.under.clone())]
    }

    fn sanction(&self, against: Side, sanction: &Sanction) -> Vec<Decided> {
        self.effects(self.law.penalises(self.scene, against, sanction), &self.under, None)
    }

    /// Nothing comes of this any more, since the game is over.
    fn over(&self, incident: &Incident) -> Refusal {
        Refusal::new(WhyNot::Over, self.law.backs(self.scene, OwnOrder::Ended(incident)))
    }

    /// Only an official does this.
    fn official(&self) -> Result<(), Refusal> {
        self.entry.by.grade().map(drop).ok_or_else(|| refuse(WhyNot::NotYours))
    }

    /// The side of the player who acts.
    fn side(&self) -> Result<Side, Refusal> {
        self.entry.by.side().ok_or_else(|| refuse(WhyNot::NotYours))
    }

    /// Whether something is a touch that was noted in this turn and waits to be dealt with: the same touch again is no other.
    fn is_touched_again(&self, finding: &Finding) -> bool {
        let noted = |matter: &Matter| {
            let same = matter.incident == finding.incident && matter.side == finding.side;
            same && matter.turn == self.scene.turn.number && matter.standing.is_open()
        };
        matches!(finding.incident, Incident::Touch(_)) && self.scene.matters.iter().any(noted)
    }

    /// The number of the next matter, after those noted already.
    fn next_id(&self, decided: &[Decided]) -> MatterId {
        let noted = decided.iter().filter(|(event, _)| matches!(event, Happening::Noted { .. })).count();
        MatterId::after(self.scene.matters.len() + noted)
    }

    /// The turn to which a matter belongs, if it is not the one being played: that of the move it is about, or that after
    /// which the clock is pressed.
    fn turn_of(&self, incident: &Incident) -> Option<u32> {
        let line = &self.scene.line;
        let pressed_after = match (&self.entry.act, self.entry.by.side()) {
            (Act::Press { .. }, Some(side)) if side != self.scene.to_move() => line.ply(line.len()),
            _ => None,
        };
        incident.ply().and_then(|ply| line.ply(ply)).or(pressed_after).map(|ply| ply.turn)
    }

    /// Notes what the rules took notice of in this entry. What a player says aloud is raised by it.
    fn note(&self, finding: Finding, id: MatterId, moved: bool) -> Decided {
        let spoken = matches!(
            self.entry.act,
            Act::Resign
                | Act::Claim { .. }
                | Act::Refuse { .. }
                | Act::Accept
                | Act::Card { .. }
                | Act::Raise { .. }
                | Act::Report { .. }
                | Act::Equipment { .. }
        );
        let found = self.entry.by.grade().is_some();
        let matter = Matter {
            id,
            side: finding.side,
            ply: self.scene.line.len() + usize::from(moved),
            turn: self.turn_of(&finding.incident).unwrap_or(self.scene.turn.number),
            at: self.entry.at,
            left: self.scene.times(),
            raised_by: (spoken || found).then_some(self.entry.by),
            standing: if spoken || found { Standing::Raised } else { Standing::Latent },
            ruled: None,
            done: Vec::new(),
            incident: finding.incident,
        };
        (Happening::Noted { matter: Box::new(matter) }, finding.under)
    }
}
