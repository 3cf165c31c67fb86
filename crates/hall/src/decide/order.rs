//! Orders of the event, and the desks that they reach.

use std::collections::BTreeSet;

use arbiter::Desk;
use books::event::{OfReporting, OfRound};
use contest::{Form, GameId, Outcome};
use jiff::civil::DateTime;
use tournament::PlayerId;
use tournament::event::{self, Command, GameRef, Order, Step};

use super::acting::Acting;
use super::entry::counted;
use super::{Answer, Deciding, Note};
use crate::authority::{self, Rule};
use crate::happening::of_event;
use crate::refused::{Refused, Why};
use crate::request::{By, Seat};

impl Deciding<'_> {
    /// An order of the event.
    pub(super) fn order(&self, command: &Command, hour: Option<DateTime>) -> Result<Answer, Refused> {
        if let Some((seat, outcome)) = self.reported_from_a_seat(command) {
            return self.report(seat, outcome);
        }
        let command = &self.as_kept(command)?;
        let (section, game) = (self.hall.event.section_meant(command), self.hall.event.game_meant(command));
        let acting = self.may_order(command, section)?;
        if let Command::TakeBack { section, what: Step::Round, .. } = command {
            self.no_game_begun(section)?;
        }
        match (&game, section) {
            (Some(game), _) => self.game_as_seen(game, &acting)?,
            (None, Some(section)) if rests_on_section(command) => self.section_as_seen(section, &acting)?,
            _ => {}
        }
        let Acting { actor: by, id: person, licence, .. } = acting.clone();
        let order = Order { at: self.at, hour, by, person, licence, command: command.clone() };
        let decision =
            event::decide(&self.hall.event, &order).map_err(|refusal| self.refused_order(refusal, section))?;
        let reached = self.reach(&decision.events, &acting);
        let answered = self.calls_over(&decision.events, &acting);
        let mut lines: Vec<_> = decision.events.into_iter().map(of_event).collect();
        lines.extend(reached.into_iter().chain(answered));
        let mut notes: Vec<Note> = decision.notes.into_iter().map(Note::Event).collect();
        notes.extend(self.left_unratified(command));
        if let Some(section) = section.filter(|_| rests_on_section(command)) {
            notes.extend(self.still_in(section));
        }
        Ok(Answer { lines, notes })
    }

    /// The result of the game at whose board somebody sits, reported from there.
    fn reported_from_a_seat(&self, command: &Command) -> Option<(&Seat, Outcome)> {
        let By::Seat(seat) = self.by else { return None };
        let Command::Result { at, verdict, correct: false, rests_on: None, reported_by, .. } = command else {
            return None;
        };
        let own = self.hall.event.game_id(at).as_ref() == Some(&seat.game) && !seat.assistant;
        let speaks = reported_by.is_none_or(|side| side == seat.side) && verdict.form == Form::Ordinary;
        (own && speaks).then_some((seat, verdict.outcome))
    }

    /// A result as it is entered, for a game that is kept at a desk: with the fouls counted there, and as the game ended there.
    /// Against what ended it there it is only corrected.
    fn as_kept(&self, command: &Command) -> Result<Command, Refused> {
        let mut command = command.clone();
        let Command::Result { at, verdict, fouls, correct, rests_on: None, .. } = &mut command else {
            return Ok(command);
        };
        let Some(game) = self.hall.event.game_id(at) else { return Ok(command) };
        let Some(desk) = self.hall.kept(&game) else { return Ok(command) };
        if *fouls == [0, 0] {
            *fouls = counted(desk.technical_fouls());
        }
        let Some(result) = desk.scene().result().filter(|result| !result.confirmed) else { return Ok(command) };
        let ended = result.verdict;
        if ended.outcome == verdict.outcome && verdict.form == Form::Ordinary {
            *verdict = ended;
        } else if ended.outcome != verdict.outcome && !*correct {
            let under = self.hall.event.laws(&game.section).cite(OfReporting::Disputed);
            return Err(Refused::under(Why::EndedOtherwise(ended), under));
        }
        Ok(command)
    }

    /// The rulings that nobody has ratified at the desks of a round that is closed, which are put away with it.
    fn left_unratified(&self, command: &Command) -> Option<Note> {
        let Command::Close { section, .. } = command else { return None };
        let left = self.hall.unratified().into_iter().map(|ruling| ruling.game);
        let games: Vec<GameId> = left.filter(|game| game.section == *section).collect();
        (!games.is_empty()).then_some(Note::Unratified(games))
    }

    /// In which of their offices somebody may give an order; whoever keeps the log answers to the event alone.
    fn may_order(&self, command: &Command, section: Option<&str>) -> Result<Acting, Refused> {
        if let By::Seat(seat) = self.by {
            return self.seat_may(seat, command);
        }
        let actings = self.actings(section)?;
        if matches!(self.by, By::Keeper { .. }) {
            return actings.into_iter().next_back().ok_or_else(|| Refused::plain(Why::NeedsOffice));
        }
        let Rule { who, under } = authority::of_order(&self.hall.event, command);
        let mut held = who.iter().filter_map(|office| actings.iter().find(|acting| acting.actor == *office));
        if let Some(acting) = held.next() {
            return Ok(acting.clone());
        }
        let could = who.iter().map(|office| self.holder(*office, section)).collect();
        Err(Refused { why: Why::NeedsOffice, under, could })
    }

    /// Whoever sits at a board speaks for that game and for themselves.
    fn seat_may(&self, seat: &Seat, command: &Command) -> Result<Acting, Refused> {
        let own_game = |at: &GameRef| self.hall.event.game_id(at).as_ref() == Some(&seat.game);
        let own_self =
            |player: &PlayerId| self.entrant_at(seat) == Some(*player) || self.person_at(seat) == Some(*player);
        let own = match command {
            Command::Result { at, correct: false, rests_on: None, reported_by, .. } => {
                own_game(at) && reported_by.is_none_or(|side| side == seat.side)
            }
            Command::Appeal { at, .. } => own_game(at),
            Command::Arrive { player } | Command::AskLeave { player, .. } | Command::AskBye { player, .. } => {
                own_self(player)
            }
            Command::Withdraw { player, accepted: false, .. } => own_self(player),
            _ => {
                let Rule { who, under } = authority::of_order(&self.hall.event, command);
                let could = who.iter().map(|office| self.holder(*office, Some(&seat.game.section))).collect();
                return Err(Refused { why: Why::NeedsOffice, under, could });
            }
        };
        let mut acting = self.actings(Some(&seat.game.section))?;
        match acting.pop().filter(|_| own && !seat.assistant) {
            Some(acting) => Ok(acting),
            None => Err(Refused::plain(Why::OtherBoard)),
        }
    }

    /// Refuses to take back a round of which a game has begun at its desk.
    fn no_game_begun(&self, section: &str) -> Result<(), Refused> {
        let round = self.hall.event.sections.get(section).and_then(|state| state.current()).map(|round| round.number);
        let begun =
            |desk: &Desk| desk.log().iter().any(|line| matches!(line.event, arbiter::Happening::Started { .. }));
        let desks = self.hall.desks().filter(|(game, _)| game.section == section && Some(game.round) == round);
        let tables: BTreeSet<u16> = desks.filter(|(_, desk)| begun(desk)).map(|(game, _)| game.table).collect();
        if tables.is_empty() {
            return Ok(());
        }
        let why = event::Why::GamesBegun(tables.into_iter().collect());
        let under = self.hall.event.laws(section).cite(OfRound::Published);
        Err(event::Refusal { why, under }.into())
    }

    fn refused_order(&self, refusal: event::Refusal, section: Option<&str>) -> Refused {
        let could = match &refusal.why {
            event::Why::Office { needs } => Some(self.holder(*needs, section)),
            _ => None,
        };
        Refused { could: could.into_iter().filter(|holder| !holder.people.is_empty()).collect(), ..refusal.into() }
    }
}

/// Whether an order rests on how a section as a whole was seen to stand.
const fn rests_on_section(command: &Command) -> bool {
    matches!(
        command,
        Command::Seed { .. }
            | Command::Draw { .. }
            | Command::Pair { .. }
            | Command::Discard { .. }
            | Command::Publish { .. }
            | Command::Close { .. }
            | Command::TakeBack { .. }
            | Command::EndEarly { .. }
            | Command::PlayOff { .. }
            | Command::Verify { .. }
            | Command::Finish { .. }
    )
}
