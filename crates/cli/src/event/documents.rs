//! The tables of an event: entries, pairings, standings, cross table, prizes.

use tournament::event::{Final, FinalLine, RoundState, SectionRanking, TableState, Tournament};
use tournament::pairing::swiss::{self, Impossible, pair};
use tournament::ranking::{Behind, Standings};
use tournament::{PlayerId, Points, Score, Scoring, Side};
use words::{Lang, say};

use super::names::{self, People};
use crate::failure::Failure;
use crate::sheet::Sheet;

fn title(event: &Tournament, section: &str, what: &str) -> String {
    let charter = event.charter.as_ref();
    let name = charter.and_then(|charter| charter.name.clone()).unwrap_or_default();
    let section = charter.and_then(|charter| charter.section(section)).map(|section| section.name.clone());
    [name, section.unwrap_or_default(), what.to_owned()].join(" ").trim().to_owned()
}

/// Who is entered in a section.
pub fn entries(event: &Tournament, section: &str, lang: Lang) -> Sheet {
    let entrants = event.sections.get(section).map(|state| state.entrants.clone()).unwrap_or_default();
    let row = |player: &PlayerId| {
        let rating = event.players.get(player).and_then(|player| player.rating);
        let club = event.club(*player).unwrap_or_default().to_owned();
        let rating = rating.map(|rating| rating.to_string()).unwrap_or_default();
        vec![player.to_string(), event.name(*player).to_owned(), club, rating]
    };
    Sheet {
        title: title(event, section, &say!(lang, "print-entries")),
        headings: vec![
            say!(lang, "table-number"),
            say!(lang, "table-name"),
            say!(lang, "table-club"),
            say!(lang, "table-rating"),
        ],
        keys: vec!["number", "name", "club", "rating"],
        rows: entrants.iter().map(row).collect(),
        foot: String::new(),
    }
}

pub(super) fn current<'a>(event: &'a Tournament, section: &str) -> Option<&'a RoundState> {
    event.sections.get(section)?.current()
}

/// The results of a table, game by game.
fn results(table: &TableState, points: &Points, lang: Lang) -> String {
    let outcomes = table.games.iter().filter_map(|slot| slot.outcome);
    outcomes.map(|outcome| names::outcome(outcome, points, lang)).collect::<Vec<_>>().join(", ")
}

/// The current round by table.
pub fn pairings(event: &Tournament, section: &str, lang: Lang) -> Sheet {
    let (round, people) = (current(event, section), People::of(event));
    let number = round.map_or(0, |round| round.number);
    let scoring = event.stage(section).and_then(|stage| stage.scoring(&event.books()));
    let points = scoring.unwrap_or(Scoring::Half).points();
    let mut rows = Vec::new();
    for (nth, table) in round.iter().flat_map(|round| &round.tables).enumerate() {
        let (red, black) = (people.name(table.first), people.name(table.second));
        rows.push(vec![(nth + 1).to_string(), red, black, results(table, &points, lang)]);
    }
    for player in round.iter().flat_map(|round| &round.byes) {
        rows.push(vec![String::new(), people.name(*player), say!(lang, "table-bye"), String::new()]);
    }
    for player in round.iter().flat_map(|round| &round.leaves) {
        rows.push(vec![String::new(), people.name(*player), say!(lang, "table-leave"), String::new()]);
    }
    Sheet {
        title: title(event, section, &say!(lang, "print-pairings", round = u32::from(number))),
        headings: vec![
            say!(lang, "table-table"),
            say!(lang, "table-red"),
            say!(lang, "table-black"),
            say!(lang, "table-result"),
        ],
        keys: vec!["table", "red", "black", "result"],
        rows,
        foot: String::new(),
    }
}

/// The current round by name.
pub fn by_name(event: &Tournament, section: &str, lang: Lang) -> Sheet {
    let (round, people) = (current(event, section), People::of(event));
    let number = round.map_or(0, |round| round.number);
    let mut rows = Vec::new();
    for (nth, table) in round.iter().flat_map(|round| &round.tables).enumerate() {
        for (player, opponent, side) in
            [(table.first, table.second, Side::First), (table.second, table.first, Side::Second)]
        {
            let (name, opponent) = (people.name(player), people.name(opponent));
            rows.push(vec![name, (nth + 1).to_string(), names::colour(side, lang), opponent]);
        }
    }
    let byes = round.iter().flat_map(|round| &round.byes);
    rows.extend(byes.map(|player| vec![people.name(*player), say!(lang, "table-bye")]));
    let leaves = round.iter().flat_map(|round| &round.leaves);
    rows.extend(leaves.map(|player| vec![people.name(*player), say!(lang, "table-leave")]));
    rows.sort();
    Sheet {
        title: title(event, section, &say!(lang, "print-pairings", round = u32::from(number))),
        headings: vec![
            say!(lang, "table-name"),
            say!(lang, "table-table"),
            say!(lang, "table-colour"),
            say!(lang, "table-opponent"),
        ],
        keys: vec!["name", "table", "colour", "opponent"],
        rows,
        foot: String::new(),
    }
}

fn ranking(event: &Tournament, section: &str, lang: Lang) -> Result<SectionRanking, Failure> {
    let stages = event.sections.get(section).map_or(0, |state| state.stages.len());
    let ranking = stages.checked_sub(1).and_then(|stage| event.ranking(section, stage).ok());
    ranking.ok_or_else(|| Failure::Input(say!(lang, "event-not-ranked")))
}

/// What put a player behind the one above.
fn behind(by: Option<Behind>, standings: &Standings, lang: Lang) -> String {
    match by {
        None => String::new(),
        Some(Behind::Points) => say!(lang, "behind-points"),
        Some(Behind::PlayOff) => say!(lang, "behind-play-off"),
        Some(Behind::TieBreak(index)) => {
            let criterion = standings.criteria.get(index);
            criterion.map(|criterion| names::tie_break(criterion.tie_break, lang)).unwrap_or_default()
        }
    }
}

/// Standings as rows; `name` gives a player's name.
pub fn standing_rows(standings: &Standings, name: impl Fn(PlayerId) -> String, lang: Lang) -> Sheet {
    let mut headings = vec![
        say!(lang, "table-place"),
        say!(lang, "table-number"),
        say!(lang, "table-name"),
        say!(lang, "table-points"),
    ];
    headings.extend(standings.criteria.iter().map(|criterion| names::tie_break(criterion.tie_break, lang)));
    headings.push(say!(lang, "table-behind"));
    let mut keys = vec!["place", "number", "name", "points"];
    keys.extend(standings.criteria.iter().map(|criterion| criterion.tie_break.id()));
    keys.push("behind_by");
    let row = |line: &tournament::ranking::Line| {
        let mut cells =
            vec![line.place.to_string(), line.player.to_string(), name(line.player), line.points.to_string()];
        cells.extend(line.cells.iter().map(|cell| names::amount(cell.amount, lang)));
        cells.push(behind(line.behind_by, standings, lang));
        cells
    };
    Sheet {
        title: say!(lang, "print-standings"),
        headings,
        keys,
        rows: standings.lines.iter().map(row).collect(),
        foot: say!(lang, "print-signed"),
    }
}

/// Places alone, where nothing else separates those who hold them.
fn places(event: &Tournament, lines: impl Iterator<Item = (u32, PlayerId, String)>, lang: Lang) -> Sheet {
    let row = |(place, player, points): (u32, PlayerId, String)| {
        vec![place.to_string(), player.to_string(), event.name(player).to_owned(), points]
    };
    Sheet {
        title: String::new(),
        headings: vec![
            say!(lang, "table-place"),
            say!(lang, "table-number"),
            say!(lang, "table-name"),
            say!(lang, "table-points"),
        ],
        keys: vec!["place", "number", "name", "points"],
        rows: lines.map(row).collect(),
        foot: say!(lang, "print-signed"),
    }
}

/// The standings as they are worked out.
fn worked_out(event: &Tournament, section: &str, lang: Lang) -> Result<Sheet, Failure> {
    let ranking = ranking(event, section, lang)?;
    let name = |player: PlayerId| event.name(player).to_owned();
    let mut groups = ranking.groups.iter().map(|group| standing_rows(group, name, lang));
    let Some(mut sheet) = groups.next() else {
        let lines = ranking.places.iter().map(|(place, player)| (*place, *player, String::new()));
        return Ok(places(event, lines, lang));
    };
    sheet.rows.extend(groups.flat_map(|group| group.rows));
    Ok(sheet)
}

/// The standings of a section; a frozen table as it is in force, with the tie-breaks that led to it.
pub fn standings(event: &Tournament, section: &str, lang: Lang) -> Result<Sheet, Failure> {
    let worked_out = worked_out(event, section, lang);
    let frozen = event.sections.get(section).and_then(|state| state.final_table.as_ref());
    let mut sheet = match (frozen.map(Final::in_force), worked_out) {
        (None, worked_out) => worked_out?,
        (Some(lines), Ok(sheet)) => in_force(&lines, sheet),
        (Some(lines), Err(_)) => {
            let points = |points: Option<Score>| points.map(|points| points.to_string()).unwrap_or_default();
            places(event, lines.iter().map(|line| (line.place, line.player, points(line.points))), lang)
        }
    };
    sheet.title = title(event, section, &say!(lang, "print-standings"));
    Ok(sheet)
}

/// The rows of those who have a place in a frozen table, with the places it gives.
fn in_force(lines: &[FinalLine], sheet: Sheet) -> Sheet {
    let row = |line: &FinalLine| {
        let player = line.player.to_string();
        let mut row = sheet.rows.iter().find(|row| row.get(1) == Some(&player))?.clone();
        row[0] = line.place.to_string();
        Some(row)
    };
    let rows = lines.iter().filter_map(row).collect();
    Sheet { rows, ..sheet }
}

/// Everyone against everyone: what each result was worth, in the order of the standings.
pub fn cross(event: &Tournament, section: &str, lang: Lang) -> Result<Sheet, Failure> {
    let ranking = ranking(event, section, lang)?;
    let stage = event.sections.get(section).map_or(0, |state| state.stages.len()).saturating_sub(1);
    let order: Vec<PlayerId> = ranking.groups.iter().flat_map(|group| &group.lines).map(|line| line.player).collect();
    let plan = event.stage(section);
    let count = plan.and_then(|plan| event.count(section, plan));
    let tables: Vec<_> = (0..ranking.groups.len()).filter_map(|group| event.table_of(section, stage, group)).collect();
    let cell = |one: &PlayerId, other: &PlayerId| {
        let matches = tables.iter().flat_map(|table| &table.matches);
        let points = matches.filter_map(|played| {
            let side = played.side(*one)?;
            (played.player(!side) == *other).then(|| count.map(|count| count.of(played, side).points))?
        });
        points.map(|points| points.to_string()).collect::<Vec<_>>().join(" ")
    };
    let row = |(nth, one): (usize, &PlayerId)| {
        let own = |other: &PlayerId| if one == other { "×".to_owned() } else { cell(one, other) };
        let mut cells = vec![(nth + 1).to_string(), one.to_string(), event.name(*one).to_owned()];
        cells.extend(order.iter().map(own));
        cells
    };
    let mut headings = vec![say!(lang, "table-place"), say!(lang, "table-number"), say!(lang, "table-name")];
    headings.extend((1..=order.len()).map(|nth| nth.to_string()));
    let rows = order.iter().enumerate().map(row).collect();
    Ok(Sheet {
        title: title(event, section, &say!(lang, "print-cross")),
        headings,
        keys: Vec::new(),
        rows,
        foot: String::new(),
    })
}

/// Why a player is placed so: every tie-break, opponent by opponent.
pub fn explain(event: &Tournament, section: &str, player: PlayerId, lang: Lang) -> Result<Sheet, Failure> {
    let ranking = ranking(event, section, lang)?;
    let of_group = ranking.groups.iter().find_map(|group| Some((group, group.line(player)?)));
    let Some((standings, line)) = of_group else {
        return Err(Failure::Input(say!(lang, "refusal-no-player", player = player.to_string())));
    };
    let mut rows = vec![vec![say!(lang, "table-points"), line.points.to_string()]];
    for cell in &line.cells {
        let name = names::tie_break(cell.tie_break, lang);
        let unit = standings.criteria.iter().find(|criterion| criterion.tie_break == cell.tie_break);
        let unit = unit.and_then(|criterion| criterion.under).map(|unit| unit.to_string()).unwrap_or_default();
        rows.push(vec![name, names::amount(cell.amount, lang), String::new(), String::new(), unit]);
        for part in standings.parts(player, cell.tie_break) {
            let opponent = part.opponent.map_or_else(|| say!(lang, "table-bye"), |id| event.name(id).to_owned());
            let round = if part.round == 0 { String::new() } else { part.round.to_string() };
            rows.push(vec![String::new(), part.amount.to_string(), round, opponent]);
        }
    }
    Ok(Sheet {
        title: say!(lang, "print-explain", name = event.name(player)),
        headings: vec![
            say!(lang, "table-criterion"),
            say!(lang, "table-value"),
            say!(lang, "table-round"),
            say!(lang, "table-opponent"),
            say!(lang, "table-article"),
        ],
        keys: vec!["tie_break", "value", "round", "opponent", "article"],
        rows,
        foot: behind(line.behind_by, standings, lang),
    })
}

/// The prizes by the table in force.
pub fn prizes(event: &Tournament, section: &str, lang: Lang) -> Sheet {
    let row = |line: &tournament::event::PrizeLine| {
        let money = line.money.to_string();
        vec![line.place.to_string(), event.name(line.player).to_owned(), line.names.join(", "), money]
    };
    Sheet {
        title: title(event, section, &say!(lang, "print-prizes")),
        headings: vec![
            say!(lang, "table-place"),
            say!(lang, "table-name"),
            say!(lang, "table-prize"),
            say!(lang, "table-money"),
        ],
        keys: vec!["place", "name", "prize", "money"],
        rows: event.prizes(section).iter().map(row).collect(),
        foot: say!(lang, "print-signed"),
    }
}

/// Why a player meets whom they meet in the current round of a Swiss, or why not another.
pub fn why(
    event: &Tournament,
    section: &str,
    player: PlayerId,
    opponent: Option<PlayerId>,
    lang: Lang,
) -> Result<String, Failure> {
    let people = People::of(event);
    let names = |player: PlayerId| people.name(player);
    let paired = current(event, section).zip(event.paired_field(section)).zip(event.stage(section));
    let Some(((round, field), stage)) = paired else {
        return Err(Failure::Input(say!(lang, "event-not-swiss")));
    };
    let absent = |one: &PlayerId| field.players.iter().all(|seat| seat.player != *one);
    if let Some(stranger) = [Some(player), opponent].into_iter().flatten().find(absent) {
        return Err(Failure::Input(say!(lang, "refusal-no-player", player = stranger.to_string())));
    }
    let impossible = |why: Impossible| Failure::Input(say!(lang, "pair-impossible", why = why.tell(lang, &names)));
    let made = pair(&field, &stage.criteria, &round.wishes, round.seed).map_err(impossible)?;
    if let Some(opponent) = opponent {
        let verdict = swiss::why_not(&field, &stage.criteria, &round.wishes, &made, (player, opponent));
        return Ok(verdict.map_err(impossible)?.tell(lang, (player, opponent), &names));
    }
    let why = swiss::why(&field, &stage.criteria, &round.wishes, &made, player).map_err(impossible)?;
    Ok(why.tell(lang, &names))
}
