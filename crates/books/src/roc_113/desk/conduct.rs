//! Chapter 2, section 2, A8, and chapter 3, sections 8 to 10: what players must do and leave, and what it costs.

use contest::Side;

use super::{cite, finding, refused};
use crate::Article;
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::{
    Act, Actor, Asks, Deed, Demand, Effect, Fact, Facts, Finding, Form, FoulKind, Incident, Matter, OfBoard, OfConduct,
    OfMove, OfRecord, OfResult, Phase, Reason, Refusal, Remedy, Reporting, Scene, Standing, Verdict, WhyNot,
};
use crate::roc_113::ROC_113;

/// This part of the book, with what a supplement may change.
#[derive(Clone, Copy, Debug)]
pub struct Conduct {
    /// What each breach costs, by its article.
    pub costs: &'static [(Article, Cost)],
}

/// What a breach of conduct costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Nothing but that it is noted.
    Note,
    /// A word of warning.
    Word,
    /// A violation.
    Violation,
    /// A foul.
    Foul,
    /// The game.
    Game(Reason),
}

/// The unit on a breach of conduct.
pub fn named(clause: &str) -> Option<Article> {
    COSTS.iter().map(|(article, _)| *article).find(|article| article.clause == clause)
}

const fn costs(clause: &'static str, cost: Cost) -> (Article, Cost) {
    (ROC_113.article(clause), cost)
}

/// Sections 8 to 10, in their order.
const COSTS: [(Article, Cost); 28] = [
    costs("2.2.A8", Cost::Game(Reason::Refusal)),
    costs("3.8.一", Cost::Note),
    costs("3.8.五.手", Cost::Violation),
    costs("3.8.六.退場", Cost::Note),
    costs("3.8.七", Cost::Word),
    costs("3.8.八", Cost::Word),
    costs("3.8.九.響起", Cost::Game(Reason::Conduct)),
    costs("3.8.九.震動", Cost::Game(Reason::Conduct)),
    costs("3.8.九.亮起", Cost::Game(Reason::Conduct)),
    costs("3.8.九.接聽", Cost::Game(Reason::Conduct)),
    costs("3.8.九.攜帶", Cost::Game(Reason::Conduct)),
    costs("3.8.十", Cost::Note),
    costs("3.8.十二", Cost::Violation),
    costs("3.9.一.離席", Cost::Foul),
    costs("3.9.一.交談", Cost::Foul),
    costs("3.9.一.資料", Cost::Foul),
    costs("3.9.一.研究", Cost::Foul),
    costs("3.9.二.干擾", Cost::Foul),
    costs("3.9.二.言語", Cost::Foul),
    costs("3.9.二.聲響", Cost::Foul),
    costs("3.9.三", Cost::Foul),
    costs("3.9.四", Cost::Foul),
    costs("3.9.五.提和", Cost::Foul),
    costs("3.9.五.連續", Cost::Foul),
    costs("3.9.五.撤回", Cost::Foul),
    costs("3.10.一", Cost::Violation),
    costs("3.10.二", Cost::Violation),
    costs("4.六.[J]", Cost::Foul),
];

impl Conduct {
    /// As the book itself has it.
    pub const ROC: Self = Self { costs: &COSTS };

    fn cost(&self, clause: &str) -> Option<(Article, Cost)> {
        self.costs.iter().find(|(article, _)| article.clause == clause).copied()
    }

    /// What a breach of a clause costs; what costs more than a word is one of a game that is being played.
    fn listed(&self, scene: &Scene, clause: &str) -> Result<(Article, Cost), Refusal> {
        let (article, cost) = self.cost(clause).ok_or_else(|| refused(WhyNot::NotLawful, &["4.六.[D]"]))?;
        let why = match scene.phase {
            Phase::Waiting => Some(WhyNot::NotStarted),
            Phase::Over(_) => Some(WhyNot::Over),
            _ => None,
        };
        match why.filter(|_| !is_light(cost) && !is_lost_by_breach(scene)) {
            Some(why) => Err(Refusal::new(why, vec![article])),
            None => Ok((article, cost)),
        }
    }

    fn breach(&self, scene: &Scene, matter: &Matter, clause: &str) -> Remedied {
        let (article, cost) = self.listed(scene, clause)?;
        let over = scene.result().is_some();
        let effects = match matter.side {
            _ if over && cost == Cost::Note => Vec::new(),
            Some(side) if over && !is_light(cost) => {
                let over = || Refusal::new(WhyNot::Over, vec![article]);
                vec![lost_by_both(scene, side, cost).ok_or_else(over)?]
            }
            Some(side) => vec![effect(side, cost)],
            None if is_light(cost) => vec![Effect::PlayOn],
            None => by_both(cost),
        };
        Ok(Remedy { under: vec![article], effects })
    }

    /// Whether a breach is dealt with though the game is over: it costs the game of the side that won by the other's breach.
    fn is_open_after(&self, scene: &Scene, matter: &Matter) -> bool {
        let Incident::Conduct(OfConduct::Conduct { clause }) = &matter.incident else { return false };
        let costs = self.cost(clause).is_some_and(|(_, cost)| matches!(cost, Cost::Game(_)));
        costs && matter.side.is_some_and(|side| won_by_breach(scene, side))
    }

    /// 4 四 `[C]`: what the book does not name, the chief files under one of its clauses, or finds no breach.
    fn unlisted(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Remedied {
        let gap = cite(&["4.四.[C].未明定"]);
        if facts.refused {
            return Ok(Remedy { under: gap, effects: vec![Effect::PlayOn] });
        }
        let clause = facts.filed_under.as_deref();
        let clause = clause.ok_or_else(|| Refusal::new(WhyNot::FactsMissing(Fact::FiledUnder), gap.clone()))?;
        let mut done = self.breach(scene, matter, clause)?;
        done.under.extend(gap);
        Ok(done)
    }
}

/// The unit on talking to each other; a supplement's has the same name.
const TALKING: &str = "3.9.一.交談";

/// Whether a breach can be one of both sides at once: they talk to each other, or each does what costs the game.
fn is_of_two(clause: &str, cost: Cost) -> bool {
    clause.rsplit('.').next() == TALKING.rsplit('.').next() || cost == Cost::Game(Reason::Conduct)
}

/// Whether a side lost the game by a breach of conduct.
fn is_lost_by_breach(scene: &Scene) -> bool {
    Side::BOTH.into_iter().any(|side| won_by_breach(scene, side))
}

/// Whether a side won a game that the other side lost by a breach of conduct.
fn won_by_breach(scene: &Scene, side: Side) -> bool {
    let verdict = scene.result().map(|result| result.verdict);
    verdict.is_some_and(|verdict| verdict.reason == Reason::Conduct && verdict.outcome.winner() == Some(side))
}

/// A breach that costs the game, by the side that won it by the other's: both lose.
fn lost_by_both(scene: &Scene, side: Side, cost: Cost) -> Option<Effect> {
    match cost {
        Cost::Game(reason) if won_by_breach(scene, side) => {
            Some(Effect::Amend { verdict: Verdict::both_lose(Form::Breach, reason) })
        }
        _ => None,
    }
}

/// Whether a breach costs no more than a word.
fn is_light(cost: Cost) -> bool {
    matches!(cost, Cost::Note | Cost::Word)
}

fn effect(side: Side, cost: Cost) -> Effect {
    match cost {
        Cost::Note => Effect::PlayOn,
        Cost::Word => Effect::Caution { side },
        Cost::Violation => Effect::Foul { side, kind: FoulKind::Violation },
        Cost::Foul => Effect::Foul { side, kind: FoulKind::Technical },
        Cost::Game(reason) => Effect::End { verdict: Verdict::loses(side, Form::Breach, reason) },
    }
}

/// What a breach by both sides costs: each bears it.
fn by_both(cost: Cost) -> Vec<Effect> {
    match cost {
        Cost::Game(reason) => vec![Effect::End { verdict: Verdict::both_lose(Form::Breach, reason) }],
        cost => Side::BOTH.map(|side| effect(side, cost)).to_vec(),
    }
}

impl Topic for Conduct {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        Some(match deed.act {
            Act::Raise { incident: Some(Incident::Conduct(OfConduct::Conduct { clause })), against, .. } => {
                self.listed(scene, clause).and_then(|(article, cost)| match against {
                    None if !is_light(cost) && !is_of_two(clause, cost) => {
                        Err(Refusal::new(WhyNot::FactsMissing(Fact::Against), vec![article]))
                    }
                    _ => Ok(vec![article]),
                })
            }
            Act::Raise { matter: Some(id), .. } if by.side().is_some() => {
                let ruled = scene.matter(*id).is_some_and(|matter| matter.standing == Standing::Ruled);
                if !ruled {
                    return None;
                }
                Err(refused(WhyNot::MatterClosed, &["3.8.四.服從", "3.8.四.申訴"]))
            }
            Act::Raise { incident: Some(Incident::Result(OfResult::DisputedResult { .. })), .. } => {
                Err(refused(WhyNot::MatterClosed, &["3.8.四.服從", "3.8.四.申訴"]))
            }
            Act::Refuse { demand: Demand::Sign } if scene.result().is_none() => {
                Err(refused(WhyNot::NotOver, &["3.8.六.記錄"]))
            }
            Act::Sign => Ok(cite(&["3.8.六.記錄"])),
            Act::Report { .. } if scene.arrangements.reporting == Reporting::Official => {
                Err(refused(WhyNot::NotYours, &["3.8.六.記錄"]))
            }
            _ => return None,
        })
    }

    /// 2.2 A8: refusing to keep to the rules; an unsigned result is the staff's matter.
    fn notices(&self, _: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        let Act::Refuse { demand } = deed.act else { return Vec::new() };
        let (incident, clauses): (_, &[&'static str]) = match demand {
            Demand::Move => (Incident::Move(OfMove::RefusalToMove), &["2.2.A8"]),
            Demand::Restore => (Incident::Board(OfBoard::RefusalToRestore), &["2.2.A8", "3.8.四.服從"]),
            Demand::Behave => {
                (Incident::Conduct(OfConduct::Conduct { clause: "2.2.A8".to_owned() }), &["2.2.A8", "3.8.四.服從"])
            }
            Demand::Sign => (Incident::Record(OfRecord::RefusalToSign), &["3.8.六.記錄"]),
            Demand::Correct => return Vec::new(),
        };
        vec![finding(incident, by.side(), clauses)]
    }

    fn asks(&self, _: &Scene, matter: &Matter) -> Vec<Asks> {
        match matter.incident {
            Incident::Conduct(OfConduct::UnlistedConduct { .. }) => {
                vec![Fact::FiledUnder.alone(), Fact::Refused.alone()]
            }
            _ => Vec::new(),
        }
    }

    fn breaches(&self) -> Vec<Article> {
        self.costs.iter().map(|(article, _)| *article).collect()
    }

    fn outlives(&self, scene: &Scene, matter: &Matter) -> bool {
        self.is_open_after(scene, matter)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        match &matter.incident {
            Incident::Conduct(OfConduct::Conduct { clause }) => Some(self.breach(scene, matter, clause)),
            Incident::Move(OfMove::RefusalToMove) | Incident::Board(OfBoard::RefusalToRestore) => {
                Some(self.breach(scene, matter, "2.2.A8"))
            }
            Incident::Record(OfRecord::RefusalToSign) => {
                Some(Ok(super::remedy(&["3.8.六.記錄"], vec![Effect::TellStaff])))
            }
            Incident::Conduct(OfConduct::UnlistedConduct { .. }) => Some(self.unlisted(scene, matter, facts)),
            _ => None,
        }
    }
}
