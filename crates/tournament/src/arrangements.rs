//! What is settled about a game before it begins, as the desk takes it.

use books::Article;
use books::desk::{Arrangements, FoulKind, Need, Player, Reporting, Supervision};
use books::event::{Laws, OfCharter};
use clock::{Bonus, Given, Millis, SideControl, Stage};
use contest::Sides;

use crate::charter::{Adjust, Key, Layer, Method, Terms, TimeControl};
use crate::event::{RoundStatus, Tournament};
use crate::{GameId, PlayerId};

/// The articles by which the rules of play hold for the games of an event.
pub fn articles(laws: &Laws) -> Vec<Article> {
    laws.cite(OfCharter::Play)
}

impl Tournament {
    /// What is settled about a game of the round being played; `None` if there is no such game.
    pub fn arrangements(&self, at: &GameId) -> Option<Arrangements> {
        let charter = self.charter.as_ref()?.within(&at.section);
        let state = self.sections.get(&at.section)?;
        let (round, table) = self.table_at(at).filter(|(round, _)| round.status == RoundStatus::Published)?;
        let slot = table.slot(at)?;
        let (red, black) = if slot.swapped { (table.second, table.first) } else { (table.first, table.second) };
        let terms = self.terms(&at.section);
        let recorded = terms.flag(&Key::Recording, round.number);
        let delays = [table.first, table.second].into_iter().filter_map(|one| state.delays.get(&(round.number, one)));
        let minutes = |minutes: u32| Millis::from_mins(u64::from(minutes));
        let player = |entrant| self.at_board(&at.section, round.number, entrant, at.board);
        let settled = Arrangements {
            preset: charter.preset,
            event: charter.name.clone().unwrap_or_default(),
            date: charter.round_begins(round.number).map(|time| time.date().to_string()),
            place: charter.venue.as_ref().map(|venue| venue.place.clone()),
            round: Some(u32::from(round.number)),
            table: Some(u32::from(at.table)),
            team_board: charter.format(&at.section)?.boards.map(|_| u32::from(at.board)),
            game: Some(at.clone()),
            players: Sides { first: player(red), second: player(black) },
            competition: true,
            recorded,
            supervision: Some(supervision(&terms, round.number)),
            reporting: reporting(&terms, round.number, recorded),
            time: charter.time.as_ref().and_then(TimeControl::control),
            natural_limit: own(&terms, &Key::NaturalLimit, round.number).map(|plies| plies / 2),
            limits: limits(&terms, round.number),
            asked_limit: terms.flag(&Key::AskedLimit, round.number),
            delay_granted: delays.max().copied().map(minutes),
            latest_arrival: terms.number(&Key::LatestArrival, round.number).map(minutes),
            ..Arrangements::default()
        };
        Some(settled.settled(|field| is_settled(&terms, round.number, field)))
    }

    /// Who plays for an entrant on a board, as the desk knows them.
    fn at_board(&self, section: &str, round: u16, entrant: PlayerId, board: u8) -> Player {
        let person = self.person_at(section, round, entrant, board).unwrap_or(entrant);
        let needs = self.players.get(&person).map(|player| player.needs.clone()).unwrap_or_default();
        let special_need = needs.contains(&Need::Limbs);
        let (name, number) = (self.name(person).to_owned(), person.to_string());
        Player { name, number, special_need, needs, ..Player::default() }
    }
}

/// Whether something stronger than a preset settles a field of the arrangements.
fn is_settled(terms: &Terms, round: u16, field: &str) -> bool {
    let key = match field {
        "recorded" => Key::Recording,
        "supervision" => Key::Watched,
        "reporting" => Key::PlayerConfirmation,
        "latest_arrival" => Key::LatestArrival,
        _ => return false,
    };
    terms.find(&key, round).is_some_and(|resolved| resolved.statement.layer != Layer::Preset)
}

fn supervision(terms: &Terms, round: u16) -> Supervision {
    if terms.flag(&Key::Watched, round) { Supervision::Watched } else { Supervision::Patrol }
}

fn reporting(terms: &Terms, round: u16, recorded: bool) -> Reporting {
    match (terms.flag(&Key::PlayerConfirmation, round), recorded) {
        (false, _) => Reporting::Official,
        (true, true) => Reporting::Players,
        (true, false) => Reporting::PlayersUnrecorded,
    }
}

/// The limits that the charter or an announcement sets, rather than a book.
fn limits(terms: &Terms, round: u16) -> std::collections::BTreeMap<FoulKind, u32> {
    let kinds = [
        (FoulKind::Technical, Key::TechnicalFoulLimit),
        (FoulKind::Record, Key::RecordFaultLimit),
        (FoulKind::Press, Key::PressFaultLimit),
    ];
    kinds.into_iter().filter_map(|(kind, key)| Some((kind, own(terms, &key, round)?))).collect()
}

/// A number that the charter or an announcement sets, rather than a book.
fn own(terms: &Terms, key: &Key, round: u16) -> Option<u32> {
    terms.find(key, round).filter(|resolved| resolved.statement.under.is_none())?;
    terms.number(key, round)
}

impl TimeControl {
    /// The control that a clock keeps; `None` if no clock can.
    pub fn control(&self) -> Option<clock::TimeControl> {
        let seconds = |seconds: u16| Millis::from_secs(u64::from(seconds));
        let minutes = |minutes: u16| Some(Millis::from_mins(u64::from(minutes)));
        let bonus = self.adjust.map(|adjust| match adjust {
            Adjust::Increment(time) => Bonus::Increment { time: seconds(time), given: Given::AfterMove },
            Adjust::Bronstein(time) => Bonus::Bronstein { time: seconds(time) },
            Adjust::Delay(time) => Bonus::Delay { time: seconds(time) },
            Adjust::Hourglass => Bonus::Hourglass,
        });
        let stages = match &self.method {
            Method::SecondsPerMove(time) => {
                vec![Stage { move_limit: Some(seconds(*time)), bonus, ..Stage::default() }]
            }
            Method::Minutes(time) => vec![Stage { time: minutes(*time), bonus, ..Stage::default() }],
            Method::Stages(stages) => {
                let stage = |one: &crate::charter::TimeStage| Stage {
                    moves: one.moves.map(u32::from),
                    time: minutes(one.minutes),
                    bonus,
                    move_limit: None,
                };
                stages.iter().map(stage).collect()
            }
        };
        SideControl::new(stages).ok().map(clock::TimeControl::same)
    }
}
