//! Articles 67, 118, 121, 122 and 124: what a side claims or asks of an official.

use clock::Millis;
use contest::Side;
use ruling::{Dead, dead_if_few};

use super::{cite, finding, in_event, inclusive, offender, position, refused, remedy, suggested};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::counted::{counts_for, limit_count, quiet};
use crate::desk::xiangqi_play::{Xiangqi, as_move, position as stands};
use crate::desk::{
    Act, Actor, Asks, Claim, Deed, Effect, Fact, Facts, Finding, Form, FoulKind, Grade, Incident, Matter, MatterId,
    OfClaim, Play, Question, Reason, Refusal, Remedy, Scene, Step, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Claims;

impl Topic for Claims {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Claim { claim } => Some(allows(scene, by, claim)),
            Act::Ask { question } => Some(answers(scene, by, *question)),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Claim { claim } => notices(scene, by, claim),
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        finds(scene).filter(|_| !inclusive::is_unfinished(scene))
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Claim(OfClaim::Claimed { claim: Claim::Count } | OfClaim::LongQuiet) => {
                vec![Fact::Refused.alone()]
            }
            Incident::Claim(OfClaim::Claimed { claim: Claim::OfficialDraw }) => {
                vec![Fact::Drawn.alone(), Fact::Rounds.beside(Fact::Drawn)]
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let Incident::Claim(of) = &matter.incident else { return None };
        match of {
            OfClaim::Claimed { claim } => Some(remedies(scene, matter, claim, facts)),
            OfClaim::Observed => Some(Ok(observed(scene))),
            OfClaim::LongQuiet => Some(Ok(considered(scene, facts))),
            OfClaim::Position { .. } | OfClaim::Cycle => None,
        }
    }
}

/// After how many plies without a capture officials are reminded to consider a count: half of the limit.
const LONG_QUIET: usize = 60;

/// Whether nobody keeps count of the moves unless an official is asked to: patrolled games without records.
pub fn is_uncounted(scene: &Scene) -> bool {
    let settled = &scene.arrangements;
    settled.competition && !settled.recorded && !settled.is_watched()
}

/// What a claim rests on, or why it cannot be made.
pub fn allows(scene: &Scene, by: Actor, claim: &Claim) -> Result<Vec<Article>, Refusal> {
    match claim {
        Claim::Repetition => Ok(in_event(scene, &[], &["121(1)"])),
        Claim::NaturalLimit if scene.arrangements.competition && !scene.arrangements.recorded => {
            let under = [cite(&["118(2)(a)"]), suggested::recording(scene)].concat();
            Err(Refusal::new(WhyNot::NoSuchClaim, under))
        }
        Claim::NaturalLimit => Ok(in_event(scene, &["66(2)(b)"], &["118(1)(a)"])),
        Claim::Count if scene.arrangements.recorded => Err(refused(WhyNot::NoSuchClaim, &["118(1)(a)"])),
        Claim::Count if scene.counting.is_some() => Err(refused(WhyNot::MatterClosed, &["118(2)(a)"])),
        Claim::Count => Ok(cite(&["118(2)(a)"])),
        Claim::OfficialDraw => official_draw(scene, by),
        Claim::DeadDraw(text) => declares(scene, by, text),
        Claim::Display => Err(refused(WhyNot::NoSuchClaim, &[])),
    }
}

/// Articles 64(2) and 122(1): only where it was settled before; not by a witness.
fn official_draw(scene: &Scene, by: Actor) -> Result<Vec<Article>, Refusal> {
    if !scene.arrangements.official_draws {
        let count: &[&'static str] = if is_unhandled(scene) { &["122(2)", "118(2)(a)"] } else { &[] };
        let own = [in_event(scene, &["64(2)"], &["122(1)"]), cite(count)].concat();
        let under = [own, suggested::official_draws(scene)].concat();
        return Err(Refusal::new(WhyNot::NotAgreed, under));
    }
    if by.grade() == Some(Grade::Witness) && scene.arrangements.competition {
        return Err(refused(WhyNot::NeedsGrade(Grade::Referee), &["122(1)(a)"]));
    }
    Ok(in_event(scene, &["64(2)", "67(b)"], &["122(1)", "122(1)(a)"]))
}

/// Article 124(1): before moving, in one's own turn, with the move written down.
fn declares(scene: &Scene, by: Actor, text: &str) -> Result<Vec<Article>, Refusal> {
    if !scene.arrangements.competition {
        return Err(refused(WhyNot::NoSuchClaim, &["124(1)"]));
    }
    if by.side() != Some(scene.to_move()) || scene.turn.held.is_some() {
        return Err(refused(WhyNot::NotYourTurn, &["124(1)"]));
    }
    declared(scene, scene.to_move(), text).map(|_| cite(&["124(1)"]))
}

fn declared(scene: &Scene, side: Side, text: &str) -> Result<Step, Refusal> {
    let read = Xiangqi.read(&scene.line, side, text);
    read.map_err(|error| refused(WhyNot::Unreadable(error), &["124(1)"]))
}

/// What a question may be answered, or why not.
pub fn answers(scene: &Scene, by: Actor, question: Question) -> Result<Vec<Article>, Refusal> {
    let own_turn = by.side() == Some(scene.to_move());
    match question {
        Question::Rule if scene.arrangements.competition && scene.result().is_none() => {
            Err(refused(WhyNot::NoExplanations, &["73(2)"]))
        }
        Question::Count if scene.counting.is_none() => Err(refused(WhyNot::NoSuchClaim, &["118(2)(a)"])),
        Question::Count if !own_turn => Err(refused(WhyNot::CountIsSecret, &["118(2)(c)"])),
        Question::Count => Ok(cite(&["118(2)(c)"])),
        Question::Silence if !own_turn => Err(refused(WhyNot::NotYourTurn, &["92(6)"])),
        Question::Silence => Ok(cite(&["92(6)"])),
        Question::Rule | Question::Time => Ok(Vec::new()),
    }
}

/// A claim as a matter, unless one is noted that it speaks of.
pub fn notices(scene: &Scene, by: Actor, claim: &Claim) -> Vec<Finding> {
    if about(scene, claim).is_some() {
        return Vec::new();
    }
    let under = allows(scene, by, claim).unwrap_or_default();
    vec![Finding { incident: Incident::Claim(OfClaim::Claimed { claim: claim.clone() }), side: by.side(), under }]
}

/// The open matter that a claim speaks of: what the desk found in the position as it stands.
pub fn about(scene: &Scene, claim: &Claim) -> Option<MatterId> {
    let speaks_of = |matter: &&Matter| match (&matter.incident, claim) {
        (Incident::Claim(OfClaim::Cycle), Claim::Repetition) => true,
        (Incident::Claim(OfClaim::Position { verdict }), Claim::Repetition) => {
            matches!(verdict.reason, Reason::OrdinaryCycle | Reason::ForbiddenPlay | Reason::SameForbiddenPlay)
        }
        (Incident::Claim(OfClaim::Position { verdict }), Claim::NaturalLimit) => verdict.reason == Reason::NaturalLimit,
        _ => false,
    };
    let open = |matter: &&Matter| matter.standing.is_open();
    scene.matters.iter().filter(open).find(speaks_of).map(|matter| matter.id)
}

/// How a claim is dealt with.
pub fn remedies(scene: &Scene, matter: &Matter, claim: &Claim, facts: &Facts) -> Result<Remedy, Refusal> {
    match claim {
        Claim::Repetition => match position::warn(scene) {
            Ok(done) => Ok(done),
            Err(_) => Ok(remedy(&["121(1)", "86(6)"], vec![Effect::PlayOn])),
        },
        Claim::NaturalLimit => Ok(natural_limit(scene, matter)),
        Claim::Count if facts.refused => Ok(remedy(&["118(2)(b)"], vec![Effect::PlayOn])),
        Claim::Count => Ok(remedy(&["118(2)(a)"], vec![Effect::Count])),
        Claim::OfficialDraw => judged(scene, facts),
        Claim::DeadDraw(_) if is_past(scene, matter) => Err(refused(WhyNot::TooLate, &["124(1)"])),
        Claim::DeadDraw(text) => declared_draw(scene, offender(matter)?, text),
        Claim::Display => Err(refused(WhyNot::NoSuchClaim, &[])),
    }
}

/// Article 118(1): by the record, draws if the limit is reached; else it costs the claimant, by the time left when it claimed.
fn natural_limit(scene: &Scene, matter: &Matter) -> Remedy {
    let claimant = matter.side;
    let scene = &*scene.as_of(matter);
    let since = scene.line.len() - scene.line.sound_tail();
    if limit_since(scene, since, claimant).is_some_and(|(count, limit)| count >= limit) {
        let under = in_event(scene, &["66(2)(a)", "66(2)(b)"], &["118(1)(a)"]);
        let verdict = Verdict::draw(Form::Ordinary, Reason::NaturalLimit);
        return Remedy { under, effects: vec![Effect::End { verdict }] };
    }
    let Some(side) = claimant.filter(|_| scene.arrangements.competition) else {
        return remedy(&["66(2)(a)"], vec![Effect::PlayOn]);
    };
    match matter.left {
        Some(left) if left[side] <= Millis::from_mins(5) => {
            let verdict = Verdict::loses(side, Form::Breach, Reason::FalseClaim);
            remedy(&["118(1)(a)", "118(1)(b)(i)"], vec![Effect::End { verdict }])
        }
        _ => remedy(&["118(1)(a)", "118(1)(b)(ii)"], vec![Effect::Foul { side, kind: FoulKind::Technical }]),
    }
}

/// The count of moves without a capture from a ply on, for a claimant or for nobody, and the limit.
fn limit_since(scene: &Scene, since: usize, claimant: Option<Side>) -> Option<(u32, u32)> {
    let count = limit_count(scene, &position::rulebook(scene)?, since)?;
    Some((counts_for(&count, claimant), count.rule.plies))
}

/// The count that an official keeps, and the limit.
pub fn counted(scene: &Scene) -> Option<(u32, u32)> {
    let counting = scene.counting?;
    let sound = scene.line.len() - scene.line.sound_tail();
    limit_since(scene, counting.since.max(sound), counting.asked_by)
}

/// Whether so many moves were made without a capture that the limit can be reached.
fn may_be_reached(scene: &Scene) -> bool {
    let limit = || position::rulebook(scene)?.natural_limit;
    scene.counting.is_some() && limit().is_some_and(|limit| quiet(&scene.line) >= limit.plies as usize)
}

/// Article 122(1)(c) and (d), 67: drawn at once, after so many rounds, or not.
fn judged(scene: &Scene, facts: &Facts) -> Result<Remedy, Refusal> {
    let rounds = facts.rounds.unwrap_or(0);
    match facts.drawn {
        None => Err(Refusal::new(WhyNot::FactsMissing(Fact::Drawn), in_event(scene, &["67(a)"], &["122(1)(b)"]))),
        Some(false) => {
            let under = in_event(scene, &["67(a)"], &["122(1)(d)"]);
            Ok(Remedy { under, effects: vec![Effect::PlayOn] })
        }
        Some(true) if rounds > 0 => {
            let under = in_event(scene, &["67(a)", "67(b)"], &["122(1)(c)(i)"]);
            Ok(Remedy { under, effects: vec![Effect::Observe { rounds }] })
        }
        Some(true) => Ok(observed(scene)),
    }
}

/// The official draw.
pub fn observed(scene: &Scene) -> Remedy {
    let verdict = Verdict::draw(Form::Ordinary, Reason::OfficialDraw);
    let under = in_event(scene, &["67(a)", "35(f)"], &["122(1)(c)(ii)"]);
    Remedy { under, effects: vec![Effect::End { verdict }] }
}

/// Whether something was said of a move that can no longer be made as it was said: the board went on before anybody looked
/// at it.
pub fn is_past(scene: &Scene, matter: &Matter) -> bool {
    matter.ply != scene.line.len()
}

/// Article 124: the declared move makes a dead draw, or it costs a foul and must be played.
fn declared_draw(scene: &Scene, side: Side, text: &str) -> Result<Remedy, Refusal> {
    let step = declared(scene, side, text)?;
    let legal = Xiangqi.legal(&scene.line).is_some_and(|legal| legal.contains(&step));
    let now = stands(scene.line.now(), side);
    let after = now.zip(as_move(step)).filter(|_| legal).map(|(now, played)| now.after(played));
    if after.is_some_and(|after| dead_if_few(&after) == Some(Dead::Dead)) {
        let verdict = Verdict::draw(Form::Ordinary, Reason::DeadDraw);
        let effects = vec![Effect::Play { side, step }, Effect::End { verdict }];
        return Ok(remedy(&["124(1)", "66(1)", "117(1)"], effects));
    }
    let mut effects = vec![Effect::Foul { side, kind: FoulKind::Technical }];
    if legal {
        effects.push(Effect::Bind { side, mover: Some(step.from), victim: None, to: Some(step.to) });
    }
    Ok(remedy(&["124(2)"], effects))
}

/// A count that has reached the limit, rounds of watching that are over, and a long quiet game that nobody counts.
pub fn finds(scene: &Scene) -> Option<Finding> {
    let ply = scene.line.len();
    let known = |incident: &Incident| scene.matters.iter().any(|m| m.incident == *incident && m.standing.is_open());
    let limit = Incident::Claim(OfClaim::Position { verdict: Verdict::draw(Form::Ordinary, Reason::NaturalLimit) });
    if !known(&limit) && may_be_reached(scene) && counted(scene).is_some_and(|(count, limit)| count >= limit) {
        return Some(finding(limit, None, &["118(2)(a)", "66(2)(a)"]));
    }
    if scene.observed_until.is_some_and(|until| ply >= until) && !known(&Incident::Claim(OfClaim::Observed)) {
        return Some(finding(Incident::Claim(OfClaim::Observed), None, &["67(b)"]));
    }
    let reminded = scene.matters.iter().any(|matter| matter.incident == Incident::Claim(OfClaim::LongQuiet));
    (is_unhandled(scene) && !reminded && scene.counting.is_none() && quiet(&scene.line) >= LONG_QUIET)
        .then(|| finding(Incident::Claim(OfClaim::LongQuiet), None, &["122(2)"]))
}

/// Article 122(2): whether officials rule on no drawn positions and nobody records the moves, so that they have to consider
/// whether to count them.
fn is_unhandled(scene: &Scene) -> bool {
    let settled = &scene.arrangements;
    settled.competition && !settled.official_draws && !settled.recorded
}

/// Article 122(2): an official who sees a drawn position considers it, at whatever length of the game.
pub fn may_be_considered(scene: &Scene) -> Allowed {
    match scene.counting {
        _ if !is_unhandled(scene) => Err(refused(WhyNot::NoSuchClaim, &["122(2)"])),
        Some(_) => Err(refused(WhyNot::MatterClosed, &["118(2)(a)"])),
        None => Ok(cite(&["122(2)"])),
    }
}

/// Article 122(2): the official counts, or sees no need.
pub fn considered(scene: &Scene, facts: &Facts) -> Remedy {
    let effect = if facts.refused || scene.counting.is_some() { Effect::PlayOn } else { Effect::Count };
    remedy(&["122(2)", "118(2)(a)"], vec![effect])
}
