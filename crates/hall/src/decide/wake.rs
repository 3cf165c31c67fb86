//! What time alone brings about at the desks of a hall.

use clock::Instant;
use contest::{Actor, GameId};

use super::Deciding;
use crate::hall::Hall;
use crate::happening::Line;
use crate::refused::Refused;
use crate::request::By;

impl Hall {
    /// The games at whose desks time alone has brought something about by a moment.
    pub fn stirred(&self, at: Instant) -> Vec<GameId> {
        self.desks().filter(|(_, desk)| desk.wake(at).is_some()).map(|(game, _)| game.clone()).collect()
    }

    /// What time alone has brought about at the desk of a game by a moment: lines to be applied in this order, all or none.
    ///
    /// # Errors
    ///
    /// The event does not take over what came of it.
    pub fn wake(&self, game: &GameId, at: Instant) -> Result<Vec<Line>, Refused> {
        let Some((desk, outlook)) = self.kept(game).and_then(|desk| Some((desk, desk.wake(at)?))) else {
            return Ok(Vec::new());
        };
        let by = By::keeper(Actor::Desk);
        let mut lines = Deciding { hall: self, by: &by, at, saw: None }.told(game, desk, outlook, None)?.lines;
        journal::number(self.length() + 1, &mut lines);
        Ok(lines)
    }
}
