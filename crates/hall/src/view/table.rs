//! A table as somebody may see it.

use std::borrow::Cow;

use arbiter::{Awaiting, Desk, Happening, Logged, View};
use books::desk::{Phase, Standing};
use clock::{Instant, Millis};
use contest::{GameId, Side, Sides, Verdict};
use schemars::JsonSchema;
use serde::Serialize;
use tournament::charter::Live;
use tournament::event::RoundStatus;

use crate::hall::Hall;
use crate::refused::{Refused, Why};
use crate::request::By;

/// A table as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TableView {
    /// The number of the last line that it tells of.
    pub no: u64,
    /// The game.
    pub game: GameId,
    /// The names of the players.
    pub players: Sides<String>,
    /// The result, once it may be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// The board as the public may follow it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<LiveBoard>,
    /// The desk, for officials and for those who sit there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub desk: Option<Box<View>>,
}

/// A board as the public may follow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LiveBoard {
    /// What stands on the squares, and whose turn it is.
    pub fen: String,
    /// The same before the first of its moves.
    pub start: String,
    /// The moves, by coordinates.
    pub moves: Vec<String>,
    /// Who is to move.
    pub turn: Side,
    /// The times left, at the moment that is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Sides<Millis>>,
    /// Whose time runs on from there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub running: Option<Side>,
}

impl Hall {
    /// A table as somebody may see it now: of the round being played, to the public live only as far as the charter says; of an
    /// earlier round with its desk as the log has it, if it has one.
    ///
    /// # Errors
    ///
    /// There is no such game.
    pub fn see_table(&self, by: &By, game: &GameId, now: Instant, past: Option<&Desk>) -> Result<TableView, Refused> {
        let none = || Refused::plain(Why::NoGame(game.clone()));
        let (round, table) = self.event.table_at(game).ok_or_else(none)?;
        let slot = table.slot(game).ok_or_else(none)?;
        let sight = self.sight(by, &game.section);
        if round.status == RoundStatus::Draft && !sight.drafts {
            return Err(none());
        }
        let laid = match past {
            Some(desk) => Some(Cow::Borrowed(desk)),
            None if sight.desks => self.desk(game, now).ok(),
            None => self.kept(game).map(Cow::Borrowed),
        };
        let desk = laid.as_deref();
        let verdict = slot.verdict.filter(|_| sight.unconfirmed || (slot.confirmed && !slot.appealed));
        let seen = match desk {
            Some(desk) if sight.desks => Some(desk.view()),
            Some(desk) if Self::sits_at(by, game) => Some(as_players_see(desk.view())),
            _ => None,
        };
        let live = self.event.charter.as_ref().and_then(|charter| charter.live);
        let board = desk.and_then(|desk| match live {
            _ if verdict.is_some() => Some(board(desk, None)),
            Some(live) => delayed(desk, now, live),
            None => None,
        });
        let players = Sides { first: table.first, second: table.second };
        let players = if slot.swapped { players.swapped() } else { players };
        let person =
            |entrant| self.event.person_at(&game.section, round.number, entrant, game.board).unwrap_or(entrant);
        let players = players.map(|entrant| self.event.name(person(entrant)).to_owned());
        Ok(TableView { no: self.length(), game: game.clone(), players, verdict, board, desk: seen.map(Box::new) })
    }
}

/// A desk as the players see it: what nobody has raised is not pointed out to them, and nobody tells them what they may play.
fn as_players_see(mut view: View) -> View {
    view.matters.retain(|matter| matter.standing != Standing::Latent);
    view.awaits.retain(|awaited| !matches!(awaited.what, Awaiting::Raising(_)));
    let raised: Vec<_> = view.matters.iter().map(|matter| matter.id).collect();
    view.awaits.retain(|awaited| match awaited.what {
        Awaiting::Ruling(id) => raised.contains(&id),
        _ => true,
    });
    (view.allowed.moves, view.allowed.steps) = (Vec::new(), Vec::new());
    view.counting = false;
    view.observed_until = None;
    view
}

/// A board with its clock as it runs at an instant; without one, as it stood when something was last entered.
fn board(desk: &Desk, at: Option<Instant>) -> LiveBoard {
    let scene = desk.scene();
    let clock = scene.clock.as_ref();
    LiveBoard {
        fen: desk.law().play().fen(&scene.line),
        start: desk.law().play().fen(&scene.line.until(0)),
        moves: scene.line.plies().iter().map(|ply| ply.step.to_string()).collect(),
        turn: scene.to_move(),
        left: clock.map(|clock| Sides::from_fn(|side| clock.left(side, at.unwrap_or(scene.now)))),
        running: at.and(clock).and_then(clock::Clock::running),
    }
}

/// The board as it stood so long and so many moves ago; none if it was not laid on then. A game that is broken off stays as
/// it was before.
fn delayed(desk: &Desk, now: Instant, live: Live) -> Option<LiveBoard> {
    let log = desk.log();
    let then = Instant::new(now.get().saturating_sub(u64::from(live.minutes) * 60_000));
    let by_time = log.partition_point(|logged| logged.at <= then);
    let by_moves = before_the_last(usize::try_from(live.moves).unwrap_or(usize::MAX), log);
    let shown = by_time.min(by_moves).max(1);
    let told = match log.get(..shown)? {
        all if all.len() == log.len() => Cow::Borrowed(desk),
        some => Cow::Owned(Desk::replay(desk.law(), some).ok()?),
    };
    // Held back by moves, a clock stands as well: how it runs on is of moves that are not told yet.
    let at = (by_time <= by_moves).then_some(then);
    (by_time > 0 && told.scene().phase != Phase::Waiting).then(|| board(&told, at))
}

/// How many lines of a log come before so many moves at its end; what was noted with a move is held back with it.
fn before_the_last(moves: usize, log: &[Logged]) -> usize {
    if moves == 0 {
        return log.len();
    }
    let moved: Vec<&Logged> = log.iter().filter(|logged| matches!(logged.event, Happening::Moved { .. })).collect();
    let first_held = moved.len().checked_sub(moves).map(|nth| moved[nth].at);
    first_held.map_or(1, |at| log.partition_point(|logged| logged.at < at))
}
