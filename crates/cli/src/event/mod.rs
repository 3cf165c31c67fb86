//! `qizheng event`: an event in one file, its log.

mod ask;
mod entries;
mod log;
mod results;
mod taken;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use clap::builder::{PossibleValue, TypedValueParser};
use clock::Instant;
use explain::event::{NotTold, charter_fault, opening};
use explain::sheet::Sheet;
use explain::{EventTeller, HallTeller};
use jiff::civil::DateTime;
use serde::Serialize;
use tournament::charter::{Charter, Weight, Zone, read_json, read_toml};
use tournament::event::{Command, GameRef, Order};
use tournament::sheet::decoded;
use tournament::{Actor, PlayerId, ResultWord, Side};
use words::{Lang, say};

use self::log::EventFile;
pub use self::log::log_fault;
use crate::args::whole_number;
use crate::data;
use crate::failure::{Failure, tell};
use crate::input::{self, brief};
use crate::sheet::{self, SheetFormat};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "ACTION", value_enum, required_unless_present = "schema")]
    action: Option<Action>,
    #[arg(value_name = "FILE", required_unless_present = "schema")]
    file: Option<PathBuf>,
    #[arg(long, conflicts_with = "file")]
    schema: bool,
    #[arg(long, value_name = "FILE")]
    charter: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    ratings: Option<PathBuf>,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long, value_name = "JSON")]
    order: Option<String>,
    #[arg(short, long, value_name = "ID")]
    section: Option<String>,
    #[arg(long, value_name = "NUMBER", default_value = "1", allow_negative_numbers = true, value_parser = whole_number(0..=u64::MAX))]
    seed: u64,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole_number(1..=u16::MAX))]
    table: Option<u16>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole_number(1..=u8::MAX))]
    board: Option<u8>,
    #[arg(long, value_name = "NUMBER", default_value = "1", allow_negative_numbers = true, value_parser = whole_number(1..=u8::MAX))]
    game: u8,
    #[arg(long, value_name = "OUTCOME", value_parser = outcomes())]
    outcome: Option<ResultWord>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["outcome", "table"])]
    desk: Option<PathBuf>,
    #[arg(long)]
    correct: bool,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole_number(1..=u16::MAX))]
    round: Option<u16>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole_number(1..=u16::MAX))]
    stage: Option<u16>,
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole_number(1..=u32::MAX))]
    player: Option<u32>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole_number(1..=u32::MAX))]
    opponent: Option<u32>,
    #[arg(long, value_name = "OFFICE", value_parser = offices(), default_value = "director")]
    by: Actor,
    #[arg(long, value_name = "TIME")]
    at: Option<String>,
    #[arg(long, value_name = "JSON")]
    request: Option<String>,
    #[arg(long, value_name = "ID", conflicts_with = "by")]
    person: Option<String>,
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["by", "person"], value_parser = sides())]
    seat: Option<Side>,
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = whole_number(1..=u32::MAX))]
    case: Option<u32>,
    #[arg(long, value_name = "NUMBER|TIME")]
    to: Option<String>,
    #[arg(long, value_name = "WHAT", value_enum, default_value = "pairings")]
    what: What,
    #[arg(short, long, value_name = "FORMAT", value_enum, default_value = "text")]
    format: SheetFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Action {
    New,
    Amend,
    Add,
    Ratings,
    Draw,
    Pair,
    Publish,
    Result,
    Close,
    Status,
    Standings,
    Explain,
    Why,
    Desk,
    Export,
    Orders,
    Do,
    Ask,
    Requests,
    May,
    Officials,
    Watch,
    Unratified,
    Calls,
    Duties,
    Cases,
    Assign,
    Call,
    Duty,
    Case,
    Appeal,
    Notice,
    Table,
    Log,
    Replay,
    Repair,
}

/// What can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum What {
    Entries,
    Pairings,
    ByName,
    Standings,
    Cross,
    Slips,
    Records,
    Cards,
    Boards,
    Bracket,
    CheckIn,
    Draw,
    TeamSheets,
    Prizes,
    Terms,
    Trf,
}

fn outcomes() -> impl TypedValueParser<Value = ResultWord> {
    let ids = ResultWord::ALL.into_iter().map(ResultWord::id);
    clap::builder::PossibleValuesParser::new(ids)
        .map(|id| ResultWord::ALL.into_iter().find(|word| word.id() == id).expect("the parser takes only these"))
}

fn sides() -> impl TypedValueParser<Value = Side> {
    clap::builder::PossibleValuesParser::new(["first", "second"])
        .map(|id| if id == "first" { Side::First } else { Side::Second })
}

/// The offices by their words; those of earlier versions are read too.
fn offices() -> impl TypedValueParser<Value = Actor> {
    let word = |actor: Actor| match actor {
        Actor::Referee => PossibleValue::new(actor.id()).alias("arbiter"),
        Actor::SectionHead => PossibleValue::new(actor.id()).alias("section_arbiter"),
        Actor::Chief => PossibleValue::new(actor.id()).alias("chief_arbiter"),
        _ => PossibleValue::new(actor.id()),
    };
    clap::builder::PossibleValuesParser::new(Actor::IN_EVENT.map(word)).map(move |id| {
        let named = Actor::IN_EVENT.into_iter().find(|actor| word(*actor).matches(&id, false));
        named.expect("the parser takes only these")
    })
}

/// Does what is asked of an event.
pub fn run(args: &Args, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let (Some(action), Some(path)) = (args.action, &args.file) else {
        let schema = serde_json::to_string_pretty(&tournament::charter::schema()).map_err(std::io::Error::from)?;
        return Ok(writeln!(out, "{schema}")?);
    };
    match action {
        Action::New => new(args, path, lang, out),
        Action::Repair => {
            let bytes = EventFile::repair(path, lang)?;
            Ok(writeln!(out, "{}", say!(lang, "event-repaired", bytes = bytes))?)
        }
        Action::Orders => examples(tournament::event::examples(), out),
        Action::Requests => examples(hall::examples(), out),
        Action::Desk | Action::Officials if args.request.is_some() => {
            ask::ask(action, args, EventFile::open(path, lang)?, lang, out)
        }
        Action::Status | Action::Standings | Action::Explain | Action::Why | Action::Desk | Action::Export => {
            let mut file = EventFile::look(path, lang)?;
            ask::as_it_stood(args, &mut file, lang)?;
            let shown = show(action, args, &file, lang, out);
            file.sound(lang).and(shown)
        }
        Action::May
        | Action::Officials
        | Action::Watch
        | Action::Unratified
        | Action::Calls
        | Action::Duties
        | Action::Cases
        | Action::Table
        | Action::Log
        | Action::Replay => looked_at(action, args, path, lang, out),
        Action::Case | Action::Notice if args.request.is_none() => looked_at(action, args, path, lang, out),
        Action::Ask | Action::Assign | Action::Call | Action::Duty | Action::Case | Action::Appeal | Action::Notice => {
            ask::ask(action, args, EventFile::open(path, lang)?, lang, out)
        }
        _ => change(action, args, EventFile::open(path, lang)?, lang, out),
    }
}

/// Shows something of a hall, as far as its log can be read.
fn looked_at(action: Action, args: &Args, path: &Path, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let mut file = EventFile::look(path, lang)?;
    ask::as_it_stood(args, &mut file, lang)?;
    let shown = ask::show(action, args, &file, lang, out);
    file.sound(lang).and(shown)
}

/// Shows something of an event.
fn show(action: Action, args: &Args, file: &EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    if action == Action::Status && args.section.is_none() {
        return status(file, lang, out);
    }
    let section = section(args, file, lang)?;
    let player = || args.player.map(PlayerId::new).ok_or_else(|| needs("--player", lang));
    let stage = args.stage.map(|stage| usize::from(stage) - 1);
    let teller = EventTeller::new(&file.hall.event, lang).of(args.round, stage);
    teller.is_there(&section).map_err(|why| Failure::Input(teller.not_told(&why)))?;
    match action {
        Action::Status => Ok(write!(out, "{}", teller.status(&section))?),
        Action::Standings => written(&teller, teller.standings(&section), args, lang, out),
        Action::Explain => written(&teller, teller.explain(&section, player()?), args, lang, out),
        Action::Why => {
            let why = teller.why(&section, player()?, args.opponent.map(PlayerId::new));
            Ok(writeln!(out, "{}", why.map_err(|why| Failure::Input(teller.not_told(&why)))?)?)
        }
        Action::Desk => desk(file, &table(args, &section, file, lang)?, lang, out),
        _ => export(args, &teller, &section, lang, out),
    }
}

/// Tells how far every section is; each by its name where there are several.
fn status(file: &EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let event = &file.hall.event;
    let teller = EventTeller::new(event, lang);
    for id in event.sections.keys() {
        if event.sections.len() > 1 {
            let name = event.charter.as_ref().and_then(|charter| charter.section(id)).map(|section| &section.name);
            writeln!(out, "{id} {}", name.map(String::as_str).unwrap_or_default())?;
        }
        write!(out, "{}", teller.status(id))?;
    }
    if event.sections.is_empty() { Err(Failure::Input(say!(lang, "event-no-sections"))) } else { Ok(()) }
}

/// Writes a table, or why it cannot be told.
fn written(
    teller: &EventTeller<'_>,
    told: Result<Sheet, NotTold>,
    args: &Args,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    sheet::write(&told.map_err(|why| Failure::Input(teller.not_told(&why)))?, args.format, lang, out)
}

/// Gives an order.
fn change(action: Action, args: &Args, mut file: EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let named = || section(args, &file, lang);
    let command = match action {
        Action::Add => return entries::add(args, &mut file, lang, out),
        Action::Ratings => {
            let path = args.sheet.as_ref().ok_or_else(|| needs("--sheet", lang))?;
            let reason = args.reason.clone().ok_or_else(|| needs("--reason", lang))?;
            Command::Rate { list: entries::ratings(path, lang)?, reason }
        }
        Action::Draw => Command::Draw { section: named()?, seed: args.seed },
        Action::Pair => {
            let (section, seed, round, reason) = (named()?, args.seed, args.round, args.reason.clone());
            Command::Pair { section, seed, wishes: Vec::new(), give_way: Vec::new(), reason, round }
        }
        Action::Publish => Command::Publish { section: named()?, round: args.round },
        Action::Close => Command::Close { section: named()?, round: args.round },
        Action::Amend => {
            let path = args.charter.as_ref().ok_or_else(|| needs("--charter", lang))?;
            let reason = args.reason.clone().ok_or_else(|| needs("--reason", lang))?;
            Command::AmendCharter { charter: Box::new(charter(path, lang)?), reason }
        }
        Action::Result if args.sheet.is_some() => return results::read(args, &mut file, lang, out),
        Action::Result => match &args.desk {
            Some(log) => taken::over(log, args.correct, lang)?,
            None => entered(args, &file, lang)?,
        },
        _ => {
            let text = args.order.as_deref().ok_or_else(|| needs("--order", lang))?;
            misfit::json(text)
                .map_err(|misread| Failure::Input(say!(lang, "event-bad-order", why = data::misread(&misread, lang))))?
        }
    };
    let given = order(args, file.zone(), command.clone(), lang)?;
    let answers = file.give(&[given], lang, out)?;
    let teller = EventTeller::new(&file.hall.event, lang);
    match &command {
        Command::Pair { section, .. } => return written(&teller, teller.pairings(section), args, lang, out),
        Command::Draw { section, .. } => return written(&teller, teller.drawn(section), args, lang, out),
        Command::Result { at, .. } | Command::RapidGame { at, .. } => {
            if let Some(told) = teller.entered(at) {
                writeln!(out, "{told}")?;
            }
        }
        _ => {
            let (told, nothing) = (HallTeller::new(&file.hall, lang), BTreeMap::new());
            for line in answers.iter().flat_map(|answer| told.lines(&answer.lines, &nothing)) {
                writeln!(out, "{}", told.done(&line))?;
            }
        }
    }
    done(answers.iter().any(|answer| !answer.lines.is_empty()), lang, out)
}

/// Says that what was ordered is recorded, or that there was nothing to record.
fn done(recorded: bool, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let told = if recorded { say!(lang, "event-done") } else { say!(lang, "event-nothing") };
    Ok(writeln!(out, "{told}")?)
}

/// Writes examples of what can be asked for, a line each.
fn examples(examples: Vec<impl Serialize>, out: &mut impl Write) -> Result<(), Failure> {
    for example in examples {
        let example = serde_json::to_string(&example).map_err(std::io::Error::from)?;
        writeln!(out, "{example}")?;
    }
    Ok(())
}

/// The order that enters a result typed by hand.
fn entered(args: &Args, file: &EventFile, lang: Lang) -> Result<Command, Failure> {
    let outcome = args.outcome.ok_or_else(|| needs("--outcome", lang))?;
    let at = table(args, &section(args, file, lang)?, file, lang)?;
    let (verdict, fouls, agreed, correct) = (outcome.verdict(), [0; 2], true, args.correct);
    let reason = args.reason.clone();
    Ok(Command::Result { at, verdict, fouls, agreed, reported_by: None, correct, reason, rests_on: None })
}

fn needs(argument: &str, lang: Lang) -> Failure {
    Failure::Usage(say!(lang, "event-needs", argument = argument))
}

/// An order with who gives it, and when: at the time that is told, which then is the hour in the hall, or now.
fn order(args: &Args, zone: Option<&Zone>, command: Command, lang: Lang) -> Result<Order, Failure> {
    let Some(text) = args.at.as_deref() else {
        let now = u64::try_from(jiff::Timestamp::now().as_millisecond()).unwrap_or(0);
        return Ok(Order::new(Instant::new(now), args.by, command));
    };
    let written = || {
        let pieces = jiff::fmt::temporal::Pieces::parse(text).ok()?;
        Some(pieces.date().to_datetime(pieces.time().unwrap_or_default()))
    };
    let at = moment(text, zone);
    let hour = at.and_then(|at| zone?.hour(at)).or_else(|| text.parse::<DateTime>().ok()).or_else(written);
    let (Some(at), Some(hour)) = (at, hour) else {
        return Err(Failure::Usage(say!(lang, "event-bad-time", value = brief(text))));
    };
    Ok(Order { hour: Some(hour), ..Order::new(at, args.by, command) })
}

/// The moment that a text names: by the clock of the hall if it has no offset and the charter says in which zone that is.
fn moment(text: &str, zone: Option<&Zone>) -> Option<Instant> {
    let of_hall = text.parse::<DateTime>().ok().filter(|_| text.parse::<jiff::Timestamp>().is_err());
    zone.zip(of_hall).and_then(|(zone, hour)| zone.instant(hour)).or_else(|| journal::utc(text))
}

/// The section asked for, or the only one.
fn section(args: &Args, file: &EventFile, lang: Lang) -> Result<String, Failure> {
    if let Some(section) = &args.section {
        let unknown = || Failure::Input(say!(lang, "refusal-no-section", section = section.as_str()));
        return file.hall.event.sections.contains_key(section).then(|| section.clone()).ok_or_else(unknown);
    }
    let mut sections = file.hall.event.sections.keys();
    match (sections.next(), sections.next()) {
        (Some(only), None) => Ok(only.clone()),
        (None, _) => Err(Failure::Input(say!(lang, "event-no-sections"))),
        _ => Err(Failure::Usage(say!(lang, "event-several-sections"))),
    }
}

/// The game that is meant; the table goes without saying where the round has one.
fn table(args: &Args, section: &str, file: &EventFile, lang: Lang) -> Result<GameRef, Failure> {
    let state = file.hall.event.sections.get(section);
    let round = state.and_then(|state| args.round.map_or_else(|| state.current(), |number| state.round(number)));
    let tables = round.map_or(0, |round| round.tables.len());
    let table = args.table.or((tables <= 1).then_some(1)).ok_or_else(|| needs("--table", lang))?;
    let boards = file.hall.event.format(section).and_then(|format| format.boards).unwrap_or(1);
    let board = args.board.or((boards <= 1).then_some(1)).ok_or_else(|| needs("--board", lang))?;
    Ok(GameRef { board, game: args.game, round: args.round, ..GameRef::single(section, table) })
}

/// Opens an event under a charter.
fn new(args: &Args, file: &Path, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let path = args.charter.as_ref().ok_or_else(|| needs("--charter", lang))?;
    let mut file = EventFile::create(file, lang)?;
    let charter = charter(path, lang)?;
    let zone = charter.zone.clone();
    let given = order(args, zone.as_ref(), Command::Open { charter: Box::new(charter) }, lang)?;
    file.give(&[given], lang, out)?;
    Ok(writeln!(out, "{}", say!(lang, "event-done"))?)
}

/// Reads a charter; what is wrong with it is told with its line.
fn charter(path: &Path, lang: Lang) -> Result<Charter, Failure> {
    let text = decoded(&input::bytes(path, lang)?);
    let is_json = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    let charter = if is_json { read_json(&text) } else { read_toml(&text) };
    let charter = charter.map_err(|error| {
        let (file, what) = (path.display().to_string(), data::misfit(&error.what, lang));
        Failure::Input(say!(lang, "charter-line", file = file, line = error.line, what = what))
    })?;
    for finding in charter.findings(None).iter().filter(|finding| finding.weight == Weight::Fault) {
        let line = if is_json { finding.place.line_in_json(&text) } else { finding.place.line_in_toml(&text) };
        if let Some(line) = line {
            let what = charter_fault(&finding.fault, &charter.books(), lang);
            tell(&say!(lang, "charter-line", file = path.display().to_string(), line = line, what = what));
        }
    }
    Ok(charter)
}

/// Writes the first line of the script of a game's desk: what is settled about it, and by which rules it is played.
fn desk(file: &EventFile, at: &GameRef, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let line = opening(&file.hall.event, at);
    let line = line.ok_or_else(|| Failure::Input(say!(lang, "event-no-game", table = u32::from(at.table))))?;
    Ok(writeln!(out, "{line}")?)
}

fn export(
    args: &Args,
    teller: &EventTeller<'_>,
    section: &str,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let page = match args.what {
        What::Slips => teller.slips(section, &|_| None),
        What::Records if args.format != SheetFormat::Html => {
            return written(teller, teller.record_items(section), args, lang, out);
        }
        What::Records => teller.records(section),
        What::Cards => teller.cards(section),
        What::Bracket => teller.bracket(section),
        What::TeamSheets => teller.team_sheets(section),
        What::Trf => {
            let report = teller.report(section).map_err(|why| Failure::Input(teller.not_told(&why)))?;
            return Ok(write!(out, "{report}")?);
        }
        What::CheckIn => return written(teller, Ok(teller.check_in(section)), args, lang, out),
        What::Draw => return written(teller, teller.drawn(section), args, lang, out),
        What::Entries => return written(teller, Ok(teller.entries(section)), args, lang, out),
        What::Pairings => return written(teller, teller.pairings(section), args, lang, out),
        What::ByName => return written(teller, teller.by_name(section), args, lang, out),
        What::Standings => return written(teller, teller.standings(section), args, lang, out),
        What::Cross => return written(teller, teller.cross(section), args, lang, out),
        What::Boards => return written(teller, teller.boards(section), args, lang, out),
        What::Prizes => return written(teller, Ok(teller.prizes(section)), args, lang, out),
        What::Terms => return written(teller, Ok(teller.terms(section)), args, lang, out),
    };
    let page = page.map_err(|why| Failure::Input(teller.not_told(&why)))?;
    if args.format != SheetFormat::Html {
        return Err(Failure::Usage(say!(lang, "event-html-only")));
    }
    Ok(write!(out, "{page}")?)
}
