//! Cases of events: a script of orders and questions, and what the program must answer to each.

mod answer;
mod script;
mod table;

use std::collections::BTreeSet;

use books::Book;
use tournament::cite;
use tournament::event::Tournament;

use crate::run::{Outcome, Proved, line};
pub use script::{EventCase, Step};

/// What the program answered to a step.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    /// The articles it cites.
    pub under: Vec<books::Article>,
    /// In what it differs from what was expected.
    pub wrong: Vec<String>,
}

impl Answer {
    /// Notes a difference.
    pub(crate) fn differs(&mut self, what: &str, expected: &str, found: &str) {
        if expected != found {
            self.wrong.push(format!("{what}: expected {expected}, found {found}"));
        }
    }
}

/// Runs a case of an event.
///
/// # Errors
///
/// Every difference between what the case expects and what the program says, and every article it claims in vain.
pub fn run(case: &EventCase) -> Outcome {
    let mut event = Tournament::default();
    let mut proved = BTreeSet::new();
    let mut said = Vec::new();
    let mut wrong = Vec::new();
    if let Some(charter) = &case.charter {
        let opening = Step::opening(charter.clone());
        if let Err(why) = answer::answer(&mut event, &opening, case) {
            wrong.push(format!("charter: {why}"));
        }
    }
    for (nth, step) in case.steps.iter().enumerate() {
        match answer::answer(&mut event, step, case) {
            Err(why) => wrong.push(format!("step {}: {why}", nth + 1)),
            Ok(answer) => {
                said.push(line("event", &format!("step {}", nth + 1), &answer.under));
                wrong.extend(answer.wrong.iter().map(|what| format!("step {}: {what}", nth + 1)));
                for claim in &step.proves {
                    match cite::read(claim) {
                        None => wrong.push(format!("step {}: no article {claim}", nth + 1)),
                        Some(article) if answer.under.contains(&article) => {
                            proved.insert((article.book, article.clause.to_owned()));
                        }
                        Some(_) => {
                            let cited: Vec<String> = answer.under.iter().map(ToString::to_string).collect();
                            wrong.push(format!(
                                "step {}: claims {claim}, the answer cites {}",
                                nth + 1,
                                cited.join(", ")
                            ));
                        }
                    }
                }
            }
        }
    }
    if wrong.is_empty() { Ok(Proved { articles: proved, said }) } else { Err(wrong) }
}

/// The books of an event, for tables without one.
pub(crate) fn books(case: &EventCase) -> Vec<Book> {
    case.charter.as_ref().map(tournament::charter::Charter::books).unwrap_or_default()
}
