//! What the program answers to a step.

use books::Article;
use books::desk::SheetItem;
use books::event::OfEntry;
use clock::Instant;
use tournament::entry::{Player, Team};
use tournament::event::{Command, Decision, GameRef, Order, Tournament, decide};
use tournament::promotion::{Absentee, moves};
use tournament::{Actor, PlayerId, ResultWord, Side, Verdict};

use super::script::{EventCase, PromotionCase, Step};
use super::{Answer, books, table};

/// Gives an order or asks a question, and holds the answer against the step.
pub(super) fn answer(event: &mut Tournament, step: &Step, case: &EventCase) -> Result<Answer, String> {
    let mut answer = Answer::default();
    if let Some(command) = &step.command {
        ordered(event, step, command, &mut answer)?;
    }
    if let Some(number) = step.players {
        for nth in 1..=number {
            let player = Player { name: format!("P{nth}"), section: only_section(event)?, ..Player::default() };
            give(event, &directed(Command::Enter(player)), &mut answer)?;
        }
    }
    if let Some(number) = step.teams {
        enter_teams(event, number, &mut answer)?;
    }
    if let Some(section) = &step.draw {
        give(event, &directed(Command::Draw { section: section.clone(), seed: 1 }), &mut answer)?;
    }
    if let Some(results) = &step.round {
        play_round(event, results, &mut answer)?;
    }
    questions(event, step, case, &mut answer)?;
    Ok(answer)
}

fn only_section(event: &Tournament) -> Result<String, String> {
    event.sections.keys().next().cloned().ok_or_else(|| "no section".to_owned())
}

/// When everything is ordered; what is said of hours is the step's own.
const AT: Instant = Instant::new(0);

fn directed(command: Command) -> Order {
    Order::new(AT, Actor::Director, command)
}

/// Gives an order that must not be refused.
fn give(event: &mut Tournament, order: &Order, answer: &mut Answer) -> Result<Decision, String> {
    let decision = decide(event, order).map_err(|refusal| refusal.to_string())?;
    event.apply_all(&decision.events);
    answer.under.extend(cited(&decision));
    Ok(decision)
}

fn cited(decision: &Decision) -> Vec<Article> {
    let events = decision.events.iter().flat_map(|logged| logged.under.clone());
    events.chain(decision.notes.iter().flat_map(|note| note.under.clone())).collect()
}

/// The name of a value, by how it is written for developers.
fn name(debug: &str) -> &str {
    debug.split([' ', '(', '{']).next().unwrap_or(debug)
}

fn ordered(event: &mut Tournament, step: &Step, command: &Command, answer: &mut Answer) -> Result<(), String> {
    let order = Order { hour: step.at, ..Order::new(AT, step.by, command.clone()) };
    match (decide(event, &order), &step.refused) {
        (Err(refusal), Some(expected)) => {
            answer.differs("refused", expected, name(&format!("{:?}", refusal.why)));
            answer.under.extend(refusal.under);
        }
        (Err(refusal), None) => return Err(refusal.to_string()),
        (Ok(_), Some(expected)) => return Err(format!("expected to be refused: {expected}")),
        (Ok(decision), None) => {
            let found: Vec<String> =
                decision.events.iter().map(|logged| name(&format!("{:?}", logged.event)).to_owned()).collect();
            if let Some(expected) = &step.events {
                answer.differs("events", &expected.join(" "), &found.join(" "));
            }
            let notes: Vec<String> = decision.notes.iter().map(|note| format!("{:?}", note.what)).collect();
            for text in &step.notes {
                if !notes.iter().any(|note| note.contains(text)) {
                    answer.wrong.push(format!("no note says {text}: {notes:?}"));
                }
            }
            event.apply_all(&decision.events);
            answer.under.extend(cited(&decision));
        }
    }
    Ok(())
}

fn enter_teams(event: &mut Tournament, number: u32, answer: &mut Answer) -> Result<(), String> {
    let section = only_section(event)?;
    let boards = event.format(&section).and_then(|format| format.boards).unwrap_or(1);
    for nth in 1..=number {
        let mut members = Vec::new();
        for board in 1..=boards {
            members.push(event.next_id());
            let player = Player { name: format!("T{nth}B{board}"), section: section.clone(), ..Player::default() };
            give(event, &directed(Command::Enter(player)), answer)?;
        }
        let team = Team { name: format!("T{nth}"), section: section.clone(), members, ..Team::default() };
        give(event, &directed(Command::EnterTeam(team)), answer)?;
    }
    Ok(())
}

/// Pairs, publishes, plays and closes a round of the only section.
fn play_round(event: &mut Tournament, results: &str, answer: &mut Answer) -> Result<(), String> {
    let section = only_section(event)?;
    let is_open = event.sections[&section]
        .current()
        .is_some_and(|round| round.status == tournament::event::RoundStatus::Published);
    if !is_open {
        let pair = Command::Pair { section: section.clone(), seed: 1, wishes: Vec::new(), reason: None };
        give(event, &directed(pair), answer)?;
        give(event, &directed(Command::Publish { section: section.clone() }), answer)?;
    }
    let tables = event.sections[&section].current().map(|round| round.tables.clone()).unwrap_or_default();
    for (nth, seated) in tables.iter().enumerate().filter(|(_, seated)| !seated.is_over()) {
        let verdict = verdict(results, seated.first, seated.second)?;
        let at = GameRef::single(&section, u16::try_from(nth + 1).map_err(|_| "too many tables")?);
        let (fouls, agreed, reported_by, correct, rests_on) = ([0; 2], true, None, false, None);
        let result = Command::Result { at, verdict, fouls, agreed, reported_by, correct, rests_on };
        give(event, &directed(result), answer)?;
    }
    give(event, &directed(Command::Close { section }), answer)?;
    Ok(())
}

/// How two ended, by what is written of them; a draw if nothing is.
fn verdict(results: &str, first: PlayerId, second: PlayerId) -> Result<Verdict, String> {
    for word in results.split_whitespace() {
        let sign = word.find(['>', '=', '!']).ok_or_else(|| format!("no result `{word}`"))?;
        let (one, other) = (&word[..sign], &word[sign + 1..]);
        let number = |text: &str| text.parse().map(PlayerId::new).map_err(|_| format!("no player `{text}`"));
        let (one, other) = (number(one)?, number(other)?);
        let side = match (one, other) {
            _ if (one, other) == (first, second) => Side::First,
            _ if (one, other) == (second, first) => Side::Second,
            _ => continue,
        };
        return Ok(match (&word[sign..=sign], side) {
            (">", Side::First) => ResultWord::FirstWins.verdict(),
            (">", Side::Second) => ResultWord::SecondWins.verdict(),
            ("!", side) => Verdict::absent(!side),
            _ => ResultWord::Draw.verdict(),
        });
    }
    Ok(ResultWord::Draw.verdict())
}

fn questions(event: &Tournament, step: &Step, case: &EventCase, answer: &mut Answer) -> Result<(), String> {
    if let Some((key, round)) = &step.term {
        let section = only_section(event).unwrap_or_default();
        let resolved = event.terms(&section).find(key, *round).ok_or_else(|| format!("nothing sets {key}"))?;
        if let Some(value) = &step.value {
            answer.differs(&key.to_string(), &value.to_string(), &resolved.statement.value.to_string());
        }
        answer.under.extend(resolved.articles(&event.laws()));
    }
    if let Some(section) = &step.standings {
        standings(event, section, step, answer)?;
    }
    if let Some(numbers) = &step.numbers {
        answer.differs("pairs", numbers, &drawn_numbers(event)?);
    }
    if let Some(time) = &step.time {
        let class = time.class().map_or("none".to_owned(), |class| format!("{class:?}"));
        answer.differs("class", step.class.as_deref().unwrap_or("none"), &class);
        answer.under.extend(time.articles(&event.laws()));
    }
    if let Some(results) = &step.table {
        let (standings, under) = table::standings(results, &books(case))?;
        table::compare(&standings, step, answer);
        answer.under.extend(under);
    }
    if let Some(table) = step.record_sheet {
        record_sheet(event, table, step, answer)?;
    }
    if let Some(table) = step.arrangements {
        arrangements(event, table, step, answer)?;
    }
    if let Some(promotion) = &step.promotion {
        promote(event, promotion, step, answer);
    }
    Ok(())
}

fn standings(event: &Tournament, section: &str, step: &Step, answer: &mut Answer) -> Result<(), String> {
    let state = event.sections.get(section).ok_or_else(|| format!("no section {section}"))?;
    if let Some(frozen) = &state.final_table {
        let lines = frozen.in_force();
        let order: Vec<u32> = lines.iter().map(|line| line.player.number()).collect();
        let places: Vec<u32> = lines.iter().map(|line| line.place).collect();
        if let Some(expected) = &step.order {
            answer.differs("order", &format!("{expected:?}"), &format!("{order:?}"));
        }
        if let Some(expected) = &step.places {
            answer.differs("places", &format!("{expected:?}"), &format!("{places:?}"));
        }
        return Ok(());
    }
    let stage = state.stages.len().checked_sub(1).ok_or("nothing is drawn")?;
    let ranking = event.ranking(section, stage).map_err(|why| format!("{why:?}"))?;
    answer.under.extend(ranking.under.clone());
    if let Some(group) = ranking.groups.first() {
        table::compare(group, step, answer);
        let mut under = group.articles(&event.laws());
        under.retain(|unit| event.books().contains(&unit.book));
        answer.under.extend(under);
    } else if let Some(order) = &step.order {
        let found: Vec<u32> = ranking.places.iter().map(|(_, player)| player.number()).collect();
        answer.differs("order", &format!("{order:?}"), &format!("{found:?}"));
        answer.under.extend(event.laws().cite(OfEntry::BracketSeeds));
    }
    Ok(())
}

/// The pairs of the current round by drawn numbers.
fn drawn_numbers(event: &Tournament) -> Result<String, String> {
    let section = only_section(event)?;
    let stage = event.sections[&section].stages.last().ok_or("nothing is drawn")?;
    let round = stage.rounds.last().ok_or("nothing is paired")?;
    let number = |player: PlayerId| {
        let at = stage.groups.iter().find_map(|group| group.iter().position(|member| *member == player));
        at.map_or(0, |at| at + 1)
    };
    let pairs = round.tables.iter().map(|table| format!("{}-{}", number(table.first), number(table.second)));
    let byes = round.byes.iter().map(|player| format!("{}-bye", number(*player)));
    Ok(pairs.chain(byes).collect::<Vec<_>>().join(" "))
}

/// The sheet is filled in as far as is known.
fn record_sheet(event: &Tournament, table: usize, step: &Step, answer: &mut Answer) -> Result<(), String> {
    let sheet = event.record_sheet(&only_section(event)?, table).ok_or("no such table")?;
    answer.differs("owner", step.owner.as_deref().unwrap_or(""), sheet.owner.as_deref().unwrap_or(""));
    if let Some(filled) = &step.filled {
        let found = SheetItem::ALL.map(|item| sheet.value(item)).into_iter().filter(|value| !value.is_empty());
        answer.differs("filled", &filled.join("; "), &found.collect::<Vec<_>>().join("; "));
    }
    answer.under.extend(tournament::record_sheet::articles(&event.laws()));
    Ok(())
}

/// What is settled about a game has everything that the step names.
fn arrangements(event: &Tournament, table: u16, step: &Step, answer: &mut Answer) -> Result<(), String> {
    let at = GameRef::single(&only_section(event)?, table);
    let settled = event.game_id(&at).and_then(|at| event.arrangements(&at)).ok_or("no such game is being played")?;
    let settled = serde_json::to_value(settled).map_err(|error| error.to_string())?;
    for (key, expected) in step.settled.iter().filter_map(serde_json::Value::as_object).flatten() {
        answer.differs(key, &expected.to_string(), &settled[key].to_string());
    }
    answer.under.extend(tournament::arrangements::articles(&event.laws()));
    Ok(())
}

fn promote(event: &Tournament, promotion: &PromotionCase, step: &Step, answer: &mut Answer) {
    let higher: Vec<PlayerId> = (1..=promotion.higher).map(PlayerId::new).collect();
    let lower: Vec<PlayerId> = (1001..=1000 + promotion.lower).map(PlayerId::new).collect();
    let absent: Vec<Absentee> = (2001..)
        .zip(&promotion.absent)
        .map(|(number, absent)| Absentee { player: PlayerId::new(number), title: absent.title, missed: absent.missed })
        .collect();
    let found = moves(&higher, &lower, &absent);
    let words: Vec<String> = found.iter().map(|(player, how)| format!("{player} {how:?}")).collect();
    if let Some(events) = &step.events {
        answer.differs("moves", &events.join(", "), &words.join(", "));
    }
    answer.under.extend(found.iter().flat_map(|(_, how)| how.articles(&event.laws())));
}
