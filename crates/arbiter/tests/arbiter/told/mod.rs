//! Facts told in the ways in which they can make a difference, to see what the law makes of them.

mod facts;

use arbiter::{Desk, Entry};
use books::desk::{Act, Asks, Authority, Fact, Facts, Matter, Refusal, Remedy};
use serde_json::{Value, json};

/// The ways to tell each fact.
fn ways(fact: Fact) -> Vec<Value> {
    match fact {
        Fact::Accepted
        | Fact::CannotRestore
        | Fact::FaultyClock
        | Fact::Neighbours
        | Fact::Refused
        | Fact::SetRight
        | Fact::Unclear => {
            vec![json!(true)]
        }
        Fact::Agreed | Fact::Drawn | Fact::Pressed => vec![json!(true), json!(false)],
        Fact::BackTo => vec![json!(0), json!(1), json!(2)],
        Fact::Cause => vec![json!("first"), json!("second"), json!("both"), json!("outsider")],
        Fact::FiledUnder => vec![json!(""), json!("92"), json!("3.8.七"), json!("3.4.四.3")],
        Fact::Idle => vec![json!(["R", "r", "N", "n"]), json!(["R"])],
        Fact::Left => vec![json!({"red": 1, "black": 1})],
        Fact::Means => vec![json!("")],
        Fact::Moves => vec![json!(0), json!(1_000)],
        Fact::Outcome => vec![json!("first_wins"), json!("second_wins"), json!("draw")],
        Fact::Rounds => vec![json!(7)],
        Fact::Shown => {
            vec![json!({"flag": true}), json!({"flag": false}), json!({"hands": {"minute": true, "second": true}})]
        }
        Fact::StoppedFor => vec![json!("official"), json!("disturbance"), json!("toilet")],
        Fact::Shifts => vec![json!(["a0a1"])],
        Fact::Who => vec![json!("?")],
        _ => Vec::new(),
    }
}

/// These facts with one of them told so, or not told.
fn with(facts: &Facts, fact: Fact, value: Option<Value>) -> Facts {
    let mut fields = json!(facts);
    fields[fact.name()] = value.unwrap_or_else(|| json!(Facts::default())[fact.name()].clone());
    serde_json::from_value(fields).expect("facts as they are written")
}

/// What a law makes of a matter by some facts.
type Answer = (Result<Remedy, Refusal>, Authority);

fn answer(desk: &Desk, matter: &Matter, facts: &Facts) -> Answer {
    let (law, scene) = (desk.law(), desk.scene());
    (law.remedies(scene, matter, facts), law.authority(scene, matter, facts, false))
}

/// Whether what the law makes of a matter turns on a fact that it asks for: alone, beside the one it goes with, or beside
/// what an official told.
fn is_read(desk: &Desk, matter: &Matter, told: &Facts, asks: Asks) -> bool {
    let plain = Facts::default();
    let beside = asks.beside.and_then(|other| Some(with(&plain, other, Some(ways(other).into_iter().next()?))));
    let turns_on = |known: &Facts| {
        let untold = with(known, asks.fact, None);
        let answered = answer(desk, matter, &untold);
        let told = ways(asks.fact).into_iter().map(|value| with(&untold, asks.fact, Some(value)));
        told.chain([known.clone()]).any(|facts| answer(desk, matter, &facts) != answered)
    };
    [Some(plain.clone()), beside, Some(told.clone())].iter().flatten().any(turns_on)
}

/// The open matter on which an entry rules, with the facts that it tells.
pub fn ruled_on<'a>(desk: &'a Desk, entry: &'a Entry) -> Option<(&'a Matter, &'a Facts)> {
    let Act::Rule { matter, facts } = &entry.act else { return None };
    let open = desk.scene().matters.iter().filter(|matter| matter.standing.is_open());
    let meant = open.into_iter().find(|open| matter.is_none_or(|id| id == open.id));
    meant.map(|meant| (meant, facts))
}

/// The facts that the law does not ask for and that change what it makes of a matter, alone or beside one that it asks for:
/// those that do so by themselves, or all if they do only together.
pub fn undeclared(desk: &Desk, matter: &Matter) -> Vec<Fact> {
    let asked = desk.law().asks(desk.scene(), matter);
    let strange: Vec<Fact> =
        Fact::ALL.iter().copied().filter(|fact| !asked.iter().any(|asks| asks.fact == *fact)).collect();
    let plain = Facts::default();
    let beside =
        asked.iter().flat_map(|asks| ways(asks.fact).into_iter().map(|value| with(&plain, asks.fact, Some(value))));
    let known: Vec<(Facts, Answer)> =
        [plain.clone()].into_iter().chain(beside).map(|known| (known.clone(), answer(desk, matter, &known))).collect();
    let change = |facts: &[Fact]| {
        let told = |known: &Facts, way: usize| {
            let way = |fact: Fact| Some((fact, ways(fact).into_iter().cycle().nth(way)?));
            let told = facts.iter().filter_map(|fact| way(*fact));
            told.fold(known.clone(), |known, (fact, value)| with(&known, fact, Some(value)))
        };
        let differs = |(known, answered): &(Facts, Answer)| {
            (0..4).any(|way| answer(desk, matter, &told(known, way)) != *answered)
        };
        known.iter().any(differs)
    };
    if !change(&strange) {
        return Vec::new();
    }
    let alone: Vec<Fact> = strange.iter().copied().filter(|fact| change(&[*fact])).collect();
    if alone.is_empty() { strange } else { alone }
}

/// What an official may tell of a matter that the law asks for: nothing, that there is nothing in it, each fact in each way,
/// alone and beside the one it goes with.
pub fn tellings(desk: &Desk, matter: &Matter) -> Vec<Facts> {
    let plain = Facts::default();
    let mut told = vec![plain.clone(), Facts { unfounded: true, ..plain.clone() }];
    for asks in desk.law().asks(desk.scene(), matter) {
        let beside = asks.beside.and_then(|other| Some(with(&plain, other, Some(ways(other).into_iter().next()?))));
        let known = beside.unwrap_or_else(|| plain.clone());
        told.extend(ways(asks.fact).into_iter().map(|value| with(&known, asks.fact, Some(value))));
    }
    told
}
