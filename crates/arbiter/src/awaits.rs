//! What a game waits for, and of whom.

use books::desk::{
    Actor, Correction, Due, Facts, Incident, Licence, Matter, MatterId, OfClaim, OfClock, OfConduct, OfResult, Offer,
    Outcome, Owed, Phase, Scene, Standing,
};
use contest::Side;
use schemars::JsonSchema;
use serde::Serialize;

use crate::desk::Desk;

/// Something that a game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Awaited {
    /// Of whom: a player, or an official of at least this grade.
    pub of: Actor,
    /// The lowest qualification of the official, where one is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<Licence>,
    /// What.
    pub what: Awaiting,
}

/// What a game can wait for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// The start of the round.
    Start,
    /// A move.
    Move,
    /// That a fault of the other side is raised, or lapses.
    Raising(MatterId),
    /// A ruling.
    Ruling(MatterId),
    /// That an official with the authority makes a ruling lawful.
    Ratification(MatterId),
    /// The choice that a ruling left to a side.
    Choice(MatterId),
    /// That something is put right.
    Correction(Correction),
    /// An answer to a draw offer.
    Answer,
    /// A sealed move.
    SealedMove,
    /// The resumption of a game broken off.
    Resumption,
    /// A signature.
    Signature,
    /// That the other side agrees to the result which one side reported.
    Report(Outcome),
    /// What the rules want in place of the start, of a move, or of a signature.
    Owed(Due),
}

impl Desk {
    /// What the game waits for, the first to be done first.
    pub fn awaits(&self) -> Vec<Awaited> {
        let mut awaited = self.awaited_rulings();
        let scene = self.scene();
        if let Some((matter, side, _)) = &scene.choice {
            awaited.push(of(*side, Awaiting::Choice(*matter)));
        }
        let now = scene.to_correct.iter().filter(|_| scene.result().is_none());
        let corrections = now.chain(&scene.to_correct_after);
        awaited.extend(corrections.map(|(side, what)| of(*side, Awaiting::Correction(what.clone()))));
        awaited.extend(self.awaited_by_phase());
        awaited.retain(|awaited| !is_barred(scene, awaited));
        awaited
    }

    /// What the open matters wait for, in the order in which they are decided.
    fn awaited_rulings(&self) -> Vec<Awaited> {
        let (law, scene) = (self.law(), self.scene());
        let mut matters: Vec<_> = scene.matters.iter().filter(|matter| !is_moot(scene, matter)).collect();
        matters.sort_by_key(|matter| law.order(matter).what);
        let awaited = matters.into_iter().filter_map(|matter| {
            let what = match (matter.standing, matter.side) {
                (Standing::Latent, Some(side)) if law.lapses(&matter.incident).is_some() => {
                    return Some(of(!side, Awaiting::Raising(matter.id)));
                }
                (Standing::Latent, None) if law.is_left_to_side(&matter.incident) => return None,
                (Standing::Latent | Standing::Raised, _) => Awaiting::Ruling(matter.id),
                (Standing::Provisional, _) => Awaiting::Ratification(matter.id),
                (Standing::Ruled | Standing::Lapsed | Standing::Dismissed, _) => return None,
            };
            let authority = law.authority(scene, matter, &Facts::default(), false);
            Some(Awaited { of: Actor::official(authority.grade), licence: authority.licence, what })
        });
        awaited.collect()
    }

    fn awaited_by_phase(&self) -> Vec<Awaited> {
        let scene = self.scene();
        let owed = self.law().owes(scene).into_iter();
        let owed: Vec<_> =
            owed.map(|Owed { of, what }| Awaited { of, licence: None, what: Awaiting::Owed(what) }).collect();
        match &scene.phase {
            Phase::Waiting if !owed.is_empty() => owed,
            Phase::Waiting => {
                let of = Actor::official(self.law().begins(scene));
                vec![Awaited { of, licence: None, what: Awaiting::Start }]
            }
            Phase::Running if scene.choice.is_some() || scene.unwatched.is_some() => Vec::new(),
            Phase::Running => {
                let offered = Side::BOTH.into_iter().filter(|side| scene.offers[*side] == Offer::Open);
                let mut awaited: Vec<Awaited> = offered.map(|side| of(!side, Awaiting::Answer)).collect();
                awaited.extend(reported(scene));
                awaited.extend(if owed.is_empty() { vec![of(scene.to_move(), Awaiting::Move)] } else { owed });
                awaited
            }
            Phase::Adjourned(adjournment) if adjournment.slip.is_none() => {
                vec![of(scene.to_move(), Awaiting::SealedMove)]
            }
            Phase::Adjourned(_) => vec![Awaited { of: Actor::Witness, licence: None, what: Awaiting::Resumption }],
            Phase::Over(result) => {
                let unsigned = Side::BOTH.into_iter().filter(|side| !result.confirmed && !result.signed[*side]);
                let in_place = |side| owed.iter().find(|owed| owed.of == Actor::player(side)).cloned();
                let confirms = |side| in_place(side).unwrap_or_else(|| of(side, Awaiting::Signature));
                let wanted = self.law().is_countersigned() && !result.countersigned && !result.confirmed;
                let official = Awaited { of: Actor::Witness, licence: None, what: Awaiting::Signature };
                unsigned.map(confirms).chain(wanted.then_some(official)).collect()
            }
        }
    }
}

/// The side that has to agree to what the other side reported alone, unless that is disputed.
fn reported(scene: &Scene) -> Option<Awaited> {
    let dispute = |matter: &Matter| {
        matches!(matter.incident, Incident::Result(OfResult::DisputedResult { .. })) && matter.standing.is_open()
    };
    let alone = |side: &Side| scene.reports[!*side].is_none() && !scene.matters.iter().any(dispute);
    let side = Side::BOTH.into_iter().filter(alone).find(|side| scene.reports[*side].is_some())?;
    scene.reports[side].map(|outcome| of(!side, Awaiting::Report(outcome)))
}

/// Whether a matter of a game that is over is one of how it might have ended, or one that nobody raised before it ended.
fn is_moot(scene: &Scene, matter: &Matter) -> bool {
    let ends = matches!(
        matter.incident,
        Incident::Claim(OfClaim::Position { .. } | OfClaim::Cycle | OfClaim::Claimed { .. })
            | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw)
            | Incident::Conduct(OfConduct::TooManyFaults)
            | Incident::Clock(OfClock::Overstepped)
    );
    let before = scene.result().is_some_and(|result| matter.at <= result.at);
    before && matter.standing.is_open() && (ends || matter.standing == Standing::Latent)
}

/// Whether something is awaited of a player who was put out of the event, and plays no more.
fn is_barred(scene: &Scene, awaited: &Awaited) -> bool {
    let plays = matches!(awaited.what, Awaiting::Answer | Awaiting::Choice(_) | Awaiting::Move | Awaiting::SealedMove);
    plays && awaited.of.side().is_some_and(|side| scene.disqualified[side])
}

/// Something awaited of a side.
fn of(side: Side, what: Awaiting) -> Awaited {
    Awaited { of: Actor::player(side), licence: None, what }
}
