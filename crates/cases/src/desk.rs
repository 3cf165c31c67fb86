//! Cases at the desk: scripts with what must come of each entry.
//!
//! A script is one JSON object a line, as `qizheng desk` takes it. A line `play a b c` makes these moves in turn, a second
//! after each other. A line `=> {…}` after an entry is what must have come of it: a pattern that fits an event
//! (`{"event":"noted",…}`), the refusal (`{"refused":"too_late"}`) or the state (`{"state":{…}}`). An entry that is refused
//! must be followed by its refusal. A pattern proves the articles that it names under `under`.

use std::collections::BTreeSet;

use arbiter::{Desk, Entry, Logged, Opening};
use books::desk::{Act, Actor, Arrangements, Hand};
use books::{Article, law};
use clock::{Instant, Millis};
use explain::Teller;
use explain::desk::{Cited, LineAnswer, Played, text};
use serde::Deserialize;
use serde_json::{Value, json};
use words::Lang;

use crate::Outcome;
use crate::pattern::{fits, named, says_more};

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
    /// Articles that have nothing to do with it, of the first rulebook if they name none.
    #[serde(default)]
    pub silent_on: Vec<String>,
}

/// A line of a script.
enum Line<'a> {
    /// Something that is entered.
    Entry(Entry),
    /// Moves to be made.
    Moves(&'a str),
    /// What must have come of the entry before, under this rulebook only if it names one.
    Pattern(Option<&'a str>, Value),
}

impl DeskCase {
    /// The lines of the script, each with its number, from 1.
    fn lines(&self) -> impl Iterator<Item = Result<(usize, Line<'_>), String>> {
        let lines = (1..).zip(self.script.lines().map(str::trim));
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        lines.map(|(number, line)| match read(line) {
            Ok(line) => Ok((number, line)),
            Err(why) => Err(format!("script line {number}: {why}")),
        })
    }

    /// The articles that its patterns name, each with what it expects under them.
    ///
    /// # Errors
    ///
    /// A line that cannot be read, an article that is none, a pattern that says nothing but articles.
    pub fn claims(&self) -> Result<BTreeSet<Article>, String> {
        let mut claims = BTreeSet::new();
        for line in self.lines() {
            if let (number, Line::Pattern(_, pattern)) = line? {
                claims.extend(named(&pattern).map_err(|why| format!("script line {number}: {why}"))?);
                if !says_more(&pattern) {
                    return Err(format!("script line {number}: says under which articles, and not what"));
                }
            }
        }
        Ok(claims)
    }
}

fn read(line: &str) -> Result<Line<'_>, String> {
    let wrong = |error: serde_json::Error| error.to_string();
    if let Some(pattern) = line.strip_prefix("=>") {
        let (book, pattern) = match pattern.trim().split_once(' ') {
            Some((book, rest)) if books::known(book).is_ok() => (Some(book), rest),
            _ => (None, pattern.trim()),
        };
        return Ok(Line::Pattern(book, serde_json::from_str(pattern).map_err(wrong)?));
    }
    match line.strip_prefix("play ") {
        Some(moves) => Ok(Line::Moves(moves)),
        None => serde_json::from_str(line).map(Line::Entry).map_err(wrong),
    }
}

/// Plays a script under every rulebook it names.
pub fn run(case: &DeskCase) -> Outcome {
    let (mut said, mut wrong) = (Vec::new(), Vec::new());
    wrong.extend(case.claims().err());
    for id in &case.rules {
        match play(case, id) {
            Ok(here) => said.extend(here),
            Err(why) => wrong.extend(why.into_iter().map(|why| format!("{id}: {why}"))),
        }
    }
    if wrong.is_empty() { Ok(said) } else { Err(wrong) }
}

fn play(case: &DeskCase, id: &str) -> Outcome {
    let mut game = Game::open(case, id).map_err(|why| vec![why])?;
    for line in case.lines() {
        let (number, line) = line.map_err(|why| vec![why])?;
        match line {
            Line::Pattern(Some(book), _) if book != id => {}
            Line::Pattern(_, pattern) => game.hold(number, &pattern),
            Line::Entry(entry) => game.enter(number, &[entry]),
            Line::Moves(moves) => game.make(number, moves),
        }
    }
    game.end(case)
}

/// The rulings that a script asks for under every rulebook it names: each desk as it stood then, and the entry.
pub fn rulings(case: &DeskCase) -> Vec<(Desk, Entry)> {
    let mut asked = Vec::new();
    for game in case.rules.iter().map(|id| Game::open(case, id)) {
        let Ok(mut game) = game else { continue };
        for (number, line) in case.lines().filter_map(Result::ok) {
            match line {
                Line::Entry(entry) => {
                    if matches!(entry.act, Act::Rule { .. }) {
                        asked.push((game.played.desk.clone(), entry.clone()));
                    }
                    game.enter(number, &[entry]);
                }
                Line::Moves(moves) => game.make(number, moves),
                Line::Pattern(..) => {}
            }
        }
    }
    asked
}

/// A game being played by a script.
struct Game {
    played: Played,
    /// The line of the last entry.
    line: usize,
    /// How many answers there were before it.
    before: usize,
    /// A refusal of the last entry that no pattern has foreseen.
    unforeseen: Option<String>,
    /// All that was cited, in answers and in what may be played after them.
    cited: BTreeSet<Article>,
    wrong: Vec<String>,
}

impl Game {
    fn open(case: &DeskCase, id: &str) -> Result<Self, String> {
        let book = books::known(id).map_err(|error| error.to_string())?;
        let law = books::desk_law(book).ok_or("has no desk yet")?;
        let opening = Opening { at: Instant::new(0), open: case.arrangements.clone(), rules: Some(book) };
        let played = Played::open(law, &opening).map_err(|error| format!("start: {error}"))?;
        let (cited, wrong) = (BTreeSet::new(), Vec::new());
        Ok(Self { played, line: 0, before: 0, unforeseen: None, cited, wrong })
    }

    /// What came of the last entry; of moves, what came of each.
    fn answers(&self) -> &[LineAnswer] {
        &self.played.answers[self.before..]
    }

    /// Enters one thing after the other, until one is refused.
    fn enter(&mut self, line: usize, entries: &[Entry]) {
        self.wrong.extend(self.unforeseen.take());
        (self.line, self.before) = (line, self.played.answers.len());
        for entry in entries {
            self.take(entry);
        }
    }

    fn take(&mut self, entry: &Entry) {
        self.played.take(self.line, entry);
        let came = self.played.answers.last().map(|answer| &answer.came);
        match came {
            Some(Ok(logged)) => self.cited.extend(logged.iter().flat_map(|logged| &logged.under)),
            Some(Err(refused)) => {
                let refusal = &refused.refusal;
                self.unforeseen = Some(format!("script line {}: refused, {:?}", self.line, refusal.why));
                self.cited.extend(&refusal.under);
            }
            None => {}
        }
        self.cited.extend(self.played.desk.allowed().under);
        let tellers = Lang::ALL.map(|lang| Teller::new(self.played.desk.law(), lang));
        let untold =
            tellers.map(|teller| teller.state(&self.played.desk)).into_iter().filter(|told| told.contains('⟦'));
        self.wrong.extend(untold.map(|told| format!("script line {}: a word is missing: {told}", self.line)));
    }

    /// Makes moves in turn, until one is refused.
    fn make(&mut self, line: usize, moves: &str) {
        self.enter(line, &[]);
        for text in moves.split_whitespace() {
            let scene = self.played.desk.scene();
            let at = scene.now.after(Millis::from_secs(1));
            let entry = Entry::new(at, Actor::player(scene.to_move()), moved(text));
            self.take(&entry);
            if self.unforeseen.is_some() {
                break;
            }
        }
    }

    /// Holds a pattern against what came of the last entry.
    fn hold(&mut self, line: usize, pattern: &Value) {
        let found: Vec<Value> = match pattern.get("state") {
            Some(_) => vec![json!({ "state": self.played.desk.view() })],
            None => self.answers().iter().flat_map(came).collect(),
        };
        if !found.iter().any(|found| fits(pattern, found)) {
            self.wrong.push(format!("script line {line}: expected {pattern}, found {}", json!(found)));
        }
        if pattern.get("refused").is_some() {
            self.unforeseen = None;
        }
    }

    /// What the program said, if nothing is wrong.
    fn end(mut self, case: &DeskCase) -> Outcome {
        self.wrong.extend(self.unforeseen.take());
        let replayed = Desk::replay(self.played.desk.law(), self.played.desk.log());
        if replayed.as_ref().map(Desk::scene) != Ok(self.played.desk.scene()) {
            self.wrong.push("the log does not give the state".to_owned());
        }
        let games = std::slice::from_ref(&self.played);
        let untold = Lang::ALL.map(|lang| text(games, Cited::All, lang)).into_iter().filter(|told| told.contains('⟦'));
        self.wrong.extend(untold.map(|told| format!("a word is missing: {told}")));
        self.wrong.extend(self.not_silent(case));
        if self.wrong.is_empty() { Ok(self.played.desk.log().iter().map(said).collect()) } else { Err(self.wrong) }
    }

    /// The articles that have nothing to do with it and are cited.
    fn not_silent(&self, case: &DeskCase) -> Vec<String> {
        let whole = |text: &String| match law::article(text) {
            Ok(article) => Ok(article),
            Err(_) => law::article(&format!("{} {text}", case.rules[0])).map_err(|error| error.to_string()),
        };
        let silent = case.silent_on.iter().map(whole);
        let cited = silent.filter(|article| article.as_ref().map_or(true, |article| self.cited.contains(article)));
        cited
            .map(|found| {
                found.map_or_else(|why| why, |article| format!("cites {article}, which has nothing to do with it"))
            })
            .collect()
    }
}

/// What came of an entry: each event, or the refusal.
fn came(answer: &LineAnswer) -> Vec<Value> {
    match &answer.came {
        Ok(logged) => logged.iter().map(|logged| json!(logged)).collect(),
        Err(refused) => {
            let refusal = &refused.refusal;
            vec![json!({ "refused": refusal.why, "under": refusal.under, "could": refused.could })]
        }
    }
}

/// The move that a text names, made without anything remarkable.
fn moved(text: &str) -> Act {
    let (left_on, held, part, upturned) = (false, false, false, false);
    let (between, also) = (Vec::new(), Vec::new());
    Act::Move { text: text.to_owned(), hand: Hand::default(), left_on, between, also, held, part, upturned }
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
