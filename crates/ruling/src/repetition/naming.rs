//! The gravest name of each move: 將 before 殺 before 捉 before 閒, with what proves it.

mod idle;
mod known;

use std::collections::BTreeSet;

use xiangqi::{Bitboard, ByColor, Color, Move, Point, Position, Role};

use super::charge::{ChargeKind, charges_by_name};
use super::checks::Forced;
use super::exchange::Proof;
use super::facts::{Check, Man, check};
use super::frame::Frame;
use super::gain::{Capture, Form, Gains, Hand, Roots};
use super::kill::{Kill, Mates};
use super::nature::Nature;
use super::span::{Origins, Span};
use crate::settings::{Naming, StandingKill};

/// The gravest name of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Name {
    /// It has this name.
    Is(Nature),
    /// It has this name or a graver one; a bound was reached before it was known which.
    AtLeast(Nature),
}

impl Name {
    /// Whether the move is a check, a threat of mate or a chase; `None` if that is not known.
    pub fn is_attack(self) -> Option<bool> {
        match self {
            Self::Is(nature) => Some(nature <= Nature::Chase),
            Self::AtLeast(nature) => (nature <= Nature::Chase).then_some(true),
        }
    }
}

/// A piece that a move threatens to win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chased {
    /// The piece.
    pub target: Man,
    /// By what it would be won.
    pub form: Form,
    /// The moves that win it: the capture with what it leads to, or the checks with their answers and then the capture.
    pub line: Vec<Move>,
}

impl Chased {
    /// The same when it comes about again, with the pieces where they came from now.
    pub(super) fn again(&self, origins: &Origins) -> Self {
        Self { target: self.target.again(origins), ..self.clone() }
    }
}

/// Why a move that threatens to win a piece is idle all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exempt {
    /// Only the king would take it.
    ByKing,
    /// Only a pawn would take it, and not both sides attack on every move.
    ByPawn,
    /// The arbiter entered that the move holds a plain draw, and only advisors and elephants are threatened.
    PlainDraw,
    /// Whoever takes would be mated.
    Mated,
}

impl Named {
    /// The same move when it is played again in the same position.
    fn again(&self, ply: usize, origins: &Origins) -> Self {
        let chased = self.chased.iter().map(|chased| chased.again(origins)).collect();
        Self { ply, chased, ..self.clone() }
    }
}

/// A move with its name.
#[derive(Clone, Debug)]
pub struct Named {
    /// Which ply of the game it is, from 1.
    pub ply: usize,
    /// Who played it.
    pub side: Color,
    /// The move.
    pub played: Move,
    /// Its name.
    pub name: Name,
    /// How it checks, if it does, and with which pieces.
    pub check: Option<(Check, Bitboard)>,
    /// The mate it threatens, checks and answers in turn; empty if none.
    pub mate: Vec<Move>,
    /// The pieces it newly threatens to win; not looked for if the move checks or threatens mate.
    pub chased: Vec<Chased>,
    /// Why it is idle though it threatens to win a piece.
    pub exempt: Option<Exempt>,
    /// The gravest lighter name that it would have earned too, if that was looked for.
    pub also: Option<Nature>,
}

/// The name of each move of a stretch, in order.
pub fn names(span: Span<'_>, rules: &Naming) -> Vec<Named> {
    let mut named = names_of(span, span.plies(), rules);
    if rules.pawn_chases_if_mutual {
        count_pawns(&mut named);
    }
    named
}

/// How many positions are looked at for each move at first: one idle move clears a side, and another may be shown idle sooner.
const FIRST: [usize; 2] = [500, 2_000];

/// How many positions are looked at for a move, step by step, as long as its name is not known and the verdict may hang on it.
fn steps(rules: &Naming) -> [usize; 5] {
    let [first, second] = FIRST.map(|bound| bound.min(rules.move_bound));
    let most = rules.verdict_bound.max(rules.move_bound);
    [first, second, rules.move_bound, (most / 2).max(rules.move_bound), most]
}

/// The names of these moves of a stretch. Those that are not known soon are looked at further, most where the verdict hangs on
/// few.
fn names_of(span: Span<'_>, plies: impl Iterator<Item = usize>, rules: &Naming) -> Vec<Named> {
    let (mut origins, mut followed) = (span.origins(), span.first());
    let mut named: Vec<Named> = Vec::new();
    for ply in plies {
        (followed + 1..=ply).for_each(|ply| origins.follow(span.played(ply)));
        followed = ply;
        named.push(known::name(span, ply, rules, &origins, rules.move_bound.min(FIRST[1])));
    }
    for side in Color::ALL {
        let share = rules.verdict_bound.checked_div(hanging(span, &named, side)).unwrap_or_default();
        look_further(span, &mut named, side, rules, share);
        if hanging(span, &named, side) == 1 {
            look_further(span, &mut named, side, rules, rules.verdict_bound);
        }
    }
    named
}

/// Looks further at the moves of a side that are not known to be an attack or idle.
fn look_further(span: Span<'_>, named: &mut [Named], side: Color, rules: &Naming, share: usize) {
    let within = |&step: &usize| step <= share.max(rules.move_bound);
    let bound = steps(rules).into_iter().rfind(within).unwrap_or(rules.move_bound);
    for n in named.iter_mut().filter(|n| n.side == side && n.name.is_attack().is_none()) {
        *n = known::name(span, n.ply, rules, &span.origins_after(n.ply), bound);
    }
}

/// On how many moves of a side the verdict hangs that are not known to be an attack or idle: on none if another is idle or the
/// other side checks all the time. A move that is played again in the same position is the same.
fn hanging(span: Span<'_>, named: &[Named], side: Color) -> usize {
    let own = || named.iter().filter(|n| n.side == side);
    let is_checked = span.plies().filter(|&ply| span.mover(ply) != side).all(|ply| span.after(ply).in_check());
    if is_checked || own().any(is_idle) {
        return 0;
    }
    let unknown = own().filter(|n| n.name.is_attack().is_none());
    unknown.map(|n| (span.before(n.ply).hash(), n.played)).collect::<BTreeSet<_>>().len()
}

/// Whether a move is idle, whatever the other side does.
fn is_idle(named: &Named) -> bool {
    named.exempt != Some(Exempt::ByPawn) && named.name.is_attack() == Some(false)
}

/// What each side is charged with by the names of its moves, which are looked for only as far as it takes.
pub(super) fn kinds(span: Span<'_>, rules: &Naming) -> ByColor<ChargeKind> {
    let origins = span.origins();
    let plies = |side: Color| span.plies().filter(move |&ply| span.mover(ply) == side);
    let mut idle = ByColor { red: false, black: false };
    for bound in FIRST.map(|bound| bound.min(rules.move_bound)) {
        let shown = |ply| is_idle(&known::name(span, ply, rules, &origins, bound));
        idle = ByColor::from_fn(|side| idle[side] || plies(side).any(shown));
        if idle.red && idle.black {
            return ByColor { red: ChargeKind::None, black: ChargeKind::None };
        }
    }
    let named = if idle.red || idle.black {
        // Only the moves of the other side matter, and its pawns chase nothing.
        names_of(span, plies(if idle.red { Color::Black } else { Color::Red }), rules)
    } else {
        names(span, rules)
    };
    let charges = charges_by_name(&named);
    ByColor::from_fn(|side| if idle[side] { ChargeKind::None } else { charges[side].kind })
}

/// Adds what does not change the name of a move: the lighter names it would have earned too, and why an idle one wins
/// nothing though it attacks.
pub(super) fn complete(span: Span<'_>, rules: &Naming, named: &mut [Named]) {
    let mut origins = span.origins();
    for named in named {
        origins.follow(named.played);
        let besides = known::besides(span, named, rules, &origins);
        named.also = besides.also;
        if besides.mated {
            named.exempt = Some(Exempt::Mated);
        }
    }
}

/// Where both sides attack on every move if their pawns' chases count, these do count.
fn count_pawns(named: &mut [Named]) {
    let attack = |n: &Named| if n.exempt == Some(Exempt::ByPawn) { Some(true) } else { n.name.is_attack() };
    if named.iter().any(|n| attack(n) == Some(false)) {
        return;
    }
    let certain = named.iter().all(|n| attack(n) == Some(true));
    for n in named.iter_mut().filter(|n| n.exempt == Some(Exempt::ByPawn)) {
        n.name = match n.name {
            Name::Is(_) if certain => Name::Is(Nature::Chase),
            Name::AtLeast(_) if certain => Name::AtLeast(Nature::Chase),
            _ => Name::AtLeast(Nature::Idle),
        };
        n.exempt = None;
    }
}

/// The hands that win a piece, the gravest first.
const HANDS: [Hand; 3] = [Hand::Piece, Hand::Pawn, Hand::King];

/// How many positions are looked at for each piece that may be won by a run of checks, before those that are hard to tell are
/// looked at further.
const SHARE: usize = 500;

/// One move, with the positions before and after it, in the frame in which it is looked at.
struct MoveSeen<'a> {
    ply: usize,
    /// Who made the move, and which.
    mover: Color,
    made: Move,
    /// How it checks.
    check: Option<(Check, Bitboard)>,
    frame: Frame,
    /// In the frame: who made it, the move, and the positions.
    side: Color,
    played: Move,
    before: Position,
    after: Position,
    rules: &'a Naming,
    known: &'a Mates,
    /// Where the pieces came from, after the move.
    origins: &'a Origins,
}

/// What a move newly threatens to win.
#[derive(Default)]
struct Threats {
    by_pieces: Vec<Chased>,
    by_pawns: Vec<Chased>,
    by_king: Vec<Chased>,
    /// Whether a bound was reached before all was known.
    open: bool,
}

/// What could be won before the move, looked up only if something can be won after it.
struct Before<'a> {
    look: &'a MoveSeen<'a>,
    gains: Option<Gains<'a>>,
}

impl<'a> Before<'a> {
    fn gains(&mut self) -> &mut Gains<'a> {
        let look = self.look;
        self.gains.get_or_insert_with(|| Gains::before(look.before(), look.rules, look.known))
    }
}

impl<'a> MoveSeen<'a> {
    fn new(span: Span<'_>, ply: usize, rules: &'a Naming, known: &'a Mates, origins: &'a Origins) -> Self {
        let (before, after, mover, made) = (span.before(ply), span.after(ply), span.mover(ply), span.played(ply));
        let frame = Frame::new(mover, before, after);
        Self {
            ply,
            mover,
            made,
            check: check(after, mover, made),
            frame,
            side: Color::Red,
            played: frame.played(made),
            before: frame.position(before),
            after: frame.position(after),
            rules,
            known,
            origins,
        }
    }

    fn after(&self) -> &Position {
        &self.after
    }

    fn before(&self) -> &Position {
        &self.before
    }

    fn name(&self) -> Named {
        if self.check.is_some() {
            return Named { check: self.check, ..self.named(Name::Is(Nature::Check)) };
        }
        match self.kill() {
            Kill::Mates(mate) => Named { mate: self.frame.line(&mate), ..self.named(Name::Is(Nature::Kill)) },
            Kill::None => self.chase_or_idle(),
            Kill::Undecided => {
                let named = self.chase_or_idle();
                let chases = named.name.is_attack() == Some(true);
                Named { name: Name::AtLeast(if chases { Nature::Chase } else { Nature::Idle }), ..named }
            }
        }
    }

    /// Whether the move threatens mate, and does so newly if it must.
    fn kill(&self) -> Kill {
        let kill = self.known.of(self.after(), self.side);
        if self.rules.standing_kill == StandingKill::Counts || !matches!(kill, Kill::Mates(_)) {
            return kill;
        }
        match self.known.of(self.before(), self.side) {
            Kill::Mates(_) => Kill::None,
            Kill::None => kill,
            Kill::Undecided => Kill::Undecided,
        }
    }

    fn named(&self, name: Name) -> Named {
        let (ply, side, played) = (self.ply, self.mover, self.made);
        Named { ply, side, played, name, check: None, mate: Vec::new(), chased: Vec::new(), exempt: None, also: None }
    }

    fn chase_or_idle(&self) -> Named {
        let threats = self.threats();
        if threats.by_pieces.iter().any(|chased| self.counts(chased)) {
            return Named { chased: threats.by_pieces, ..self.named(Name::Is(Nature::Chase)) };
        }
        if threats.open {
            return self.named(Name::AtLeast(Nature::Idle));
        }
        let (chased, exempt) = if !threats.by_pieces.is_empty() {
            (threats.by_pieces, Some(Exempt::PlainDraw))
        } else if !threats.by_pawns.is_empty() {
            (threats.by_pawns, Some(Exempt::ByPawn))
        } else if !threats.by_king.is_empty() {
            (threats.by_king, Some(Exempt::ByKing))
        } else {
            (Vec::new(), None)
        };
        let nature = if exempt.is_some() { Nature::Idle } else { self.idle() };
        Named { chased, exempt, ..self.named(Name::Is(nature)) }
    }

    /// What the move newly threatens to win; by a run of checks only if no piece is won otherwise.
    fn threats(&self) -> Threats {
        let mut now = Gains::after(self.after(), self.rules, self.known);
        let mut before = Before { look: self, gains: None };
        let mut threats = Threats::default();
        let safe = self.by_captures(&mut now, &mut before, &mut threats);
        if !threats.by_pieces.iter().any(|chased| self.counts(chased)) {
            self.by_checks(&mut now, safe, &mut before, &mut threats);
        }
        threats
    }

    /// Whether a threat to a piece is no idle one by the entry that the move holds a plain draw.
    fn counts(&self, chased: &Chased) -> bool {
        let guard = matches!(chased.target.piece.role, Role::Advisor | Role::Elephant);
        !(guard && self.rules.plain_draw[self.mover])
    }

    /// Whether the move newly threatens to win a piece without a check.
    fn chases_at_once(&self) -> bool {
        let mut now = Gains::after(self.after(), self.rules, self.known);
        let mut threats = Threats::default();
        self.by_captures(&mut now, &mut Before { look: self, gains: None }, &mut threats);
        !threats.by_pieces.is_empty()
    }

    /// Adds what the move newly threatens to win without a check; the pieces that cannot be won so are left.
    fn by_captures(&self, now: &mut Gains<'_>, before: &mut Before<'_>, threats: &mut Threats) -> Bitboard {
        let mut safe = now.targets();
        for target in now.targets() {
            let captures = now.captures(target);
            if !captures.is_empty() {
                safe = safe - Bitboard::from_point(target);
                self.sort(&captures, now, before, threats);
            }
        }
        // In the order of the board, whatever the frame.
        for list in [&mut threats.by_pieces, &mut threats.by_pawns, &mut threats.by_king] {
            list.sort_by_key(|chased| chased.target.on);
        }
        safe
    }

    /// Adds what captures of one piece newly threaten.
    fn sort(&self, captures: &[Capture], now: &Gains<'_>, before: &mut Before<'_>, threats: &mut Threats) {
        for (at, hand) in HANDS.into_iter().enumerate() {
            let by_hand = || captures.iter().filter(|c| c.hand == hand);
            let shown = by_hand().find(|c| c.proof == Proof::Shown);
            let Some(capture) = shown.or_else(|| by_hand().next()) else { continue };
            let list = match hand {
                Hand::Piece => &mut threats.by_pieces,
                Hand::Pawn => &mut threats.by_pawns,
                Hand::King | Hand::Like => &mut threats.by_king,
            };
            match (before.gains().is_won_by(capture.played.to, &HANDS[..=at]), capture.proof) {
                (Proof::Shown, _) => {}
                (Proof::Refuted, Proof::Shown) => list.push(Chased {
                    target: self.man(capture.played.to),
                    form: self.form(now.form(capture.played)),
                    line: self.frame.line(&now.line(capture.played)),
                }),
                _ => threats.open = true,
            }
            return;
        }
    }

    /// Adds which of these pieces the move newly threatens to win by a run of checks, as far as the first that counts.
    fn by_checks(&self, now: &mut Gains<'_>, targets: Bitboard, before: &mut Before<'_>, threats: &mut Threats) {
        match now.by_checks(targets) {
            Forced::Not => return,
            Forced::Open => {
                threats.open = true;
                return;
            }
            Forced::By(_) => {}
        }
        let mut left = targets;
        for target in targets {
            match self.add_by_checks(target, SHARE, now, before, threats) {
                Proof::Shown => return,
                Proof::Refuted => left = left - Bitboard::from_point(target),
                Proof::Open => {}
            }
        }
        // One search shows that none of those left can be won.
        while !left.is_empty() {
            let target = match now.by_checks(left) {
                Forced::By(line) => now.prey(left, &line),
                Forced::Not => return,
                Forced::Open => {
                    threats.open = true;
                    return;
                }
            };
            match self.add_by_checks(target, usize::MAX, now, before, threats) {
                Proof::Shown => return,
                Proof::Refuted => {}
                Proof::Open => threats.open = true,
            }
            left = left - Bitboard::from_point(target);
        }
    }

    /// Adds a piece if the move newly threatens to win it by a run of checks, with so many positions looked at at most; whether
    /// it does and that counts.
    fn add_by_checks(
        &self,
        target: Point,
        share: usize,
        now: &mut Gains<'_>,
        before: &mut Before<'_>,
        threats: &mut Threats,
    ) -> Proof {
        let (proof, line) = self.by_checks_on(target, share, now, before);
        if proof != Proof::Shown {
            return proof;
        }
        let chased = Chased { target: self.man(target), form: Form::Checks, line: self.frame.line(&line) };
        let counts = self.counts(&chased);
        threats.by_pieces.push(chased);
        threats.by_pieces.sort_by_key(|chased| chased.target.on);
        if counts { Proof::Shown } else { Proof::Refuted }
    }

    /// Whether the move newly threatens to win a piece by a run of checks, and how, with so many positions looked at at most.
    fn by_checks_on(
        &self,
        target: Point,
        share: usize,
        now: &mut Gains<'_>,
        before: &mut Before<'_>,
    ) -> (Proof, Vec<Move>) {
        match self.known.within(share, || now.by_checks(Bitboard::from_point(target))) {
            Forced::Not => (Proof::Refuted, Vec::new()),
            Forced::Open => (Proof::Open, Vec::new()),
            Forced::By(line) => {
                let before = before.gains();
                (!self.known.within(share, || before.is_won(target)), line)
            }
        }
    }

    /// A piece that stands on a point of the frame.
    fn man(&self, on: Point) -> Man {
        let piece = self.after().board().get(on).expect("a target stands on the board");
        let on = self.frame.point(on);
        Man { piece: self.frame.piece(piece), origin: self.origins.of(on), on }
    }

    fn form(&self, form: Form) -> Form {
        match form {
            Form::Direct(Roots::False(root)) => Form::Direct(Roots::False(self.frame.point(root))),
            form => form,
        }
    }
}
