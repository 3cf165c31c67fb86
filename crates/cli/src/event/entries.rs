//! Players entered one by one or from a sheet, with the teams that its column names where teams meet.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;

use explain::HallTeller;
use explain::event::{refused_rows, row_faults, sheet_error, unknown_columns};
use tournament::PlayerId;
use tournament::entry::{
    Found, Player, RatingLine, Ratings, SheetError, Team, read_csv, read_ratings, read_rows, read_xlsx,
};
use tournament::event::{Command, Happening, TeamChange, Tournament};
use words::{Lang, say};

use super::log::{EventFile, unreadable};
use super::{Args, needs, order, section};
use crate::failure::{Failure, tell};
use crate::input;

/// Enters one player, or those of a sheet with nothing wrong; the others are told.
pub fn add(args: &Args, file: &mut EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    if args.name.is_none() && args.sheet.is_none() {
        return Err(needs("--name, --sheet", lang));
    }
    let mut players = Vec::new();
    if let Some(name) = &args.name {
        players.push(Player { name: name.clone(), section: section(args, file, lang)?, ..Player::default() });
    }
    let mut wrong = 0;
    if let Some(path) = &args.sheet {
        let (good, refused) = of_sheet(args, path, file, lang)?;
        players.extend(good);
        wrong = refused;
    }
    if let Some(path) = &args.ratings {
        look_up(&mut players, &ratings(path, lang)?);
    }
    let number = players.len();
    let alone = args.name.as_ref().filter(|_| args.sheet.is_none());
    let orders = players.into_iter().map(|player| order(args, file.zone(), Command::Enter(player), lang));
    let orders = orders.collect::<Result<Vec<_>, _>>()?;
    let answers = file.give(&orders, lang, out)?;
    let entered = alone.zip(answers.first().and_then(|answer| given_number(&answer.lines)));
    let told = match entered {
        Some((name, player)) => say!(lang, "entry-added-one", player = player.to_string(), name = name.trim()),
        None => say!(lang, "entry-added", number = number),
    };
    writeln!(out, "{told}")?;
    // What an entry brought about besides, as what a late entrant has for the rounds that were missed.
    let (told, nothing) = (HallTeller::new(&file.hall, lang), BTreeMap::new());
    for besides in answers.iter().filter_map(|answer| answer.lines.get(1..)).filter(|lines| !lines.is_empty()) {
        for line in told.lines(besides, &nothing) {
            writeln!(out, "{}", told.done(&line))?;
        }
    }
    let unmade = enter_teams(args, file, lang, out)?;
    match (wrong, unmade) {
        (0, 0) => Ok(()),
        (0, unmade) => Err(Failure::Input(say!(lang, "entry-teams-refused", number = unmade))),
        (wrong, 0) => Err(Failure::Input(refused_rows(wrong, lang))),
        (wrong, unmade) => {
            tell(&say!(lang, "entry-teams-refused", number = unmade));
            Err(Failure::Input(refused_rows(wrong, lang)))
        }
    }
}

/// The number that an entry was given.
fn given_number(lines: &[hall::Line]) -> Option<PlayerId> {
    lines.iter().find_map(|line| match &line.event {
        hall::Happening::Event(Happening::Entered { id, .. }) => Some(*id),
        _ => None,
    })
}

/// The lines of a rating list.
pub fn ratings(path: &Path, lang: Lang) -> Result<Vec<RatingLine>, Failure> {
    let list = cells(path, lang)?.and_then(|rows| read_ratings(&rows));
    list.map_err(|error| unreadable(path, &sheet_error(&error, lang), lang))
}

/// Gives those who have no rating the one that a list knows.
fn look_up(players: &mut [Player], list: &[RatingLine]) {
    let list = Ratings::of(list);
    for player in players.iter_mut().filter(|player| player.rating.is_none()) {
        if let Found::Rating(rating) = list.look_up(player) {
            player.rating = Some(rating).filter(|rating| *rating > 0);
        }
    }
}

/// The cells of a sheet or a workbook.
fn cells(path: &Path, lang: Lang) -> Result<Result<Vec<Vec<String>>, SheetError>, Failure> {
    let bytes = input::bytes(path, lang)?;
    let is_workbook = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("xlsx"));
    Ok(if is_workbook { read_xlsx(&bytes) } else { read_csv(&bytes) })
}

/// The players of a sheet with nothing wrong, and how many others there are, which are told.
fn of_sheet(args: &Args, path: &Path, file: &EventFile, lang: Lang) -> Result<(Vec<Player>, usize), Failure> {
    let rows = cells(path, lang)?;
    let charter = file.hall.event.charter.clone().unwrap_or_default();
    let entered: Vec<(PlayerId, &Player)> = file.hall.event.players.iter().map(|(id, player)| (*id, player)).collect();
    let preview = rows.and_then(|rows| read_rows(&rows, &charter, &entered, args.section.as_deref()));
    let preview = preview.map_err(|error| unreadable(path, &sheet_error(&error, lang), lang))?;
    if let Some(unknown) = unknown_columns(&preview, lang) {
        tell(&unknown);
    }
    let faults: Vec<String> = preview.rows.iter().filter_map(|row| row_faults(row, lang)).collect();
    for faults in &faults {
        tell(faults);
    }
    Ok((preview.good().cloned().collect(), faults.len()))
}

/// Enters the teams that players name and are not in yet, or adds them to teams that are there; how many were refused, which
/// are told.
fn enter_teams(args: &Args, file: &mut EventFile, lang: Lang, out: &mut impl Write) -> Result<usize, Failure> {
    let (mut entered, mut refused) = (0, 0);
    for (name, command) in teams(&file.hall.event, lang) {
        let order = order(args, file.zone(), command, lang)?;
        match file.give(&[order], lang, out) {
            Ok(_) => entered += 1,
            Err(Failure::Input(why)) => {
                tell(&say!(lang, "entry-team-refused", name = name, why = why));
                refused += 1;
            }
            Err(other) => return Err(other),
        }
    }
    if entered > 0 {
        writeln!(out, "{}", say!(lang, "entry-teams", number = entered))?;
    }
    Ok(refused)
}

/// What makes those members of the teams that they name who are of none yet, team by team.
fn teams(event: &Tournament, lang: Lang) -> Vec<(String, Command)> {
    let meets = |section: &str| event.format(section).is_some_and(|format| format.boards.is_some());
    let members: BTreeSet<PlayerId> = event.teams.values().flat_map(|team| team.members.iter().copied()).collect();
    // In the order in which they are first named.
    let mut named: Vec<((String, String), Vec<PlayerId>)> = Vec::new();
    let mut places: BTreeMap<(String, String), usize> = BTreeMap::new();
    let free = event.players.iter().filter(|(id, _)| !members.contains(id));
    for (id, player) in free.filter(|(_, player)| meets(&player.section)) {
        if let Some(team) = &player.team {
            let team = (player.section.clone(), team.clone());
            let place = *places.entry(team.clone()).or_insert(named.len());
            if place == named.len() {
                named.push((team, Vec::new()));
            }
            named[place].1.push(*id);
        }
    }
    let command = |((section, name), members): ((String, String), Vec<PlayerId>)| {
        let there = event.teams.iter().find(|(_, team)| team.section == section && team.name == name);
        let command = match there {
            Some((team, entered)) => {
                let members = Some(entered.members.iter().copied().chain(members).collect());
                let to = TeamChange { members, ..TeamChange::default() };
                Command::AmendTeam { team: *team, to, reason: say!(lang, "team-further-members") }
            }
            None => Command::EnterTeam(Team { name: name.clone(), section, members, ..Team::default() }),
        };
        (name, command)
    };
    named.into_iter().map(command).collect()
}
