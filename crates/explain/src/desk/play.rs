//! A script played under one rulebook, or a log followed.

use arbiter::{Desk, Entry, Happening, Logged, Opening, ReplayError};
use books::desk::{Actor, Board, DeskLaw, Effect, Line, Refusal, Unreadable, WhyNot};
use clock::Instant;

/// A game at a desk, with what came of each entry.
#[derive(Debug)]
pub struct Played {
    /// The desk as it is at the end.
    pub desk: Desk,
    /// What came of each entry, in order.
    pub answers: Vec<LineAnswer>,
}

/// What came of one line.
#[derive(Debug)]
pub struct LineAnswer {
    /// The line, from 1.
    pub line: usize,
    /// When.
    pub at: Instant,
    /// By whom.
    pub by: Actor,
    /// The name of the official.
    pub name: Option<String>,
    /// What happened, or why nothing did.
    pub came: Result<Vec<Logged>, Refused>,
    /// What stood before, as far as moves are written by it.
    pub before: Line,
    /// What stood after it, if it restored a position.
    pub after: Option<Board>,
    /// Whether the game was over before.
    pub over: bool,
}

/// A refusal, and who could have done it instead.
#[derive(Debug)]
pub struct Refused {
    /// Why.
    pub refusal: Refusal,
    /// Who could have done it.
    pub could: Vec<Actor>,
}

impl Played {
    /// Lays a game on.
    ///
    /// # Errors
    ///
    /// The start cannot be read.
    pub fn open(law: &'static dyn DeskLaw, opening: &Opening) -> Result<Self, Unreadable> {
        Ok(Self { desk: Desk::open(law, opening.open.clone(), opening.at)?, answers: Vec::new() })
    }

    /// Takes an entry.
    pub fn take(&mut self, line: usize, entry: &Entry) {
        let (before, over) = (self.before(), self.desk.scene().result().is_some());
        let came = match self.desk.take(entry) {
            Ok(logged) => Ok(logged.to_vec()),
            Err(refusal) => Err(Refused { could: self.could(entry, &refusal.why), refusal }),
        };
        let after = came.as_ref().ok().and_then(|logged| self.after(logged));
        let Entry { at, by, name, .. } = entry;
        self.answers.push(LineAnswer { line, at: *at, by: *by, name: name.clone(), came, before, after, over });
    }

    /// What stands on the board now, if lines of the log restored a position.
    fn after(&self, logged: &[Logged]) -> Option<Board> {
        let restores =
            |logged: &Logged| matches!(&logged.event, Happening::Took { effect: Effect::Restore { .. }, .. });
        logged.iter().any(restores).then(|| self.desk.scene().line.now().clone())
    }

    /// Who could do what was refused for want of authority.
    fn could(&self, entry: &Entry, why: &WhyNot) -> Vec<Actor> {
        match why {
            WhyNot::NotYours | WhyNot::NeedsGrade(_) | WhyNot::NeedsLicence(_) | WhyNot::NotYourTurn => {
                self.desk.who_could(entry)
            }
            _ => Vec::new(),
        }
    }

    /// The board and whose turn it is, without the moves that led there.
    fn before(&self) -> Line {
        let line = &self.desk.scene().line;
        Line::new(line.now().clone(), line.turn())
    }

    fn follow(&mut self, line: usize, logged: Logged) {
        let (before, over) = (self.before(), self.desk.scene().result().is_some());
        let (at, by, name) = (logged.at, logged.by, logged.name.clone());
        self.desk.follow(logged.clone());
        self.answers.push(LineAnswer { line, at, by, name, came: Ok(vec![logged]), before, after: None, over });
    }
}

/// Follows a line of a log: it begins a game, or belongs to the last one.
///
/// # Errors
///
/// The log does not begin with an opening, or its rules or its start are not known.
pub fn follow(games: &mut Vec<Played>, line: usize, logged: Logged) -> Result<(), ReplayError> {
    if let Happening::Opened { rules, .. } = &logged.event {
        let law = books::desk_law(*rules).ok_or(ReplayError::OtherRules(*rules))?;
        games.push(Played { desk: Desk::replay(law, &[logged])?, answers: Vec::new() });
        return Ok(());
    }
    let game = games.last_mut().ok_or(ReplayError::NoOpening)?;
    game.follow(line, logged);
    Ok(())
}
