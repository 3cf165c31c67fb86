//! Halls for tests and benches.
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "the helpers of tests fail as tests do, and each test uses some of them"
)]

use books::desk::Act;
use clock::Instant;
use contest::{Actor, GameId, Licence, Side};
use hall::{Answer, Appointment, By, Conflicts, Hall, Line, Office, OfficeAct, Post, Refused, Request, Seat, What};
use tournament::charter::read_toml;
use tournament::event::Command;

/// A hall with its log and a clock of its own.
#[derive(Clone, Debug, Default)]
pub struct Day {
    pub hall: Hall,
    pub log: Vec<Line>,
    pub now: u64,
}

pub const DIRECTOR: By = By::keeper(Actor::Director);
pub const CHIEF: By = By::keeper(Actor::Chief);

pub fn person(id: &str) -> By {
    By::Person(id.into())
}

pub fn seat(game: &GameId, side: Side) -> By {
    By::Seat(Seat { game: game.clone(), side, assistant: false })
}

/// An act as it is written in a script.
pub fn act(json: &str) -> Act {
    serde_json::from_str(json).unwrap()
}

/// An order as it is written on the command line.
pub fn order(json: &str) -> What {
    What::order(serde_json::from_str(json).unwrap())
}

impl Day {
    /// An event of one section of so many players under a book, each game with half an hour, as a round robin.
    pub fn open(book: &str, players: u32) -> Self {
        Self::open_with(book, players, "")
    }

    /// The same with more lines in its charter.
    pub fn open_with(book: &str, players: u32, more: &str) -> Self {
        let charter = format!(
            "name = \"Day\"\n{more}time = {{ method = {{ minutes = 30 }} }}\nsections = [{{ id = \"A\", name = \"A\" }}]\n\
             format = {{ stages = [{{ system = \"round_robin\", scoring = \"whole\", ranking = {{ own = [\"wins\"] }} }}] }}\nrules = {{ base = \"{book}\" }}\n"
        );
        let mut day = Self { now: 1_777_633_200_000, ..Self::default() };
        let charter = Box::new(read_toml(&charter).unwrap());
        day.must(DIRECTOR, What::order(Command::Open { charter }));
        for number in 1..=players {
            day.must(DIRECTOR, order(&format!(r#"{{"enter": {{"name": "P{number}", "section": "A"}}}}"#)));
        }
        day
    }

    /// The same with its first round published.
    pub fn playing(book: &str, players: u32) -> Self {
        let mut day = Self::open(book, players);
        day.must(DIRECTOR, order(r#"{"draw": {"section": "A", "seed": 1}}"#));
        day.next_round();
        day
    }

    /// Pairs and publishes the next round.
    pub fn next_round(&mut self) {
        self.must(DIRECTOR, order(r#"{"pair": {"section": "A", "seed": 1}}"#));
        self.must(DIRECTOR, order(r#"{"publish": {"section": "A"}}"#));
    }

    pub fn request(&self, by: By, what: What) -> Request {
        Request { by, at: Instant::new(self.now), saw: None, what }
    }

    /// Asks, a second after what was asked before.
    pub fn ask(&mut self, by: By, what: What) -> Result<Answer, Refused> {
        self.now += 1_000;
        let answer = self.hall.take(&self.request(by, what))?;
        self.log.extend(answer.lines.clone());
        Ok(answer)
    }

    pub fn must(&mut self, by: By, what: What) -> Answer {
        let said = format!("{by:?}: {what:?}");
        self.ask(by, what).unwrap_or_else(|refused| panic!("{said}: {refused}"))
    }

    pub fn refuses(&mut self, by: By, what: What) -> Refused {
        let said = format!("{by:?}: {what:?}");
        self.ask(by, what).expect_err(&said)
    }

    /// An entry at the desk of a game.
    pub fn enter(&mut self, by: By, game: &GameId, json: &str) -> Answer {
        self.must(by, What::entry(game.clone(), act(json)))
    }

    /// Appoints somebody in the named sections, in all if none is named.
    pub fn appoint(&mut self, id: &str, post: Post, licence: Option<Licence>, sections: &[&str]) {
        let sections = sections.iter().map(|section| (*section).to_owned()).collect();
        let office = Office { post, sections };
        let (person, name, conflicts) = (id.into(), id.to_owned(), Conflicts::default());
        let appointment = Appointment { person, name, licence, conflicts, office };
        self.must(DIRECTOR, What::Office(OfficeAct::Appoint(appointment)));
    }

    /// The game at a table of the first section.
    pub fn game(&self, table: u16) -> GameId {
        let round = self.hall.event.sections["A"].current().unwrap().number;
        GameId::single("A", round, table)
    }
}
