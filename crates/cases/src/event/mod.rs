//! Cases of events: a script of orders and questions, and what the program must answer to each.
//!
//! What it answers is the data it gives out: the lines of the log, notes and refusals that an order leads to, and the rows of
//! the tables, the opening of a desk and the pages that can be asked for. Nothing else is cited.

mod answer;
mod asked;
mod script;
mod table;

use hall::Hall;
use serde_json::Value;

use crate::pattern::fits;
use crate::run::Outcome;
pub use script::{EventCase, Step};

/// What the program answered to a step.
#[derive(Debug, Default)]
pub(crate) struct StepAnswer {
    /// All that it gave out.
    pub given: Vec<Value>,
    /// In what it differs from what was expected.
    pub wrong: Vec<String>,
}

impl StepAnswer {
    /// Notes a difference.
    pub(crate) fn differs(&mut self, what: &str, expected: &str, found: &str) {
        if expected != found {
            self.wrong.push(format!("{what}: expected {expected}, found {found}"));
        }
    }

    /// Holds what was given out against the patterns of a step.
    fn hold(&mut self, step: &Step) {
        for pattern in step.gives.iter().filter(|pattern| !self.given.iter().any(|given| fits(pattern, given))) {
            self.wrong.push(format!("expected {pattern}, found {}", Value::from(self.given.clone())));
        }
    }
}

/// Runs a case of an event.
///
/// # Errors
///
/// Every difference between what the case expects and what the program gives out.
pub fn run(case: &EventCase) -> Outcome {
    let mut hall = Hall::default();
    let (mut said, mut wrong) = (Vec::new(), Vec::new());
    wrong.extend(case.claims().err());
    let opening = case.charter.clone().map(Step::opening);
    for (nth, step) in (0..).zip(&opening).chain((1..).zip(&case.steps)) {
        match answer::answer(&mut hall, step) {
            Err(why) => wrong.push(format!("step {nth}: {why}")),
            Ok(mut answer) => {
                answer.hold(step);
                said.extend(answer.given.iter().map(Value::to_string));
                wrong.extend(answer.wrong.iter().map(|what| format!("step {nth}: {what}")));
            }
        }
    }
    if wrong.is_empty() { Ok(said) } else { Err(wrong) }
}
