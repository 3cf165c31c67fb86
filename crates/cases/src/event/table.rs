//! Results written in a line, ranked.

use books::event::{Laws, OfMethod};
use books::{Article, Book};
use tournament::ranking::{Amount, Behind, Standings, rank};
use tournament::{Bye, ByeKind, Count, Game, Match, Outcome, PlayerId, ResultWord, Side, Table, Verdict};

use super::Answer;
use super::script::{Step, TableCase};

/// Ranks the results of a case.
pub(super) fn standings(case: &TableCase, books: &[Book]) -> Result<(Standings, Vec<Article>), String> {
    let own: Vec<Book> =
        case.books.iter().map(|id| books::known(id).map_err(|error| error.to_string())).collect::<Result<_, _>>()?;
    let books = if own.is_empty() { books } else { &own };
    let mut table = Table { players: (1..=case.players).map(PlayerId::new).collect(), ..Table::default() };
    for (player, club) in &case.clubs {
        table.clubs.insert(player_id(player)?, club.clone());
    }
    for (nth, line) in case.rounds.iter().enumerate() {
        let round = u16::try_from(nth + 1).map_err(|_| "too many rounds")?;
        let cycle = if case.second_cycle.is_some_and(|from| round >= from) { 2 } else { 1 };
        read_round(&mut table, line, round, cycle, case)?;
    }
    let laws = Laws::of(books);
    let count = Count::new(case.counting, &case.scoring);
    let standings = rank(&table, &count, case.ranking.criteria(&laws), case.still_tied, case.unplayed);
    let mut under = case.scoring.articles(&laws);
    under.extend(laws.cite(OfMethod::Counting(case.counting)));
    under.extend(case.ranking.heading());
    if standings.criteria.len() > 1 {
        under.extend(laws.cite(OfMethod::TieBreaks));
    }
    under.extend(standings.articles(&laws));
    Ok((standings, under))
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

/// Holds standings against what a step expects.
pub(super) fn compare(standings: &Standings, step: &Step, answer: &mut Answer) {
    if let Some(order) = &step.order {
        let found: Vec<u32> = standings.lines.iter().map(|line| line.player.number()).collect();
        answer.differs("order", &format!("{order:?}"), &format!("{found:?}"));
    }
    if let Some(places) = &step.places {
        let found: Vec<u32> = standings.lines.iter().map(|line| line.place).collect();
        answer.differs("places", &format!("{places:?}"), &format!("{found:?}"));
    }
    for line in &standings.lines {
        let name = line.player.to_string();
        if let Some(points) = step.points.get(&name) {
            answer.differs(&format!("points of {name}"), points, &line.points.to_string());
        }
        for (tie_break, value) in step.values.get(&name).into_iter().flatten() {
            let cell = line.cells.iter().find(|cell| cell.tie_break.id() == tie_break);
            let found = cell.map_or("nothing".to_owned(), |cell| match cell.amount {
                Amount::Points(score) => score.to_string(),
                Amount::Ahead => "ahead".to_owned(),
                Amount::Behind => "behind".to_owned(),
                Amount::Open => "open".to_owned(),
            });
            answer.differs(&format!("{tie_break} of {name}"), value, &found);
        }
        if let Some(behind) = step.behind.get(&name) {
            let found = match line.behind_by {
                None => "nothing".to_owned(),
                Some(Behind::Points) => "points".to_owned(),
                Some(Behind::PlayOff) => "play_off".to_owned(),
                Some(Behind::TieBreak(index)) => {
                    let criterion = standings.criteria.get(index);
                    let unit = criterion.and_then(|criterion| criterion.under).map(|unit| unit.clause.to_owned());
                    unit.or_else(|| criterion.map(|one| one.tie_break.id().to_owned())).unwrap_or_default()
                }
            };
            answer.differs(&format!("what put {name} behind"), behind, &found);
        }
    }
}
