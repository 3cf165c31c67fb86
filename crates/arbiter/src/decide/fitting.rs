//! Facts that fit a matter: those on which what the law makes of it turns.

use books::desk::{
    Authority, Cause, DeskLaw, Fact, Facts, Matter, Outcome, Refusal, Remedy, Scene, Shown, Stoppage, WhyNot,
};
use clock::Millis;
use contest::Sides;

/// A way to tell a fact, by its name.
type Told = (Fact, fn(&mut Facts));

/// Each fact told in the ways in which it can make a difference.
const TOLD: [Told; 36] = [
    (Fact::Accepted, |facts| facts.accepted = true),
    (Fact::Agreed, |facts| facts.agreed = Some(true)),
    (Fact::Agreed, |facts| facts.agreed = Some(false)),
    (Fact::BackTo, |facts| facts.back_to = Some(0)),
    (Fact::BackTo, |facts| facts.back_to = Some(1)),
    (Fact::BackTo, |facts| facts.back_to = Some(2)),
    (Fact::CannotRestore, |facts| facts.cannot_restore = true),
    (Fact::Cause, |facts| facts.cause = Some(Cause::First)),
    (Fact::Cause, |facts| facts.cause = Some(Cause::Second)),
    (Fact::Cause, |facts| facts.cause = Some(Cause::Both)),
    (Fact::Cause, |facts| facts.cause = Some(Cause::Outsider)),
    (Fact::Drawn, |facts| facts.drawn = Some(true)),
    (Fact::Drawn, |facts| facts.drawn = Some(false)),
    (Fact::FaultyClock, |facts| facts.faulty_clock = true),
    (Fact::FiledUnder, |facts| facts.filed_under = Some(String::new())),
    (Fact::Left, |facts| facts.left = Some(Sides::from_fn(|_| Millis::new(1)))),
    (Fact::Means, |facts| facts.means = Some(String::new())),
    (Fact::Moves, |facts| facts.moves = Some(0)),
    (Fact::Moves, |facts| facts.moves = Some(1_000)),
    (Fact::Neighbours, |facts| facts.neighbours = true),
    (Fact::Outcome, |facts| facts.outcome = Some(Outcome::FirstWins)),
    (Fact::Outcome, |facts| facts.outcome = Some(Outcome::SecondWins)),
    (Fact::Outcome, |facts| facts.outcome = Some(Outcome::Draw)),
    (Fact::Refused, |facts| facts.refused = true),
    (Fact::Rounds, |facts| facts.rounds = Some(0)),
    (Fact::Rounds, |facts| facts.rounds = Some(7)),
    (Fact::Shown, |facts| facts.shown = Some(Shown::Flag(true))),
    (Fact::Shown, |facts| facts.shown = Some(Shown::Flag(false))),
    (Fact::Shown, |facts| facts.shown = Some(Shown::Hands { minute: true, second: true })),
    (Fact::Shown, |facts| facts.shown = Some(Shown::Hands { minute: true, second: false })),
    (Fact::StoppedFor, |facts| facts.stopped_for = Some(Stoppage::Official)),
    (Fact::StoppedFor, |facts| facts.stopped_for = Some(Stoppage::Disturbance)),
    (Fact::StoppedFor, |facts| facts.stopped_for = Some(Stoppage::Illness)),
    (Fact::StoppedFor, |facts| facts.stopped_for = Some(Stoppage::Toilet)),
    (Fact::Unclear, |facts| facts.unclear = true),
    (Fact::Who, |facts| facts.who = Some("?".to_owned())),
];

/// What a law makes of a matter by some facts.
type Answer = (Result<Remedy, Refusal>, Authority);

fn answer(law: &dyn DeskLaw, scene: &Scene, matter: &Matter, facts: &Facts, disputed: bool) -> Answer {
    (law.remedies(scene, matter, facts), law.authority(scene, matter, facts, disputed))
}

/// These facts without one of them.
fn without(facts: &Facts, fact: Fact) -> Facts {
    let mut facts = facts.clone();
    match fact {
        Fact::Accepted => facts.accepted = false,
        Fact::Agreed => facts.agreed = None,
        Fact::BackTo => facts.back_to = None,
        Fact::CannotRestore => facts.cannot_restore = false,
        Fact::Cause => facts.cause = None,
        Fact::Drawn => facts.drawn = None,
        Fact::FaultyClock => facts.faulty_clock = false,
        Fact::FiledUnder => facts.filed_under = None,
        Fact::Left => facts.left = None,
        Fact::Means => facts.means = None,
        Fact::Moves => facts.moves = None,
        Fact::Neighbours => facts.neighbours = false,
        Fact::Outcome => facts.outcome = None,
        Fact::Refused => facts.refused = false,
        Fact::Rounds => facts.rounds = None,
        Fact::Shown => facts.shown = None,
        Fact::StoppedFor => facts.stopped_for = None,
        Fact::Unclear => facts.unclear = false,
        Fact::Who => facts.who = None,
        _ => {}
    }
    facts
}

/// The facts that an official can tell of a matter.
fn all() -> Vec<Fact> {
    let mut all: Vec<Fact> = TOLD.iter().map(|(fact, _)| *fact).collect();
    all.dedup();
    all
}

/// Whether what the law makes of a matter turns on a fact, these being known besides.
fn turns_on(law: &dyn DeskLaw, scene: &Scene, matter: &Matter, known: &Facts, disputed: bool, fact: Fact) -> bool {
    let base = without(known, fact);
    let plain = answer(law, scene, matter, &base, disputed);
    let differs = |facts: &Facts| answer(law, scene, matter, facts, disputed) != plain;
    let told = TOLD.iter().filter(|(of, _)| *of == fact).any(|(_, tell)| {
        let mut facts = base.clone();
        tell(&mut facts);
        differs(&facts)
    });
    told || (known != &base && differs(known))
}

/// The facts on which a matter turns, alone or beside another one.
pub fn asks(law: &dyn DeskLaw, scene: &Scene, matter: &Matter, disputed: bool) -> Vec<Fact> {
    let plain = Facts::default();
    let (first, others): (Vec<Fact>, Vec<Fact>) =
        all().into_iter().partition(|fact| turns_on(law, scene, matter, &plain, disputed, *fact));
    let beside = |fact: &Fact| {
        TOLD.iter().filter(|(of, _)| first.contains(of)).any(|(_, tell)| {
            let mut known = Facts::default();
            tell(&mut known);
            turns_on(law, scene, matter, &known, disputed, *fact)
        })
    };
    let second: Vec<Fact> = others.into_iter().filter(beside).collect();
    let mut asked = [first, second].concat();
    asked.sort_unstable();
    asked
}

/// Whether all facts that were told belong to a matter; a wrong one is refused with those that do.
pub fn fits(law: &dyn DeskLaw, scene: &Scene, matter: &Matter, facts: &Facts, disputed: bool) -> Result<(), Refusal> {
    let told = all().into_iter().filter(|fact| without(facts, *fact) != *facts);
    let strange = |fact: &Fact| !turns_on(law, scene, matter, facts, disputed, *fact);
    for fact in told.filter(strange) {
        let known = asks(law, scene, matter, disputed);
        if !known.contains(&fact) {
            let under = law.remedies(scene, matter, facts).map(|remedy| remedy.under).unwrap_or_default();
            return Err(Refusal::new(WhyNot::FactsUnfit { fact, known }, under));
        }
    }
    Ok(())
}
