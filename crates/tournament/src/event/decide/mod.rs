//! Orders decided.

mod absence;
mod amend;
mod appeal;
mod arrival;
mod charge;
mod correct;
mod entry;
mod finish;
mod pair;
mod rate;
mod repair;
mod result;
mod stage;
mod take_back;

use books::Article;
use books::event::{EventMatter, Laws, OfCharter, OfEnd, OfRound, Power};

use super::command::Command;
use super::happening::Happening;
use super::refusal::{Refusal, Why};
use super::state::{RoundState, RoundStatus, SectionState, Tournament};
use super::{Decision, GameRef, Logged, Note, NoteKind, Order};
use crate::charter::{Charter, Key, Resolved, Value};
use crate::{Actor, GameId, PlayerId};

/// What an order leads to.
pub type Decided = Result<Decision, Refusal>;

/// For what no book needs to be asked.
const NOTHING: &[EventMatter<'static>] = &[];

/// Decides an order: what happens, or why it is refused.
///
/// # Errors
///
/// Why the order is refused, with the articles where a book speaks.
pub fn decide(state: &Tournament, order: &Order) -> Decided {
    let section = state.section_meant(&order.command).unwrap_or_default();
    let mut decision = Desk { state, order, section, laws: state.laws(section) }.decide()?;
    journal::number(state.length + 1, &mut decision.events);
    Ok(decision)
}

/// A state with an order before it, and what the books of the section say that it is about.
struct Desk<'a> {
    state: &'a Tournament,
    order: &'a Order,
    section: &'a str,
    laws: Laws,
}

impl Desk<'_> {
    fn decide(&self) -> Decided {
        let Desk { state, order, .. } = self;
        if state.charter.is_none() && !matches!(order.command, Command::Open { .. }) {
            return self.refuse(Why::NoCharter, NOTHING);
        }
        // What a hall has heard is decided there.
        let heard = order.by == Actor::Desk && matches!(order.command, Command::HearAppeal { .. });
        if let Some(power) = order.command.power().filter(|_| !heard) {
            self.needs(power)?;
        }
        match &order.command {
            Command::Open { charter } => self.open(charter),
            Command::Announce(announcement) => self.announce(announcement),
            Command::Enter(player) => self.enter(player),
            Command::EnterTeam(team) => self.enter_team(team),
            Command::Pay(line) => self.pay(line),
            Command::Seed { section, seeds } => self.seed(section, seeds),
            Command::LineUp { team, round, boards } => self.line_up(*team, *round, boards),
            Command::GrantDelay { player, round, minutes } => self.grant_delay(*player, *round, *minutes),
            Command::Arrive { player } => self.arrive(*player),
            Command::AskLeave { player, round, consents } => self.ask_leave(*player, *round, *consents),
            Command::AskBye { player, round } => self.ask_bye(*player, *round),
            Command::FixTable { player, table } => self.fix_table(*player, *table),
            Command::Withdraw { player, reason, accepted } => self.withdraw(*player, reason.as_deref(), *accepted),
            Command::Disqualify { player, reason } => self.disqualify(*player, reason),
            Command::EndEarly { section, reason } => self.end_early(section, reason),
            Command::PlayOff { section, order } => self.play_off(section, order),
            Command::Verify { section } => self.verify(section),
            Command::Finish { section } => self.finish(section),
            Command::ReturnDeposits { section } => self.return_deposits(section),
            Command::AwardPrizes { section } => self.award_prizes(section),
            Command::Overturn { section, player } => self.overturn(section, *player),
            Command::PublishNotice { section, player } => self.publish_notice(section, *player),
            command => self.decide_round(command),
        }
    }

    /// Orders about rounds and games.
    fn decide_round(&self, command: &Command) -> Decided {
        match command {
            Command::Draw { section, seed } => self.draw(section, *seed),
            Command::Pair { section, seed, wishes, give_way, reason, round } => {
                let next = self.section(section)?.rounds().saturating_add(1);
                self.is_round(*round, Some(next))?;
                self.pair(section, *seed, wishes, give_way, reason.as_deref())
            }
            Command::Discard { section, round } => self.names(section, *round).and_then(|()| self.discard(section)),
            Command::Publish { section, round } => self.names(section, *round).and_then(|()| self.publish(section)),
            Command::Close { section, round } => self.names(section, *round).and_then(|()| self.close(section)),
            Command::Result { at, verdict, fouls, agreed, reported_by, correct, reason, rests_on } => {
                let closed = if *correct && rests_on.is_none() { self.closed_game(at)? } else { None };
                if let Some(at) = closed {
                    return self.correct(&at, *verdict, *fouls, reason.as_deref());
                }
                let at = self.game(at)?;
                self.may_enter(&at, *correct)?;
                self.result(&at, *verdict, *fouls, *agreed, *reported_by, (*rests_on, reason.clone()))
            }
            Command::Reopen { at, reason } => self.reopen(&self.game(at)?, reason.as_deref()),
            Command::Appeal { at, undecidable, grounds } => self.appeal(&self.game(at)?, *undecidable, grounds),
            Command::HearAppeal { at, upheld } => self.hear_appeal(&self.game(at)?, *upheld),
            Command::RecordMissing { at } => self.record_missing(&self.game(at)?),
            Command::RapidGame { at, swapped, verdict, correct } => {
                self.rapid_game(&self.game(at)?, *swapped, *verdict, *correct)
            }
            Command::WrongPairing { at, minute, pairing, should_be } => {
                self.wrong_pairing(&self.game(at)?, *minute, *pairing, *should_be)
            }
            command => self.decide_repair(command),
        }
    }

    /// Orders by which a mistake is put right.
    fn decide_repair(&self, command: &Command) -> Decided {
        match command {
            Command::AmendCharter { charter, reason } => self.amend_charter(charter, reason),
            Command::AmendEntry { player, to, reason } => self.amend_entry(*player, to, reason),
            Command::Rate { list, reason } => self.rate(list, reason),
            Command::AmendTeam { team, to, reason } => self.amend_team(*team, to, reason),
            Command::RemoveEntry { player, reason } => self.remove_entry(*player, reason),
            Command::VoidPayment { player, what, amount, reason } => self.void_payment(*player, *what, *amount, reason),
            Command::CancelLeave { player, round, reason } => self.cancel_leave(*player, *round, reason),
            Command::Reinstate { player, reason } => self.reinstate(*player, reason),
            Command::TakeBack { section, what, round, reason } => self.take_back(section, *what, *round, reason),
            _ => unreachable!("every other order is decided before"),
        }
    }

    fn charter(&self) -> &Charter {
        self.state.charter.as_ref().expect("decide refuses every order but opening without a charter")
    }

    fn refuse<'m, T, M: Into<EventMatter<'m>> + Copy>(&self, why: Why, on: &[M]) -> Result<T, Refusal> {
        Err(Refusal { why, under: self.laws.cite_all(on) })
    }

    /// A line of the log; each article is named once.
    fn logged(&self, event: Happening, articles: Vec<Article>) -> Logged {
        let mut under: Vec<Article> = Vec::with_capacity(articles.len());
        for article in articles {
            if !under.contains(&article) {
                under.push(article);
            }
        }
        let Order { at, by, person, licence, .. } = self.order;
        let (person, subject) = (person.clone(), event.game().cloned());
        Logged { person, licence: *licence, subject, under, ..Logged::new(*at, *by, event) }
    }

    fn log<'m, M: Into<EventMatter<'m>> + Copy>(&self, event: Happening, on: &[M]) -> Logged {
        self.logged(event, self.laws.cite_all(on))
    }

    /// A decision of one event.
    #[allow(clippy::unnecessary_wraps, reason = "it is the last word of most orders")]
    fn one<'m, M: Into<EventMatter<'m>> + Copy>(&self, event: Happening, on: &[M]) -> Decided {
        Ok(Decision { events: vec![self.log(event, on)], notes: Vec::new() })
    }

    fn note<'m, M: Into<EventMatter<'m>> + Copy>(&self, what: NoteKind, on: &[M]) -> Note {
        self.noted(what, self.laws.cite_all(on))
    }

    fn noted(&self, what: NoteKind, under: Vec<Article>) -> Note {
        Note { what, section: self.section.to_owned(), under }
    }

    /// Whether whoever gives the order has a power.
    fn has(&self, power: Power) -> bool {
        self.charter().offices(self.section, power).what.contains(&self.order.by)
    }

    /// Refuses whoever does not have a power; an office that has it is named.
    fn needs(&self, power: Power) -> Result<(), Refusal> {
        let offices = self.charter().offices(self.section, power);
        match offices.what.first() {
            _ if offices.what.contains(&self.order.by) => Ok(()),
            Some(&needs) => Err(Refusal { why: Why::Office { needs }, under: offices.under }),
            None => Err(Refusal { why: Why::Office { needs: Actor::Director }, under: offices.under }),
        }
    }

    /// What holds for a key; refused if neither a book nor the charter says it.
    fn settled(&self, section: &str, round: u16, key: Key) -> Result<Resolved, Refusal> {
        self.state.terms(section).find(&key, round).ok_or_else(|| {
            let under = self.laws.cite(OfCharter::MustSay(&key));
            Refusal { why: Why::MustSay(key), under }
        })
    }

    /// Refuses what a book or the charter does not allow, and what neither speaks of; otherwise the articles that allow it.
    fn allowed(&self, section: &str, round: u16, key: Key, why: Why) -> Result<Vec<Article>, Refusal> {
        let resolved = self.settled(section, round, key)?;
        let under: Vec<Article> = resolved.statement.under.into_iter().collect();
        if resolved.statement.value == Value::Flag(true) { Ok(under) } else { Err(Refusal { why, under }) }
    }

    fn section(&self, section: &str) -> Result<&SectionState, Refusal> {
        match self.state.sections.get(section) {
            Some(state) if state.final_table.is_some() => self.refuse(Why::Frozen, &[OfEnd::Finished]),
            Some(state) => Ok(state),
            None => self.refuse(Why::NoSection(section.to_owned()), NOTHING),
        }
    }

    /// The game that is meant: one of the round that is being paired or played, as all that orders can change.
    fn game(&self, at: &GameRef) -> Result<GameId, Refusal> {
        let current = self.section(&at.section)?.current().map(|round| round.number);
        match (at.round, current) {
            (Some(round), current) if current != Some(round) => {
                self.refuse(Why::OtherRound { round, current }, NOTHING)
            }
            (_, current) => Ok(at.in_round(current.unwrap_or(0))),
        }
    }

    /// Refuses an order that names another round than the one being paired or played.
    fn names(&self, section: &str, round: Option<u16>) -> Result<(), Refusal> {
        let current = self.section(section)?.current().map(|round| round.number);
        self.is_round(round, current)
    }

    /// The section of an entrant who is still in it.
    fn section_of(&self, player: PlayerId) -> Result<(&str, &SectionState), Refusal> {
        let (id, section) = self.taking_part(player)?;
        if section.entrants.contains(&player) {
            Ok((id, section))
        } else {
            self.refuse(Why::NotInSection(player), NOTHING)
        }
    }

    /// The section of somebody who is still in it, an entrant or a member of a team.
    fn taking_part(&self, player: PlayerId) -> Result<(&str, &SectionState), Refusal> {
        let Some(id) = self.state.section_of(player) else { return self.refuse(Why::NoPlayer(player), NOTHING) };
        let section = self.section(id)?;
        if !section.entrants.contains(&player) && self.state.team_of(player).is_none() {
            return self.refuse(Why::NotInSection(player), NOTHING);
        }
        if section.gone.contains_key(&player) {
            return self.refuse(Why::AlreadyGone, NOTHING);
        }
        Ok((id, section))
    }

    /// The round that is being played.
    fn playing(&self, section: &str) -> Result<&RoundState, Refusal> {
        match self.section(section)?.current() {
            Some(round) if round.status == RoundStatus::Published => Ok(round),
            _ => self.refuse(Why::NoRound, &[OfRound::NoRound]),
        }
    }
}
