//! Chapter 2, sections 1 and 2, and chapter 4, 六 `[H]`: what the position calls for.

use ruling::{Action, Recurrence, Ruling};

use super::{cite, finding, refused, remedy};
use crate::Grounded;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::counted::{quiet, sound_since};
use crate::desk::xiangqi_play::judged;
use crate::desk::{
    Act, Actor, Asks, Claim, Deed, Effect, Fact, Facts, Finding, Incident, Matter, MatterId, OfClaim, OfConduct,
    OfResult, Phase, Reason, Remedy, Scene, Verdict, WhyNot,
};
use crate::{Article, Book, Rulebook};

/// This part of the book, as it is applied under it or under a supplement to it.
#[derive(Clone, Copy, Debug)]
pub struct Position(pub Book);

/// The unit that makes a position one to be judged.
const AIMLESS: &str = super::super::AIMLESS;

/// How many plies at least aimless play takes.
const AIMLESS_PLIES: usize = 2 * super::super::AIMLESS_ROUNDS;

impl Topic for Position {
    fn allows(&self, _: &Scene, _: Actor, deed: &Deed) -> Option<Allowed> {
        matches!(deed.act, Act::Claim { claim: Claim::Repetition }).then(|| Ok(cite(&["4.六.[H]"])))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Claim { claim: claim @ Claim::Repetition } if about(scene).is_none() => {
                vec![finding(Incident::Claim(OfClaim::Claimed { claim: claim.clone() }), by.side(), &["4.六.[H]"])]
            }
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if !matches!(scene.phase, Phase::Running) || is_known(scene) {
            return None;
        }
        let rulebook = self.rulebook(scene)?;
        let ruling = judged::ruling(scene, &rulebook);
        let stuck = || judged::stuck(scene).map(|found| Finding { under: on_board(&found.incident), ..found });
        match ruling.and_then(|ruling| calls_for(scene, &ruling)).or_else(stuck) {
            Some(found) => Some(found).filter(|found| !scene.has_open(found)),
            None => aimless(scene, &rulebook),
        }
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Claim(OfClaim::Cycle | OfClaim::Claimed { claim: Claim::Repetition }) => {
                vec![Fact::Refused.alone()]
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Claim(OfClaim::Position { verdict }) if !is_limit(*verdict) => {
                Some(Ok(self.ended(scene, matter, *verdict)))
            }
            Incident::Claim(OfClaim::Cycle | OfClaim::Claimed { claim: Claim::Repetition }) => {
                Some(self.warns(scene, facts))
            }
            Incident::Conduct(OfConduct::Duty { clause }) if clause == AIMLESS => {
                Some(self.warns(scene, &Facts::default()).map(|mut done| {
                    done.under.extend(cite(&[AIMLESS]));
                    done
                }))
            }
            _ => None,
        }
    }
}

impl Position {
    /// The rules of the game; limits of moves are another part's.
    fn rulebook(self, scene: &Scene) -> Option<Rulebook> {
        let rulebook = scene.arrangements.rulebook(self.0)?;
        Some(Rulebook { natural_limit: None, asked_limit: None, ..rulebook })
    }

    /// `[H]`: the notice that one more cycle decides, once three were played; what would draw, an official may let be.
    fn warns(self, scene: &Scene, facts: &Facts) -> Remedied {
        let ruling = self.rulebook(scene).and_then(|rulebook| judged::ruling(scene, &rulebook));
        let due = |recurrence: &Recurrence| recurrence.action != Action::None;
        let Some(recurrence) = ruling.and_then(|ruling| ruling.repetition).filter(due) else {
            return Ok(remedy(&["4.六.[H]"], vec![Effect::PlayOn]));
        };
        let warned = Recurrence { action: Action::warning(recurrence.examination.verdict), ..recurrence };
        let may_let_be = warned.action == Action::WarnBoth;
        if facts.refused && !may_let_be {
            return Err(refused(WhyNot::NotLawful, &["4.六.[H].3"]));
        }
        let effect = judged::warning(&warned).filter(|_| !facts.refused);
        let effect = effect.map_or(Effect::PlayOn, |warning| Effect::Warn { warning });
        let under = [cite(&["4.六.[H]"]), warned.articles].concat();
        Ok(Remedy { under, effects: vec![effect] })
    }

    /// The game ended as of the move that ended it.
    fn ended(self, scene: &Scene, matter: &Matter, verdict: Verdict) -> Remedy {
        let back = (scene.line.len() > matter.ply).then_some(Effect::Restore { to: matter.ply });
        let mut done = remedy(clauses(verdict), back.into_iter().chain([Effect::End { verdict }]).collect());
        if is_cycle(verdict) {
            let ruling = self.rulebook(scene).and_then(|rulebook| judged::ruling(scene, &rulebook));
            let ending = ruling.and_then(|ruling| ruling.ending);
            done.under.extend(ending.map(|ending| ending.articles).unwrap_or_default());
        }
        done
    }
}

/// Whether an ending is one of a limit of moves.
pub fn is_limit(verdict: Verdict) -> bool {
    matches!(verdict.reason, Reason::NaturalLimit | Reason::AskedLimit)
}

fn is_cycle(verdict: Verdict) -> bool {
    matches!(verdict.reason, Reason::ForbiddenPlay | Reason::SameForbiddenPlay | Reason::OrdinaryCycle)
}

/// Whether what the position calls for was noted as it stands.
fn is_known(scene: &Scene) -> bool {
    scene.matters.iter().any(|matter| {
        let of_position = match &matter.incident {
            Incident::Claim(OfClaim::Position { verdict }) => !is_limit(*verdict),
            incident => *incident == Incident::Claim(OfClaim::Cycle),
        };
        of_position && scene.is_of_now(matter)
    })
}

/// The open matter that a claim that the position recurs speaks of.
fn about(scene: &Scene) -> Option<MatterId> {
    let speaks_of = |matter: &&Matter| {
        let of_cycle = match &matter.incident {
            Incident::Claim(OfClaim::Position { verdict }) => is_cycle(*verdict),
            incident => *incident == Incident::Claim(OfClaim::Cycle),
        };
        matter.standing.is_open() && of_cycle
    };
    scene.matters.iter().find(speaks_of).map(|matter| matter.id)
}

/// The open matter that a claim speaks of.
pub fn claims(scene: &Scene, claim: &Claim) -> Option<MatterId> {
    if *claim == Claim::Repetition { about(scene) } else { None }
}

/// An ending, or a notice that is due: without one, one more cycle decides nothing.
fn calls_for(scene: &Scene, ruling: &Ruling) -> Option<Finding> {
    let verdict = judged::verdict(ruling);
    if let Some((verdict, side)) = verdict.filter(|(verdict, _)| !is_cycle(*verdict)) {
        let under = ruling.ending.as_ref().map(|ending| ending.articles.clone()).unwrap_or_default();
        return Some(Finding { incident: Incident::Claim(OfClaim::Position { verdict }), side, under });
    }
    let recurrence = ruling.repetition.as_ref().filter(|recurrence| recurrence.action != Action::None)?;
    let under: Vec<Article> = [cite(&["4.六.[H]"]), recurrence.articles.clone()].concat();
    match (since_notice(scene), verdict) {
        (SinceNotice::OneMore, Some((verdict, side))) => {
            Some(Finding { incident: Incident::Claim(OfClaim::Position { verdict }), side, under })
        }
        (SinceNotice::Within, _) => None,
        _ => {
            let side = verdict.and_then(|(_, side)| side);
            Some(Finding { incident: Incident::Claim(OfClaim::Cycle), side, under })
        }
    }
}

/// How far play has gone since the last notice about a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SinceNotice {
    /// There was none, or play has left it behind.
    None,
    /// The cycle that decides is being played.
    Within,
    /// It was played, and play still goes round.
    OneMore,
}

fn since_notice(scene: &Scene) -> SinceNotice {
    let line = &scene.line;
    let now = line.len();
    let Some(given) = scene.warned.last().copied().filter(|given| now.saturating_sub(*given) <= quiet(line)) else {
        return SinceNotice::None;
    };
    let stood = |ply: usize| line.board(ply) == line.board(given) && line.turn_after(ply) == line.turn_after(given);
    let before = (0..given).rev().find(|&ply| stood(ply));
    let again = (given + 1..=now).find(|&ply| stood(ply));
    let goes_round = || (given..now).any(|ply| line.board(ply) == line.board(now));
    match now.saturating_sub(given) {
        0 => SinceNotice::Within,
        _ if again.is_some_and(|again| again == now || goes_round()) => SinceNotice::OneMore,
        played if before.is_some_and(|before| played < given - before) => SinceNotice::Within,
        _ => SinceNotice::None,
    }
}

/// Section 1: so many aimless rounds, whether or not a position recurs, once for each stretch of them.
fn aimless(scene: &Scene, rulebook: &Rulebook) -> Option<Finding> {
    let line = &scene.line;
    let incident = Incident::Conduct(OfConduct::Duty { clause: AIMLESS.to_owned() });
    let known = |matter: &Matter| matter.incident == incident && line.len() < matter.ply + AIMLESS_PLIES;
    let since = sound_since(line).max(line.len() - quiet(line));
    if line.len() - since < AIMLESS_PLIES || scene.matters.iter().any(known) {
        return None;
    }
    let (_, article) = rulebook.shuffling(&judged::game_since(scene, line.len() - AIMLESS_PLIES)?)?;
    Some(Finding { incident, side: None, under: vec![article] })
}

/// The articles of an ending on the board.
fn clauses(verdict: Verdict) -> &'static [&'static str] {
    match verdict.reason {
        Reason::Checkmate => &["2.2.A1"],
        Reason::Stalemate => &["2.2.A2"],
        Reason::DeadDraw => &["2.2.B1.無法取勝"],
        Reason::KingsFacing => &["1.2.一.記譜", "2.2.A9.記譜"],
        Reason::KingTaken => &["1.2.一.無記譜", "2.2.A9.無記譜"],
        _ => &["4.六.[H]"],
    }
}

/// The articles of what was found on the board.
fn on_board(incident: &Incident) -> Vec<Article> {
    match incident {
        Incident::Claim(OfClaim::Position { verdict }) => cite(clauses(*verdict)),
        _ => Vec::new(),
    }
}

/// That a matter of the position is over once a move is made.
pub fn passes(incident: &Incident) -> Option<Grounded> {
    let cycle = match incident {
        Incident::Claim(OfClaim::Cycle) => true,
        Incident::Claim(OfClaim::Position { verdict }) => is_cycle(*verdict),
        _ => false,
    };
    cycle.then(|| Grounded::so(cite(&["4.六.[H]"])))
}

/// Whether a matter is ruled on as soon as it comes up.
pub fn at_once(scene: &Scene, matter: &Matter) -> bool {
    match &matter.incident {
        Incident::Claim(OfClaim::Position { verdict }) if is_limit(*verdict) => scene.counting.is_some(),
        Incident::Claim(OfClaim::Position { verdict }) if is_cycle(*verdict) => scene.arrangements.is_watched(),
        Incident::Claim(OfClaim::Position { .. })
        | Incident::Conduct(OfConduct::TooManyFaults)
        | Incident::Result(OfResult::AgreedDraw) => true,
        _ => false,
    }
}
