//! Lists of those who play: entries, who is expected, who sits where, by name.

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use icu_locale_core::locale;
use tournament::entry::Payment;
use tournament::event::{RoundStatus, SectionState, TableState};
use tournament::{Money, PlayerId, Side};
use words::{Lang, say};

use super::{EventTeller, NotTold};
use crate::sheet::{Cell, Column, Sheet};

impl EventTeller<'_> {
    /// Who is entered in a section.
    pub fn entries(&self, section: &str) -> Sheet {
        let (event, lang) = (self.event, self.lang);
        let entrants = event.sections.get(section).map(|state| state.entrants.clone()).unwrap_or_default();
        let of_section = || event.players.iter().filter(|(_, player)| player.section == section);
        let teams = self.meets_teams(section) || of_section().any(|(_, player)| player.team.is_some());
        let listed_here = |player: &PlayerId| of_section().any(|(id, _)| id == player) || entrants.contains(player);
        let fees = event.ledger.lines.iter().any(|line| line.what == Payment::Fee && listed_here(&line.player));
        let row = |player: PlayerId| {
            let (entered, team) = (event.players.get(&player), event.teams.get(&player));
            let rating = entered.and_then(|player| player.rating).or_else(|| team.and_then(|team| team.rating));
            let rating = rating.map_or_else(Cell::blank, Cell::from);
            let named = || entered.and_then(|player| player.team.clone());
            let team = event.team_of(player).map(|team| event.name(team).to_owned()).or_else(named).unwrap_or_default();
            let mut row = vec![player.into(), event.name(player).into(), event.club(player).unwrap_or_default().into()];
            row.extend(teams.then(|| team.into()));
            row.push(rating);
            row.extend(fees.then(|| self.paid(player)));
            row
        };
        // Each team with its members, then whoever is in none yet.
        let members = |team: &PlayerId| event.teams.get(team).map(|team| team.members.clone()).unwrap_or_default();
        let listed = entrants.iter().flat_map(|entrant| std::iter::once(*entrant).chain(members(entrant)));
        let in_none = |id: &PlayerId| self.meets_teams(section) && event.team_of(*id).is_none();
        let others = of_section().map(|(id, _)| *id).filter(in_none);
        let mut columns = vec![
            Column::new("number", say!(lang, "table-number")),
            Column::new("name", say!(lang, "table-name")),
            Column::new("club", say!(lang, "table-club")),
        ];
        columns.extend(teams.then(|| Column::new("team", say!(lang, "table-team"))));
        columns.push(Column::new("rating", say!(lang, "table-rating")));
        columns.extend(fees.then(|| Column::new("paid", say!(lang, "table-paid"))));
        let rows = listed.chain(others).map(row).collect();
        let title = self.of_event(section, &say!(lang, "print-entries"));
        let mut sheet = Sheet { title, columns, rows, foot: String::new() };
        self.mark_gone(section, &mut sheet);
        sheet
    }

    /// The numbers that were drawn for a stage, group by group.
    ///
    /// # Errors
    ///
    /// Nothing was drawn.
    pub fn drawn(&self, section: &str) -> Result<Sheet, NotTold> {
        let (event, lang) = (self.event, self.lang);
        let (nth, _) = self.stage(section).ok_or(NotTold::NotPaired)?;
        let stage = event.sections.get(section).and_then(|state| state.stages.get(nth)).ok_or(NotTold::NotPaired)?;
        let several = stage.groups.len() > 1;
        let row = |group: usize, nth: usize, player: PlayerId| {
            let mut row: Vec<Cell> = several.then(|| (group + 1).into()).into_iter().collect();
            let club = event.club(player).unwrap_or_default();
            row.extend([(nth + 1).into(), player.into(), self.name(player).into(), club.into()]);
            row
        };
        let of_group = |(group, players): (usize, &Vec<PlayerId>)| {
            players.iter().enumerate().map(|(nth, player)| row(group, nth, *player)).collect::<Vec<_>>()
        };
        let rows = stage.groups.iter().enumerate().flat_map(of_group).collect();
        let group = several.then(|| Column::new("group", say!(lang, "table-group")));
        let columns = group.into_iter().chain([
            Column::new("drawn", say!(lang, "table-drawn")),
            Column::new("number", say!(lang, "table-number")),
            Column::new("name", say!(lang, "table-name")),
            Column::new("club", say!(lang, "table-club")),
        ]);
        let title = self.of_event(section, &say!(lang, "print-drawn", stage = nth + 1));
        let mut sheet = Sheet { title, columns: columns.collect(), rows, foot: String::new() };
        self.head_teams(section, &mut sheet);
        Ok(sheet)
    }

    /// Who is expected, in the order of names, to be ticked off.
    pub fn check_in(&self, section: &str) -> Sheet {
        let lang = self.lang;
        let state = self.event.sections.get(section);
        let teams = self.meets_teams(section);
        let mut there: Vec<PlayerId> = state.map(|state| state.entrants.clone()).unwrap_or_default();
        there.retain(|player| state.is_some_and(|state| !state.gone.contains_key(player)));
        if teams {
            let members = there.iter().filter_map(|team| self.event.teams.get(team)).flat_map(|team| &team.members);
            there = members.copied().collect();
            there.retain(|player| state.is_some_and(|state| !state.gone.contains_key(player)));
        }
        let by_name = collator(lang);
        there.sort_by(|one, other| by_name.compare(self.event.name(*one), self.event.name(*other)));
        let row = |player: PlayerId| {
            let team = self.event.team_of(player).filter(|_| teams);
            let of = team.map_or_else(|| self.event.club(player).unwrap_or_default(), |team| self.event.name(team));
            let own = self.paid(player);
            let paid = team.filter(|_| own == Cell::blank()).map_or(own, |team| self.paid(team));
            vec!["☐".into(), player.into(), self.name(player).into(), of.into(), paid]
        };
        Sheet {
            title: match say!(lang, "print-check-in") {
                what if self.event.is_over(section) => self.of_event(section, &what),
                what => self.of_round(section, &what, self.awaited(section)),
            },
            columns: vec![
                Column::new("present", say!(lang, "table-present")),
                Column::new("number", say!(lang, "table-number")),
                Column::new("name", say!(lang, "table-name")),
                self.of_whom(teams),
                Column::new("paid", say!(lang, "table-paid")),
            ],
            rows: there.into_iter().map(row).collect(),
            foot: String::new(),
        }
    }

    /// The fees that somebody paid; nothing if none.
    fn paid(&self, player: PlayerId) -> Cell {
        let paid = self.event.ledger.total(player, Payment::Fee);
        if paid > Money::ZERO { paid.into() } else { Cell::blank() }
    }

    /// The round for which players are expected: the one that is not closed, or the next.
    fn awaited(&self, section: &str) -> u16 {
        let state = self.event.sections.get(section);
        let open = state.and_then(|state| state.current()).filter(|round| round.status != RoundStatus::Closed);
        open.map_or_else(|| state.map_or(0, SectionState::rounds) + 1, |round| round.number)
    }

    /// The current round by name: where each player sits, or why not; of teams their members.
    ///
    /// # Errors
    ///
    /// No round has been paired.
    pub fn by_name(&self, section: &str) -> Result<Sheet, NotTold> {
        let (round, lang, teams) = (self.current(section)?, self.lang, self.meets_teams(section));
        let club = |player: PlayerId| self.event.club(player).unwrap_or_default().to_owned();
        let seated = (1..).zip(&round.tables).flat_map(|(nth, table): (usize, &TableState)| {
            let mut seats = self.seats(section, round.number, table);
            seats.dedup_by_key(|seat| seat.board);
            let place = |board: u8| if teams { format!("{nth}.{board}").into() } else { Cell::from(nth) };
            let both = seats.into_iter().flat_map(|seat| {
                let of = seat.sides.map(|side| if teams { self.name(side) } else { club(side) });
                Side::BOTH
                    .into_iter()
                    .zip([0, 1])
                    .filter_map(move |(side, at)| {
                        let (player, opponent) = (seat.players[at]?, self.seat_name(seat.players[1 - at]));
                        let colour = self.colour(section, side);
                        let rest = vec![
                            player.into(),
                            of[at].clone().into(),
                            place(seat.board),
                            colour.into(),
                            opponent.into(),
                        ];
                        Some((self.name(player), rest))
                    })
                    .collect::<Vec<_>>()
            });
            both.collect::<Vec<_>>()
        });
        let alone = |player: &PlayerId, why: String| {
            (self.name(*player), vec![(*player).into(), club(*player).into(), why.into()])
        };
        let byes = round.byes.iter().map(|player| alone(player, say!(lang, "table-bye")));
        let halves = round.half_byes.iter().map(|player| alone(player, say!(lang, "table-half-bye")));
        let leaves = round.leaves.iter().map(|player| alone(player, say!(lang, "table-leave")));
        let mut rows: Vec<(String, Vec<Cell>)> = seated.chain(byes).chain(halves).chain(leaves).collect();
        let by_name = collator(lang);
        rows.sort_by(|(one, _), (other, _)| by_name.compare(one, other));
        Ok(Sheet {
            title: say!(lang, "print-by-name", what = self.round_title(section, round.number)),
            columns: vec![
                Column::new("name", say!(lang, "table-name")),
                Column::new("number", say!(lang, "table-number")),
                self.of_whom(teams),
                Column::new("table", say!(lang, "table-table")),
                Column::new("colour", say!(lang, "table-colour")),
                Column::new("opponent", say!(lang, "table-opponent")),
            ],
            rows: rows.into_iter().map(|(name, rest)| std::iter::once(name.into()).chain(rest).collect()).collect(),
            foot: String::new(),
        })
    }

    /// The column of the team that somebody plays for, or of the club.
    fn of_whom(&self, teams: bool) -> Column {
        if teams {
            Column::new("team", say!(self.lang, "table-team"))
        } else {
            Column::new("club", say!(self.lang, "table-club"))
        }
    }
}

/// The order of names as readers of a language look for them: by strokes, by pinyin, by letters.
fn collator(lang: Lang) -> CollatorBorrowed<'static> {
    let locale = match lang {
        Lang::ZhHant => locale!("zh-Hant"),
        Lang::ZhHans => locale!("zh-Hans"),
        Lang::En => locale!("en"),
    };
    let order = Collator::try_new(locale.into(), CollatorOptions::default());
    order.expect("the orders of these languages are built in; a test asks for each")
}
