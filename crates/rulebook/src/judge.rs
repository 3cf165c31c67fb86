//! The ruling on a game as it stands.

use xiangqi::{BoardEnding, Color};

use crate::book::Rulebook;
use crate::dead::has_attackers;
use crate::game::Game;
use crate::limit::{LimitCount, last_capture};
use crate::repetition::{ChargeKind, Examination, Span, Verdict};
use crate::ruling::{Action, Ending, EndingKind, Layer, Reading, Recurrence, Ruling, Status};
use crate::settings::{RootLoss, Trigger};

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
    let repetition = recurrence(game, rulebook);
    let ended = board_ending(game, rulebook)
        .or_else(|| limit_ending(limit.as_ref()))
        .or_else(|| repetition.as_ref().and_then(cycle_ending));
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
        layer: if rulebook.base.is_some() { Layer::Charter } else { Layer::Game },
    }
}

/// Mate, stalemate and, where the rulebook knows it, the dead draw.
fn board_ending(game: &Game, rulebook: &Rulebook) -> Option<(Status, EndingKind)> {
    let now = game.now();
    let winner = Status::Won(!now.turn());
    match now.ending() {
        Some(BoardEnding::Checkmate) => Some((winner, EndingKind::Checkmate)),
        Some(BoardEnding::Stalemate) => Some((winner, EndingKind::Stalemate)),
        None if rulebook.dead_draw && !has_attackers(now) => Some((Status::Draw, EndingKind::DeadDraw)),
        None => None,
    }
}

fn limit_ending(limit: Option<&LimitCount>) -> Option<(Status, EndingKind)> {
    limit.filter(|count| count.is_reached()).map(|_| (Status::Draw, EndingKind::NaturalLimit))
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
    }
}

/// The latest recurrence of the game; what it calls for now, if it stands on the board now.
fn recurrence(game: &Game, rulebook: &Rulebook) -> Option<Recurrence> {
    let plies = (0..=game.ply()).rev().map(|ply| game.occurrences(ply)).find(|plies| plies.len() > 1)?;
    let is_now = plies.last() == Some(&game.ply());
    let (span, examination) = examine(game, rulebook, &plies)?;
    let times = plies.iter().filter(|&&ply| ply >= span.first()).count();
    let action = if is_now { action(game, rulebook, times, &examination) } else { Action::None };
    let articles = rulebook.repetition_articles(&examination, action, begins_with_capture(game, &plies));
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

/// Examines from the first occurrence to the last, or, where that shows nothing, from the first one since which somebody
/// offends, as long as that is enough to act on: what came before does not clear an offence.
fn examine<'a>(game: &'a Game, rulebook: &Rulebook, plies: &[usize]) -> Option<(Span<'a>, Examination)> {
    let last = *plies.last()?;
    let enough = rulebook.repetition.trigger.first_act();
    let mut spans = plies.iter().filter_map(|&first| Span::new(game, first, last));
    let later = plies.len().saturating_sub(enough);
    let span = spans.clone().take(later + 1).find(|&span| rulebook.finds_offence(span)).or_else(|| spans.next())?;
    Some((span, rulebook.examine(span)))
}

/// What is due now about a position that stood so many times in the stretch examined.
fn action(game: &Game, rulebook: &Rulebook, times: usize, examination: &Examination) -> Action {
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
        Trigger::Warned { at } => warned_action(game, rulebook, at),
        _ => Action::None,
    }
}

/// A warning that stands: the ply of the warned position and the class of play it was given for.
#[derive(Clone, Copy)]
struct Warning {
    ply: usize,
    class: (ChargeKind, ChargeKind),
}

/// What is due now where a warning must come before the ruling, found by keeping the game from its start.
fn warned_action(game: &Game, rulebook: &Rulebook, at: usize) -> Action {
    let mut warnings: Vec<Warning> = Vec::new();
    let mut due = Action::None;
    for ply in 0..=game.ply() {
        due = Action::None;
        let plies = game.occurrences(ply);
        let known = warnings.iter().position(|w| game.positions()[w.ply] == game.positions()[ply]);
        let from = match known {
            Some(index) => warnings[index].ply,
            None if plies.len() >= at => plies[0],
            None => continue,
        };
        let Some(span) = Span::new(game, from, ply) else { continue };
        let charges = rulebook.charges(span);
        let class = (charges.red.kind, charges.black.kind);
        let covered =
            warnings.iter().any(|w| w.class == class && plies.iter().rev().nth(1).is_some_and(|&p| w.ply > p));
        match known {
            Some(index) if warnings[index].class == class => due = Action::Rule,
            None if covered => continue,
            _ => due = Action::warning(crate::repetition::verdict(class.0, class.1)),
        }
        warnings.retain(|w| game.positions()[w.ply] != game.positions()[ply]);
        warnings.push(Warning { ply, class });
    }
    due
}

/// Where a rulebook's text allows two readings of a new attack: what the other one says.
fn reading(rulebook: &Rulebook, span: Span<'_>, verdict: Verdict) -> Option<Reading> {
    let other_loss = rulebook.other_reading()?;
    let used = rulebook.repetition.chase.root_loss;
    let mut other = rulebook.clone();
    other.repetition.chase.root_loss = other_loss;
    let charges = other.charges(span);
    let other = crate::repetition::verdict(charges.red.kind, charges.black.kind);
    debug_assert!(matches!(used, RootLoss::Never | RootLoss::Counts), "only these two are readings of one text");
    Some(Reading { used, other, differs: other != verdict })
}
