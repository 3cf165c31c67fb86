//! Results written in a line, ranked.

use books::event::Laws;
use explain::event::standing_rows;
use explain::sheet::Sheet;
use serde_json::Value;
use tournament::ranking::rank;
use tournament::{Bye, ByeKind, Count, Game, Match, Outcome, PlayerId, ResultWord, Side, Table, Verdict};
use words::Lang;

use super::StepAnswer;
use super::script::{Step, TableCase};

/// Ranks the results of a case.
pub(super) fn standings(case: &TableCase) -> Result<Sheet, String> {
    let books = case.books.iter().map(|id| books::known(id).map_err(|error| error.to_string()));
    let books = books.collect::<Result<Vec<_>, _>>()?;
    let mut table = Table { players: (1..=case.players).map(PlayerId::new).collect(), ..Table::default() };
    for (player, club) in &case.clubs {
        table.clubs.insert(player_id(player)?, club.clone());
    }
    for (nth, line) in case.rounds.iter().enumerate() {
        let round = u16::try_from(nth + 1).map_err(|_| "too many rounds")?;
        let cycle = if case.second_cycle.is_some_and(|from| round >= from) { 2 } else { 1 };
        read_round(&mut table, line, round, cycle, case)?;
    }
    let count = Count::new(case.counting, &case.scoring);
    let standings = rank(&table, &count, case.ranking.criteria(&Laws::of(&books)), case.still_tied, case.unplayed);
    Ok(standing_rows(&standings, |player| player.to_string(), Lang::En))
}

fn player_id(text: &str) -> Result<PlayerId, String> {
    text.parse().map(PlayerId::new).map_err(|_| format!("no player `{text}`"))
}

fn read_round(table: &mut Table, line: &str, round: u16, cycle: u8, case: &TableCase) -> Result<(), String> {
    let mut words = line.split_whitespace();
    while let (Some(pair), Some(signs)) = (words.next(), words.next()) {
        if signs == "bye" {
            table.byes.push(Bye { round, player: player_id(pair)?, kind: ByeKind::Paired });
            continue;
        }
        let (first, second) = pair.split_once('-').ok_or_else(|| format!("no pair `{pair}`"))?;
        let (signs, fouls) = signs.split_once('/').unwrap_or((signs, "0,0"));
        let (mine, theirs) = fouls.split_once(',').ok_or_else(|| format!("no fouls `{fouls}`"))?;
        let number = |text: &str| text.parse::<u8>().map_err(|_| format!("no fouls `{text}`"));
        let fouls = [number(mine)?, number(theirs)?];
        let games =
            signs.chars().enumerate().map(|(nth, sign)| game(nth, sign, fouls, case)).collect::<Result<_, _>>()?;
        table.matches.push(Match { round, cycle, first: player_id(first)?, second: player_id(second)?, games });
    }
    Ok(())
}

/// A game by its sign, as the one listed first sees it.
fn game(nth: usize, sign: char, fouls: [u8; 2], case: &TableCase) -> Result<Game, String> {
    let nth = u8::try_from(nth).map_err(|_| "too many games")?;
    let (board, swapped) = match case.counting {
        tournament::Counting::Games | tournament::Counting::TwoGames => (1, nth % 2 == 1),
        tournament::Counting::TeamTwoGames => (nth / 2 + 1, (nth / 2 % 2 == 1) != (nth % 2 == 1)),
        tournament::Counting::TeamMatches | tournament::Counting::TeamBoards => (nth + 1, nth % 2 == 1),
    };
    let mine = if swapped { Side::Second } else { Side::First };
    let won = |side: Side| Verdict::reported(Outcome::won_by(side));
    let verdict = match sign {
        '+' => won(mine),
        '-' => won(!mine),
        '=' => ResultWord::Draw.verdict(),
        '~' => ResultWord::ForcedDraw.verdict(),
        'o' => Verdict::absent(!mine),
        'x' => Verdict::absent(mine),
        '0' => ResultWord::BothLose.verdict(),
        '*' => ResultWord::BothAbsent.verdict(),
        other => return Err(format!("no sign `{other}`")),
    };
    let first_game = nth == 0;
    let fouls = match (first_game, swapped) {
        (false, _) => [0; 2],
        (true, false) => fouls,
        (true, true) => [fouls[1], fouls[0]],
    };
    Ok(Game { board, swapped, verdict, fouls })
}

/// Holds the rows of standings against what a step expects of them.
pub(super) fn compare(step: &Step, answer: &mut StepAnswer) {
    let rows: Vec<Value> = answer.given.iter().filter(|given| given.get("place").is_some()).cloned().collect();
    // Whoever has no place has an empty cell.
    let cells = |key: &str| rows.iter().map(|row| cell(row, key)).filter(|cell| !cell.is_empty()).collect::<Vec<_>>();
    let column = |key: &str| cells(key).join(" ");
    if let Some(order) = &step.order {
        answer.differs("order", &numbers(order), &column("number"));
    }
    if let Some(places) = &step.places {
        answer.differs("places", &numbers(places), &column("place"));
    }
    let mut hold = |player: &String, key: &str, expected: &String| {
        let row = rows.iter().find(|row| cell(row, "number") == player);
        let found = row.map_or("nobody", |row| cell(row, key));
        answer.differs(&format!("{key} of {player}"), expected, found);
    };
    for (player, points) in &step.points {
        hold(player, "points", points);
    }
    for (player, values) in &step.values {
        for (tie_break, value) in values {
            hold(player, tie_break, value);
        }
    }
    for (player, behind) in &step.behind {
        let key = if books::law::article(behind).is_ok() { "article" } else { "behind_by" };
        hold(player, key, behind);
    }
}

fn numbers(numbers: &[u32]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A cell of a row, as it is shown.
fn cell<'a>(row: &'a Value, key: &str) -> &'a str {
    row.get(key).and_then(Value::as_str).unwrap_or("nothing")
}
