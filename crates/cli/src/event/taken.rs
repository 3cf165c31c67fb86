//! A result that a desk confirmed, as the order by which the event takes it over.

use std::path::Path;

use tournament::event::{Command, DeskLine};
use words::{Lang, say};

use crate::desk::sealed_game;
use crate::failure::Failure;

/// The order that enters the result which the log of a game's desk tells, with its form, its reason and its fouls.
pub fn over(log: &Path, correct: bool, lang: Lang) -> Result<Command, Failure> {
    let file = log.display().to_string();
    let (desk, seals) = sealed_game(log, lang)?;
    let result = desk.confirmed();
    let result = result.ok_or_else(|| Failure::Input(say!(lang, "event-desk-unconfirmed", file = file.as_str())))?;
    let game = result.game.ok_or_else(|| Failure::Input(say!(lang, "event-desk-no-game", file = file.as_str())))?;
    let seal = usize::try_from(result.no).ok().and_then(|no| seals.get(no).copied().flatten());
    let hash = seal.ok_or_else(|| Failure::Input(say!(lang, "event-desk-unsealed", file = file.as_str())))?;
    let fouls = [result.fouls.first, result.fouls.second].map(|fouls| u8::try_from(fouls).unwrap_or(u8::MAX));
    Ok(Command::Result {
        at: game.into(),
        verdict: result.verdict,
        fouls,
        agreed: true,
        reported_by: None,
        correct,
        reason: None,
        rests_on: Some(DeskLine { no: result.no, hash: Some(hash) }),
    })
}
