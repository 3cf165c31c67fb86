//! Orders of the event, and the desks that they reach.

use contest::GameId;
use jiff::civil::DateTime;
use tournament::PlayerId;
use tournament::event::{self, Command, GameRef, Order};

use super::acting::Acting;
use super::{Answer, Deciding, Note};
use crate::authority::{self, Rule};
use crate::happening::of_event;
use crate::refused::{Refused, Why};
use crate::request::{By, Seat};

impl Deciding<'_> {
    /// An order of the event.
    pub(super) fn order(&self, command: &Command, hour: Option<DateTime>) -> Result<Answer, Refused> {
        let (section, game) = (self.section_of(command), self.game_of(command));
        let acting = self.may_order(command, section.as_deref())?;
        match (&game, &section) {
            (Some(game), _) => self.game_as_seen(game, &acting)?,
            (None, Some(section)) if rests_on_section(command) => self.section_as_seen(section, &acting)?,
            _ => {}
        }
        let Acting { actor: by, id: person, licence, .. } = acting.clone();
        let order = Order { at: self.request.at, hour, by, person, licence, command: command.clone() };
        let decision = event::decide(&self.hall.event, &order)
            .map_err(|refusal| self.refused_order(refusal, section.as_deref()))?;
        let reached = self.reach(&decision.events, &acting);
        let mut lines: Vec<_> = decision.events.into_iter().map(of_event).collect();
        lines.extend(reached);
        Ok(Answer { lines, notes: decision.notes.into_iter().map(Note::Event).collect() })
    }

    /// In which of their offices somebody may give an order; whoever keeps the log answers to the event alone.
    fn may_order(&self, command: &Command, section: Option<&str>) -> Result<Acting, Refused> {
        if let By::Seat(seat) = &self.request.by {
            return self.seat_may(seat, command);
        }
        let actings = self.actings(section)?;
        if matches!(self.request.by, By::Keeper { .. }) {
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
            |player: &PlayerId| self.entrant_at(seat) == Some(*player) || self.player_at(seat) == Some(*player);
        let own = match command {
            Command::Result { at, correct: false, rests_on: None, reported_by, .. } => {
                own_game(at) && reported_by.is_none_or(|side| side == seat.side)
            }
            Command::Appeal { at, .. } => own_game(at),
            Command::Arrive { player } | Command::AskLeave { player, .. } => own_self(player),
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

    fn refused_order(&self, refusal: event::Refusal, section: Option<&str>) -> Refused {
        let could = match &refusal.why {
            event::Why::Office { needs } => Some(self.holder(*needs, section)),
            _ => None,
        };
        Refused { could: could.into_iter().filter(|holder| !holder.people.is_empty()).collect(), ..refusal.into() }
    }

    /// The game that an order is about, if it is about one.
    fn game_of(&self, command: &Command) -> Option<GameId> {
        match command {
            Command::Result { at, .. }
            | Command::Reopen { at }
            | Command::Appeal { at, .. }
            | Command::HearAppeal { at, .. }
            | Command::RecordMissing { at }
            | Command::RapidGame { at, .. }
            | Command::WrongPairing { at, .. } => self.hall.event.game_id(at),
            _ => None,
        }
    }

    /// The section that an order is about, if it is about one.
    fn section_of(&self, command: &Command) -> Option<String> {
        let of_player = |player: &PlayerId| self.hall.event.section_of(*player).map(str::to_owned);
        match command {
            Command::Enter(player) => Some(player.section.clone()),
            Command::EnterTeam(team) => Some(team.section.clone()),
            Command::Pay(line) => of_player(&line.player),
            Command::LineUp { team: player, .. }
            | Command::GrantDelay { player, .. }
            | Command::Arrive { player }
            | Command::AskLeave { player, .. }
            | Command::Withdraw { player, .. }
            | Command::Disqualify { player, .. } => of_player(player),
            Command::Seed { section, .. }
            | Command::Draw { section, .. }
            | Command::Pair { section, .. }
            | Command::Discard { section }
            | Command::Publish { section }
            | Command::Close { section }
            | Command::PlayOff { section, .. }
            | Command::Verify { section }
            | Command::Finish { section }
            | Command::ReturnDeposits { section }
            | Command::AwardPrizes { section }
            | Command::Overturn { section, .. }
            | Command::PublishNotice { section, .. } => Some(section.clone()),
            _ => self.game_of(command).map(|game| game.section),
        }
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
            | Command::PlayOff { .. }
            | Command::Verify { .. }
            | Command::Finish { .. }
    )
}
