//! Chapter 3, section 4, and chapter 4, 六 `[G]` and `[K]`: limits of moves, asked for or reached.

use clock::{Clock, Millis, State};
use contest::Side;
use ruling::limit::{AskedLimit, LimitCount};

use super::position::is_limit;
use super::{cite, refused, remedy};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::counted::{counts_for, limit_count, quiet, sound_since};
use crate::desk::xiangqi_play::{color, judged};
use crate::desk::{
    Act, Actor, Asks, Claim, Deed, Effect, Fact, Facts, Finding, Form, FoulKind, Incident, Matter, OfClaim, Phase,
    Reason, Remedy, Scene, Verdict, WhyNot,
};
use crate::{Article, Book, Rulebook};

/// This part of the book, as it is applied under it or under a supplement to it.
#[derive(Clone, Copy, Debug)]
pub struct Limits(pub Book);

/// What a claim that does not hold costs.
pub const PENALTY: Millis = Millis::from_mins(5);

impl Topic for Limits {
    fn allows(&self, scene: &Scene, _: Actor, deed: &Deed) -> Option<Allowed> {
        match deed.act {
            Act::Claim { claim } => claimed(scene, claim),
            _ => None,
        }
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        match deed.act {
            Act::Claim { claim: claim @ (Claim::NaturalLimit | Claim::Count) } => {
                let under = claimed(scene, claim).and_then(Result::ok).unwrap_or_default();
                vec![Finding {
                    incident: Incident::Claim(OfClaim::Claimed { claim: claim.clone() }),
                    side: by.side(),
                    under,
                }]
            }
            _ => Vec::new(),
        }
    }

    fn follows(&self, scene: &Scene, _: Actor, deed: &Deed) -> Option<Remedy> {
        let (Act::Claim { claim: Claim::NaturalLimit }
        | Act::Raise { incident: Some(Incident::Claim(OfClaim::Claimed { claim: Claim::NaturalLimit })), .. }) =
            deed.act
        else {
            return None;
        };
        scene.clock.as_ref()?.running()?;
        Some(remedy(&["3.4.一.停鐘", "4.六.[K]"], vec![Effect::StopClock]))
    }

    fn finds(&self, scene: &Scene) -> Option<Finding> {
        if !matches!(scene.phase, Phase::Running) || scene.matters.iter().any(is_open_limit) {
            return None;
        }
        let found = |reason, under| {
            let verdict = Verdict::draw(Form::Ordinary, reason);
            Some(Finding { incident: Incident::Claim(OfClaim::Position { verdict }), side: None, under })
        };
        if scene.arrangements.asked_limit {
            self.is_asked_limit_reached(scene)
                .then(|| cite(&["3.4.四.四十"]))
                .and_then(|u| found(Reason::AskedLimit, u))
        } else {
            self.natural(scene, None).filter(Natural::is_reached).and_then(|n| found(Reason::NaturalLimit, n.under))
        }
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        let counted = matches!(matter.incident, Incident::Claim(OfClaim::Claimed { claim: Claim::Count }));
        match scene.arrangements.asked_limit {
            true if counted => vec![Fact::Agreed.alone(), Fact::FiledUnder.alone(), Fact::Refused.alone()],
            false if counted => vec![Fact::Agreed.alone()],
            _ => Vec::new(),
        }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Claim(OfClaim::Position { verdict }) if is_limit(*verdict) => {
                Some(Ok(self.reached(scene, *verdict)))
            }
            Incident::Claim(OfClaim::Claimed { claim: Claim::NaturalLimit }) => {
                Some(Ok(self.checked(&scene.as_of(matter), matter.side, 0)))
            }
            Incident::Claim(OfClaim::Claimed { claim: Claim::Count }) => Some(counts(scene, matter, facts)),
            _ => None,
        }
    }
}

/// What a claim about limits rests on.
fn claimed(scene: &Scene, claim: &Claim) -> Option<Allowed> {
    let (asked, recorded) = (scene.arrangements.asked_limit, scene.arrangements.recorded);
    let none = |clause| Some(Err(refused(WhyNot::NoSuchClaim, &[clause])));
    match claim {
        Claim::NaturalLimit if asked => none("3.4.四"),
        Claim::NaturalLimit if !recorded => none("3.4.二"),
        Claim::NaturalLimit => Some(Ok(cite(&["3.4.一.提出", "4.六.[K]"]))),
        Claim::Count if scene.counting.is_some() => Some(Err(refused(WhyNot::MatterClosed, &["3.4.二"]))),
        Claim::Count if asked => Some(Ok(cite(&["3.4.四.1"]))),
        Claim::Count if recorded => none("3.4.一.提出"),
        Claim::Count => Some(Ok(cite(&["3.4.二"]))),
        Claim::DeadDraw(_) | Claim::Display => Some(Err(refused(WhyNot::NoSuchClaim, &[]))),
        Claim::Repetition | Claim::OfficialDraw => None,
    }
}

/// A count of moves without a capture, and the articles it rests on.
struct Natural {
    count: u32,
    limit: u32,
    under: Vec<Article>,
}

impl Natural {
    fn is_reached(&self) -> bool {
        self.count >= self.limit
    }
}

impl Limits {
    fn rulebook(self, scene: &Scene) -> Option<Rulebook> {
        scene.arrangements.rulebook(self.0)
    }

    /// The moves without a capture as a claimant or an official counts them: by the record, or since the count was asked
    /// for. None if there are too few to be worth it, or nobody counts.
    fn natural(self, scene: &Scene, claimant: Option<Side>) -> Option<Natural> {
        let rulebook = self.rulebook(scene)?;
        let limit = rulebook.natural_limit?.plies;
        let (since, claimant) = match scene.counting {
            Some(counting) => (counting.since, counting.asked_by),
            None if scene.arrangements.recorded => (0, claimant),
            None => return None,
        };
        if quiet(&scene.line) < limit as usize {
            return None;
        }
        let count: LimitCount = limit_count(scene, &rulebook, since.max(sound_since(&scene.line)))?;
        let mut under = rulebook.limit_articles(&count, None, 0);
        under.extend(cite(&[if scene.counting.is_some() { "3.4.二" } else { "3.4.一.提出" }]));
        Some(Natural { count: counts_for(&count, claimant), limit, under })
    }

    /// 一 and `[K]`: an official draws the game once the limit is reached, asked or not.
    fn reached(self, scene: &Scene, verdict: Verdict) -> Remedy {
        let end = vec![Effect::End { verdict }];
        if verdict.reason == Reason::AskedLimit {
            let reached = self.is_asked_limit_reached(scene);
            return remedy(&["3.4.四.四十"], if reached { end } else { vec![Effect::PlayOn] });
        }
        match self.natural(scene, None).filter(Natural::is_reached) {
            Some(natural) => Remedy { under: [cite(&["2.2.B2", "4.六.[K]"]), natural.under].concat(), effects: end },
            None => remedy(&["3.4.一"], vec![Effect::PlayOn]),
        }
    }

    /// 一 and `[K]`: a claim that holds draws, one that does not costs a foul and five minutes. So many moves are left out.
    pub fn checked(self, scene: &Scene, claimant: Option<Side>, left_out: u32) -> Remedy {
        let natural = self.natural(scene, claimant);
        let natural = natural.map(|natural| Natural { count: natural.count.saturating_sub(left_out), ..natural });
        if let Some(natural) = natural.as_ref().filter(|natural| natural.is_reached()) {
            let verdict = Verdict::draw(Form::Ordinary, Reason::NaturalLimit);
            let under = [cite(&["2.2.B2", "4.六.[K]"]), natural.under.clone()].concat();
            return Remedy { under, effects: vec![Effect::End { verdict }] };
        }
        let goes_on = interrupted(scene).map(|side| Effect::StartClock { side });
        let Some(side) = claimant else {
            return remedy(&["3.4.一", "4.六.[K]"], goes_on.into_iter().chain([Effect::PlayOn]).collect());
        };
        let mut effects = vec![Effect::Foul { side, kind: FoulKind::Technical }];
        if let Some(left) = scene.left(side) {
            effects.push(Effect::Deduct { side, time: PENALTY });
            let lost = Effect::End { verdict: Verdict::loses(side, Form::Ordinary, Reason::Time) };
            effects.extend(if left <= PENALTY { Some(lost) } else { goes_on });
        }
        let counted = natural.map(|natural| natural.under).unwrap_or_default();
        Remedy { under: [cite(&["3.4.一.不足", "2.2.A4", "4.六.[K]"]), counted].concat(), effects }
    }

    /// 四: how many moves the side that asked for it has made, or the side that was to move when an official declared it.
    fn asked(self, scene: &Scene) -> Option<usize> {
        let counting = scene.counting?;
        let by = counting.asked_by.unwrap_or_else(|| scene.line.turn_after(counting.since));
        let since = counting.since.max(sound_since(&scene.line));
        let game = judged::game_since(scene, since)?;
        Some(AskedLimit { by: color(by), since: 0 }.count(&game, &self.rulebook(scene)?))
    }

    fn is_asked_limit_reached(self, scene: &Scene) -> bool {
        let most = self.rulebook(scene).and_then(|rulebook| rulebook.asked_limit);
        let may_be = |most: usize| scene.counting.is_some() && quiet(&scene.line) >= 2 * most - 1;
        most.filter(|most| may_be(*most)).zip(self.asked(scene)).is_some_and(|(most, count)| count >= most)
    }

    /// Whether some of a side's checks are left out of the count, since only so many count.
    pub fn has_surplus_checks(self, scene: &Scene) -> bool {
        let since = scene.counting.map_or(0, |counting| counting.since).max(sound_since(&scene.line));
        let count = self.rulebook(scene).and_then(|rulebook| limit_count(scene, &rulebook, since));
        count.is_some_and(|count| count.has_surplus_checks())
    }

    /// The count that an official keeps.
    pub fn count(self, scene: &Scene) -> Option<u32> {
        if scene.arrangements.asked_limit {
            return self.asked(scene).and_then(|count| u32::try_from(count).ok());
        }
        Some(counts_for(&self.kept(scene)?, scene.counting?.asked_by))
    }

    /// 二: the checks that the side which asked for the count has given since.
    pub fn checks(self, scene: &Scene) -> Option<u32> {
        let side = scene.counting?.asked_by.filter(|_| !scene.arrangements.asked_limit)?;
        Some(self.kept(scene)?.checks[color(side)])
    }

    fn kept(self, scene: &Scene) -> Option<LimitCount> {
        limit_count(scene, &self.rulebook(scene)?, scene.counting?.since.max(sound_since(&scene.line)))
    }
}

/// 二 and 四, and `[G]`: the moves are counted from now on, unless the other side, asked first, agrees to a draw.
fn counts(scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
    if facts.agreed == Some(true) {
        let verdict = Verdict::draw(Form::Ordinary, Reason::AgreedDraw);
        return Ok(remedy(&["4.六.[G]", "2.2.B1.同意"], vec![Effect::End { verdict }]));
    }
    if scene.counting.is_some() {
        return Err(refused(WhyNot::MatterClosed, &["3.4.二"]));
    }
    let mut done = if scene.arrangements.asked_limit {
        declared(scene, matter, facts)?
    } else {
        remedy(&["3.4.二"], vec![Effect::Count])
    };
    done.under.extend(facts.agreed.into_iter().flat_map(|_| cite(&["4.六.[G]"])));
    Ok(done)
}

/// Whether a limit that was reached is still to be ruled on.
fn is_open_limit(matter: &Matter) -> bool {
    matter.standing.is_open()
        && matches!(&matter.incident, Incident::Claim(OfClaim::Position { verdict }) if is_limit(*verdict))
}

/// Whose time stands still because an official counts.
fn interrupted(scene: &Scene) -> Option<Side> {
    match scene.clock.as_ref().map(Clock::state) {
        Some(State::Stopped { side, .. }) => Some(side),
        _ => None,
    }
}

/// 四: on which of its four grounds a limit is declared: 1 a side asks for it while moves repeat, 2 an official sees the
/// need while they do, 3 and 4 the position is drawn anyway.
fn declared(scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
    let usual = if matter.side.is_some() { "3.4.四.1" } else { "3.4.四.2" };
    let ground = match facts.filed_under.as_deref() {
        None => usual,
        Some("3.4.四.1") => "3.4.四.1",
        Some("3.4.四.2") => "3.4.四.2",
        Some("3.4.四.3") => "3.4.四.3",
        Some("3.4.四.4") => "3.4.四.4",
        Some(_) => return Err(refused(WhyNot::FactsMissing(Fact::FiledUnder), &["3.4.四"])),
    };
    let watched: &[&'static str] = if matter.side.is_none() { &["4.六.[F].限著"] } else { &[] };
    if facts.refused {
        return Ok(remedy(&[ground], vec![Effect::PlayOn]));
    }
    if matches!(ground, "3.4.四.1" | "3.4.四.2") && !repeats(scene) {
        return Err(refused(WhyNot::NoGround, &[ground]));
    }
    Ok(remedy(&[&[ground], watched].concat(), vec![Effect::Count]))
}

/// Whether what stands now stood before, with nothing taken since.
fn repeats(scene: &Scene) -> bool {
    let line = &scene.line;
    let stood = |back: usize| line.board(line.len() - back) == Some(line.now());
    (2..=quiet(line)).step_by(2).any(stood)
}
