//! Facts that fit a matter: those on which the law says that a ruling on it turns.

use books::desk::{Asks, DeskLaw, Fact, Facts, Matter, Refusal, Remedy, Scene, WhyNot};

/// Whether all facts that were told belong to a matter; a strange one is refused with those that do, and one that changes
/// nothing without another with that one. A matter with nothing in it knows none.
pub fn fits(law: &dyn DeskLaw, scene: &Scene, matter: &Matter, facts: &Facts) -> Result<(), Refusal> {
    let told = facts.told();
    if told.is_empty() {
        return Ok(());
    }
    let asked = if facts.unfounded { Vec::new() } else { law.asks(scene, matter) };
    match told.iter().find_map(|fact| unfit(*fact, &told, &asked)) {
        Some(why) => Err(Refusal::new(why, rests_on(law, scene, matter))),
        None => Ok(()),
    }
}

/// How a matter is dealt with. Of a move that nobody knows the record is asked for, and not its number.
pub fn remedied(law: &dyn DeskLaw, scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    let of_sheet = |refusal: Refusal| match refusal.why {
        WhyNot::FactsMissing(Fact::Ply) if scene.is_unknown(&matter.incident) => {
            Refusal { why: WhyNot::FactsMissing(Fact::Sheet), ..refusal }
        }
        _ => refusal,
    };
    law.remedies(scene, matter, facts).map_err(of_sheet)
}

/// Why a fact does not fit among those that were told and those that are asked for.
fn unfit(fact: Fact, told: &[Fact], asked: &[Asks]) -> Option<WhyNot> {
    match asked.iter().find(|asks| asks.fact == fact) {
        Some(Asks { beside: Some(other), .. }) if !told.contains(other) => Some(WhyNot::FactsMissing(*other)),
        Some(_) => None,
        None => Some(WhyNot::FactsUnfit { fact, known: asked.iter().map(|asks| asks.fact).collect() }),
    }
}

/// The articles on which a ruling on a matter rests by what is presumed, or that ask for more.
fn rests_on(law: &dyn DeskLaw, scene: &Scene, matter: &Matter) -> Vec<books::Article> {
    law.remedies(scene, matter, &Facts::default()).map_or_else(|refusal| refusal.under, |remedy| remedy.under)
}
