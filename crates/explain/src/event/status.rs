//! How far a section is, what is missing, and what comes next, in words.

use clock::Instant;
use tournament::event::{Command, Order, RoundState, RoundStatus, SectionState, TableState, Why, decide};
use tournament::{Actor, PlayerId};
use words::{list, say};

use super::EventTeller;

impl EventTeller<'_> {
    /// How far a section is, what is missing and what comes next, a line each.
    pub fn status(&self, section: &str) -> String {
        let Some(state) = self.event.sections.get(section) else { return String::new() };
        let lang = self.lang;
        let gone = state.entrants.iter().filter(|entrant| state.gone.contains_key(entrant)).count();
        let mut lines = vec![say!(lang, "status-entries", number = state.entrants.len(), gone = gone)];
        lines.extend(self.teams_to_be(section));
        lines.extend(self.members_out(state));
        let next = match state.current() {
            _ if state.final_table.is_some() => self.after_the_end(section),
            _ if self.event.is_over(section) => self.at_the_end(section, &mut lines),
            Some(round) => {
                lines.push(self.round_status(section, round));
                match round.status {
                    RoundStatus::Draft => {
                        lines.extend(self.gone_in_draft(state));
                        lines.extend(self.line_ups_missing(section, state, round));
                        say!(lang, "status-publish", round = u32::from(round.number))
                    }
                    RoundStatus::Published if missing(round).is_empty() => {
                        let command = Command::Close { section: section.to_owned(), round: None };
                        let close = say!(lang, "status-close", round = u32::from(round.number));
                        self.in_the_way(command, &mut lines).unwrap_or(close)
                    }
                    RoundStatus::Published => say!(lang, "status-results", round = u32::from(round.number)),
                    RoundStatus::Closed => self.next_round(section, state, &mut lines),
                }
            }
            None => self.next_round(section, state, &mut lines),
        };
        lines.push(say!(lang, "status-next", next = next));
        lines.join("\n") + "\n"
    }

    /// Why an order would be refused, whoever gave it.
    fn refusal(&self, command: Command) -> Option<Why> {
        let order = Order::new(Instant::new(0), Actor::Director, command);
        decide(self.event, &order).err().map(|refusal| refusal.why).filter(|why| !matches!(why, Why::Office { .. }))
    }

    /// What stands in the way of the next step, if anything does; and the step that comes first then.
    fn in_the_way(&self, command: Command, lines: &mut Vec<String>) -> Option<String> {
        let why = self.refusal(command)?;
        lines.push(self.why_refused(&why));
        match why {
            Why::CutShared(_) | Why::FirstShared(_) | Why::PlacesShared => Some(say!(self.lang, "status-play-off")),
            Why::TiesEven(_) => Some(say!(self.lang, "status-rapid")),
            Why::Impossible(_) => Some(say!(self.lang, "status-give-way")),
            _ => None,
        }
    }

    /// The draw of the next stage, or the next round.
    fn next_round(&self, section: &str, state: &SectionState, lines: &mut Vec<String>) -> String {
        let over = state.stages.len().checked_sub(1).is_none_or(|last| self.event.stage_is_over(section, last));
        let section = section.to_owned();
        let (command, next) = if over {
            (Command::Draw { section, seed: 0 }, say!(self.lang, "status-lots", stage = state.stages.len() + 1))
        } else {
            let (wishes, give_way, reason, round) = (Vec::new(), Vec::new(), None, None);
            let command = Command::Pair { section, seed: 0, wishes, give_way, reason, round };
            (command, say!(self.lang, "status-pair", round = u32::from(state.rounds()) + 1))
        };
        self.in_the_way(command, lines).unwrap_or(next)
    }

    /// What is left to do when all was played: a play-off, verifying, announcing.
    fn at_the_end(&self, section: &str, lines: &mut Vec<String>) -> String {
        let command = Command::Finish { section: section.to_owned() };
        match self.refusal(command.clone()) {
            Some(Why::NotVerified) => say!(self.lang, "status-verify"),
            _ => self.in_the_way(command, lines).unwrap_or_else(|| say!(self.lang, "status-finish")),
        }
    }

    /// What is left to do when the final table stands.
    fn after_the_end(&self, section: &str) -> String {
        let command = Command::AwardPrizes { section: section.to_owned() };
        let order = Order::new(Instant::new(0), Actor::Director, command);
        let due = decide(self.event, &order).map_or(true, |decision| !decision.events.is_empty());
        if due { say!(self.lang, "status-finished") } else { say!(self.lang, "status-done") }
    }

    /// The members of teams who are out: their boards stay empty unless line-ups name others.
    fn members_out(&self, state: &SectionState) -> Option<String> {
        let of_team = |player: &PlayerId| Some((*player, self.event.team_of(*player)?));
        let out: Vec<_> =
            state.gone.keys().filter(|player| !state.entrants.contains(player)).filter_map(of_team).collect();
        let told = out
            .iter()
            .map(|(player, team)| say!(self.lang, "name-of-team", name = self.name(*player), team = self.name(*team)));
        (!out.is_empty()).then(|| say!(self.lang, "status-members-out", players = list(self.lang, told)))
    }

    /// The teams that have handed in no line-up for the round; without one their members play in order.
    fn line_ups_missing(&self, section: &str, state: &SectionState, round: &RoundState) -> Option<String> {
        let seated = round.tables.iter().flat_map(|table| [table.first, table.second]);
        let without = |team: &PlayerId| !state.line_ups.contains_key(&(round.number, *team));
        let without = seated.filter(|_| self.meets_teams(section)).filter(without);
        let teams: Vec<String> = without.map(|team| self.name(team)).collect();
        (!teams.is_empty()).then(|| say!(self.lang, "status-line-ups", teams = list(self.lang, teams)))
    }

    /// Those who name a team that is not made yet, having too few members.
    fn teams_to_be(&self, section: &str) -> Option<String> {
        if !self.meets_teams(section) {
            return None;
        }
        let here = self.event.players.iter().filter(|(_, player)| player.section == section);
        let free = here.filter(|(id, _)| self.event.team_of(**id).is_none());
        let free: Vec<String> = free
            .map(|(id, player)| match &player.team {
                Some(team) => say!(self.lang, "name-of-team", name = self.name(*id), team = team.as_str()),
                None => self.name(*id),
            })
            .collect();
        (!free.is_empty()).then(|| say!(self.lang, "status-of-no-team", players = list(self.lang, free)))
    }

    /// Those whom a draft pairs though they are out.
    fn gone_in_draft(&self, state: &SectionState) -> Option<String> {
        let gone = state.gone_in_draft().into_iter().map(|player| self.name(player));
        let gone: Vec<String> = gone.collect();
        (!gone.is_empty()).then(|| say!(self.lang, "status-gone-in-draft", players = list(self.lang, gone)))
    }

    fn round_status(&self, section: &str, round: &RoundState) -> String {
        let (lang, number) = (self.lang, u32::from(round.number));
        let missing = missing(round);
        if missing.is_empty() || round.status != RoundStatus::Published {
            return say!(lang, "status-round", round = number, tables = round.tables.len());
        }
        let teams = self.meets_teams(section);
        let boards = |nth: usize| open_boards(&round.tables[nth - 1]).into_iter().map(move |board| (nth, board));
        let tables: Vec<String> = if teams {
            missing.iter().copied().flat_map(boards).map(|(table, board)| format!("{table}.{board}")).collect()
        } else {
            missing.iter().map(ToString::to_string).collect()
        };
        let (count, of, tables) = (missing.len(), round.tables.len(), list(lang, tables));
        say!(lang, "status-missing", round = number, count = count, of = of, tables = tables)
    }
}

/// The tables without a confirmed result, or with an open appeal.
fn missing(round: &RoundState) -> Vec<usize> {
    (1..).zip(&round.tables).filter(|(_, table)| !open_boards(table).is_empty()).map(|(nth, _)| nth).collect()
}

/// The boards of a table of which that holds, each once.
fn open_boards(table: &TableState) -> Vec<u8> {
    let mut boards: Vec<u8> =
        table.games.iter().filter(|slot| !slot.confirmed || slot.appealed).map(|slot| slot.board).collect();
    boards.dedup();
    boards
}
