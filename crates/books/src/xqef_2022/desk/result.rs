//! Articles 71(2)(b) and 100 to 102: how a result is confirmed, and what may not be overridden.

use contest::Side;

use super::{cite, refused, suggested};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Deed, Effect, Fact, Facts, Finding, Form, Incident, Matter, OfResult, Outcome, Reason, Refusal,
    Remedy, Reporting, Scene, Verdict, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Results;

impl Topic for Results {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let spoken = matches!(deed.act, Act::Sign | Act::Report { .. });
        spoken.then(|| allows(scene, by, deed))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, by, deed)
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Result(OfResult::DisputedResult { .. } | OfResult::Unreported) => vec![Fact::Outcome.alone()],
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        let of_result =
            matches!(matter.incident, Incident::Result(OfResult::DisputedResult { .. } | OfResult::Unreported));
        of_result.then(|| remedies(scene, matter, facts))
    }
}

/// The articles by which both sides sign, and by which a dispute is decided.
fn by_official(scene: &Scene) -> (&'static str, &'static str) {
    if scene.arrangements.recorded { ("101(1)(a)", "101(1)(b)") } else { ("101(2)(a)", "101(2)(b)") }
}

/// The articles on which the ruling on a dispute rests.
pub fn dispute_articles(scene: &Scene) -> [&'static str; 2] {
    [by_official(scene).1, "101(3)"]
}

/// An open dispute about the result.
fn disputed(scene: &Scene) -> Option<&Matter> {
    let is_open = |matter: &&Matter| {
        matches!(matter.incident, Incident::Result(OfResult::DisputedResult { .. })) && matter.standing.is_open()
    };
    scene.matters.iter().find(is_open)
}

/// Whether players may report results themselves.
fn is_by_players(scene: &Scene) -> bool {
    match scene.arrangements.reporting {
        Reporting::Official => false,
        Reporting::Players => scene.arrangements.recorded,
        Reporting::PlayersUnrecorded => true,
    }
}

/// What signing and reporting rest on, or why they are not allowed.
pub fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    if !scene.arrangements.competition {
        return if scene.result().is_some() { Ok(Vec::new()) } else { Err(refused(WhyNot::NotOver, &[])) };
    }
    match deed.act {
        Act::Report { outcome, reason } => reports(scene, by, *outcome, *reason),
        _ => signs(scene),
    }
}

fn signs(scene: &Scene) -> Result<Vec<Article>, Refusal> {
    let (sign, decide) = by_official(scene);
    match disputed(scene) {
        Some(matter) => Err(refused(WhyNot::ComesAfter(matter.id), &[decide])),
        None if is_by_players(scene) => Ok(cite(&["100(1)(a)", sign])),
        None => Ok([cite(&["100(1)(a)", sign]), suggested::reporting(scene)].concat()),
    }
}

/// Article 102: the winner reports, or Black if the game is drawn, and the other side agrees after that; not a result that
/// only an official may give.
fn reports(scene: &Scene, by: Actor, outcome: Outcome, reason: Option<Reason>) -> Result<Vec<Article>, Refusal> {
    if !is_by_players(scene) {
        let barred = if scene.arrangements.reporting == Reporting::Official { "100(1)(a)" } else { "100(2)" };
        let under = [cite(&[barred, by_official(scene).0]), suggested::reporting(scene)].concat();
        return Err(Refusal::new(WhyNot::NotYours, under));
    }
    if disputed(scene).is_some() {
        return Err(refused(WhyNot::NotYours, &["100(2)", by_official(scene).1]));
    }
    let verdict = scene.result().map(|result| result.verdict);
    let ruled = verdict.is_some_and(|verdict| verdict.form != Form::Ordinary || is_officials(verdict.reason));
    if ruled || outcome == Outcome::BothLose || reason.is_some_and(is_officials) {
        return Err(refused(WhyNot::NotLawful, &["102"]));
    }
    let (reporter, clause) = match outcome.winner() {
        Some(winner) => (winner, "102(a)"),
        None => (Side::Second, "102(b)"),
    };
    let agrees = verdict.is_none_or(|verdict| verdict.outcome == outcome);
    let reported = scene.reports[reporter] == Some(outcome);
    if agrees && !reported && by.side() != Some(reporter) {
        return Err(refused(WhyNot::NotYours, &["102", clause]));
    }
    Ok([cite(&["100(1)(b)", "102", clause]), suggested::reporting(scene)].concat())
}

/// Whether only an official may give a result for this reason.
fn is_officials(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::OfficialDraw
            | Reason::FalseClaim
            | Reason::Conduct
            | Reason::Absence
            | Reason::Faults
            | Reason::AgreedEnding
            | Reason::ForbiddenPlay
            | Reason::SameForbiddenPlay
            | Reason::OrdinaryCycle
    )
}

/// A report of another result than the one ruled is a dispute.
pub fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    let Act::Report { outcome, .. } = deed.act else { return Vec::new() };
    match scene.result() {
        Some(result) if result.verdict.outcome != *outcome => {
            let incident = Incident::Result(OfResult::DisputedResult { outcome: *outcome });
            vec![Finding { incident, side: by.side(), under: cite(&["100(2)"]) }]
        }
        _ => Vec::new(),
    }
}

/// Whether a result can be disputed, or be missed: it is there and does not stand yet.
pub fn may_be_raised(scene: &Scene, incident: &Incident) -> Result<Vec<Article>, Refusal> {
    let open = scene.result().is_some_and(|result| !result.confirmed);
    match incident {
        Incident::Result(OfResult::DisputedResult { .. }) if open => Ok(cite(&["100(2)", "101(3)"])),
        Incident::Result(OfResult::DisputedResult { .. }) => Err(refused(WhyNot::MatterClosed, &["101(3)"])),
        _ if is_by_players(scene) && scene.result().is_none_or(|result| !result.confirmed) => {
            Ok(cite(&["102", "106(2)(d)(v)"]))
        }
        _ => Err(refused(WhyNot::NoGround, &["102"])),
    }
}

/// The official finds the result, and it stands without signatures.
pub fn remedies(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    let clauses: &[&'static str] = match &matter.incident {
        Incident::Result(OfResult::DisputedResult { .. }) => &dispute_articles(scene),
        _ => &["106(2)(d)(v)"],
    };
    let was = scene.result().map(|result| result.verdict);
    let found = facts.outcome.or(was.map(|verdict| verdict.outcome));
    let outcome = found.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Outcome), clauses))?;
    let verdict = match was {
        Some(verdict) if verdict.outcome == outcome => verdict,
        Some(verdict) if is_protected(verdict.reason) => return Err(refused(WhyNot::CannotOverride, &["71(2)(b)"])),
        _ => Verdict { outcome, form: Form::Ordinary, reason: Reason::Reported },
    };
    Ok(Remedy { under: cite(clauses), effects: vec![Effect::Settle { verdict }] })
}

/// Whether a game that ended so ended under articles 65 to 70, which no ruling overrides.
fn is_protected(reason: Reason) -> bool {
    !matches!(
        reason,
        Reason::Time | Reason::FalseClaim | Reason::Conduct | Reason::Absence | Reason::AgreedEnding | Reason::Reported
    )
}
