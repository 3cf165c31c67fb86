//! Chapter 4, 四 and 六: what officials decide, and what they have to see to.

use ::clock::Millis;
use contest::Side;

use super::{board, cite, finding, order, refused, remedy};
use crate::Article;
use crate::desk::timing::{fallen, is_doubted};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Authority, AuthorityLine, Correction, Deed, Effect, Fact, Facts, Finding, Form, Grade, Incident,
    Matter, MatterId, OfBoard, OfClaim, OfClock, OfConduct, OfMove, OfResult, OfTouch, Phase, Reason, Refusal, Remedy,
    Sanction, Scene, Standing, Verdict, WhyNot,
};
use crate::roc_113::ROC_113;

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Officials;

/// With less than this left, or half of a shorter time, a side is short of time.
const SHORT: Millis = Millis::from_mins(5);

/// How often a position has stood when an official looks whether the ending can be won at all.
const RETURNS: usize = 3;

/// The unit by which the chief decides what the book leaves open.
pub const OPEN: &str = "4.四.[C].未明定";

/// Chapter 4, 四 and 六, as far as they say who decides at the boards.
pub static LINES: &[AuthorityLine] = &[
    AuthorityLine::new("4.六.[D]", Grade::Witness),
    AuthorityLine::new("4.六.[F].裁決", Grade::Witness),
    AuthorityLine::new("4.六.[M]", Grade::Witness),
    AuthorityLine::new("4.六.[N]", Grade::Witness),
    AuthorityLine::new(OPEN, Grade::Chief),
    AuthorityLine::new("4.四.[H]", Grade::Chief),
];

/// Something an official has to see to.
pub fn duty(clause: &'static str) -> Finding {
    finding(Incident::Conduct(OfConduct::Duty { clause: clause.to_owned() }), None, &[clause])
}

impl Topic for Officials {
    /// 4 六 `[D]`: officials rule by the book, so that a penalty without one of its clauses is none.
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Sanction { against, sanction: Sanction::Expel, instead_of } => {
                Some(sanctions(by, &Sanction::Expel).and_then(|under| rests_on(scene, *against, *instead_of, under)))
            }
            Act::Sanction { sanction, .. } => Some(sanctions(by, sanction)),
            Act::Raise { incident: Some(incident), .. } if is_found(incident) => {
                Some(Err(refused(WhyNot::NotLawful, &["4.六.[D]"])))
            }
            Act::Raise { incident: Some(incident), against: None, .. } if has_culprit(incident) => {
                Some(Err(refused(WhyNot::FactsMissing(Fact::Against), &["4.六.[D]"])))
            }
            _ => None,
        }
    }

    /// 4 四 `[H]`: what becomes of the game of a player who is put out of the event, the book leaves open.
    fn notices(&self, scene: &Scene, _: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Sanction { against, sanction: Sanction::Disqualify, .. } if scene.result().is_none() => {
                vec![finding(Incident::Conduct(OfConduct::CannotContinue), Some(*against), &["4.四.[H]", OPEN])]
            }
            _ => Vec::new(),
        }
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if !scene.arrangements.duties || !matches!(scene.phase, Phase::Running) {
            return None;
        }
        short_of_time(scene).or_else(|| undecided(scene))
    }

    fn remedies(&self, _: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Conduct(OfConduct::Duty { .. }) => Some(Ok(remedy(&[], vec![Effect::PlayOn]))),
            _ => None,
        }
    }
}

/// What the game itself brings up, so that nobody enters it by hand.
fn is_found(incident: &Incident) -> bool {
    matches!(
        incident,
        Incident::Claim(OfClaim::Position { .. })
            | Incident::Result(OfResult::Resignation | OfResult::AgreedDraw)
            | Incident::Conduct(OfConduct::TooManyFaults | OfConduct::Duty { .. })
            | Incident::Move(OfMove::NotTheSealedMove { .. } | OfMove::SealedIllegal { .. })
    )
}

/// Whether a matter is a fault that is always one of a side.
fn has_culprit(incident: &Incident) -> bool {
    let nobodys = matches!(
        incident,
        Incident::Conduct(OfConduct::Conduct { .. })
            | Incident::Board(
                OfBoard::Disturbance { .. }
                    | OfBoard::WrongLayout { .. }
                    | OfBoard::MissingMen { .. }
                    | OfBoard::Unrestorable { .. }
            )
            | Incident::Touch(OfTouch::UnclearTouch { .. })
    );
    order::is_fault(incident) && !nobodys
}

/// Whether an official may find that there was nothing in it.
fn may_turn_down(incident: &Incident) -> bool {
    order::is_fault(incident)
        || matches!(
            incident,
            Incident::Conduct(OfConduct::Absence)
                | Incident::Board(OfBoard::Equipment { .. })
                | Incident::Clock(OfClock::WrongTimes)
        )
}

/// What an official makes of a matter, given what the parts of the book say of it: a fault that was not one is turned
/// down; what the book does not speak of, the chief decides.
pub(crate) fn heard(incident: &Incident, facts: &Facts, spoken: Option<Remedied>) -> Remedied {
    match spoken {
        None => gap(incident, facts),
        Some(_) if facts.refused && may_turn_down(incident) => Ok(remedy(&["4.六.[D]"], vec![Effect::PlayOn])),
        Some(said) => said,
    }
}

/// The facts that a ruling on a matter turns on, given those that the part of the book asks for which speaks of it.
pub fn asks(incident: &Incident, spoken: Option<Vec<Asks>>) -> Vec<Asks> {
    let refused = Fact::Refused.alone();
    match (spoken, incident) {
        (Some(asked), incident) if may_turn_down(incident) && !asked.contains(&refused) => {
            [asked, vec![refused]].concat()
        }
        (Some(asked), _) => asked,
        (
            None,
            Incident::Conduct(OfConduct::CannotContinue | OfConduct::Withdrawal { .. })
            | Incident::Result(OfResult::DisputedResult { .. }),
        ) => vec![Fact::Outcome.alone(), refused],
        (None, Incident::Board(OfBoard::WrongPairing) | Incident::Result(OfResult::Unreported)) => vec![refused],
        (None, Incident::Conduct(OfConduct::Other { .. })) => vec![Fact::Who.alone()],
        (None, _) => Vec::new(),
    }
}

/// 4 四 `[C]`: how the chief settles what the book leaves open.
fn gap(incident: &Incident, facts: &Facts) -> Remedied {
    let clauses = &[OPEN];
    let effect = match incident {
        Incident::Conduct(OfConduct::Other { .. }) => return Ok(sent_out(facts)),
        _ if facts.refused => Effect::PlayOn,
        Incident::Conduct(OfConduct::CannotContinue | OfConduct::Withdrawal { .. }) => {
            let outcome = facts.outcome.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Outcome), clauses))?;
            Effect::End { verdict: Verdict { outcome, form: Form::Forced, reason: Reason::CannotContinue } }
        }
        Incident::Result(OfResult::DisputedResult { .. }) => settled(facts, clauses)?,
        Incident::Board(OfBoard::WrongPairing) | Incident::Result(OfResult::Unreported) => Effect::TellStaff,
        _ => Effect::PlayOn,
    };
    Ok(remedy(clauses, vec![effect]))
}

/// 4 六 `[M]`: who disturbs the hall is sent out of it; nothing comes of anything else that the book does not speak of.
fn sent_out(facts: &Facts) -> Remedy {
    match facts.who.clone() {
        Some(who) => remedy(&["4.六.[M]"], vec![Effect::Expel { who }]),
        None => remedy(&[OPEN], vec![Effect::PlayOn]),
    }
}

/// The result that the chief finds where reports differ.
fn settled(facts: &Facts, clauses: &[&'static str]) -> Result<Effect, Refusal> {
    let outcome = facts.outcome.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Outcome), clauses))?;
    Ok(Effect::Settle { verdict: Verdict::reported(outcome) })
}

/// The penalties that an official has by itself; for all others there is a matter to be raised.
fn sanctions(by: Actor, sanction: &Sanction) -> Allowed {
    if by.grade().is_none() {
        return Err(refused(WhyNot::NotYours, &["4.六.[D]"]));
    }
    let (needed, clause) = match sanction {
        Sanction::Caution => (Grade::Witness, "4.六.[M]"),
        Sanction::CorrectNow(Correction::Record) => (Grade::Witness, "3.3.七.補記"),
        Sanction::CorrectAfter(Correction::Record) => (Grade::Witness, "3.3.八.補正"),
        Sanction::Refer => (Grade::Witness, "4.六.[N]"),
        Sanction::Expel => (Grade::Witness, "4.六.[M]"),
        Sanction::Disqualify => (Grade::Chief, "4.四.[H]"),
        _ => return Err(refused(WhyNot::NotLawful, &["4.六.[D]"])),
    };
    match by.grade() {
        Some(grade) if grade >= needed => Ok(cite(&[clause])),
        _ => Err(refused(WhyNot::NeedsGrade(needed), &[clause])),
    }
}

/// 4 六 `[M]`: nobody is sent out for nothing: a breach of that side's was ruled on.
fn rests_on(scene: &Scene, against: Side, id: Option<MatterId>, under: Vec<Article>) -> Allowed {
    let of_side = |matter: &&Matter| matter.side.is_none_or(|side| side == against);
    let ruled = |matter: &&Matter| matter.standing == Standing::Ruled && is_fault(&matter.incident);
    match id.and_then(|id| scene.matter(id)).filter(of_side).filter(ruled) {
        Some(_) => Ok(under),
        None => Err(refused(WhyNot::NoGround, &["4.六.[M]", "4.六.[D]"])),
    }
}

/// Who may rule on a matter of which the parts of the book say this, and why.
pub fn authority(incident: &Incident, spoken: Option<&Remedied>, facts: &Facts) -> Authority {
    let left_open = |said: &Remedied| said.as_ref().is_ok_and(|done| done.under.contains(&ROC_113.article(OPEN)));
    let (grade, clauses): (_, &[&'static str]) = match incident {
        Incident::Conduct(OfConduct::Other { .. }) if facts.who.is_some() => (Grade::Witness, &["4.六.[M]"]),
        _ if spoken.is_none_or(left_open) => (Grade::Chief, &[OPEN]),
        Incident::Conduct(OfConduct::UnlistedConduct { .. }) => (Grade::Chief, &[OPEN]),
        incident if is_fault(incident) => (Grade::Witness, &["4.六.[D]", "4.六.[F].裁決"]),
        _ => (Grade::Witness, &["4.六.[D]"]),
    };
    Authority { grade, licence: None, under: cite(clauses) }
}

/// An official may find nothing in a matter; what the desk has seen itself, and what a side said, is there.
pub(crate) fn dismisses(scene: &Scene, matter: &Matter) -> Result<Vec<Article>, Refusal> {
    let there = match &matter.incident {
        Incident::Claim(OfClaim::Position { .. } | OfClaim::Claimed { .. })
        | Incident::Conduct(OfConduct::TooManyFaults)
        | Incident::Result(OfResult::AgreedDraw) => true,
        Incident::Clock(OfClock::Overstepped) => fallen(scene).is_some() && !is_doubted(scene),
        _ => board::is_seen(scene, matter),
    };
    if there { Err(refused(WhyNot::CannotOverride, &["4.六.[D]"])) } else { Ok(Vec::new()) }
}

/// Violations, fouls and overstepped time.
fn is_fault(incident: &Incident) -> bool {
    order::is_fault(incident)
        || matches!(incident, Incident::Clock(OfClock::Overstepped) | Incident::Conduct(OfConduct::TooManyFaults))
}

/// 4 六 `[F]`: a side that is short of time.
fn short_of_time(scene: &Scene) -> Option<Finding> {
    let clock = scene.clock.as_ref()?;
    let found = duty("4.六.[F].時間");
    let told = |side| scene.matters.iter().any(|matter| matter.incident == found.incident && matter.side == Some(side));
    let short = |side: &Side| {
        let base = clock.control().side(*side).base().get();
        let limit = SHORT.min(Millis::new(base / 2));
        scene.left(*side).is_some_and(|left| (Millis::new(1)..limit).contains(&left)) && !told(*side)
    };
    let side = Side::BOTH.into_iter().find(short)?;
    Some(Finding { side: Some(side), ..found })
}

/// 4 六 `[F]`: an ending that goes round in circles, so that a limit may be declared.
fn undecided(scene: &Scene) -> Option<Finding> {
    let found = duty("4.六.[F].限著");
    let line = &scene.line;
    let told = |matter: &Matter| matter.incident == found.incident && matter.ply >= since(scene);
    let stood = (since(scene)..=line.len()).filter(|&ply| line.board(ply) == Some(line.now())).count();
    (stood >= RETURNS && !scene.matters.iter().any(told)).then_some(found)
}

/// After how many plies the last man was taken.
fn since(scene: &Scene) -> usize {
    scene.line.plies().iter().rposition(|ply| ply.taken.is_some()).map_or(0, |index| index + 1)
}

/// The units by which a side must put this right before it plays on.
pub fn correct_first(what: &Correction) -> Vec<Article> {
    match what {
        Correction::Record => cite(&["3.3.七.補記", "3.3.七.拒補"]),
        Correction::Men => cite(&["1.2.八.提子"]),
        _ => Vec::new(),
    }
}
