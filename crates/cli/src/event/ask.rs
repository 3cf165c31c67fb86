//! What is asked of a hall beyond the orders of its event: offices, calls, duties, entries at desks; and the hall as it stood.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write;

use arbiter::Desk;
use clock::Instant;
use contest::GameId;
use explain::HallTeller;
use hall::{By, CaseId, Hall, Line, Made, PersonId, Request, Seat, What};
use serde::Serialize;
use serde::de::DeserializeOwned;
use words::{Lang, list, say};

use super::log::EventFile;
use super::{Action, Args, moment, needs, order, section, table};
use crate::data;
use crate::failure::Failure;
use crate::input::brief;
use crate::sheet::{self, SheetFormat};

/// Asks for what a text in JSON says, as the person or in the office that is named, and tells what came of it.
pub fn ask(action: Action, args: &Args, mut file: EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let request = Request { by: by(args, &file, lang)?, ..wanted(action, args, &file, lang)? };
    let answers = file.ask(&[request], lang, out)?;
    if args.format == SheetFormat::Json {
        return answers.iter().try_for_each(|answer| json(answer, out));
    }
    let desks: BTreeMap<GameId, &Desk> = file.hall.desks().map(|(game, desk)| (game.clone(), desk)).collect();
    let teller = HallTeller::new(&file.hall, lang);
    for line in answers.iter().flat_map(|answer| teller.lines(&answer.lines, &desks)) {
        writeln!(out, "{}", teller.told(&line))?;
    }
    Ok(writeln!(out, "{}", say!(lang, "event-done"))?)
}

/// Writes something as JSON.
fn json(what: &impl Serialize, out: &mut impl Write) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(what).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{text}")?)
}

/// Whoever asks: a person, whoever sits at a table, or the one who keeps the log, in an office.
fn by(args: &Args, file: &EventFile, lang: Lang) -> Result<By, Failure> {
    let Some(side) = args.seat else {
        let person = args.person.as_deref().map(|person| By::Person(PersonId::from(person)));
        return Ok(person.unwrap_or_else(|| By::keeper(args.by)));
    };
    Ok(By::Seat(Seat { game: game(args, file, lang)?, side, assistant: false }))
}

/// The game at the table that is named.
fn game(args: &Args, file: &EventFile, lang: Lang) -> Result<GameId, Failure> {
    let at = table(args, &section(args, file, lang)?, file, lang)?;
    let none = || Failure::Input(say!(lang, "event-no-game", table = u32::from(at.table)));
    file.hall.event.game_id(&at).ok_or_else(none)
}

/// What is asked for, by nobody yet.
fn wanted(action: Action, args: &Args, file: &EventFile, lang: Lang) -> Result<Request, Failure> {
    let text = args.request.as_deref().ok_or_else(|| needs("--request", lang))?;
    let what = match action {
        Action::Desk => read::<Made>(text, lang)?.at(game(args, file, lang)?),
        Action::Call => What::Call(read(text, lang)?),
        Action::Duty => What::Duty(read(text, lang)?),
        Action::Case => What::Case(read(text, lang)?),
        Action::Notice => What::Notice(read(text, lang)?),
        Action::Officials => What::Office(read(text, lang)?),
        Action::Assign => What::Office(read(&format!("{{\"assign\": {text}}}"), lang)?),
        Action::Appeal => What::Case(read(&format!("{{\"appeal\": {text}}}"), lang)?),
        _ => read(text, lang)?,
    };
    let nothing = tournament::event::Command::Discard { section: String::new(), round: None };
    let order = order(args, file.zone(), nothing, lang)?;
    let what = match what {
        What::Order { command, hour } => What::Order { command, hour: hour.or(order.hour) },
        what => what,
    };
    Ok(Request { by: By::Public, at: order.at, saw: None, what })
}

fn read<T: DeserializeOwned>(text: &str, lang: Lang) -> Result<T, Failure> {
    let wrong = |misread| say!(lang, "event-bad-request", why = data::misread(&misread, lang));
    misfit::json(text).map_err(|misread| Failure::Input(wrong(misread)))
}

/// Takes a hall back to the line or the time that is named.
pub fn as_it_stood(args: &Args, file: &mut EventFile, lang: Lang) -> Result<(), Failure> {
    let Some(to) = &args.to else { return Ok(()) };
    let lines = file.lines();
    let number = to.parse::<u64>().ok();
    let Some(until) = number.map(Until::Number).or_else(|| moment(to, file.zone()).map(Until::Time)) else {
        return Err(Failure::Usage(say!(lang, "event-bad-moment", value = brief(to))));
    };
    file.hall = Hall::replay(lines.iter().take_while(|line| match until {
        Until::Number(number) => line.no <= number,
        Until::Time(at) => line.at <= at,
    }));
    Ok(())
}

/// A moment of an event.
#[derive(Clone, Copy)]
enum Until {
    Number(u64),
    Time(Instant),
}

/// Shows something of a hall.
pub fn show(action: Action, args: &Args, file: &EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let teller = HallTeller::new(&file.hall, lang);
    match action {
        Action::Officials => sheet::write(&teller.officials(), args.format, lang, out),
        Action::Watch => {
            let section = section(args, file, lang)?;
            sheet::write(&teller.watch(&section), args.format, lang, out)?;
            match file.hall.watch(&section) {
                Some(watch) if args.format == SheetFormat::Text => Ok(writeln!(out, "{}", teller.watched(&watch))?),
                _ => Ok(()),
            }
        }
        Action::Unratified => sheet::write(&teller.unratified(), args.format, lang, out),
        Action::Calls => sheet::write(&teller.calls(), args.format, lang, out),
        Action::Notice => sheet::write(&teller.notices(), args.format, lang, out),
        Action::Duties => {
            let section = section(args, file, lang)?;
            let round = file.hall.event.sections.get(&section).and_then(|state| state.current());
            let round = args.round.unwrap_or_else(|| round.map_or(0, |round| round.number));
            sheet::write(&teller.duties(&section, round), args.format, lang, out)
        }
        Action::Cases => {
            sheet::write(&teller.cases(&by(args, file, lang)?, now(args, file, lang)?), args.format, lang, out)
        }
        Action::Case => case(args, file, lang, out),
        Action::Table => at_table(args, file, lang, out),
        Action::Log => {
            let lines = file.lines();
            let lines: Vec<Line> = lines.into_iter().take_while(|line| line.no <= file.hall.length()).collect();
            let desks = hall::desks_of(&lines);
            let desks: BTreeMap<GameId, &Desk> = desks.iter().map(|(game, desk)| (game.clone(), desk)).collect();
            sheet::write(&teller.log(&lines, &desks), args.format, lang, out)
        }
        Action::May if args.request.is_none() => {
            sheet::write(&teller.authorities(&section(args, file, lang)?), args.format, lang, out)
        }
        Action::May => may(args, file, lang, out),
        _ if args.format == SheetFormat::Json => json(&file.hall.see(&by(args, file, lang)?), out),
        _ => stood(args, file, lang, out),
    }
}

/// The moment that is told, or now.
fn now(args: &Args, file: &EventFile, lang: Lang) -> Result<Instant, Failure> {
    let nothing = tournament::event::Command::Discard { section: String::new(), round: None };
    Ok(order(args, file.zone(), nothing, lang)?.at)
}

/// How far a hall is: its sections, its notices, the calls that are open, and the cases.
fn stood(args: &Args, file: &EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let (hall, teller) = (&file.hall, HallTeller::new(&file.hall, lang));
    writeln!(out, "{}", say!(lang, "event-stood", line = hall.length()))?;
    for section in hall.event.sections.keys() {
        write!(out, "\n{}\n{}", teller.section(section), teller.event().status(section))?;
    }
    let by = by(args, file, lang)?;
    let (calls, cases) = (teller.calls(), teller.cases(&by, now(args, file, lang)?));
    for sheet in [teller.notices(), calls, cases].iter().filter(|sheet| !sheet.rows.is_empty()) {
        write!(out, "\n{}", sheet.text())?;
    }
    Ok(())
}

/// A case as whoever asks may see it: in words, as a page to be printed and signed, or as data.
fn case(args: &Args, file: &EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let id = CaseId(args.case.ok_or_else(|| needs("--case", lang))?);
    let (by, now) = (by(args, file, lang)?, now(args, file, lang)?);
    let unknown = || Failure::Input(say!(lang, "case-no-case", case = id.0));
    let case = file.hall.case_for(&by, id, now).ok_or_else(unknown)?;
    let past = case.about.game().and_then(|game| past(file, game));
    let teller = HallTeller::new(&file.hall, lang).with(past.as_ref());
    match args.format {
        SheetFormat::Text => write!(out, "{}", teller.case_text(id, &case, now))?,
        SheetFormat::Html => write!(out, "{}", teller.case_paper(id, &case, now))?,
        SheetFormat::Json => json(&case, out)?,
        SheetFormat::Csv | SheetFormat::Xlsx => return Err(Failure::Usage(say!(lang, "event-not-a-table"))),
    }
    Ok(())
}

/// The desk of a game whose round is over, as the log has it.
fn past(file: &EventFile, game: &GameId) -> Option<Desk> {
    if file.hall.kept(game).is_some() {
        return None;
    }
    let lines = file.lines();
    hall::desk_of(lines.iter().take_while(|line| line.no <= file.hall.length()), game)
}

/// How a table stands: for officials in words, else what whoever asks may see, as data.
fn at_table(args: &Args, file: &EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let (game, by, now) = (game(args, file, lang)?, by(args, file, lang)?, now(args, file, lang)?);
    let past = past(file, &game);
    let refused = |refused| Failure::Input(HallTeller::new(&file.hall, lang).refused(&game.section, &refused));
    let view = file.hall.see_table(&by, &game, now, past.as_ref()).map_err(refused)?;
    let desk = match past {
        Some(desk) => Some(Cow::Owned(desk)),
        None => file.hall.desk(&game, now).ok(),
    };
    match desk {
        Some(desk) if args.format == SheetFormat::Text && file.hall.sight(&by, &game.section).desks => {
            let teller = HallTeller::new(&file.hall, lang).teller(desk.law());
            writeln!(out, "{}\n", HallTeller::new(&file.hall, lang).game(&game))?;
            for line in teller.timeline(&desk, 0) {
                writeln!(out, "{}", say!(lang, "hall-told", no = line.no, who = line.who, text = line.text))?;
            }
            Ok(write!(out, "\n{}", teller.state(&desk))?)
        }
        _ => json(&view, out),
    }
}

/// Who may do what is asked for: the offices in which it would be done, and the officials of the event who could.
fn may(args: &Args, file: &EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let hall = &file.hall;
    let wanted = wanted(Action::May, args, file, lang)?;
    let (offices, people) = hall.who_may(wanted.at, &wanted.what);
    let offices: Vec<String> = offices.into_iter().map(|office| explain::event::names::office(office, lang)).collect();
    let people = people.iter().filter_map(|person| hall.officials.get(person));
    let people: Vec<String> = people.map(|official| official.name.clone()).collect();
    if offices.is_empty() && people.is_empty() {
        let own = Request { by: by(args, file, lang)?, ..wanted.clone() };
        let refused = hall.decide(&own).err().map(|refused| {
            HallTeller::new(hall, lang).refused(wanted.what.desk_section().unwrap_or_default(), &refused)
        });
        return Ok(writeln!(out, "{}", refused.unwrap_or_default())?);
    }
    writeln!(out, "{}", say!(lang, "event-may-offices", who = list(lang, offices)))?;
    Ok(writeln!(out, "{}", say!(lang, "event-may-people", who = list(lang, people)))?)
}
