//! Cases at the desk: scripts with what must come of each entry.
//!
//! A script is one JSON object a line, as `qizheng desk` takes it. A line `play a b c` makes these moves in turn, a second
//! after each other. A line `=> {…}` after an entry is what must have come of it: a pattern that fits an event
//! (`{"event":"noted",…}`), the refusal (`{"refused":"too_late"}`) or the state (`{"state":{…}}`). A pattern fits whatever has
//! all it says; a list fits a list that has all its members. An entry that is refused must be followed by its refusal.

use std::collections::BTreeSet;

use arbiter::{Desk, Entry, Logged};
use books::desk::{Act, Actor, Arrangements, Hand, Refusal};
use books::{Article, Book};
use clock::{Instant, Millis};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::run::{Outcome, Proved};

/// The part of a case that is a script.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeskCase {
    /// The rulebooks under which it is played.
    pub rules: Vec<String>,
    /// What was settled before the game.
    #[serde(default, deserialize_with = "arbiter::arrangements")]
    pub arrangements: Arrangements,
    /// The script.
    pub script: String,
    /// The articles this case proves, of the first rulebook if they name none.
    pub proves: Vec<String>,
    /// Articles that have nothing to do with it.
    #[serde(default)]
    pub silent_on: Vec<String>,
}

/// What came of one entry.
struct Answer {
    logged: Vec<Logged>,
    refusal: Option<Refusal>,
}

/// Plays a script under every rulebook it names.
pub fn run(case: &DeskCase) -> Outcome {
    let mut proved = Proved::default();
    let mut wrong = Vec::new();
    for id in &case.rules {
        match play(case, id) {
            Ok(here) => {
                proved.articles.extend(here.articles);
                proved.said.extend(here.said);
            }
            Err(why) => wrong.extend(why.into_iter().map(|why| format!("{id}: {why}"))),
        }
    }
    if wrong.is_empty() { Ok(proved) } else { Err(wrong) }
}

fn play(case: &DeskCase, id: &str) -> Outcome {
    let book = books::known(id).map_err(|error| vec![format!("{error}")])?;
    let law = books::desk_law(book).ok_or_else(|| vec!["has no desk yet".to_owned()])?;
    let opened = Desk::open(law, case.arrangements.clone(), Instant::new(0));
    let mut desk = opened.map_err(|error| vec![format!("start: {error}")])?;
    let mut answer = Answer { logged: Vec::new(), refusal: None };
    let (mut cited, mut pinned): (BTreeSet<Article>, BTreeSet<Article>) = (BTreeSet::new(), BTreeSet::new());
    let mut wrong = Vec::new();
    let mut unforeseen = None;
    for (index, line) in case.script.lines().map(str::trim).enumerate() {
        let place = format!("script line {}", index + 1);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(pattern) = line.strip_prefix("=>") {
            pinned.extend(citations(&desk, &answer));
            wrong.extend(unmet(&desk, &answer, pattern, id).map(|why| format!("{place}: {why}")));
            unforeseen = unforeseen.filter(|_| !pattern.contains("\"refused\""));
            continue;
        }
        wrong.extend(unforeseen.take());
        answer = match line.strip_prefix("play ") {
            Some(moves) => made(&mut desk, moves),
            None => match serde_json::from_str(line) {
                Ok(entry) => taken(&mut desk, &entry),
                Err(error) => return Err(vec![format!("{place}: {error}")]),
            },
        };
        unforeseen = answer.refusal.as_ref().map(|refusal| format!("{place}: refused, {:?}", refusal.why));
        cited.extend(citations(&desk, &answer));
    }
    wrong.extend(unforeseen);
    wrong.extend(replayed_otherwise(&desk));
    let articles = proofs(case, book, &cited, &pinned, &mut wrong);
    let said = desk.log().iter().map(said).collect();
    if wrong.is_empty() { Ok(Proved { articles, said }) } else { Err(wrong) }
}

/// What a line of the log says. What it brought about on the board follows from that, and is left out, as is what the entry
/// says itself of who made it and how many lines came of it.
fn said(logged: &Logged) -> String {
    let mut line = json!(logged);
    if let Some(fields) = line.as_object_mut() {
        for follows in ["after", "names", "sealed", "more", "licence"] {
            fields.remove(follows);
        }
    }
    line.to_string()
}

fn taken(desk: &mut Desk, entry: &Entry) -> Answer {
    match desk.take(entry) {
        Ok(logged) => Answer { logged: logged.to_vec(), refusal: None },
        Err(refusal) => Answer { logged: Vec::new(), refusal: Some(refusal) },
    }
}

/// Makes moves in turn, until one is refused.
fn made(desk: &mut Desk, moves: &str) -> Answer {
    let mut answer = Answer { logged: Vec::new(), refusal: None };
    for text in moves.split_whitespace() {
        let at = desk.scene().now.after(Millis::from_secs(1));
        let (hand, left_on, held, part, upturned) = (Hand::default(), false, false, false, false);
        let act = Act::Move {
            text: text.to_owned(),
            hand,
            left_on,
            between: Vec::new(),
            also: Vec::new(),
            held,
            part,
            upturned,
        };
        let Answer { logged, refusal } = taken(desk, &Entry::new(at, Actor::player(desk.scene().to_move()), act));
        answer.logged.extend(logged);
        answer.refusal = refusal;
        if answer.refusal.is_some() {
            break;
        }
    }
    answer
}

/// Everything cited in the answer to an entry, and in what may be played now.
fn citations(desk: &Desk, answer: &Answer) -> Vec<Article> {
    let logged = answer.logged.iter().flat_map(|logged| logged.under.iter().copied());
    let refused = answer.refusal.iter().flat_map(|refusal| refusal.under.iter().copied());
    logged.chain(refused).chain(desk.allowed().under).collect()
}

/// Folding the log must give the game as it stands.
fn replayed_otherwise(desk: &Desk) -> Option<String> {
    let replayed = Desk::replay(desk.law(), desk.log());
    (replayed.as_ref().map(Desk::scene) != Ok(desk.scene())).then(|| "the log does not give the state".to_owned())
}

fn proofs(
    case: &DeskCase,
    book: Book,
    cited: &BTreeSet<Article>,
    pinned: &BTreeSet<Article>,
    wrong: &mut Vec<String>,
) -> BTreeSet<(Book, String)> {
    let names = |claim: &String| match claim.split_once(' ') {
        Some((id, clause)) => books::known(id).ok().map(|book| (book, clause.to_owned())),
        None if case.rules.first().map(String::as_str) == Some(book.id()) => Some((book, claim.clone())),
        None => None,
    };
    let has = |(book, clause): &(Book, String)| cited.iter().any(|a| a.book == *book && a.clause == clause);
    let mut proved = BTreeSet::new();
    for claim in case.proves.iter().filter_map(names).filter(|(of, _)| *of == book || has(&(*of, String::new()))) {
        if pinned.iter().any(|a| a.book == claim.0 && a.clause == claim.1) {
            proved.insert(claim);
        } else {
            wrong.push(format!("claims to prove {}, which no answer with a pattern cites", claim.1));
        }
    }
    for claim in case.silent_on.iter().filter_map(names).filter(has) {
        wrong.push(format!("cites {}, which has nothing to do with it", claim.1));
    }
    proved
}

/// Why a pattern does not fit what came of the last entry, if it does not.
fn unmet(desk: &Desk, answer: &Answer, pattern: &str, id: &str) -> Option<String> {
    let (book, pattern) = match pattern.trim().split_once(' ') {
        Some((book, rest)) if books::known(book).is_ok() => (Some(book), rest),
        _ => (None, pattern.trim()),
    };
    if book.is_some_and(|book| book != id) {
        return None;
    }
    let wanted: Value = match serde_json::from_str(pattern) {
        Ok(wanted) => wanted,
        Err(error) => return Some(format!("{error}")),
    };
    let found: Vec<Value> = if let Some(state) = wanted.get("state") {
        let view = json!(desk.view());
        return (!fits(state, &view)).then(|| format!("expected {state}, the state is {view}"));
    } else if wanted.get("refused").is_some() {
        answer.refusal.iter().map(refusal).collect()
    } else {
        answer.logged.iter().map(|logged| json!(logged)).collect()
    };
    let refused = answer.refusal.as_ref().map(refusal);
    let met = found.iter().any(|found| fits(&wanted, found));
    (!met).then(|| format!("expected {wanted}, found {} {}", json!(found), refused.unwrap_or_default()))
}

fn refusal(refusal: &Refusal) -> Value {
    json!({ "refused": refusal.why, "under": refusal.under })
}

/// Whether a value has all that a pattern says.
fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(wanted), Value::Object(found)) if wanted.is_empty() => found.is_empty(),
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(name, pattern)| found.get(name).is_some_and(|value| fits(pattern, value)))
        }
        (Value::Array(wanted), Value::Array(found)) if wanted.is_empty() => found.is_empty(),
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.iter().all(|pattern| found.iter().any(|value| fits(pattern, value)))
        }
        _ => pattern == value,
    }
}
