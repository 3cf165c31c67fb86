//! Article 5: how a game ends, and 8.7: how its result is confirmed.

use ::ruling::Dead;
use ::ruling::EndingKind;
use chess::{BoardEnding, Move, Position};

use super::{cite, finding, offender, refused, remedy};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Claim, Deed, Effect, Fact, Facts, Finding, Form, Incident, Line, Matter, OfClaim, OfResult,
    Outcome, Play, Reason, Refusal, Remedy, Scene, Verdict, WhyNot, ended,
};
use crate::fide_2014::play::{Chess, as_move, game, now, position, side};
use crate::fide_2014::{LOOKED_AT, Ruling, articles, dead, judge};

/// How a game ends.
pub struct Ending;

impl Topic for Ending {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        Some(allows(scene, by, deed))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, by, deed)
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        finds(scene).filter(|found| !scene.has_open(found))
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Result(OfResult::DisputedResult { .. }) => vec![Fact::Outcome.alone()],
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        remedies(scene, matter, facts)
    }
}

/// What resigning, offering, claiming and signing rest on.
fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Allowed {
    match deed.act {
        Act::Raise {
            incident:
                Some(
                    Incident::Claim(OfClaim::Position { .. } | OfClaim::Claimed { .. })
                    | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw),
                ),
            ..
        } => Err(refused(WhyNot::NotLawful, &[])),
        Act::Resign => Ok(cite(&["5.1.b"])),
        Act::Offer { .. } => Ok(cite(&["8.1.d"])),
        Act::Accept => Ok(cite(&["5.2.c"])),
        Act::Claim { claim: Claim::Display } => Err(refused(WhyNot::NoGround, &["6.13", "6.13.remark1"])),
        Act::Claim { claim: Claim::Repetition } => in_turn(scene, by, "5.2.d"),
        Act::Claim { claim: Claim::NaturalLimit } => in_turn(scene, by, "5.2.e"),
        Act::Claim { .. } => Err(refused(WhyNot::NoSuchClaim, &[])),
        Act::Report { .. } if scene.result().is_none() => Err(refused(WhyNot::NotOver, &["8.7"])),
        Act::Report { .. } => Ok(cite(&["8.7"])),
        Act::Sign => Ok(cite(&["8.7", "5.2.remark1"])),
        _ => Ok(Vec::new()),
    }
}

fn in_turn(scene: &Scene, by: Actor, clause: &'static str) -> Result<Vec<Article>, Refusal> {
    if by.side() == Some(scene.to_move()) { Ok(cite(&[clause])) } else { Err(refused(WhyNot::NotYourTurn, &[clause])) }
}

/// A resignation, a draw agreed, a claim, a report of another result than the board's.
fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    let Some(side) = by.side() else { return Vec::new() };
    match deed.act {
        Act::Resign => vec![finding(Incident::Result(OfResult::Resignation), Some(side), &["5.1.b"])],
        Act::Accept if scene.has_offered(!side) => {
            vec![finding(Incident::Result(OfResult::AgreedDraw), None, &["5.2.c"])]
        }
        Act::Claim { claim } => {
            let clause = if *claim == Claim::Repetition { "5.2.d" } else { "5.2.e" };
            vec![finding(Incident::Claim(OfClaim::Claimed { claim: claim.clone() }), Some(side), &[clause])]
        }
        _ => Vec::new(),
    }
}

/// What the Laws say of the moves of a line, if the last was legal.
fn ruling(line: &Line) -> Option<Ruling> {
    let legal = line.plies().last().is_none_or(|last| last.legal);
    legal.then(|| game(line)).flatten().map(|game| judge(&game))
}

/// Mate, stalemate, a dead position.
fn finds(scene: &Scene) -> Option<Finding> {
    let ply = scene.line.len();
    let known = |matter: &Matter| {
        matter.ply == ply
            && matter.turn == scene.turn.number
            && matches!(matter.incident, Incident::Claim(OfClaim::Position { .. }))
    };
    if scene.matters.iter().any(known) || !may_end(scene) {
        return None;
    }
    let legal = scene.line.plies().last().is_none_or(|last| last.legal);
    let position = now(&scene.line).filter(|_| legal)?;
    let mover = side(position.turn());
    let kind = match position.ending() {
        Some(BoardEnding::Checkmate) => EndingKind::Checkmate,
        Some(BoardEnding::Stalemate) => EndingKind::Stalemate,
        None if dead(&position, LOOKED_AT) == Dead::Dead => EndingKind::DeadDraw,
        None => return None,
    };
    let loser = Some(mover).filter(|_| kind == EndingKind::Checkmate);
    let outcome = loser.map_or(Outcome::Draw, |loser| Outcome::won_by(!loser));
    let verdict = ended::verdict(outcome, kind);
    Some(finding(Incident::Claim(OfClaim::Position { verdict }), loser, &articles::ending(kind, &position)))
}

/// Whether what stands on the board has to be looked at: it is new, and the position before it cannot be brought about
/// again. Where it can, whoever could mate then still can.
fn may_end(scene: &Scene) -> bool {
    let line = &scene.line;
    let is_new = match line.plies().last() {
        None => scene.started == Some(scene.now),
        Some(last) => last.at == scene.now || line.sound_tail() == 0,
    };
    let before = line.len().checked_sub(1).and_then(|plies| position(line, plies, line.turn_after(plies)));
    let last = line.plies().last().and_then(|last| as_move(last.step));
    is_new && !before.zip(last).is_some_and(|(before, last)| comes_back(&before, last))
}

/// Whether a position comes about again after a legal move: both sides move a piece and draw it back.
fn comes_back(before: &Position, m: Move) -> bool {
    let back = |m: Move| Move { from: m.to, to: m.from, promotion: None };
    let Ok(after) = before.play(m) else { return false };
    after.legal_moves().into_iter().any(|reply| {
        let undone = after.after(reply).play(back(m)).ok().and_then(|drawn| drawn.play(back(reply)).ok());
        undone.is_some_and(|position| position == *before)
    })
}

/// How the game ends.
fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
    let end = |verdict| vec![Effect::End { verdict }];
    Some(match &matter.incident {
        Incident::Claim(OfClaim::Position { verdict }) => Ok(ended(scene, *verdict)),
        Incident::Result(OfResult::Resignation) => offender(matter).map(|side| {
            let verdict = Verdict::loses(side, Form::Ordinary, Reason::Resignation);
            remedy(&["5.1.b"], end(verdict))
        }),
        Incident::Result(OfResult::AgreedDraw) => {
            Ok(remedy(&["5.2.c"], end(Verdict::draw(Form::Ordinary, Reason::AgreedDraw))))
        }
        Incident::Claim(OfClaim::Claimed { claim }) => Ok(claimed(scene, matter, claim)),
        Incident::Result(OfResult::DisputedResult { .. }) => disputed(scene, facts),
        _ => return None,
    })
}

/// Article 8.7: a result that was written down wrongly stands, unless the arbiter decides otherwise.
fn disputed(scene: &Scene, facts: &Facts) -> Remedied {
    let was = scene.result().ok_or_else(|| refused(WhyNot::NotOver, &["8.7"]))?.verdict;
    let outcome = facts.outcome.unwrap_or(was.outcome);
    let reason = if outcome == was.outcome { was.reason } else { Reason::Reported };
    let verdict = Verdict { outcome, form: was.form, reason };
    Ok(remedy(&["8.7"], vec![Effect::Settle { verdict }]))
}

/// Article 6.2.a ①: a move that ends the game needs no press.
fn ended(scene: &Scene, verdict: Verdict) -> Remedy {
    let clauses: &[&'static str] = match verdict.reason {
        Reason::Checkmate => &["5.1.a"],
        Reason::Stalemate => &["5.2.a"],
        _ => &["5.2.b"],
    };
    let mut done = remedy(clauses, vec![Effect::End { verdict }]);
    let unpressed = scene.presses[!scene.to_move()].due.is_some();
    if scene.clock.is_some() && unpressed {
        done.under.extend(cite(&["6.2.a.①"]));
    }
    done
}

/// Articles 5.2 d and e: a claim that holds ends the game drawn; the next move may be claimed with, written down. A claim is
/// about what stood when it was made, whatever was played since.
fn claimed(scene: &Scene, matter: &Matter, claim: &Claim) -> Remedy {
    let scene = &*scene.as_of(matter);
    let ruling = ruling(&scene.line);
    let (clause, reason) = match claim {
        Claim::Repetition => ("5.2.d", Reason::OrdinaryCycle),
        _ => ("5.2.e", Reason::NaturalLimit),
    };
    let holds = ruling.is_some_and(|ruling| match claim {
        Claim::Repetition => ruling.repetition.as_ref().is_some_and(|found| {
            let now = found.plies.len() >= 3 && found.plies.last() == Some(&ruling.ply);
            now || written_next(scene, matter).is_some_and(|m| found.about_to.contains(&m))
        }),
        _ => ruling.quiet.is_reached(),
    });
    let verdict = Verdict::draw(Form::Ordinary, reason);
    remedy(&[clause], vec![if holds { Effect::End { verdict } } else { Effect::PlayOn }])
}

/// The move that the claimant wrote down after these, before claiming with it.
fn written_next(scene: &Scene, matter: &Matter) -> Option<Move> {
    let line = &scene.line;
    let next = scene.sheets[matter.side?].lines.get(&(line.len() + 1))?;
    let written = Chess.written(line, line.len(), &next.text).filter(|_| next.at <= matter.at)?;
    as_move(*written.means.first()?)
}
