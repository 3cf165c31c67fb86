//! 要抽吃: a threat to take a piece behind a check, where no piece has a value: what is taken must be one that is chased.

use xiangqi::{Bitboard, Color, Move, Point, Position, Role};

use super::attack::{Attacks, Class};
use super::checks::{Aim, Forced, Hope, Look, Reached, force};
use super::facts::{Man, MoveFacts};
use super::frame::Frame;
use super::gain::Form;
use super::kill::{Kill, KillSearch};
use super::naming::Chased;
use super::span::{Origins, Span};
use crate::settings::{Chase, Repetition};

/// What a move that does not check threatens behind checks: mate, or else the first piece that it newly threatens to take
/// with nothing lost on the way, if it does nothing graver and the rulebook has a name for that; `None` also where the search
/// does not tell.
pub(super) fn threats(
    span: Span<'_>,
    facts: &MoveFacts,
    origins: &Origins,
    rules: &Repetition,
    search: KillSearch,
) -> (Kill, Option<Chased>) {
    if span.after(facts.ply).passed().checking_moves().is_empty() {
        return (Kill::None, None);
    }
    let frame = Frame::new(facts.side, span.before(facts.ply), span.after(facts.ply));
    let after = frame.position(span.after(facts.ply));
    let mate = || match search.run(&after, Color::Red) {
        Kill::Mates(line) => Kill::Mates(frame.line(&line)),
        kill => kill,
    };
    if facts.makes_chase() || !rules.discoveries {
        return (mate(), None);
    }
    let rules = &rules.chase;
    let threats = BehindChecks { position: after.passed(), rules, search };
    let targets = threats.targets();
    let found = threats.by_checks(targets);
    if found == Forced::Not {
        return (Kill::None, None);
    }
    let kill = mate();
    if kill != Kill::None || found == Forced::Open {
        return (kill, None);
    }
    let earlier = BehindChecks { position: frame.position(span.before(facts.ply)), rules, search };
    // What was chased before is no new threat, however it would be won now: that is known without a search.
    let unchased = targets & earlier.targets();
    let newly = |on: Point| match threats.by_checks(Bitboard::from(on)) {
        Forced::By(line) if earlier.by_checks(Bitboard::from(on)) == Forced::Not => {
            let (piece, on) = (frame.piece(after.board().get(on)?), frame.point(on));
            let target = Man { piece, origin: origins.of(on), on };
            Some(Chased { target, form: Form::Checks, line: frame.line(&line) })
        }
        _ => None,
    };
    (kill, unchased.into_iter().find_map(newly))
}

/// What the side to move could take behind checks in a position.
struct BehindChecks<'a> {
    position: Position,
    rules: &'a Chase,
    search: KillSearch,
}

impl BehindChecks<'_> {
    /// The pieces that are not chased as they stand.
    fn targets(&self) -> Bitboard {
        let (board, side) = (self.position.board(), self.position.turn());
        let pieces = board.color(!side) - board.role(Role::King);
        pieces
            - Attacks::new(&self.position, side, self.rules)
                .chased(pieces & self.position.reach_beside_king_and_pawns(side))
    }

    /// Whether one of these pieces is won behind a check, or mate is given, and how.
    fn by_checks(&self, targets: Bitboard) -> Forced {
        let side = self.position.turn();
        let mut aim = CaptureAfterChecks { side, rules: self.rules };
        force(&mut aim, &self.position, targets, self.position.checkers(), self.search.bound)
    }
}

/// A piece chased at the end of a run of checks in which nothing was lost.
struct CaptureAfterChecks<'a> {
    side: Color,
    rules: &'a Chase,
}

impl Aim for CaptureAfterChecks<'_> {
    /// Where the pieces that are to be won stand; none once something was lost.
    type State = Bitboard;

    fn hope(&self, targets: &Bitboard) -> Hope {
        if targets.is_empty() { Hope::Mate } else { Hope::Aim }
    }

    fn step(&self, targets: &Bitboard, position: &Position, m: Move) -> Bitboard {
        if position.board().color(self.side).contains(m.to) {
            return Bitboard::EMPTY;
        }
        let (from, to) = (Bitboard::from(m.from), Bitboard::from(m.to));
        let left = *targets - from - to;
        if targets.contains(m.from) { left | to } else { left }
    }

    fn reached(&mut self, position: &Position, targets: &Bitboard, _: Bitboard, _: Look) -> Reached {
        let attacks = Attacks::new(position, self.side, self.rules);
        let wins = |&m: &Move| matches!(attacks.between(m.from, m.to), Some(Class::Chase(_))) && position.is_legal(m);
        let onto =
            |to: Point| position.board().attackers_to(to, self.side).into_iter().map(move |from| Move { from, to });
        match targets.into_iter().flat_map(onto).find(wins) {
            Some(capture) => Reached::By(capture),
            None => Reached::Not,
        }
    }

    fn may_be_reached(&self, position: &Position, targets: &Bitboard, _: Bitboard) -> bool {
        let is_attacked = |on: Point| !position.board().attackers_to(on, self.side).is_empty();
        targets.into_iter().any(is_attacked)
    }
}
