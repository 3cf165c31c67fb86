//! Lines of a log as earlier versions wrote them.
//!
//! The first version did not log what a line brought about, but asked game and law again whenever a log was read. Such lines
//! are completed here, once, where they are read.

use books::Book;
use books::desk::{Arrangements, DeskLaw, Effect, Execution, Play, Scene, Slip, Step};
use contest::Side;
use journal::{Fault, Seal, Tail};
use misfit::{Misfit, Misread};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use thiserror::Error;

use crate::after::{carried_out, is_legal, of_effect, start};
use crate::desk::{Desk, ReplayError};
use crate::happening::{Happening, Logged};

/// A text that is no line of a log here.
#[derive(Debug, Error)]
pub enum LineError {
    /// It is no line of any log, or not the next one of this log.
    #[error("{0}")]
    Log(Fault),
    /// It belongs to no game that can be told.
    #[error("{0}")]
    Replay(ReplayError),
}

impl From<Misread> for LineError {
    fn from(misread: Misread) -> Self {
        Self::Log(Fault::Unreadable(misread))
    }
}

impl From<Misfit> for LineError {
    fn from(misfit: Misfit) -> Self {
        Misread::from(misfit).into()
    }
}

impl From<Fault> for LineError {
    fn from(fault: Fault) -> Self {
        Self::Log(fault)
    }
}

impl From<ReplayError> for LineError {
    fn from(error: ReplayError) -> Self {
        Self::Replay(error)
    }
}

/// Reads a line of a log, written by this version or an earlier one, with its seal if it has one. It follows the end of the log
/// so far and the game at a desk that this tells, or opens another game: none before the first.
///
/// # Errors
///
/// The text is no line of a log, not the next one, not as it was written, or belongs to no game.
pub fn read_line(tail: &mut Tail, text: &str, before: Option<&Desk>) -> Result<(Logged, Option<Seal>), LineError> {
    let place = match tail.pass(text.as_bytes()) {
        Err(Fault::Number { found: 0, .. }) => {
            *tail = Tail::of::<Happening>();
            tail.pass(text.as_bytes())?
        }
        passed => passed?,
    };
    Ok((completed(text, before)?, place.seal))
}

/// A line with all that it brought about, which those of the first version lack.
fn completed(text: &str, before: Option<&Desk>) -> Result<Logged, LineError> {
    let mut line: Map<String, Value> = misfit::json(text)?;
    let event = line.get("event").and_then(Value::as_str).unwrap_or_default().to_owned();
    let lacking = match (event.as_str(), before) {
        ("opened", _) if !line.contains_key("after") => opened(&line)?,
        ("opened", _) => Vec::new(),
        (_, None) => return Err(ReplayError::NoOpening.into()),
        (event, Some(desk)) => lacking(&line, event, desk.law().play(), desk.scene())?,
    };
    if lacking.is_empty() {
        return Ok(misfit::json(text)?);
    }
    line.extend(lacking.into_iter().map(|(name, value)| (name.to_owned(), value)));
    Ok(misfit::value(Value::Object(line))?)
}

/// Fields that a line of the first version lacks.
type Lacking = Vec<(&'static str, Value)>;

fn field<T: DeserializeOwned>(line: &Map<String, Value>, name: &str) -> Result<T, Misfit> {
    misfit::value(line.get(name).cloned().unwrap_or_default())
}

/// What was settled at the opening of a game, and what stood then.
fn opened(line: &Map<String, Value>) -> Result<Lacking, LineError> {
    let rules: Book = field(line, "rules")?;
    let law: &dyn DeskLaw = books::desk_law(rules).ok_or(ReplayError::OtherRules(rules))?;
    let settled = law.settles(field::<Arrangements>(line, "arrangements")?);
    let after = start(law.play(), settled.start.as_deref()).map_err(ReplayError::Start)?;
    Ok(vec![("arrangements", json!(settled)), ("after", json!(after))])
}

/// What a line after the opening brought about.
fn lacking(line: &Map<String, Value>, event: &str, play: &dyn Play, scene: &Scene) -> Result<Lacking, LineError> {
    let lacks = |name: &str| !line.contains_key(name);
    Ok(match event {
        "moved" if lacks("after") => {
            let (step, execution): (Step, Execution) = (field(line, "step")?, field(line, "manner")?);
            vec![("after", json!(carried_out(play, &scene.line, step, &execution).as_ref()))]
        }
        "took" if lacks("after") => {
            let effect: Effect = field(line, "effect")?;
            of_effect(play, scene, &effect).map(|after| ("after", json!(after))).into_iter().collect()
        }
        "sealed" if lacks("names") => {
            let slip: Slip = field(line, "slip")?;
            vec![("names", json!(named(play, scene, scene.to_move(), slip.text.as_deref())))]
        }
        "resumed" if lacks("sealed") => {
            let slip = scene.slip().and_then(|slip| slip.text.as_deref());
            let named = named(play, scene, scene.to_move(), slip);
            vec![("sealed", json!(named.filter(|step| is_legal(play, &scene.line, *step))))]
        }
        _ => Vec::new(),
    })
}

/// The move that a paper names, if it can be read.
fn named(play: &dyn Play, scene: &Scene, side: Side, text: Option<&str>) -> Option<Step> {
    text.and_then(|text| play.read(&scene.line, side, text).ok())
}
