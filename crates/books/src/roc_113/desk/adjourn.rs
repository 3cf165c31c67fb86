//! Chapter 3, section 2, 三, and chapter 4, 六 `[L]`: breaking a game off and resuming it.

use ::clock::Millis;
use contest::{Side, Sides};
use ruling::Setting;

use super::officials::duty;
use super::{cite, finding, offender, refused, remedy};
use crate::Article;
use crate::desk::lateness::{Absent, seen_again};
use crate::desk::sealing::{another, opened};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, AdjournGround, Asks, Binding, Deed, Effect, Fact, Facts, Finding, Form, FoulKind, Grade, Incident,
    Matter, OfConduct, OfMove, Phase, Play, Reason, Scene, Slip, SlipItem, Step, Verdict, WhyNot,
};

/// This part of the book, with what a supplement may change.
#[derive(Clone, Copy, Debug)]
pub struct Adjourn {
    /// How long after the time announced a player may come back.
    pub grace: Millis,
}

/// A game that its side gave up, or did not come back to.
const GIVEN_UP: [&str; 1] = ["3.2.三.棄權"];
/// Who comes back too late.
const LATE: [&str; 2] = ["4.六.[L].逾時", "3.2.三.棄權"];

impl Adjourn {
    /// As the book itself has it.
    pub const ROC: Self = Self { grace: Millis::from_mins(15) };

    fn here(self, scene: &Scene) -> Option<Sides<bool>> {
        let limit = scene.resumption?.when.after(self.grace);
        let by = |side| seen_again(scene, side).is_some_and(|at| at <= limit);
        (scene.now > limit).then(|| Sides::from_fn(by))
    }

    fn absent(self, scene: &Scene, matter: &Matter) -> Remedied {
        let here = self.here(scene).ok_or_else(|| refused(WhyNot::TooEarly, &LATE))?;
        let absent = match matter.side {
            None if !here.first && !here.second => Absent::Both,
            Some(side) if !here[side] => Absent::One(side),
            _ => return Err(refused(WhyNot::NoGround, &LATE)),
        };
        Ok(remedy(&LATE, vec![Effect::End { verdict: absent.verdict() }]))
    }
}

impl Topic for Adjourn {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        Some(match deed.act {
            Act::Adjourn { ground } => adjourns(scene, by, *ground),
            Act::Seal { slip } => seals(scene, by, slip),
            Act::SetResumption { .. } if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["4.六.[L].通知"])),
            Act::SetResumption { when, .. } if *when < scene.now => Err(refused(WhyNot::TooLate, &["4.六.[L].通知"])),
            Act::SetResumption { place: None, .. } if scene.arrangements.place.is_none() => {
                Err(refused(WhyNot::FactsMissing(Fact::Place), &["4.六.[L].通知"]))
            }
            Act::SetResumption { .. } if matches!(scene.phase, Phase::Adjourned(_)) => Ok(cite(&["4.六.[L].通知"])),
            Act::SetResumption { .. } => Err(refused(WhyNot::NoGround, &["4.六.[L].通知"])),
            Act::Resume => resumes(scene, by),
            Act::Arrive if scene.resumption.is_some() => Ok(cite(&["4.六.[L].逾時"])),
            _ => return None,
        })
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let found = match deed.act {
            Act::Resume => {
                opened(&Xiangqi, scene).map(|found| finding(found, Some(scene.to_move()), &["3.2.三.暗著誤"]))
            }
            Act::Seal { .. } if scene.arrangements.duties => Some(duty("4.六.[L].通知")),
            _ => another(scene, sealed(scene), by, deed)
                .map(|found| finding(found, by.side(), &["3.2.三.封棋", "1.3.三"])),
        };
        found.into_iter().collect()
    }

    /// Who has not come back in time, where it is entered who has.
    fn finds(&self, scene: &Scene) -> Option<Finding> {
        let when = scene.resumption?.when;
        let noted = |matter: &Matter| matter.incident == Incident::Conduct(OfConduct::Absence) && matter.at >= when;
        let kept = Side::BOTH.into_iter().any(|side| seen_again(scene, side).is_some());
        let open = matches!(scene.phase, Phase::Running | Phase::Adjourned(_));
        if !open || !kept || scene.matters.iter().any(noted) {
            return None;
        }
        let absent = Absent::of(self.here(scene)?)?;
        Some(finding(Incident::Conduct(OfConduct::Absence), absent.side(), &LATE))
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Move(OfMove::SealedIllegal { .. }) => {
                vec![Fact::Accepted.alone(), Fact::Means.beside(Fact::Accepted)]
            }
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let broken_off = matches!(scene.phase, Phase::Adjourned(_)) || scene.resumption.is_some();
        match &matter.incident {
            Incident::Conduct(OfConduct::Absence) if scene.resumption.is_some() => Some(self.absent(scene, matter)),
            Incident::Conduct(OfConduct::Withdrawal { .. }) if broken_off => Some(offender(matter).map(|side| {
                let verdict = Verdict::loses(side, Form::Absence, Reason::Absence);
                remedy(&GIVEN_UP, vec![Effect::End { verdict }])
            })),
            Incident::Move(OfMove::SealedIllegal { .. }) => {
                Some(offender(matter).and_then(|side| explained(scene, matter, side, facts)))
            }
            Incident::Move(OfMove::NotTheSealedMove { ply, sealed }) => Some(offender(matter).and_then(|side| {
                let to =
                    ply.checked_sub(1).ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Ply), &["3.2.三.封棋"]))?;
                let bind = Effect::Bind { side, mover: Some(sealed.from), victim: None, to: Some(sealed.to) };
                let foul = Effect::Foul { side, kind: FoulKind::Technical };
                Ok(remedy(&["3.2.三.封棋", "1.3.三", "1.3.四.[A].犯規"], vec![Effect::Restore { to }, bind, foul]))
            })),
            _ => None,
        }
    }
}

/// 3.2 三 and 4 六 `[L]`: Red seals, so that a Black who is to move moves first, unless it is read so that whoever is to move
/// does.
fn sealer(scene: &Scene) -> Side {
    if scene.arrangements.reads(Setting::SealedBy, "to-move") { scene.to_move() } else { Side::First }
}

/// Whether a ruling on a matter turns on who had to seal.
pub fn is_of_sealing(incident: &Incident) -> bool {
    matches!(incident, Incident::Move(OfMove::SealedIllegal { .. } | OfMove::NotTheSealedMove { .. }))
}

/// 3.2 三: at the end of the session an official breaks off a game that is not over; the chief for special reasons.
fn adjourns(scene: &Scene, by: Actor, ground: AdjournGround) -> Allowed {
    let clauses: &[&'static str] = match ground {
        AdjournGround::Format => &["3.2.三.封棋", "4.六.[L].棋圖"],
        AdjournGround::ForceMajeure => &["3.2.三.封棋", "4.四.[E]"],
        AdjournGround::Other => return Err(refused(WhyNot::NoGround, &["3.2.三.封棋"])),
    };
    let needed = if ground == AdjournGround::ForceMajeure { Grade::Chief } else { Grade::Witness };
    if by.grade().is_none_or(|grade| grade < needed) {
        return Err(refused(WhyNot::NeedsGrade(needed), clauses));
    }
    if scene.to_move() != sealer(scene) {
        return Err(refused(WhyNot::NotYourTurn, &["3.2.三.封棋"]));
    }
    Ok(cite(clauses))
}

/// The units by which this is not done while a game is broken off: the clock runs until the move is handed over.
pub fn broken_off(act: &Act) -> Vec<Article> {
    if *act == Act::StopClock { cite(&["3.2.三.暗著時間", "4.六.[L].暗著"]) } else { Vec::new() }
}

/// 3.2 三 and 4 六 `[L]`: who seals hands the move over, before both sides and an official, with a diagram that both found
/// right, names and times.
fn seals(scene: &Scene, by: Actor, slip: &Slip) -> Allowed {
    let lacks = |what, clauses: &[&'static str]| Err(refused(WhyNot::SlipLacks(what), clauses));
    if by.side() != Some(sealer(scene)) {
        return Err(refused(WhyNot::NotYourTurn, &["3.2.三.封棋"]));
    }
    if !slip.there.iter().any(|actor| actor.grade().is_some()) {
        return Err(refused(WhyNot::NoOfficialThere, &["3.2.三.在場", "4.六.[L].棋圖"]));
    }
    if Side::BOTH.into_iter().any(|side| !slip.there.contains(&Actor::player(side))) {
        return lacks(SlipItem::There, &["3.2.三.在場", "4.六.[L].棋圖"]);
    }
    match &slip.diagram {
        None => return lacks(SlipItem::Diagram, &["3.2.三.在場", "4.六.[L].棋圖"]),
        Some(diagram) if !is_drawn(scene, diagram) => {
            return Err(refused(WhyNot::DiagramDiffers, &["4.六.[L].棋圖"]));
        }
        Some(_) if !slip.agreed => return Err(refused(WhyNot::NotAgreed, &["3.2.三.在場"])),
        Some(_) if slip.text.is_none() => return lacks(SlipItem::Text, &["3.2.三.封棋"]),
        Some(_) if slip.players.is_none() => return lacks(SlipItem::Players, &["4.六.[L].信封"]),
        Some(_) => {}
    }
    match (slip.left, &scene.clock) {
        (_, None) => Ok(cite(&["3.2.三.在場", "4.六.[L].棋圖", "4.六.[L].信封"])),
        (None, Some(_)) => lacks(SlipItem::Left, &["3.2.三.記時", "4.六.[L].信封"]),
        (Some(left), Some(_)) if !are_times(scene, left) => Err(refused(WhyNot::WrongTimes, &["3.2.三.記時"])),
        (Some(_), Some(_)) => Ok(cite(&[
            "3.2.三.在場",
            "3.2.三.暗著時間",
            "3.2.三.記時",
            "4.六.[L].棋圖",
            "4.六.[L].暗著",
            "4.六.[L].信封",
        ])),
    }
}

/// Whether a diagram shows what stands on the board.
fn is_drawn(scene: &Scene, diagram: &str) -> bool {
    Xiangqi.read_board(diagram).is_ok_and(|(board, turn)| board == *scene.line.now() && turn == scene.to_move())
}

/// Whether these are the times left, as far as a clock shows them.
fn are_times(scene: &Scene, left: Sides<Millis>) -> bool {
    let second = Millis::from_secs(1);
    Side::BOTH.into_iter().all(|side| {
        let shown = scene.left(side).unwrap_or_default();
        shown.saturating_sub(left[side]).max(left[side].saturating_sub(shown)) < second
    })
}

/// 4 六 `[L]`: at the time the players were told, with the times of the envelope.
fn resumes(scene: &Scene, by: Actor) -> Allowed {
    let Phase::Adjourned(adjournment) = &scene.phase else {
        return Err(refused(WhyNot::NoGround, &["4.六.[L].通知"]));
    };
    match (&adjournment.slip, adjournment.resumes) {
        _ if by.grade().is_none() => Err(refused(WhyNot::NotYours, &["4.六.[L].信封"])),
        (None, _) => Err(refused(WhyNot::SlipLacks(SlipItem::Text), &["3.2.三.封棋"])),
        (_, None) => Err(refused(WhyNot::TooEarly, &["4.六.[L].通知"])),
        (_, Some(when)) if scene.now < when => Err(refused(WhyNot::TooEarly, &["4.六.[L].通知"])),
        _ => Ok(cite(&["3.2.三.記時", "4.六.[L].信封"])),
    }
}

/// 3.2 三: a move written wrong loses, unless it can be explained: then the move that was meant is the sealed one.
fn explained(scene: &Scene, matter: &Matter, side: Side, facts: &Facts) -> Remedied {
    let clauses = &["3.2.三.暗著誤"];
    if !facts.accepted {
        let verdict = Verdict::loses(side, Form::Breach, Reason::SealedMove);
        return Ok(remedy(clauses, vec![Effect::End { verdict }]));
    }
    let sealed_at = scene.line.until(matter.ply);
    let meant = facts.means.as_deref().and_then(|text| Xiangqi.read(&sealed_at, side, text).ok());
    let legal = Xiangqi.legal(&sealed_at).unwrap_or_default();
    let meant = meant.filter(|step| legal.contains(step));
    let meant = meant.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Means), clauses))?;
    if scene.line.plies().get(matter.ply).is_some_and(|played| played.step == meant) {
        return Ok(remedy(clauses, vec![Effect::PlayOn]));
    }
    let back = (scene.line.len() > matter.ply).then_some(Effect::Restore { to: matter.ply });
    let bind = Effect::Bind { side, mover: Some(meant.from), victim: None, to: Some(meant.to) };
    Ok(remedy(clauses, back.into_iter().chain([bind]).collect()))
}

/// The sealed move that must be played: as it was written, or as a ruling has it.
fn sealed(scene: &Scene) -> Option<Step> {
    let ruled = scene.bonds[scene.to_move()].as_ref().and_then(|bond| bond.mover.zip(bond.to));
    scene.sealed.or_else(|| ruled.map(|(from, to)| Step::new(from, to)))
}

/// The sealed move is the one to be played.
pub fn binding(scene: &Scene) -> Option<Binding> {
    let sealed = sealed(scene)?;
    Some(Binding { mover: Some(sealed.from), victim: None, allowed: vec![sealed], under: cite(&["3.2.三.封棋"]) })
}
