//! The event as somebody may see it.

use books::event::{Criterion, System};
use clock::Instant;
use contest::{Actor, GameId, Outcome, Sides, Verdict};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::entry::{Payment, Title};
use tournament::event::{Final, FinalLine, GameSlot, RoundState, RoundStatus, SectionState, TableState};
use tournament::{Money, PlayerId};

use super::Sight;
use crate::games::at_table;
use crate::hall::Hall;
use crate::notice::{Notice, NoticeId};
use crate::request::By;

/// The event as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EventView {
    /// The number of the last line that it tells of.
    pub no: u64,
    /// The name.
    pub name: Option<String>,
    /// The sections.
    pub sections: Vec<SectionView>,
    /// The notices that hang, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notices: Vec<NoticeView>,
}

/// A notice as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NoticeView {
    /// Its number.
    pub id: NoticeId,
    /// What it says.
    pub text: String,
    /// For which section; for all if it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<String>,
    /// When it was put up, in milliseconds.
    pub at: Instant,
    /// In which office.
    pub by: Actor,
    /// From when on it is shown no more, in milliseconds; it hangs until it is taken down if it is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Instant>,
}

/// A section as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SectionView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who plays in it: persons, or teams.
    pub entrants: Vec<Entrant>,
    /// The persons who play for its teams.
    pub people: Vec<Entrant>,
    /// On how many boards teams meet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<u8>,
    /// How its stages are played.
    pub systems: Vec<System>,
    /// The stage that has begun last, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<usize>,
    /// The line-ups of teams that may be seen.
    pub line_ups: Vec<LineUp>,
    /// Who is to be away from rounds that are not paired yet, where drafts may be seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaves: Vec<LeaveView>,
    /// Whether the numbers of the stage being played are drawn.
    pub drawn: bool,
    /// How many rounds that stage has, where the charter says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds_planned: Option<u16>,
    /// Whether all rounds of all stages have been played.
    pub over: bool,
    /// Whether the final table is verified.
    pub verified: bool,
    /// The rounds that may be seen.
    pub rounds: Vec<RoundView>,
    /// The final table, once it is announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub final_table: Option<Vec<FinalLine>>,
}

/// Who plays for a team in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LineUp {
    /// The round.
    pub round: u16,
    /// The team.
    pub team: PlayerId,
    /// The persons, board by board.
    pub boards: Vec<PlayerId>,
}

/// Somebody who is to be away from a round that is not paired yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LeaveView {
    /// The round.
    pub round: u16,
    /// Who.
    pub player: PlayerId,
    /// Whether it is a half-point bye, and no leave.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub half_point: bool,
}

/// Somebody who plays: a person, or a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Entrant {
    /// The number.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// Who plays for them, if this is a team.
    pub members: Vec<PlayerId>,
    /// They play no more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// They were disqualified at a board and nobody has put them out of the event, where it may be seen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub to_put_out: bool,
    /// The year of birth, where it may be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<i16>,
    /// Whether a woman, where it may be seen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub woman: bool,
    /// The deposit that is held, where it may be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deposit: Option<Money>,
    /// The fees that were paid, where it may be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid: Option<Money>,
}

/// A round as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RoundView {
    /// Its number.
    pub number: u16,
    /// How far it is.
    pub status: RoundStatus,
    /// The tables.
    pub tables: Vec<TableLine>,
    /// Who has no opponent.
    pub byes: Vec<PlayerId>,
    /// Who is on leave.
    pub leaves: Vec<PlayerId>,
    /// Who has a half-point bye.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub half_byes: Vec<PlayerId>,
    /// What may be broken in it although it must not be, by order of the director.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub give_way: Vec<Criterion>,
    /// When it began, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun: Option<Instant>,
}

/// A table as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableLine {
    /// Its number.
    pub table: u16,
    /// The one listed first.
    pub first: PlayerId,
    /// The other.
    pub second: PlayerId,
    /// The games.
    pub games: Vec<GameView>,
    /// Rapid games that decided an even tie.
    pub rapid: Vec<GameView>,
    /// Whether it is a tie of a bracket that is played and even, for whoever may know before the round is closed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub even: bool,
}

/// A game as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GameView {
    /// The board, from 1.
    pub board: u8,
    /// The game of a match on it, from 1.
    pub game: u8,
    /// Who has which side: persons, or teams.
    pub players: Sides<PlayerId>,
    /// Who plays for the two teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub persons: Option<Sides<PlayerId>>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// Whether that is confirmed.
    pub confirmed: bool,
    /// What each side has reported, for whoever may know before it is confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported: Option<Sides<Option<Outcome>>>,
    /// Whether an appeal about it is open.
    pub appealed: bool,
    /// Whether its moves were kept at a desk, as far as that can be looked at.
    pub kept: bool,
}

impl EventView {
    /// Tells whoever sits at a board what was reported there.
    fn add_reports(&mut self, at: &GameId, reported: Option<Sides<Option<Outcome>>>) {
        let section = self.sections.iter_mut().find(|section| section.id == at.section);
        let round = section.and_then(|section| section.rounds.iter_mut().find(|round| round.number == at.round));
        let table = round.and_then(|round| round.tables.iter_mut().find(|line| line.table == at.table));
        let mut games = table.into_iter().flat_map(|line| &mut line.games);
        if let Some(game) = games.find(|game| (game.board, game.game) == (at.board, at.game)) {
            game.reported = reported;
        }
    }
}

impl Hall {
    /// The event as somebody may see it.
    pub fn see(&self, by: &By) -> EventView {
        let charter = self.event.charter.as_ref();
        let sections = charter.iter().flat_map(|charter| &charter.sections);
        let sections = sections.filter_map(|section| {
            let state = self.event.sections.get(&section.id)?;
            Some(self.see_section(&section.id, &section.name, state, self.sight(by, &section.id)))
        });
        let name = charter.and_then(|charter| charter.name.clone());
        let notice = |(id, notice): (NoticeId, &Notice)| {
            let Notice { text, section, until, done } = notice.clone();
            NoticeView { id, text, section, at: done.at, by: done.by, until }
        };
        let notices = self.notices.iter().map(notice).collect();
        let mut view = EventView { no: self.length(), name, sections: sections.collect(), notices };
        if let By::Seat(seat) = by {
            view.add_reports(&seat.game, self.reports(&seat.game));
        }
        view
    }

    /// What each side has reported of a game that is not confirmed, if either has.
    fn reports(&self, at: &GameId) -> Option<Sides<Option<Outcome>>> {
        let scene = self.kept(at)?.scene();
        let confirmed = scene.result().is_some_and(|result| result.confirmed);
        Some(scene.reports).filter(|reports| !confirmed && (reports.first.is_some() || reports.second.is_some()))
    }

    fn see_section(&self, id: &str, name: &str, state: &SectionState, sight: Sight) -> SectionView {
        let rounds = state.stages.iter().flat_map(|stage| &stage.rounds);
        let rounds: Vec<_> = rounds.filter(|round| sight.drafts || round.status != RoundStatus::Draft).collect();
        let format = self.event.format(id);
        let of_teams = format.is_some_and(|format| format.boards.is_some());
        let people = self.event.players.iter().filter(|(_, player)| of_teams && player.section == id);
        let seen = |round: &u16| sight.drafts || rounds.iter().any(|one| one.number == *round);
        let line_ups = state.line_ups.iter().filter(|((round, _), _)| seen(round));
        SectionView {
            id: id.to_owned(),
            name: name.to_owned(),
            entrants: state.entrants.iter().map(|player| self.see_entrant(*player, state, sight)).collect(),
            people: people.map(|(player, _)| self.see_entrant(*player, state, sight)).collect(),
            boards: format.and_then(|format| format.boards),
            systems: format.map(|format| format.stages.iter().map(|stage| stage.system).collect()).unwrap_or_default(),
            stage: state.stages.len().checked_sub(1),
            line_ups: line_ups
                .map(|((round, team), boards)| LineUp { round: *round, team: *team, boards: boards.clone() })
                .collect(),
            leaves: if sight.drafts { to_be_away(state) } else { Vec::new() },
            drawn: !state.stages.is_empty(),
            rounds_planned: self.event.stage(id).and_then(|stage| stage.rounds),
            over: self.event.is_over(id),
            verified: state.verified,
            rounds: rounds.iter().map(|round| self.see_round(id, round, sight)).collect(),
            final_table: state.final_table.as_ref().map(Final::in_force),
        }
    }

    fn see_entrant(&self, id: PlayerId, state: &SectionState, sight: Sight) -> Entrant {
        let (person, team) = (self.event.players.get(&id), self.event.teams.get(&id));
        let rating = team.and_then(|team| team.rating);
        Entrant {
            id,
            name: self.event.name(id).to_owned(),
            club: self.event.club(id).map(str::to_owned),
            title: person.and_then(|person| person.title),
            rating: person.and_then(|person| person.rating).or(rating),
            members: team.map(|team| team.members.clone()).unwrap_or_default(),
            gone: state.gone.contains_key(&id),
            to_put_out: sight.desks && self.to_put_out.contains_key(&id),
            born: person.and_then(|person| person.born).filter(|_| sight.personal),
            woman: sight.personal && person.is_some_and(|person| person.woman),
            deposit: sight.personal.then(|| self.event.ledger.deposit_held(id)),
            paid: sight.personal.then(|| self.event.ledger.total(id, Payment::Fee)),
        }
    }

    fn see_round(&self, id: &str, round: &RoundState, sight: Sight) -> RoundView {
        let tables = (1..).zip(&round.tables).map(|(number, table)| {
            let at = GameId::single(id, round.number, number);
            let game = |game: &GameId, slot: &GameSlot| self.see_game(table, game, slot, sight);
            let games = at_table(&at, &table.games).map(|(at, slot)| game(&at, slot)).collect();
            let rapid = at_table(&at, &table.rapid).map(|(at, slot)| game(&at, slot)).collect();
            let even = sight.unconfirmed && self.is_even(id, table);
            TableLine { table: number, first: table.first, second: table.second, games, rapid, even }
        });
        RoundView {
            number: round.number,
            status: round.status,
            tables: tables.collect(),
            byes: round.byes.clone(),
            leaves: round.leaves.clone(),
            half_byes: round.half_byes.clone(),
            give_way: round.give_way.clone(),
            begun: self.duties.begun(id, round.number).map(|begun| begun.done.at),
        }
    }

    /// Whether a tie of a bracket is played, and nobody has won it.
    fn is_even(&self, section: &str, table: &TableState) -> bool {
        let plan = self.event.stage(section).filter(|_| table.tie.is_some() && table.is_over());
        plan.is_some_and(|plan| self.event.tie_winner(section, plan, table).is_none())
    }

    fn see_game(&self, table: &TableState, at: &GameId, slot: &GameSlot, sight: Sight) -> GameView {
        let players = Sides { first: table.first, second: table.second };
        let players = if slot.swapped { players.swapped() } else { players };
        let ended = || self.kept(at).and_then(|desk| desk.scene().result()).map(|result| result.verdict);
        let told = slot.verdict.or_else(ended);
        let verdict = told.filter(|_| sight.unconfirmed || (slot.confirmed && !slot.appealed));
        let teams = self.event.teams.contains_key(&table.first);
        let person = |entrant| self.event.person_at(&at.section, at.round, entrant, at.board).unwrap_or(entrant);
        GameView {
            board: at.board,
            game: at.game,
            persons: teams.then(|| players.map(person)),
            players,
            verdict,
            confirmed: slot.confirmed && verdict.is_some(),
            reported: self.reports(at).filter(|_| sight.unconfirmed),
            appealed: slot.appealed && sight.unconfirmed,
            kept: slot.rests_on.is_some() || self.kept(at).is_some(),
        }
    }
}

/// Who is to be away from rounds that are not paired yet, round by round.
fn to_be_away(state: &SectionState) -> Vec<LeaveView> {
    let paired = state.current().map_or(0, |round| round.number);
    let of = |half_point| move |&(round, player): &(u16, PlayerId)| LeaveView { round, player, half_point };
    let all = state.leaves.iter().map(of(false)).chain(state.half_byes.iter().map(of(true)));
    let mut away: Vec<LeaveView> = all.filter(|leave| leave.round > paired).collect();
    away.sort_by_key(|leave| (leave.round, leave.player));
    away
}
