//! What is printed for the tables: result slips, place cards, sheets of teams; and brackets.

use std::collections::{BTreeMap, BTreeSet};

use contest::GameId;
use tournament::charter::Stage;
use tournament::event::{RoundState, TableState};
use tournament::pairing::knockout::{Origin, PlannedTie, TieId, Winner};
use tournament::{PlayerId, Points, Scoring, Side};
use unicode_width::UnicodeWidthStr;
use words::say;

use super::{EventTeller, NotTold, names};
use crate::sheet::{escape, heading, page, wide};

/// Who sits where: a game of a table.
struct Place<'a> {
    round: &'a RoundState,
    /// The table, from 1, and the board of a match between teams.
    table: String,
    /// Which of the section's games.
    game: GameId,
    /// The one with the first move, and the other; nobody on an empty board.
    players: [Option<PlayerId>; 2],
}

impl EventTeller<'_> {
    /// The games of a round, table by table and board by board.
    fn seated(&self, section: &str) -> Result<Vec<Place<'_>>, NotTold> {
        let round = self.current(section)?;
        let of_table = |(nth, table): (u16, &TableState)| {
            let teams = self.event.teams.contains_key(&table.first);
            let seats = self.seats(section, round.number, table);
            // A board's second game is its game 2.
            let games = seats.iter().enumerate().map(|(at, seat)| {
                let before = seats.iter().take(at).filter(|other| other.board == seat.board).count();
                u8::try_from(before + 1).unwrap_or(u8::MAX)
            });
            let place = |(seat, game): (&super::tables::Seat, u8)| {
                let table = if teams { format!("{nth}.{}", seat.board) } else { nth.to_string() };
                let (section, round_no) = (section.to_owned(), round.number);
                let game = GameId { section, round: round_no, table: nth, board: seat.board, game };
                Place { round, table, game, players: seat.players }
            };
            seats.iter().zip(games).map(place).collect::<Vec<_>>()
        };
        Ok((1..).zip(&round.tables).flat_map(of_table).collect())
    }

    /// A player with number and club, as a part of a page; an empty board if there is none.
    fn who(&self, player: Option<PlayerId>) -> String {
        let Some(player) = player else { return escape(&say!(self.lang, "table-empty-board")) };
        let team = self.event.team_of(player).map(|team| self.event.name(team));
        let club = team.or_else(|| self.event.club(player)).map(|club| format!(" · {club}")).unwrap_or_default();
        let beside = format!("{player}{club}");
        format!("<span class=\"who\">{}</span> <small>{}</small>", escape(self.event.name(player)), escape(&beside))
    }

    /// A slip for each game, to be signed, eight to a page; where a game has codes by which its players report from their
    /// phones, their pictures stand on it: of the one with the first move, then of the other.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn slips(&self, section: &str, codes: &dyn Fn(&GameId) -> Option<[String; 2]>) -> Result<String, NotTold> {
        let number = self.current(section)?.number;
        let slip = say!(self.lang, "print-slip");
        let head = self.of_round(section, &slip, number);
        let above = self.begins(number).map_or_else(|| slip.clone(), |begins| format!("{slip} {begins}"));
        let (places, above) = (self.seated(section)?, self.title(section, &above));
        let slips: String = places.iter().map(|place| self.slip(section, &above, place, codes(&place.game))).collect();
        Ok(page(&head, &format!("<div class=\"slips\">\n{slips}</div>\n"), self.lang))
    }

    fn slip(&self, section: &str, head: &str, place: &Place<'_>, codes: Option<[String; 2]>) -> String {
        let lang = self.lang;
        let line = |side: Side, player: Option<PlayerId>| {
            let (colour, who) = (escape(&self.colour(section, side)), self.who(player));
            let signature = escape(&say!(lang, "print-signature"));
            format!("<p class=\"player\"><b>{colour}</b> <span class=\"id\">{who}</span> <i>{signature}</i></p>")
        };
        let [first, second] = place.players;
        let lines = line(Side::First, first) + &line(Side::Second, second);
        let code = |(side, picture): (Side, &String)| {
            let whose = escape(&say!(lang, "print-report", colour = self.colour(section, side)));
            format!("<figure>{picture}<figcaption>{whose}</figcaption></figure>")
        };
        let codes = codes.map(|codes| Side::BOTH.into_iter().zip(&codes).map(code).collect::<String>());
        let codes = codes.map(|codes| format!("<div class=\"codes\">{codes}</div>")).unwrap_or_default();
        format!(
            "<div class=\"slip\"><p class=\"head\">{}</p><p class=\"place\">{}</p>{lines}<p class=\"box\">{} <span></span>:<span></span></p><p class=\"sign\">{}</p>{codes}</div>\n",
            escape(head),
            escape(&say!(lang, "print-place", round = u32::from(place.round.number), table = place.table.as_str())),
            escape(&say!(lang, "table-result")),
            escape(&say!(lang, "print-arbiter")),
        )
    }

    /// A card with the name for each seat, as a page.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn cards(&self, section: &str) -> Result<String, NotTold> {
        let title = self.of_round(section, "", self.current(section)?.number);
        let card = |place: Place<'_>| {
            let card = |side: Side, player: Option<PlayerId>| {
                let colour = escape(&self.colour(section, side));
                let name = player.map(|player| self.event.name(player)).unwrap_or_default();
                format!(
                    "<div class=\"card\"><p>{} {colour}</p><p style=\"font-size:{}pt\">{}</p></div>\n",
                    escape(&place.table),
                    card_size(name),
                    self.who(player)
                )
            };
            card(Side::First, place.players[0]) + &card(Side::Second, place.players[1])
        };
        Ok(page(&title, &self.seated(section)?.into_iter().map(card).collect::<String>(), self.lang))
    }

    /// A sheet for each team, on which its line-up is written.
    ///
    /// # Errors
    ///
    /// No teams meet in the section.
    pub fn team_sheets(&self, section: &str) -> Result<String, NotTold> {
        let lang = self.lang;
        if !self.meets_teams(section) {
            return Err(NotTold::NoTeams);
        }
        let title = self.of_event(section, &say!(lang, "print-team-sheet"));
        let boards = self.event.format(section).and_then(|format| format.boards).unwrap_or(1);
        let of_section = self.event.teams.iter().filter(|(_, team)| team.section == section);
        let sheet = |(id, team): (&PlayerId, &tournament::entry::Team)| {
            let gone = |player: &PlayerId| self.event.sections.get(section).and_then(|state| state.gone.get(player));
            let member = |player: &PlayerId| {
                let (name, how) =
                    (escape(self.event.name(*player)), gone(player).map(|gone| names::gone(gone.how, lang)));
                let name = match &how {
                    Some(how) => format!("<s>{name}</s> <small>{}</small>", escape(how)),
                    None => name,
                };
                format!("<tr><td class=\"n\">{player}</td><td class=\"w\">{name}</td></tr>\n")
            };
            let members: String = team.members.iter().map(member).collect();
            let board = |board: u8| format!("<tr><td class=\"n\">{board}</td><td></td></tr>\n");
            let boards: String = (1..=boards).map(board).collect();
            let heads = |number: String| {
                let name = escape(&say!(lang, "table-name"));
                format!("<thead><tr><th class=\"n\">{}</th><th>{name}</th></tr></thead>", escape(&number))
            };
            let (numbers, places) = (heads(say!(lang, "table-number")), heads(say!(lang, "table-board")));
            format!(
                "<div class=\"sheet\">{}<h2>{id} {}</h2><table>{numbers}{members}</table><h2>{}</h2><p>{} ＿＿＿</p><table class=\"form\">{places}{boards}</table><p class=\"foot\">{} ＿＿＿＿＿＿</p></div>\n",
                heading(&title),
                escape(&team.name),
                escape(&say!(lang, "print-line-up")),
                escape(&say!(lang, "table-round")),
                escape(&say!(lang, "print-leader")),
            )
        };
        Ok(page(&title, &of_section.map(sheet).collect::<String>(), lang))
    }

    /// The whole bracket of a knockout, a column for each round: ties that were played, and those to come.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn bracket(&self, section: &str) -> Result<String, NotTold> {
        let (nth, plan) = self.stage(section).ok_or(NotTold::NotPaired)?;
        let stage = self.event.sections.get(section).and_then(|state| state.stages.get(nth));
        let first = stage.and_then(|stage| stage.rounds.first()).filter(|_| !plan.system.has_points());
        let first = first.ok_or(NotTold::NotPaired)?.number;
        let ties = self.event.bracket(section, nth).ok_or(NotTold::NotPaired)?.plan();
        let tables = ties_played(stage.map(|stage| &stage.rounds[..]).unwrap_or_default());
        let points = plan.scoring(&self.event.laws(section)).unwrap_or(Scoring::Whole).points();
        let lower = lower(&ties, plan);
        let columns_of = columns(&ties, &tables, &lower);
        let tie = |tie: &PlannedTie| {
            let class = if lower.contains(&tie.tie) { "tie lower" } else { "tie" };
            let table = tables.get(&tie.tie).map(|(_, table)| *table);
            let drawn = self.drawn_tie(section, plan, tie, table, &points);
            format!("<div class=\"{class}\">{drawn}</div>\n")
        };
        let rounds = columns_of.values().map(|column| column + 1).max().unwrap_or(0);
        let column = |nth: usize| {
            let here = ties.iter().filter(|tie| columns_of.get(&tie.tie) == Some(&nth));
            let (number, ties) = (usize::from(first) + nth, here.map(tie).collect::<String>());
            let begins = u16::try_from(number).ok().and_then(|round| self.begins(round));
            let begins = begins.map(|begins| format!(" <small>{}</small>", escape(&begins))).unwrap_or_default();
            let head = escape(&say!(self.lang, "print-round", round = number)) + &begins;
            format!("<div class=\"column\"><h2>{head}</h2><div class=\"ties\">{ties}</div></div>\n")
        };
        let columns: String = (0..rounds).map(column).collect();
        let title = self.of_event(section, &say!(self.lang, "print-bracket"));
        let foot = if lower.is_empty() { String::new() } else { escape(&say!(self.lang, "print-lower")) };
        let body = format!("{}\n<div class=\"bracket\">{columns}</div>\n<p>{foot}</p>\n", heading(&title));
        Ok(page(&title, &if rounds > UPRIGHT { wide(&body) } else { body }, self.lang))
    }

    /// A tie of a bracket: both players as far as they are known, whoever won in bold, the results.
    fn drawn_tie(
        &self,
        section: &str,
        plan: &Stage,
        tie: &PlannedTie,
        table: Option<&TableState>,
        points: &Points,
    ) -> String {
        let won = table.and_then(|table| match self.event.tie_winner(section, plan, table)? {
            Winner::Side(Side::First) => Some(table.first),
            Winner::Side(Side::Second) => Some(table.second),
            Winner::Nobody => None,
        });
        // Clubs would break the lines; they stand in the pairings.
        let who = |player: PlayerId| {
            format!("<span class=\"who\">{}</span> <small>{player}</small>", escape(self.event.name(player)))
        };
        let line = |player: Option<PlayerId>| match player {
            Some(player) if won == Some(player) => format!("<p><b>{}</b></p>", who(player)),
            Some(player) => format!("<p>{}</p>", who(player)),
            None if tie.empty => String::new(),
            None => "<p class=\"open\">&nbsp;</p>".to_owned(),
        };
        let players = table.map_or(tie.players, |table| [Some(table.first), Some(table.second)]);
        let results = table.map(|table| self.results(table, points, Side::First)).filter(|results| !results.is_empty());
        let bye = tie.empty.then(|| say!(self.lang, "table-bye"));
        let third = is_for_third(plan, tie).then(|| say!(self.lang, "print-third-place"));
        let again = tie.from.iter().all(|from| matches!(from, Some(Origin::Again(_)))) && table.is_none();
        let again = again.then(|| say!(self.lang, "print-if-needed"));
        let below = [third, again, bye, results].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        format!("{}<small>{}</small>", players.map(line).concat(), escape(&below))
    }
}

/// How large a name stands on its card, in points: as large as a line of the page takes it whole.
fn card_size(name: &str) -> usize {
    /// So many letters of the largest size stand in a line; a Chinese character is as wide as two.
    const LETTERS: usize = 28;
    34 * LETTERS / name.width().max(LETTERS)
}

/// So many rounds of a bracket stand beside each other on an upright page.
const UPRIGHT: usize = 5;

/// The ties that have a table, with it and the round of the stage it was in, from 0.
fn ties_played(rounds: &[RoundState]) -> BTreeMap<TieId, (usize, &TableState)> {
    let tables = (0..).zip(rounds).flat_map(|(nth, round)| round.tables.iter().map(move |table| (nth, table)));
    tables.filter_map(|(nth, table)| Some((table.tie?, (nth, table)))).collect()
}

/// In which column each tie is drawn, that of the round in which it is played: a tie is played as soon as both are known,
/// and those without an opponent in the first round rest in it. Nobody comes to some ties, and whoever has lost once and has
/// no opponent stands in the next tie at once: these are not drawn.
fn columns(
    ties: &[PlannedTie],
    tables: &BTreeMap<TieId, (usize, &TableState)>,
    lower: &BTreeSet<TieId>,
) -> BTreeMap<TieId, usize> {
    // After how many rounds it is known who goes on from a tie, and who does not.
    let (mut known, mut columns) = (BTreeMap::new(), BTreeMap::new());
    for tie in ties {
        let before = tie.from.iter().flatten().map(|from| match from {
            Origin::Winner(tie) | Origin::Loser(tie) | Origin::Again(tie) => known.get(tie).copied().unwrap_or(0),
        });
        let begins = tables.get(&tie.tie).map_or_else(|| before.max().unwrap_or(0), |(nth, _)| *nth);
        let of_seeds = tie.from == [None; 2];
        known.insert(tie.tie, if tie.empty && !of_seeds { begins } else { begins + 1 });
        let again = tie.from.iter().any(|from| matches!(from, Some(Origin::Again(_))));
        let passed = tie.empty && (tie.players == [None; 2] || lower.contains(&tie.tie) || again);
        if !passed {
            columns.insert(tie.tie, begins);
        }
    }
    columns
}

/// The ties of those who have lost once, where a second loss puts out.
fn lower(ties: &[PlannedTie], plan: &Stage) -> BTreeSet<TieId> {
    let mut lower = BTreeSet::new();
    for tie in ties.iter().filter(|tie| !is_for_third(plan, tie)) {
        let lost = |from: &Option<Origin>| matches!(from, Some(Origin::Loser(_)));
        let again = |from: &Option<Origin>| matches!(from, Some(Origin::Winner(before)) if lower.contains(before));
        let (lost, again) =
            (tie.from.iter().filter(|from| lost(from)).count(), tie.from.iter().filter(|from| again(from)).count());
        if lost + again == tie.from.len() {
            lower.insert(tie.tie);
        }
    }
    lower
}

/// Whether a tie is for the third place: both have lost a semi-final.
fn is_for_third(plan: &Stage, tie: &PlannedTie) -> bool {
    plan.third_place && tie.from.iter().all(|from| matches!(from, Some(Origin::Loser(_))))
}
