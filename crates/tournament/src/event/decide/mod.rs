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
use super::{Decision, Logged, Note, NoteKind, Office, Order};
use crate::PlayerId;
use crate::charter::Charter;

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
    let desk = Desk { state, order };
    if state.charter.is_none() && !matches!(order.command, Command::Open { .. }) {
        let under = vec![XQEF_2022.article("74(1)")];
        return Err(Refusal { why: Why::NoCharter, under });
    }
    match &order.command {
        Command::Open { charter } => desk.open(charter),
        Command::Announce(announcement) => desk.announce(announcement),
        Command::Enter(player) => desk.enter(player),
        Command::EnterTeam(team) => desk.enter_team(team),
        Command::Pay(line) => desk.pay(line),
        Command::Seed { section, seeds } => desk.seed(section, seeds),
        Command::Draw { section, seed } => desk.draw(section, *seed),
        Command::Pair { section, seed, wishes, reason } => desk.pair(section, *seed, wishes, reason.as_deref()),
        Command::Discard { section } => desk.discard(section),
        Command::Publish { section } => desk.publish(section),
        Command::LineUp { team, round, boards } => desk.line_up(*team, *round, boards),
        Command::Result { at, outcome, fouls, agreed, reported_by, correct } => {
            desk.may_enter(at, *correct)?;
            desk.result(at, *outcome, *fouls, *agreed, *reported_by)
        }
        Command::Appeal { at, undecidable, grounds } => desk.appeal(at, *undecidable, grounds),
        Command::HearAppeal { at, upheld } => desk.hear_appeal(at, *upheld),
        Command::RecordMissing { at } => desk.record_missing(at),
        Command::RapidGame { at, swapped, outcome } => desk.rapid_game(at, *swapped, *outcome),
        Command::WrongPairing { at, minute, pairing, should_be } => {
            desk.wrong_pairing(at, *minute, *pairing, *should_be)
        }
        Command::Close { section } => desk.close(section),
        Command::GrantDelay { player, round, minutes } => desk.grant_delay(*player, *round, *minutes),
        Command::Arrive { player } => desk.arrive(*player),
        Command::AskLeave { player, round, consents } => desk.ask_leave(*player, *round, *consents),
        Command::Withdraw { player, reason, accepted } => desk.withdraw(*player, reason.as_deref(), *accepted),
        Command::Disqualify { player, reason } => desk.disqualify(*player, reason),
        Command::PlayOff { section, order } => desk.play_off(section, order),
        Command::Verify { section } => desk.verify(section),
        Command::Finish { section } => desk.finish(section),
        Command::ReturnDeposits { section } => desk.return_deposits(section),
        Command::AwardPrizes { section } => desk.award_prizes(section),
        Command::Overturn { section, player } => desk.overturn(section, *player),
        Command::PublishNotice { section, player } => desk.publish_notice(section, *player),
    }
}

/// A state with an order before it.
struct Desk<'a> {
    state: &'a Tournament,
    order: &'a Order,
}

impl Desk<'_> {
    fn charter(&self) -> &Charter {
        self.state.charter.as_ref().expect("decide refuses every order but opening without a charter")
    }

    fn refuse<T>(&self, why: Why, under: &[Unit]) -> Result<T, Refusal> {
        Err(Refusal { why, under: self.state.cite(under) })
    }

    fn logged(&self, event: Happening, under: Vec<Article>) -> Logged {
        Logged { at: self.order.at, by: self.order.by, event, under }
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
    fn needs(&self, offices: &[Office], under: &[Unit]) -> Result<(), Refusal> {
        if offices.contains(&self.order.by) { Ok(()) } else { self.refuse(Why::Office { needs: offices[0] }, under) }
    }

    fn section(&self, section: &str) -> Result<&SectionState, Refusal> {
        match self.state.sections.get(section) {
            Some(state) if state.final_table.is_some() => self.refuse(Why::Frozen, &[(XQEF_2022, "85(4)")]),
            Some(state) => Ok(state),
            None => self.refuse(Why::NoSection(section.to_owned()), &[]),
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
