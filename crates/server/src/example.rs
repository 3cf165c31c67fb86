//! The event with which a house begins: alive, so that everything can be tried, and there to be thrown away.

use clock::Instant;
use contest::{Actor, GameId, Post, Side, Verdict};
use hall::{
    Appointment, By, CallAct, Conflicts, DutyAct, Hall, Line, Made, Office, OfficeAct, PersonId, Refused, Request,
    Seat, Tables, Topic, What,
};
use store::StoreError;
use tournament::charter::read_toml;
use tournament::entry::Player;
use tournament::event::{Command, GameRef};

use crate::app::App;
use crate::events::begin;
use crate::visitor::now;

/// Its name in addresses.
const ID: &str = "example";

/// How long before now it began.
const HOURS: u64 = 4;

const CHARTER: &str = include_str!("example.toml");

/// The players of both sections, with their clubs and ratings.
const OPEN: [(&str, &str, u32); 8] = [
    ("陳志明", "東區", 2310),
    ("李慧敏", "西區", 2255),
    ("王建國", "南區", 2190),
    ("張美玲", "東區", 2140),
    ("黃家豪", "北區", 2085),
    ("林淑芬", "西區", 2030),
    ("吳俊傑", "南區", 1975),
    ("周雅婷", "北區", 1920),
];
const YOUTH: [(&str, &str, u32); 6] = [
    ("何子軒", "東區", 1610),
    ("謝思穎", "西區", 1580),
    ("馬浩然", "南區", 1540),
    ("梁詠詩", "北區", 1505),
    ("鄧家樂", "東區", 1470),
    ("方凱晴", "西區", 1420),
];

/// A check that goes on for ever: where it begins, and one lap.
const CHECKING: &str = "3k5/9/9/4R4/r8/9/9/9/9/5K3 w";
const LAP: [(Side, &str); 4] =
    [(Side::First, "e6d6"), (Side::Second, "d9e9"), (Side::First, "d6e6"), (Side::Second, "e9d9")];

/// Keeps the example, if the house has no event yet; whether it does.
///
/// # Errors
///
/// The store cannot be read or written.
pub async fn lay_out(app: &App) -> Result<bool, StoreError> {
    if !app.store().events().await?.is_empty() {
        return Ok(false);
    }
    match lines(now()) {
        Ok(lines) => begin(app, ID.parse().expect("it is a name of an event"), &lines).await.map(|()| true),
        Err(refused) => {
            tracing::error!(%refused, "the example cannot be laid out");
            Ok(false)
        }
    }
}

/// A hall that is being filled, with its log.
struct Day {
    hall: Hall,
    lines: Vec<Line>,
    at: u64,
}

/// The log of the example, as it stands at a time.
///
/// # Errors
///
/// The rules forbid something in it.
pub fn lines(now: u64) -> Result<Vec<Line>, Refused> {
    let mut day = Day { hall: Hall::default(), lines: Vec::new(), at: now.saturating_sub(HOURS * 3_600_000) };
    let charter = read_toml(CHARTER).expect("the charter is part of the program");
    day.order(Command::Open { charter: Box::new(charter) })?;
    day.officials()?;
    for (section, players) in [("open", &OPEN[..]), ("youth", &YOUTH[..])] {
        day.enter(section, players)?;
        day.order(Command::Draw { section: section.to_owned(), seed: 7 })?;
    }
    for round in 1..=2 {
        day.round("open", round)?;
        day.results("open", &[1, 2, 3, 4])?;
        day.order(Command::Close { section: "open".to_owned(), round: None })?;
    }
    day.round("youth", 1)?;
    day.results("youth", &[1, 2, 3])?;
    day.order(Command::Close { section: "youth".to_owned(), round: None })?;
    day.at = day.at.max(now.saturating_sub(15 * 60_000));
    day.round("open", 3)?;
    day.round("youth", 2)?;
    day.under_way()?;
    Ok(day.lines)
}

impl Day {
    fn ask(&mut self, by: By, what: What) -> Result<(), Refused> {
        self.at += 1_000;
        let request = Request { by, at: Instant::new(self.at), saw: None, what };
        self.lines.extend(self.hall.take(&request)?.lines);
        Ok(())
    }

    fn order(&mut self, command: Command) -> Result<(), Refused> {
        self.ask(By::keeper(Actor::Director), What::order(command))
    }

    fn person(&mut self, person: &str, what: What) -> Result<(), Refused> {
        self.ask(By::Person(PersonId::from(person)), what)
    }

    /// Two referees and the head of the youth section; who begins the house is director and chief.
    fn officials(&mut self) -> Result<(), Refused> {
        let keeper = || By::keeper(Actor::Director);
        for (person, name, post, section) in [
            ("ho", "何裁判", Post::Referee, "open"),
            ("yip", "葉裁判", Post::Referee, "youth"),
            ("so", "蘇主任", Post::SectionHead, "youth"),
        ] {
            let office = Office { post, sections: vec![section.to_owned()] };
            let (person, name, conflicts) = (PersonId::from(person), name.to_owned(), Conflicts::default());
            let appointment = Appointment { person, name, licence: None, conflicts, office };
            self.ask(keeper(), What::Office(OfficeAct::Appoint(appointment)))?;
        }
        for (person, section, to) in [("ho", "open", 4), ("yip", "youth", 3)] {
            let tables = vec![Tables { section: section.to_owned(), from: 1, to }];
            self.ask(keeper(), What::Office(OfficeAct::Assign { person: PersonId::from(person), tables }))?;
        }
        Ok(())
    }

    fn enter(&mut self, section: &str, players: &[(&str, &str, u32)]) -> Result<(), Refused> {
        for (name, club, rating) in players {
            self.order(Command::Enter(Player {
                name: (*name).to_owned(),
                section: section.to_owned(),
                club: Some((*club).to_owned()),
                rating: Some(*rating),
                ..Player::default()
            }))?;
        }
        Ok(())
    }

    /// Pairs, publishes and begins a round.
    fn round(&mut self, section: &str, seed: u64) -> Result<(), Refused> {
        let named = || section.to_owned();
        self.order(Command::Pair {
            section: named(),
            seed,
            wishes: Vec::new(),
            give_way: Vec::new(),
            reason: None,
            round: None,
        })?;
        self.order(Command::Publish { section: named(), round: None })?;
        let begin = DutyAct::Begin { section: named(), hour: None, why: None };
        self.ask(By::keeper(Actor::Chief), What::Duty(begin))
    }

    /// Results at these tables of the current round: the first player wins where the number is odd.
    fn results(&mut self, section: &str, tables: &[u16]) -> Result<(), Refused> {
        for table in tables {
            self.at += 60_000;
            let outcome = match table % 3 {
                0 => contest::Outcome::Draw,
                1 => contest::Outcome::FirstWins,
                _ => contest::Outcome::SecondWins,
            };
            let at = GameRef::single(section, *table);
            let verdict = Verdict::reported(outcome);
            let (fouls, correct, rests_on) = ([0, 0], false, None);
            let result = Command::Result {
                at,
                verdict,
                fouls,
                agreed: true,
                reported_by: None,
                correct,
                reason: None,
                rests_on,
            };
            self.ask(By::keeper(Actor::Chief), What::order(result))?;
        }
        Ok(())
    }

    fn made(&mut self, person: &str, game: &GameId, act: &str, of: Option<Actor>) -> Result<(), Refused> {
        let act = serde_json::from_str(act).expect("the act is part of the program");
        self.at += 4_000;
        self.person(person, Made { act: Box::new(act), of, disputed: false }.at(game.clone()))
    }

    /// Who lost by a ruling appeals, and the appeal is heard and dismissed.
    fn appealed(&mut self, game: &GameId) -> Result<(), Refused> {
        let GameId { section, round, table, .. } = game;
        let of =
            format!(r#"{{"matter":{{"game":{{"section":"{section}","round":{round},"table":{table}}},"matter":1}}}}"#);
        let appeal = format!(r#"{{"appeal":{{"of":{of},"grounds":["facts"],"deposit":500}}}}"#);
        let decide = r#"{"decide":{"case":1,"upheld":false,"why":"對局中手機響起 The phone rang during the game"}}"#;
        let seat = By::Seat(Seat { game: game.clone(), side: Side::Second, assistant: false });
        for (by, act) in [(seat, appeal.as_str()), (By::keeper(Actor::Chief), decide)] {
            self.at += 60_000;
            self.ask(by, What::Case(serde_json::from_str(act).expect("the act is part of the program")))?;
        }
        Ok(())
    }

    /// The rounds that are being played: a check that goes on and on, a ruling, a result, a hand that is raised.
    fn under_way(&mut self) -> Result<(), Refused> {
        let [checking, ringing, youth] =
            [GameId::single("open", 3, 1), GameId::single("open", 3, 2), GameId::single("youth", 2, 1)];
        self.made("ho", &checking, &format!(r#"{{"do":"find","fen":"{CHECKING}","number":38}}"#), None)?;
        for (side, step) in LAP.iter().cycle().take(3 * LAP.len()) {
            let mover = Actor::player(*side);
            self.made("ho", &checking, &format!(r#"{{"do":"move","text":"{step}"}}"#), Some(mover))?;
            self.made("ho", &checking, r#"{"do":"press"}"#, Some(mover))?;
        }
        self.made(
            "ho",
            &ringing,
            r#"{"do":"raise","subject":{"conduct":{"clause":"92(6)"}},"against":"second"}"#,
            None,
        )?;
        self.made("ho", &ringing, r#"{"do":"rule","matter":1}"#, None)?;
        self.appealed(&ringing)?;
        self.results("youth", &[2])?;
        let raise = CallAct::Raise { game: youth, topic: Topic::Move };
        self.person("yip", What::Call(raise))
    }
}

#[cfg(test)]
mod tests {
    use hall::Hall;

    use super::*;

    #[test]
    fn the_example_is_alive() {
        let lines = lines(1_800_000_000_000).unwrap_or_else(|refused| panic!("{refused}"));
        let hall = Hall::replay(&lines);
        let open = hall.event.sections["open"].current().map(|round| round.number);
        let youth = hall.event.sections["youth"].current().map(|round| round.number);
        assert_eq!((open, youth), (Some(3), Some(2)));
        assert_eq!(hall.calls.open().count(), 1);
        let ranked = explain::EventTeller::new(&hall.event, words::Lang::En).standings("open");
        assert_eq!(ranked.map(|sheet| sheet.rows.len()), Ok(8));
        let desk = hall.kept(&GameId::single("open", 3, 1)).expect("the game is kept");
        let pending = desk.view().matters.iter().any(|matter| matter.standing.is_open());
        assert!(pending, "the cycle waits for an official: {:?}", desk.view().matters);
        let ended = hall.kept(&GameId::single("open", 3, 2)).expect("the game is kept");
        assert!(ended.view().result.is_some(), "the ruling ended the game");
        let at = Instant::new(1_800_000_000_000);
        let cases = hall.cases_for(&By::Public, at);
        assert_eq!(cases.iter().map(|(_, case)| case.state(at)).collect::<Vec<_>>(), [hall::CaseState::Decided]);
        let ahead: Vec<_> = lines.iter().filter(|line| line.at > at).map(|line| (line.no, line.at)).collect();
        assert_eq!(ahead, [], "nothing lies ahead");
    }
}
