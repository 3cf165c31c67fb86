//! The ruling on a game as it stands.

use xiangqi::{BoardEnding, Color};

use crate::book::{Circumstances, Rulebook};
use crate::dead::{Dead, dead_if_few};
use crate::game::Game;
use crate::limit::{LimitCount, last_capture};
use crate::repetition::{ChargeKind, Examination, Span, Verdict};
use crate::ruling::{Action, Ending, EndingKind, Layer, Reading, Recurrence, Ruling, Status};
use crate::settings::{RootLoss, Trigger};
use crate::warning::Warnings;

/// What a rulebook says of a game as it stands.
///
/// ```
/// use rulebook::{Book, Game, Rulebook, Status, judge};
/// use xiangqi::{Color, Move, Setup};
///
/// let start: Setup = "4k4/9/9/9/5R3/9/p8/9/7r1/3K5 w".parse()?;
/// let cycle: Vec<Move> = ["f5e5", "e9f9", "e5f5", "f9e9"].map(|m| m.parse().unwrap()).to_vec();
/// let game = Game::with_moves(start, &cycle.repeat(4))?;
/// let ruling = judge(&game, &Rulebook::of(Book::Roc113).expect("a book of Xiangqi"));
/// assert_eq!(ruling.status, Status::Won(Color::Black));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn judge(game: &Game, rulebook: &Rulebook) -> Ruling {
    let limit = rulebook.natural_limit.map(|rule| LimitCount::new(game, rulebook, rule));
    let dead = if rulebook.dead_draw { dead_if_few(game.now()) } else { None };
    let over = board_ending(game, dead.as_ref())
        .or_else(|| limit_ending(limit.as_ref()))
        .or_else(|| asked_ending(game, rulebook));
    let repetition = recurrence(game, rulebook, over.is_none());
    let ended = over.or_else(|| repetition.as_ref().and_then(cycle_ending));
    let (status, ending) = match ended {
        Some((status, kind)) => {
            let articles = rulebook.ending_articles(kind, repetition.as_ref());
            (status, Some(Ending { kind, articles }))
        }
        None => (Status::Ongoing, None),
    };
    let since_capture = repetition.as_ref().filter(|r| r.window.0 >= last_capture(game));
    let cycles = since_capture.map_or(0, |r| r.occurrences - 1);
    let limit_articles = limit.as_ref().map_or_else(Vec::new, |count| rulebook.limit_articles(count, cycles));
    Ruling {
        book: rulebook.book,
        ply: game.ply(),
        status,
        ending,
        repetition,
        limit_articles,
        limit,
        shuffling: rulebook.shuffling(game),
        dead,
        layer: if rulebook.base.is_some() { Layer::Charter } else { Layer::Game },
        foundation: rulebook.foundation_articles(game),
    }
}

/// Mate, stalemate and, where it is known, the dead draw.
fn board_ending(game: &Game, dead: Option<&Dead>) -> Option<(Status, EndingKind)> {
    let now = game.now();
    let winner = Status::Won(!now.turn());
    match now.ending() {
        Some(BoardEnding::Checkmate) => Some((winner, EndingKind::Checkmate)),
        Some(BoardEnding::Stalemate) => Some((winner, EndingKind::Stalemate)),
        None if dead == Some(&Dead::Dead) => Some((Status::Draw, EndingKind::DeadDraw)),
        None => None,
    }
}

fn limit_ending(limit: Option<&LimitCount>) -> Option<(Status, EndingKind)> {
    limit.filter(|count| count.is_reached()).map(|_| (Status::Draw, EndingKind::NaturalLimit))
}

/// A limit that a side asked for, once it has played so many moves.
fn asked_ending(game: &Game, rulebook: &Rulebook) -> Option<(Status, EndingKind)> {
    let (most, asked) = (rulebook.asked_limit?, game.asked_limit()?);
    (asked.count(game) >= most).then_some((Status::Draw, EndingKind::AskedLimit))
}

fn cycle_ending(recurrence: &Recurrence) -> Option<(Status, EndingKind)> {
    if recurrence.action != Action::Rule {
        return None;
    }
    let charges = &recurrence.examination.charges;
    match recurrence.examination.verdict {
        Verdict::Loses(side) => Some((Status::Won(!side), EndingKind::ForbiddenPlay)),
        Verdict::Draw if charges.red.kind == ChargeKind::None => Some((Status::Draw, EndingKind::OrdinaryCycle)),
        Verdict::Draw => Some((Status::Draw, EndingKind::SameForbiddenPlay)),
        Verdict::Undecided => None,
    }
}

/// The latest recurrence of the game; what it calls for now, if it stands on the board now and the game is open.
fn recurrence(game: &Game, rulebook: &Rulebook, open: bool) -> Option<Recurrence> {
    let plies = (0..=game.ply()).rev().map(|ply| game.occurrences(ply)).find(|plies| plies.len() > 1)?;
    let is_now = open && plies.last() == Some(&game.ply());
    let due = match rulebook.repetition.trigger {
        Trigger::Warned { at } if is_now => Warnings::due(game, rulebook, at),
        _ => None,
    };
    let (span, examination) = match due {
        Some(due) => Span::new(game, due.from, game.ply()).map(|span| (span, rulebook.repetition.examine(span)))?,
        None => examine(game, rulebook, &plies)?,
    };
    let action = match due {
        Some(due) => due.action,
        None if is_now => action(rulebook, plies.len(), &examination),
        None => Action::None,
    };
    let circumstances =
        Circumstances { renewed: due.is_some_and(|due| due.renewed), after_capture: begins_with_capture(game, &plies) };
    let articles = rulebook.repetition_articles(&examination, action, circumstances);
    let window = (span.first(), span.last());
    let reading = reading(rulebook, span, examination.verdict);
    Some(Recurrence { occurrences: plies.len(), window, examination, action, articles, reading })
}

/// Whether the moves that recur were first played with a capture at their head: the position before it cannot recur.
fn begins_with_capture(game: &Game, plies: &[usize]) -> bool {
    let [first, second, ..] = *plies else { return false };
    let moves = game.moves();
    let recurs = |&ply: &usize| moves[ply - 1] == moves[ply - 1 + second - first];
    (1..=first).rev().take_while(recurs).any(|ply| game.captures(ply))
}

/// Examines from the first occurrence to the last, or, where that shows nothing, the last cycles that are enough for a
/// ruling: what came before them does not clear them.
fn examine<'a>(game: &'a Game, rulebook: &Rulebook, plies: &[usize]) -> Option<(Span<'a>, Examination)> {
    let last = *plies.last()?;
    let whole = Span::new(game, *plies.first()?, last)?;
    let examination = rulebook.repetition.examine(whole);
    let enough = rulebook.repetition.trigger.first_act();
    let clear = |e: &Examination| e.charges.red.kind == ChargeKind::None && e.charges.black.kind == ChargeKind::None;
    if clear(&examination) && plies.len() > enough {
        let recent = Span::new(game, plies[plies.len() - enough], last)?;
        let again = rulebook.repetition.examine(recent);
        if !clear(&again) {
            return Some((recent, again));
        }
    }
    Some((whole, examination))
}

fn action(rulebook: &Rulebook, times: usize, examination: &Examination) -> Action {
    let verdict = examination.verdict;
    let warning = Action::warning(verdict);
    match rulebook.repetition.trigger {
        Trigger::Notice { rule, .. } if times >= rule => Action::Rule,
        Trigger::Notice { at, .. } if times >= at => warning,
        Trigger::NoticeOrRule { at, rule } if times >= at => {
            let alone = |side: Color| examination.charges[side].kind == ChargeKind::PerpetualCheck;
            let at_once = verdict == Verdict::Draw || alone(Color::Red) != alone(Color::Black);
            if at_once || times >= rule { Action::Rule } else { warning }
        }
        Trigger::Rule { at } if times >= at => Action::Rule,
        _ => Action::None,
    }
}

/// Where a rulebook's text allows two readings of a new attack: what the other one says.
fn reading(rulebook: &Rulebook, span: Span<'_>, verdict: Verdict) -> Option<Reading> {
    let other_loss = rulebook.other_reading()?;
    let used = rulebook.repetition.chase.root_loss;
    let mut other = rulebook.clone();
    other.repetition.chase.root_loss = other_loss;
    let charges = other.repetition.charges(span);
    let other = rulebook.repetition.verdict(charges.red.kind, charges.black.kind);
    debug_assert!(matches!(used, RootLoss::Never | RootLoss::Counts), "only these two are readings of one text");
    Some(Reading { used, other, differs: other != verdict })
}
