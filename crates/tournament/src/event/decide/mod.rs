//! Orders decided.

mod absence;
mod appeal;
mod arrival;
mod charge;
mod entry;
mod finish;
mod pair;
mod result;
mod stage;

use books::{Article, Book, XQEF_2022};

use super::command::Command;
use super::happening::Happening;
use super::refusal::{Refusal, Why};
use super::state::{RoundState, RoundStatus, SectionState, Tournament};
use super::{Decision, GameRef, Logged, Note, NoteKind, Order};
use crate::charter::Charter;
use crate::{Actor, GameId, PlayerId};

/// What an order leads to.
pub type Decided = Result<Decision, Refusal>;

/// A unit of a book, cited where the book applies.
type Unit = (Book, &'static str);

/// Decides an order: what happens, or why it is refused.
///
/// # Errors
///
/// Why the order is refused, with the articles where a book speaks.
pub fn decide(state: &Tournament, order: &Order) -> Decided {
    let mut decision = Desk { state, order }.decide()?;
    journal::number(state.length + 1, &mut decision.events);
    Ok(decision)
}

/// A state with an order before it.
struct Desk<'a> {
    state: &'a Tournament,
    order: &'a Order,
}

impl Desk<'_> {
    fn decide(&self) -> Decided {
        let Desk { state, order } = self;
        if state.charter.is_none() && !matches!(order.command, Command::Open { .. }) {
            let under = vec![XQEF_2022.article("74(1)")];
            return Err(Refusal { why: Why::NoCharter, under });
        }
        match &order.command {
            Command::Open { charter } => self.open(charter),
            Command::Announce(announcement) => self.announce(announcement),
            Command::Enter(player) => self.enter(player),
            Command::EnterTeam(team) => self.enter_team(team),
            Command::Pay(line) => self.pay(line),
            Command::Seed { section, seeds } => self.seed(section, seeds),
            Command::Draw { section, seed } => self.draw(section, *seed),
            Command::Pair { section, seed, wishes, reason } => self.pair(section, *seed, wishes, reason.as_deref()),
            Command::Discard { section } => self.discard(section),
            Command::Publish { section } => self.publish(section),
            Command::LineUp { team, round, boards } => self.line_up(*team, *round, boards),
            Command::Result { at, verdict, fouls, agreed, reported_by, correct, rests_on } => {
                let at = self.game(at)?;
                self.may_enter(&at, *correct)?;
                self.result(&at, *verdict, *fouls, *agreed, *reported_by, *rests_on)
            }
            Command::Appeal { at, undecidable, grounds } => self.appeal(&self.game(at)?, *undecidable, grounds),
            Command::HearAppeal { at, upheld } => self.hear_appeal(&self.game(at)?, *upheld),
            Command::RecordMissing { at } => self.record_missing(&self.game(at)?),
            Command::RapidGame { at, swapped, verdict } => self.rapid_game(&self.game(at)?, *swapped, *verdict),
            Command::WrongPairing { at, minute, pairing, should_be } => {
                self.wrong_pairing(&self.game(at)?, *minute, *pairing, *should_be)
            }
            Command::Close { section } => self.close(section),
            Command::GrantDelay { player, round, minutes } => self.grant_delay(*player, *round, *minutes),
            Command::Arrive { player } => self.arrive(*player),
            Command::AskLeave { player, round, consents } => self.ask_leave(*player, *round, *consents),
            Command::Withdraw { player, reason, accepted } => self.withdraw(*player, reason.as_deref(), *accepted),
            Command::Disqualify { player, reason } => self.disqualify(*player, reason),
            Command::PlayOff { section, order } => self.play_off(section, order),
            Command::Verify { section } => self.verify(section),
            Command::Finish { section } => self.finish(section),
            Command::ReturnDeposits { section } => self.return_deposits(section),
            Command::AwardPrizes { section } => self.award_prizes(section),
            Command::Overturn { section, player } => self.overturn(section, *player),
            Command::PublishNotice { section, player } => self.publish_notice(section, *player),
        }
    }

    fn charter(&self) -> &Charter {
        self.state.charter.as_ref().expect("decide refuses every order but opening without a charter")
    }

    fn refuse<T>(&self, why: Why, under: &[Unit]) -> Result<T, Refusal> {
        Err(Refusal { why, under: self.state.cite(under) })
    }

    fn logged(&self, event: Happening, under: Vec<Article>) -> Logged {
        let Order { at, by, person, licence, .. } = self.order;
        let (person, subject) = (person.clone(), event.game().cloned());
        Logged { person, licence: *licence, subject, under, ..Logged::new(*at, *by, event) }
    }

    fn log(&self, event: Happening, under: &[Unit]) -> Logged {
        self.logged(event, self.state.cite(under))
    }

    /// A decision of one event.
    #[allow(clippy::unnecessary_wraps, reason = "it is the last word of most orders")]
    fn one(&self, event: Happening, under: &[Unit]) -> Decided {
        Ok(Decision { events: vec![self.log(event, under)], notes: Vec::new() })
    }

    fn note(&self, what: NoteKind, under: &[Unit]) -> Note {
        Note { what, under: self.state.cite(under) }
    }

    /// Refuses whoever does not hold one of these offices; the first is named.
    fn needs(&self, offices: &[Actor], under: &[Unit]) -> Result<(), Refusal> {
        if offices.contains(&self.order.by) { Ok(()) } else { self.refuse(Why::Office { needs: offices[0] }, under) }
    }

    fn section(&self, section: &str) -> Result<&SectionState, Refusal> {
        match self.state.sections.get(section) {
            Some(state) if state.final_table.is_some() => self.refuse(Why::Frozen, &[(XQEF_2022, "85(4)")]),
            Some(state) => Ok(state),
            None => self.refuse(Why::NoSection(section.to_owned()), &[]),
        }
    }

    /// The game that is meant: one of the round that is being paired or played, as all that orders can change.
    fn game(&self, at: &GameRef) -> Result<GameId, Refusal> {
        let current = self.section(&at.section)?.current().map(|round| round.number);
        match (at.round, current) {
            (Some(round), current) if current != Some(round) => self.refuse(Why::OtherRound { round, current }, &[]),
            (_, current) => Ok(at.in_round(current.unwrap_or(0))),
        }
    }

    /// The section of a player who is still in it.
    fn section_of(&self, player: PlayerId) -> Result<(&str, &SectionState), Refusal> {
        let Some(id) = self.state.section_of(player) else { return self.refuse(Why::NoPlayer(player), &[]) };
        let section = self.section(id)?;
        if !section.entrants.contains(&player) {
            return self.refuse(Why::NotInSection(player), &[]);
        }
        if section.gone.contains_key(&player) {
            return self.refuse(Why::AlreadyGone, &[]);
        }
        Ok((id, section))
    }

    /// The round that is being played.
    fn playing(&self, section: &str) -> Result<&RoundState, Refusal> {
        match self.section(section)?.current() {
            Some(round) if round.status == RoundStatus::Published => Ok(round),
            _ => self.refuse(Why::NoRound, &[(XQEF_2022, "85(2)")]),
        }
    }
}
