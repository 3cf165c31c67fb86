//! What is asked of the hall beyond the orders of its event: offices, calls, entries at desks, cases.

use clock::Instant;
use explain::HallTeller;
use hall::{By, Hall, PersonId, Request, Seat, What};
use tournament::event::GameRef;
use words::Lang;

use super::StepAnswer;
use super::answer::{data, only_section};
use super::script::Step;

/// Asks the hall for something that may be refused, if a pattern says so.
pub fn asked(hall: &mut Hall, step: &Step, what: &What, answer: &mut StepAnswer) -> Result<(), String> {
    let at = Instant::new(step.minute * 60_000);
    let request = Request { by: by(hall, step)?, at, saw: None, what: what.clone() };
    match hall.take(&request) {
        Ok(taken) => {
            answer.given.extend(taken.lines.iter().map(data));
            answer.given.extend(taken.notes.iter().map(data));
            for lang in Lang::ALL {
                let teller = HallTeller::new(hall, lang);
                answer.tell(taken.notes.iter().map(|note| teller.note(note)));
                answer.tell(hall.cases.iter().map(|(id, case)| teller.case_paper(id, case, at)));
            }
        }
        Err(refused) if step.foresees_refusal() => {
            answer.given.push(data(&refused));
            let section = only_section(&hall.event)?;
            answer.tell(Lang::ALL.map(|lang| HallTeller::new(hall, lang).refused(&section, &refused)));
        }
        Err(refused) => return Err(refused.to_string()),
    }
    answer.happened(step);
    Ok(())
}

/// Whoever asks.
fn by(hall: &Hall, step: &Step) -> Result<By, String> {
    if let Some(person) = &step.person {
        return Ok(By::Person(PersonId::from(person.as_str())));
    }
    let Some((table, side)) = step.seat else { return Ok(By::keeper(step.by)) };
    let at = GameRef::single(&only_section(&hall.event)?, table);
    let game = hall.event.game_id(&at).ok_or("no such game is being played")?;
    Ok(By::Seat(Seat { game, side, assistant: false }))
}

/// What of the hall is shown: who watches what, who may do what, which rulings wait.
pub fn shown(hall: &Hall, step: &Step, answer: &mut StepAnswer) -> Result<(), String> {
    if let Some(section) = &step.watch {
        let watch = hall.watch(section).ok_or("no round is being played")?;
        answer.given.push(data(&watch));
        answer.tell(Lang::ALL.map(|lang| HallTeller::new(hall, lang).watched(&watch)));
    }
    if let Some(section) = &step.may {
        answer.given.extend(hall.authorities(section).iter().map(data));
        answer.tell(Lang::ALL.map(|lang| HallTeller::new(hall, lang).authorities(section).text()));
    }
    if step.unratified {
        answer.given.extend(hall.unratified().iter().map(data));
        answer.tell(Lang::ALL.map(|lang| HallTeller::new(hall, lang).unratified().text()));
    }
    Ok(())
}
