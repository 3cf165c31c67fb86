//! An event written as a report file.

use std::collections::{BTreeMap, HashMap};

use crate::charter::{Charter, System};
use crate::entry::Title;
use crate::event::{FinalLine, RoundStatus, StageState, Tournament};
use crate::{ByeKind, Game, PlayerId, ResultWord, Score, Side, Table};

/// What is written of someone who had no opponent and no points.
const AWAY: &str = "0000 - Z";

/// A stage of a section as a report file: its closed rounds, and who is away in the next. The number in the list of the stage
/// is the starting rank. `None` where no such file can tell it: teams, matches of several games, brackets, or nothing to rank.
pub fn write(event: &Tournament, section: &str, stage: usize) -> Option<String> {
    let (charter, format) = (event.charter.as_ref()?, event.format(section)?);
    let plan = format.stages.get(stage)?;
    if format.boards.is_some() || plan.games > 1 || !plan.system.has_points() {
        return None;
    }
    let begun = event.sections.get(section)?.stages.get(stage)?;
    let closed: Vec<u16> =
        begun.rounds.iter().filter(|round| round.status == RoundStatus::Closed).map(|round| round.number).collect();
    let ranks: BTreeMap<PlayerId, usize> = begun.groups.iter().flatten().copied().zip(1..).collect();
    let places: HashMap<PlayerId, FinalLine> =
        stood(event, section, stage, &closed)?.into_iter().map(|line| (line.player, line)).collect();
    let mut cells = HashMap::new();
    for table in (0..begun.groups.len()).filter_map(|group| event.table_of(section, stage, group)) {
        played(&table, &ranks, &mut cells);
    }
    let mut lines = head(event, section, charter, plan.system, begun);
    let rounds = plan.rounds.filter(|_| plan.system == System::Swiss).or_else(|| event.rounds_planned(section));
    lines.push(format!("XXR {}", rounds.unwrap_or(0).max(u16::try_from(closed.len()).unwrap_or(u16::MAX))));
    let mut listed: Vec<(&PlayerId, &usize)> = ranks.iter().filter(|(player, _)| places.contains_key(player)).collect();
    listed.sort_by_key(|(_, rank)| **rank);
    for (&player, &rank) in listed {
        let past = closed.iter().map(|round| cells.get(&(*round, player)).map_or(AWAY, String::as_str));
        let rounds = past.chain(next(event, section, begun, stage, player)).map(|cell| format!("  {cell:<8}"));
        let line = who(event, player, rank, places[&player]) + &rounds.collect::<String>();
        lines.push(line.trim_end().to_owned());
    }
    Some(lines.join("\n") + "\n")
}

/// The table of a stage after its closed rounds: a round that is being played counts neither points nor places yet.
fn stood(event: &Tournament, section: &str, stage: usize, closed: &[u16]) -> Option<Vec<FinalLine>> {
    let mut then = event.clone();
    let rounds = &mut then.sections.get_mut(section)?.stages.get_mut(stage)?.rounds;
    rounds.retain(|round| closed.contains(&round.number));
    then.stage_lines(section, stage).ok()
}

/// What stands above the players.
fn head(event: &Tournament, section: &str, charter: &Charter, system: System, begun: &StageState) -> Vec<String> {
    let name = [charter.name.as_deref(), charter.section(section).map(|section| section.name.as_str())];
    let name: Vec<&str> = name.into_iter().flatten().collect();
    let players: Vec<&PlayerId> = begun.groups.iter().flatten().collect();
    let is_rated = |player: &&&PlayerId| event.players.get(player).is_some_and(|player| player.rating.is_some());
    let rated = players.iter().filter(is_rated).count();
    let day = |day: jiff::civil::Date| day.strftime("%Y/%m/%d").to_string();
    let swiss = system == System::Swiss;
    let chief = charter.officials.as_ref().and_then(|officials| officials.chief_arbiters.first());
    let lines = [
        ("012", Some(name.join(" "))),
        ("022", charter.venue.as_ref().map(|venue| venue.place.clone())),
        ("042", charter.schedule.as_ref().map(|schedule| day(schedule.first_day))),
        ("052", charter.schedule.as_ref().and_then(|schedule| schedule.last_day).map(day)),
        ("062", Some(players.len().to_string())),
        ("072", Some(rated.to_string())),
        ("092", Some(if swiss { "Individual: Swiss-System" } else { "Individual: Round-Robin" }.to_owned())),
        ("102", chief.cloned()),
    ];
    let told = lines.into_iter().filter_map(|(code, text)| Some((code, text?)));
    told.map(|(code, text)| format!("{code} {}", text.replace(['\n', '\r'], " "))).collect()
}

/// The first columns of a player's line, up to the rounds.
fn who(event: &Tournament, player: PlayerId, rank: usize, line: FinalLine) -> String {
    let none = crate::entry::Player::default();
    let entry = event.players.get(&player).unwrap_or(&none);
    let sex = if entry.woman { "w" } else { "" };
    let title = entry.title.map_or("", Title::sign);
    let cut = |text: Option<&str>, width: usize| -> String {
        text.unwrap_or_default().chars().chain(std::iter::repeat(' ')).take(width).collect()
    };
    let rating = entry.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let born = entry.born.map(|born| format!("{born}/00/00"));
    format!(
        "001 {rank:>4} {sex:1}{title:>3} {} {rating:>4} {} {} {} {:>4} {:>4}",
        cut(Some(&entry.name), 33),
        cut(entry.federation.as_deref(), 3),
        cut(entry.member.as_deref(), 11),
        cut(born.as_deref(), 10),
        points(line.points.unwrap_or_default()),
        line.place,
    )
}

/// Points with one decimal, as far as the four columns reach.
fn points(points: Score) -> String {
    let plain = points.to_string();
    if plain.contains('.') || plain.len() > 2 { plain } else { plain + ".0" }
}

/// What is written of each match and each bye.
fn played(table: &Table, ranks: &BTreeMap<PlayerId, usize>, cells: &mut HashMap<(u16, PlayerId), String>) {
    for bye in &table.byes {
        let sign = match bye.kind {
            ByeKind::Paired => "0000 - U",
            ByeKind::Half => "0000 - H",
            ByeKind::Leave => AWAY,
        };
        cells.insert((bye.round, bye.player), sign.to_owned());
    }
    for played in &table.matches {
        let Some(game) = played.games.first() else { continue };
        for side in Side::BOTH {
            let Some(rank) = ranks.get(&played.player(!side)) else { continue };
            let colour = if game.colour(side) == Side::First { 'w' } else { 'b' };
            cells.insert((played.round, played.player(side)), format!("{rank:>4} {colour} {}", sign(*game, side)));
        }
    }
}

/// The sign of a result for a side of the pair.
fn sign(game: Game, side: Side) -> char {
    let [first, second] = match ResultWord::of(game.verdict) {
        ResultWord::FirstWins => ['1', '0'],
        ResultWord::SecondWins => ['0', '1'],
        ResultWord::BothLose => ['0', '0'],
        ResultWord::SecondAbsent => ['+', '-'],
        ResultWord::FirstAbsent => ['-', '+'],
        ResultWord::BothAbsent => ['-', '-'],
        _ => ['=', '='],
    };
    if game.colour(side) == Side::First { first } else { second }
}

/// What is known beforehand of someone in the next round, if there is one.
fn next(event: &Tournament, section: &str, begun: &StageState, stage: usize, player: PlayerId) -> Option<&'static str> {
    let state = event.sections.get(section)?;
    if event.stage_is_over(section, stage) || stage + 1 < state.stages.len() {
        return None;
    }
    let open = begun.rounds.iter().find(|round| round.status != RoundStatus::Closed);
    let number = open.map_or_else(|| state.rounds() + 1, |round| round.number);
    let half =
        open.is_some_and(|round| round.half_byes.contains(&player)) || state.half_byes.contains(&(number, player));
    let leave = open.is_some_and(|round| round.leaves.contains(&player)) || state.leaves.contains(&(number, player));
    let away = leave || state.gone.contains_key(&player);
    match (half, away) {
        (_, true) => Some(AWAY),
        (true, false) => Some("0000 - H"),
        (false, false) => None,
    }
}
