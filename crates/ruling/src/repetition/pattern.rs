//! The shape of a side's play over a stretch: what the rulebooks give names to.

use xiangqi::{Bitboard, Color, Point, Role};

use super::Row;
use super::attack::{Class, Exemption, Ground};
use super::charge::{Charge, ChargeKind};
use super::facts::Attacked;
use super::nature::Nature;

/// A shape of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pattern {
    /// Checks on every move by one piece.
    ChecksByOne,
    /// Checks on every move by several pieces.
    ChecksBySeveral,
    /// Some checks, against a side that checks on every move.
    ChecksBack,
    /// Threats of mate on every move.
    Kills,
    /// Checks and threats of mate.
    ChecksAndKills,
    /// Checks and chases.
    ChecksAndChases,
    /// Checks and moves that do nothing.
    ChecksAndIdles,
    /// Checks and threats to take behind a check.
    ChecksAndDiscoveries,
    /// Threats of mate and chases.
    KillsAndChases,
    /// Threats of mate and moves that do nothing.
    KillsAndIdles,
    /// One piece chases one piece on every move.
    ChaseByOne,
    /// Several pieces chase one piece on every move.
    ChaseBySeveral,
    /// The king attacks the chased piece too.
    ChaseWithKing,
    /// A pawn attacks the chased piece too.
    ChaseWithPawn,
    /// A horse or a cannon chases a rook.
    ChaseOfRook,
    /// A horse or a cannon chases a rook that is truly rooted.
    ChaseOfRootedRook,
    /// The chased piece has only a false root.
    ChaseOfFalseRoot,
    /// The chased piece is a pawn that has not crossed.
    ChaseOfUncrossedPawn,
    /// Attacker and target are of one kind, and the target may not leave its line to take back.
    ChaseOfBoundKind,
    /// A horse chases a horse whose leg is blocked so that it cannot take back.
    ChaseOfHobbledHorse,
    /// The chase arises by taking away the target's root.
    ChaseByRootLoss,
    /// The chase is also an offer to exchange on some move.
    ChaseWithExchange,
    /// The chase is also an offer to exchange on every move.
    ChaseWithExchanges,
    /// Several pieces are each chased on every move.
    ChaseOfSeveralAtOnce,
    /// On some move another piece than the one that moved chases.
    ChaseByOthersMove,
    /// One piece chases one other on every move without ever moving itself.
    ChaseByStandingPiece,
    /// Chases on some moves, but not on all, against a side that chases one piece on every move.
    ChasesBack,
    /// One piece chases several in turn.
    SplitByOne,
    /// Several pieces chase several in turn.
    SplitBySeveral,
    /// Chases and moves that do nothing.
    ChasesAndIdles,
    /// Checks or chases on some moves, and on others nothing.
    IdleAmongAttacks,
    /// Chases and threats to take behind a check.
    ChasesAndDiscoveries,
    /// A piece stays chased and no reply ever frees it.
    NeverAnswered,
    /// A piece is chased anew on some moves and still chased on others.
    AnsweredNowAndThen,
    /// A piece is chased on some moves and truly rooted on others.
    RootedAtTimes,
    /// One piece is attacked anew on every move, by king or pawn on some and by another piece that chases it on some.
    KingOrPawnJoined,
    /// The king attacks one piece anew on every move.
    KingAttacks,
    /// A pawn attacks one piece anew on every move.
    PawnAttacks,
    /// One piece is attacked anew on every move, and truly rooted on some.
    RootedTarget,
    /// One piece is attacked anew on every move, and by its own kind on some, so that either can take the other.
    LikeKinds,
    /// A threat to take behind a check on every move.
    Discoveries,
    /// A piece offers to exchange on every move.
    Exchanges,
    /// A piece is offered on every move.
    Offers,
    /// A piece stands in the way on every move.
    Blocks,
}

/// The shapes of one side's play.
pub fn patterns(rows: &[Row], side: Color, charge: &Charge, other: &Charge) -> Vec<Pattern> {
    let play = Play { rows: rows.iter().filter(|row| row.facts.side == side).collect(), charge, other };
    let mut found = play.by_nature();
    found.extend(play.of_chase());
    found.extend(play.of_attack());
    found.sort_unstable();
    found.dedup();
    found
}

struct Play<'a> {
    rows: Vec<&'a Row>,
    charge: &'a Charge,
    other: &'a Charge,
}

impl Play<'_> {
    fn every(&self, nature: Nature) -> bool {
        self.rows.iter().all(|row| row.natures.contains(&nature))
    }

    fn some(&self, nature: Nature) -> bool {
        self.rows.iter().any(|row| row.natures.contains(&nature))
    }

    /// The gravest of check, kill, chase and discovery on each move, or idle; each once, gravest first.
    fn gravest(&self) -> Vec<Nature> {
        let grave = |row: &&Row| row.natures.iter().copied().find(|&n| n <= Nature::Discovery).unwrap_or(Nature::Idle);
        let mut gravest: Vec<Nature> = self.rows.iter().map(grave).collect();
        gravest.sort_unstable();
        gravest.dedup();
        gravest
    }

    fn by_nature(&self) -> Vec<Pattern> {
        use Nature::{Block, Chase, Check, Discovery, Exchange, Idle, Kill, Offer};
        let gravest = self.gravest();
        let only = |natures: &[Nature]| gravest == natures;
        let mut found = Vec::new();
        let mut add = |holds: bool, pattern| {
            if holds {
                found.push(pattern);
            }
        };
        let checkers: Bitboard = self.rows.iter().flat_map(|row| row.checker_origins).collect();
        add(only(&[Check]) && checkers.len() == 1, Pattern::ChecksByOne);
        add(only(&[Check]) && checkers.len() > 1, Pattern::ChecksBySeveral);
        add(
            self.other.kind == ChargeKind::PerpetualCheck && self.some(Check) && !self.every(Check),
            Pattern::ChecksBack,
        );
        let chased = self.charge.kind == ChargeKind::PerpetualChase;
        add(only(&[Kill]) && !chased, Pattern::Kills);
        add(only(&[Check, Kill]) && !chased, Pattern::ChecksAndKills);
        add(only(&[Check, Chase]) && !chased, Pattern::ChecksAndChases);
        add(only(&[Check, Idle]), Pattern::ChecksAndIdles);
        add(only(&[Check, Discovery]), Pattern::ChecksAndDiscoveries);
        add(only(&[Kill, Chase]) && !chased, Pattern::KillsAndChases);
        add(only(&[Kill, Idle]), Pattern::KillsAndIdles);
        add(only(&[Chase, Idle]), Pattern::ChasesAndIdles);
        add(only(&[Chase, Discovery]), Pattern::ChasesAndDiscoveries);
        add(only(&[Discovery]), Pattern::Discoveries);
        add(self.every(Exchange) && !chased, Pattern::Exchanges);
        add(self.every(Offer) && !chased, Pattern::Offers);
        add(self.every(Block) && !chased, Pattern::Blocks);
        let attacks = gravest.contains(&Check) || gravest.contains(&Chase);
        add(gravest.contains(&Idle) && attacks && self.charge.kind == ChargeKind::None, Pattern::IdleAmongAttacks);
        let back = self.other.kind == ChargeKind::PerpetualChase && self.some(Chase) && !self.every(Chase);
        add(back, Pattern::ChasesBack);
        found
    }

    /// Every fresh chase of the side.
    fn fresh(&self) -> impl Iterator<Item = &Attacked> {
        self.rows.iter().flat_map(|row| row.facts.attacks.iter().filter(|a| a.is_fresh()))
    }

    fn of_chase(&self) -> Vec<Pattern> {
        let mut found = Vec::new();
        let every = self.rows.iter().all(|row| row.facts.makes_chase());
        if every && self.charge.kind == ChargeKind::None {
            let attackers: Bitboard = self.fresh().map(|a| a.by.origin).collect();
            found.push(if attackers.len() == 1 { Pattern::SplitByOne } else { Pattern::SplitBySeveral });
        }
        if self.charge.kind == ChargeKind::PerpetualChase {
            for target in &self.charge.targets {
                self.of_target(target.origin, &mut found);
            }
        }
        found
    }

    /// The shapes of a chase of one piece on every move.
    fn of_target(&self, target: Point, found: &mut Vec<Pattern>) {
        let fresh: Vec<&Attacked> = self.fresh().filter(|a| a.on.origin == target).collect();
        let attackers: Bitboard = fresh.iter().map(|a| a.by.origin).collect();
        found.push(if attackers.len() == 1 { Pattern::ChaseByOne } else { Pattern::ChaseBySeveral });
        let also = |role: Role| {
            self.rows
                .iter()
                .all(|row| row.facts.attacks.iter().any(|a| a.by.piece.role == role && a.on.origin == target))
        };
        let some = |test: &dyn Fn(&Attacked) -> bool| fresh.iter().any(|a| test(a));
        let like = |a: &Attacked| a.by.piece.role == a.on.piece.role;
        let on_rook = |a: &Attacked| {
            matches!(a.by.piece.role, Role::Horse | Role::Cannon) && a.class == Class::Chase(Ground::RookTarget)
        };
        let uncrossed = |a: &Attacked| super::attack::is_uncrossed_pawn(a.on.piece, a.on.on);
        for (holds, pattern) in [
            (also(Role::King), Pattern::ChaseWithKing),
            (also(Role::Pawn), Pattern::ChaseWithPawn),
            (some(&on_rook), Pattern::ChaseOfRook),
            (some(&|a| on_rook(a) && a.root.is_some()), Pattern::ChaseOfRootedRook),
            (some(&|a| matches!(a.class, Class::Chase(Ground::FalseRoot(_)))), Pattern::ChaseOfFalseRoot),
            (some(&uncrossed), Pattern::ChaseOfUncrossedPawn),
            (some(&|a| like(a) && a.on_bound), Pattern::ChaseOfBoundKind),
            (some(&|a| like(a) && a.on.piece.role == Role::Horse && !a.on_bound), Pattern::ChaseOfHobbledHorse),
            (some(&|a| !a.new), Pattern::ChaseByRootLoss),
            (self.some(Nature::Exchange) && !self.every(Nature::Exchange), Pattern::ChaseWithExchange),
            (self.every(Nature::Exchange), Pattern::ChaseWithExchanges),
            (self.charge.targets.len() > 1, Pattern::ChaseOfSeveralAtOnce),
            (self.chased_by_others(target), Pattern::ChaseByOthersMove),
            (self.charge.targets.len() == 1 && stands(&fresh), Pattern::ChaseByStandingPiece),
        ] {
            if holds {
                found.push(pattern);
            }
        }
    }

    /// Whether on some move the piece that moved is none of those that freshly chase the target.
    fn chased_by_others(&self, target: Point) -> bool {
        self.rows.iter().any(|row| {
            let mut fresh = row.facts.attacks.iter().filter(|a| a.is_fresh() && a.on.origin == target).peekable();
            fresh.peek().is_some() && fresh.all(|a| a.by.on != row.facts.played.to)
        })
    }

    /// The pieces, by origin, that every move newly attacks in such a way.
    fn always(&self, test: impl Fn(&Attacked) -> bool) -> Bitboard {
        let newly = |row: &Row| -> Bitboard {
            let attacks = row.facts.attacks.iter().filter(|a| a.new || a.is_fresh());
            attacks.filter(|a| test(a)).map(|a| a.on.origin).collect()
        };
        self.rows.iter().fold(Bitboard::ALL, |all, row| all & newly(row))
    }

    /// Whether one of these pieces is newly attacked by some move and exempt for such a reason.
    fn is_exempt(&self, targets: Bitboard, test: impl Fn(Exemption) -> bool) -> bool {
        let mut attacks = self.rows.iter().flat_map(|row| &row.facts.attacks);
        attacks.any(|a| a.new && targets.contains(a.on.origin) && matches!(a.class, Class::Idle(e) if test(e)))
    }

    /// The shapes of attacks that are no offence.
    fn of_attack(&self) -> Vec<Pattern> {
        if self.charge.kind != ChargeKind::None {
            return Vec::new();
        }
        let chased = |row: &Row, fresh: bool| -> Bitboard {
            row.facts.attacks.iter().filter(|a| a.is_chase() && a.is_fresh() == fresh).map(|a| a.on.origin).collect()
        };
        let rooted = self.rows.iter().flat_map(|row| &row.facts.attacks);
        let rooted = rooted.filter(|a| matches!(a.class, Class::Idle(Exemption::Rooted(_)))).map(|a| a.on.origin);
        let standing = self.rows.iter().fold(Bitboard::ALL, |all, row| all & chased(row, false));
        let some = |fresh| self.rows.iter().fold(Bitboard::EMPTY, |any, row| any | chased(row, fresh));
        let attacked = self.always(|_| true);
        let by = |role: Role| !self.always(|a| a.by.piece.role == role).is_empty();
        let by_king_or_pawn = |a: &Attacked| matches!(a.class, Class::Idle(Exemption::ByKing | Exemption::ByPawn));
        let joined = self.always(|a| by_king_or_pawn(a) || a.is_fresh()) & some(true);
        [
            (by(Role::King), Pattern::KingAttacks),
            (by(Role::Pawn), Pattern::PawnAttacks),
            (self.is_exempt(attacked, |e| matches!(e, Exemption::Rooted(_))), Pattern::RootedTarget),
            (self.is_exempt(attacked, |e| e == Exemption::Mutual), Pattern::LikeKinds),
            (!standing.is_empty(), Pattern::NeverAnswered),
            (standing.is_empty() && some(true).meets(some(false)), Pattern::AnsweredNowAndThen),
            (rooted.collect::<Bitboard>().meets(some(true)), Pattern::RootedAtTimes),
            (self.is_exempt(joined, |e| matches!(e, Exemption::ByKing | Exemption::ByPawn)), Pattern::KingOrPawnJoined),
        ]
        .into_iter()
        .filter_map(|(holds, pattern)| holds.then_some(pattern))
        .collect()
    }
}

/// Whether these are attacks of one piece that never moves.
fn stands(attacks: &[&Attacked]) -> bool {
    let [first, rest @ ..] = attacks else { return false };
    first.by.on == first.by.origin && rest.iter().all(|a| a.by == first.by)
}
