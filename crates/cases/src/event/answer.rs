//! What the program answers to a step.

use clock::Instant;
use explain::EventTeller;
use explain::event::opening;
use explain::sheet::Sheet;
use hall::{Hall, Happening, Line};
use serde::Serialize;
use serde_json::{Value, json};
use tournament::entry::{Player, Team};
use tournament::event::{Command, Decision, GameRef, Logged, Order, Tournament, decide};
use tournament::{Actor, PlayerId, ResultWord, Side, Verdict};
use words::Lang;

use super::script::Step;
use super::{StepAnswer, asked, table};

/// Gives an order or asks a question; all that is given out.
pub(super) fn answer(hall: &mut Hall, step: &Step) -> Result<StepAnswer, String> {
    let mut answer = StepAnswer::default();
    if let Some(command) = &step.command {
        ordered(hall, step, command, &mut answer)?;
    }
    if let Some(what) = &step.ask {
        asked::asked(hall, step, what, &mut answer)?;
    }
    if let Some(number) = step.players {
        for nth in 1..=number {
            let player = Player { name: format!("P{nth}"), section: only_section(&hall.event)?, ..Player::default() };
            give(hall, &directed(Command::Enter(player)), &mut answer)?;
        }
    }
    if let Some(number) = step.teams {
        enter_teams(hall, number, &mut answer)?;
    }
    if let Some(section) = &step.draw {
        give(hall, &directed(Command::Draw { section: section.clone(), seed: 1 }), &mut answer)?;
    }
    if let Some(results) = &step.round {
        play_round(hall, results, &mut answer)?;
    }
    questions(&hall.event, step, &mut answer)?;
    asked::shown(hall, step, &mut answer)?;
    Ok(answer)
}

pub(super) fn only_section(event: &Tournament) -> Result<String, String> {
    event.sections.keys().next().cloned().ok_or_else(|| "no section".to_owned())
}

/// When everything is ordered; what is said of hours is the step's own.
const AT: Instant = Instant::new(0);

fn directed(command: Command) -> Order {
    Order::new(AT, Actor::Director, command)
}

/// Gives an order that must not be refused.
fn give(hall: &mut Hall, order: &Order, answer: &mut StepAnswer) -> Result<(), String> {
    let decision = decide(&hall.event, order).map_err(|refusal| refusal.to_string())?;
    happens(hall, decision, answer);
    Ok(())
}

/// What was decided happens, and is told in every language.
fn happens(hall: &mut Hall, decision: Decision, answer: &mut StepAnswer) {
    answer.given.extend(decision.events.iter().map(data));
    answer.given.extend(decision.notes.iter().map(data));
    for Logged { no, more, at, by, person, name, licence, subject, under, event } in decision.events {
        let event = Happening::Event(event);
        hall.apply(&Line { no, more, at, by, person, name, licence, subject, under, event });
    }
    for lang in Lang::ALL {
        let teller = EventTeller::new(&hall.event, lang);
        answer.tell(decision.notes.iter().map(|note| teller.note(note)));
    }
}

pub(super) fn data(given: &impl Serialize) -> Value {
    json!(given)
}

/// Gives an order that may be refused, if a pattern says so.
fn ordered(hall: &mut Hall, step: &Step, command: &Command, answer: &mut StepAnswer) -> Result<(), String> {
    let order = Order { hour: step.at, ..Order::new(AT, step.by, command.clone()) };
    match decide(&hall.event, &order) {
        Ok(decision) => happens(hall, decision, answer),
        Err(refusal) if step.foresees_refusal() => {
            answer.given.push(data(&refusal));
            answer.tell(Lang::ALL.map(|lang| EventTeller::new(&hall.event, lang).refused(&refusal)));
        }
        Err(refusal) => return Err(refusal.to_string()),
    }
    answer.happened(step);
    Ok(())
}

/// The name of an event in the log.
fn tag(event: &Value) -> Option<&str> {
    event.as_str().or_else(|| event.as_object()?.keys().next().map(String::as_str))
}

fn enter_teams(hall: &mut Hall, number: u32, answer: &mut StepAnswer) -> Result<(), String> {
    let section = only_section(&hall.event)?;
    let boards = hall.event.format(&section).and_then(|format| format.boards).unwrap_or(1);
    for nth in 1..=number {
        let mut members = Vec::new();
        for board in 1..=boards {
            members.push(hall.event.next_id());
            let player = Player { name: format!("T{nth}B{board}"), section: section.clone(), ..Player::default() };
            give(hall, &directed(Command::Enter(player)), answer)?;
        }
        let team = Team { name: format!("T{nth}"), section: section.clone(), members, ..Team::default() };
        give(hall, &directed(Command::EnterTeam(team)), answer)?;
    }
    Ok(())
}

/// Pairs, publishes, plays and closes a round of the only section.
fn play_round(hall: &mut Hall, results: &str, answer: &mut StepAnswer) -> Result<(), String> {
    let section = only_section(&hall.event)?;
    let is_open = hall.event.sections[&section]
        .current()
        .is_some_and(|round| round.status == tournament::event::RoundStatus::Published);
    if !is_open {
        let pair = Command::Pair {
            section: section.clone(),
            seed: 1,
            wishes: Vec::new(),
            give_way: Vec::new(),
            reason: None,
            round: None,
        };
        give(hall, &directed(pair), answer)?;
        give(hall, &directed(Command::Publish { section: section.clone(), round: None }), answer)?;
    }
    let tables = hall.event.sections[&section].current().map(|round| round.tables.clone()).unwrap_or_default();
    for (nth, seated) in tables.iter().enumerate().filter(|(_, seated)| !seated.is_over()) {
        let verdict = verdict(results, seated.first, seated.second)?;
        let at = GameRef::single(&section, u16::try_from(nth + 1).map_err(|_| "too many tables")?);
        let (fouls, agreed, reported_by, correct, rests_on) = ([0; 2], true, None, false, None);
        let result = Command::Result { at, verdict, fouls, agreed, reported_by, correct, reason: None, rests_on };
        give(hall, &directed(result), answer)?;
    }
    give(hall, &directed(Command::Close { section, round: None }), answer)
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
        return Ok(signed(&word[sign..=sign], side));
    }
    Ok(ResultWord::Draw.verdict())
}

/// What a sign says of the game of a side.
fn signed(sign: &str, side: Side) -> Verdict {
    match (sign, side) {
        (">", Side::First) => ResultWord::FirstWins.verdict(),
        (">", Side::Second) => ResultWord::SecondWins.verdict(),
        ("!", side) => Verdict::absent(!side),
        _ => ResultWord::Draw.verdict(),
    }
}

fn questions(event: &Tournament, step: &Step, answer: &mut StepAnswer) -> Result<(), String> {
    let teller = EventTeller::new(event, Lang::En);
    if let Some(section) = &step.standings {
        answer.rows(&teller.standings(section).map_err(|why| teller.not_told(&why))?);
    }
    if let Some((section, player)) = &step.explain {
        let told = teller.explain(section, PlayerId::new(*player));
        answer.rows(&told.map_err(|why| teller.not_told(&why))?);
    }
    if let Some(section) = &step.terms {
        answer.rows(&teller.terms(section));
    }
    if let Some(table) = step.desk {
        let at = GameRef::single(&only_section(event)?, table);
        answer.given.push(opening(event, &at).ok_or("no such game is being played")?);
    }
    if let Some(section) = &step.records {
        answer.rows(&teller.record_items(section).map_err(|why| teller.not_told(&why))?);
        let page = teller.records(section).map_err(|why| teller.not_told(&why))?;
        let missing = step.shows.iter().filter(|text| !page.contains(*text));
        answer.wrong.extend(missing.map(|text| format!("`{text}` is not shown in {page}")));
    }
    if let Some(results) = &step.table {
        answer.rows(&table::standings(results)?);
    }
    if let Some(numbers) = &step.numbers {
        answer.differs("pairs", numbers, &drawn_numbers(event)?);
    }
    table::compare(step, answer);
    Ok(())
}

impl StepAnswer {
    /// Gives out the rows of a table.
    pub(super) fn rows(&mut self, sheet: &Sheet) {
        let row = |row: &Vec<explain::sheet::Cell>| {
            let cells = sheet.columns.iter().zip(row).map(|(column, cell)| (column.key, Value::from(cell.as_data())));
            let named: Option<serde_json::Map<String, Value>> =
                cells.clone().map(|(key, text)| Some((key?.to_owned(), text))).collect();
            named.map_or_else(|| cells.map(|(_, text)| text).collect(), Value::Object)
        };
        self.given.extend(sheet.rows.iter().map(row));
    }

    /// Holds the names of all that happened against those of a step.
    pub(super) fn happened(&mut self, step: &Step) {
        if let Some(events) = &step.events {
            let found: Vec<&str> = self.given.iter().filter_map(|given| tag(given.get("event")?)).collect();
            let found = found.join(" ");
            self.differs("events", &events.join(" "), &found);
        }
    }

    /// Tells something, which must have words.
    pub(super) fn tell(&mut self, told: impl IntoIterator<Item = String>) {
        let untold = told.into_iter().filter(|told| told.contains('⟦'));
        self.wrong.extend(untold.map(|told| format!("a word is missing: {told}")));
    }
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
