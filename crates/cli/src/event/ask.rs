//! What is asked of a hall beyond the orders of its event: offices, calls, duties, entries at desks; and the hall as it stood.

use std::io::Write;

use clock::Instant;
use contest::Actor;
use explain::HallTeller;
use hall::{By, Hall, PersonId, Request, What};
use words::{Lang, list, say};

use super::log::EventFile;
use super::{Action, Args, needs, order, section};
use crate::failure::Failure;
use crate::input::brief;
use crate::{data, sheet};

/// Asks for what a text in JSON says, as the person or in the office that is named.
pub fn ask(args: &Args, mut file: EventFile, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let request = Request { by: by(args), ..wanted(args, lang)? };
    file.ask(&[request], lang, out)?;
    Ok(writeln!(out, "{}", say!(lang, "event-done"))?)
}

/// Whoever asks.
fn by(args: &Args) -> By {
    args.person.as_deref().map_or_else(|| By::keeper(args.by), |person| By::Person(PersonId::from(person)))
}

/// What is asked for, by nobody yet.
fn wanted(args: &Args, lang: Lang) -> Result<Request, Failure> {
    let text = args.request.as_deref().ok_or_else(|| needs("--request", lang))?;
    let wrong = |error: serde_json::Error| say!(lang, "event-bad-request", why = data::json(&error.to_string(), lang));
    let what: What = serde_json::from_str(text).map_err(|error| Failure::Input(wrong(error)))?;
    let nothing = tournament::event::Command::Discard { section: String::new() };
    let order = order(args, nothing, lang)?;
    let what = match what {
        What::Order { command, hour } => What::Order { command, hour: hour.or(order.hour) },
        what => what,
    };
    Ok(Request { by: By::Public, at: order.at, saw: None, what })
}

/// Takes a hall back to the line or the time that is named.
pub fn as_it_stood(args: &Args, file: &mut EventFile, lang: Lang) -> Result<(), Failure> {
    let Some(to) = &args.to else { return Ok(()) };
    let lines = file.lines();
    let number = to.parse::<u64>().ok();
    let Some(until) = number.map(Until::Number).or_else(|| journal::utc(to).map(Until::Time)) else {
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
        Action::Officials => sheet::write(&teller.officials(), args.format, out),
        Action::Calls => sheet::write(&teller.calls(), args.format, out),
        Action::Duties => {
            let section = section(args, file, lang)?;
            let round = file.hall.event.sections.get(&section).and_then(|state| state.current());
            sheet::write(&teller.duties(&section, round.map_or(0, |round| round.number)), args.format, out)
        }
        Action::May => may(args, &file.hall, lang, out),
        _ => {
            let view = serde_json::to_string_pretty(&file.hall.see(&by(args))).map_err(std::io::Error::from)?;
            Ok(writeln!(out, "{view}")?)
        }
    }
}

/// Who may do what is asked for: the offices in which it would be done, and the officials of the event who could.
fn may(args: &Args, hall: &Hall, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let wanted = wanted(args, lang)?;
    let would = |by: &By| hall.decide(&Request { by: by.clone(), ..wanted.clone() });
    let offices = Actor::IN_EVENT.into_iter().filter(|office| would(&By::keeper(*office)).is_ok());
    let offices: Vec<String> = offices.map(|office| explain::event::names::office(office, lang)).collect();
    let people = hall.officials.iter().filter(|(person, _)| would(&By::Person((*person).clone())).is_ok());
    let people: Vec<String> = people.map(|(_, official)| official.name.clone()).collect();
    if offices.is_empty() && people.is_empty() {
        let refused = would(&by(args)).err().map(|refused| HallTeller::new(hall, lang).refused(&refused));
        return Ok(writeln!(out, "{}", refused.unwrap_or_default())?);
    }
    writeln!(out, "{}", say!(lang, "event-may-offices", who = list(lang, offices)))?;
    Ok(writeln!(out, "{}", say!(lang, "event-may-people", who = list(lang, people)))?)
}
