//! What a rulebook leaves to figures and readings, as typed values: one row per rulebook.

use crate::repetition::KillSearch;
use xiangqi::{ByColor, Role};

/// What a second violation in pressing the clock counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RepeatedPress {
    /// One more, so that two are counted.
    #[default]
    One,
    /// Two more.
    Two,
}

/// Whether a move that a side had to be told to fill in stays among those missing from its record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FilledIn {
    /// It does.
    #[default]
    Counts,
    /// Once filled in, it is not missing.
    Cured,
}

/// What is held against a man that was slid forward, drawn back and set down where it cannot go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SlidBack {
    /// The slide alone: how far it went says where the man goes.
    #[default]
    Slide,
    /// The point it was set down on, too, as an illegal move, which comes first.
    Landing,
}

/// Whose aimless moves make a position one to be judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aimless {
    /// A side's, with whatever pieces it goes to and fro.
    #[default]
    AnyPieces,
    /// Those of one piece.
    OnePiece,
}

/// How a rulebook judges a recurring position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Which attacks are chases.
    pub chase: Chase,
    /// What a cycle must be made of to be forbidden.
    pub forbidden: Forbidden,
    /// When the rulebook acts.
    pub trigger: Trigger,
    /// Which occurrences of the position are judged.
    pub window: Window,
    /// How the rulebook warns, where a warning must come before the ruling.
    pub warning: WarningRules,
    /// How far to look for threats of mate where they are named but no offence; not at all if `None`.
    pub kills: Option<KillSearch>,
    /// Whether threats to take a piece behind a check have a name, too; where they have none they are not looked for.
    pub discoveries: bool,
}

/// Which attacks are chases, and when a move makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chase {
    /// Whether a pawn that has not crossed the river can be chased.
    pub uncrossed_pawn_target: bool,
    /// The kinds whose attack on a rook is a chase though the rook is rooted.
    pub always_on_rook: &'static [Role],
    /// Whether advisors and elephants chase anything but rooks.
    pub advisor_elephant_chase: bool,
    /// When an attack is idle because the target can take the attacker.
    pub mutual: Mutual,
    /// What must be new for a move to chase.
    pub fresh: Fresh,
    /// Whether a target that merely lost its root is newly chased.
    pub root_loss: RootLoss,
    /// Whether a piece that may not leave its line attacks along it.
    pub pinned_attacker: Pinned,
    /// Whether a target that may not leave its line takes back along it.
    pub pinned_target: Pinned,
    /// When a piece that would retake is a root.
    pub root_test: RootTest,
    /// Whether a root frees a bound piece that is attacked by one of its kind.
    pub bound_like: BoundLike,
    /// When a piece attacked by several pieces with one move is out of the attack.
    pub double_attack: DoubleAttack,
    /// Whether a move that checks can also chase.
    pub check_may_chase: bool,
}

/// When a piece that would retake is a root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootTest {
    /// When it can retake, be it that the capture itself opened its way.
    AfterCapture,
    /// When it bore on the target before the capture, too.
    BeforeToo,
}

/// Whether a root frees a piece that may not leave its line and is attacked by one of its kind that it cannot take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundLike {
    /// It does, as with any other piece.
    RootDecides,
    /// It does not: it is chased, rooted or not.
    Chased,
}

/// When a piece that one move brought under several attacks at once is out of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleAttack {
    /// When one of them is ended: what the move made is then altered.
    OneEnded,
    /// When all of them are.
    AllEnded,
}

/// Which occurrences of a recurring position are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Window {
    /// The last ones, as many as are needed before the rulebook acts, with those before them that are alike.
    #[default]
    Counted,
    /// All, whatever was played between them.
    Whole,
}

/// How a rulebook warns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WarningRules {
    /// From where play is judged when the warned position returns.
    pub window: WarnedWindow,
    /// Whether a chase of another piece is the play that was warned.
    pub another_target: AnotherTarget,
    /// How often a warning for the same play is repeated after other play.
    pub renewals: Renewals,
}

/// From where play is judged when the warned position returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WarnedWindow {
    /// From the warning.
    #[default]
    SinceWarning,
    /// From the first time the position stood.
    Whole,
}

/// Whether a chase of another piece is the play that was warned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnotherTarget {
    /// It is: perpetual chase was warned, whatever is chased.
    #[default]
    Same,
    /// It is not, and is warned anew.
    Other,
}

/// How often a warning for the same play is repeated after other play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Renewals {
    /// Whenever the play changed in between.
    #[default]
    EachTime,
    /// Once for each class of play; then the position's return decides.
    Once,
}

/// When an attack is idle because the target can take the attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutual {
    /// When both are of one kind.
    SameKind,
    /// Always, unless the attacker is a pawn.
    AnyKinds,
}

/// What must be new for a move to chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fresh {
    /// The target was chased by no piece before the move.
    Target,
    /// This attacker did not chase this target before the move.
    Pair,
}

/// Whether a target that merely lost its root is newly chased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootLoss {
    /// It is.
    Counts,
    /// It is, unless the chaser was itself chased before the move.
    UnlessChased,
    /// It is not, and gaining a root is no answer: only the attack itself counts.
    Never,
}

/// Whether a piece that may not leave its line attacks along it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pinned {
    /// Each capture it could legally make is an attack.
    PerCapture,
    /// It attacks nothing.
    Never,
}

/// What a cycle must be made of to be forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// Checks only, or chases of one and the same piece only; checks are graver.
    CheckOrChase,
    /// Checks, kills and chases in any mixture, of any pieces, by the gravest name of each move.
    AnyAttack(Naming),
}

/// When the rulebook acts, in occurrences of the position, the first one counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// Notice at this occurrence; a ruling at the next one if the play is still of the same class.
    Notice {
        /// The occurrence at which the official speaks.
        at: usize,
    },
    /// As [`Trigger::Notice`], but what draws and one-sided perpetual check are decided at the notice.
    NoticeOrRule {
        /// The occurrence at which the official speaks or rules.
        at: usize,
    },
    /// A warning at this occurrence fixes the position; its return decides if the play is still of the same class.
    Warned {
        /// The occurrence at which the warning is due.
        at: usize,
    },
    /// A ruling at this occurrence.
    Rule {
        /// The occurrence.
        at: usize,
    },
}

/// The natural limit of moves without a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NaturalLimit {
    /// Plies of both sides together.
    pub plies: u32,
    /// How many checks of a side count at most.
    pub checks: u32,
    /// How many plies a check beyond them takes out: its own, or those of its round.
    pub plies_per_check: u32,
    /// How many cycles of perpetual check or chase count at most, if that is limited.
    pub cycles: Option<CycleCap>,
    /// Whether, where nobody keeps score, moves are counted only from when a side asks for it.
    pub counts_on_request: bool,
    /// Whether a limit that is reached gives way to a ruling on a recurring position that is due.
    pub yields: bool,
}

/// How many cycles count towards a limit at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CycleCap {
    /// So many.
    pub most: usize,
    /// Of which play.
    pub of: CappedPlay,
    /// Of which play those beyond are left out.
    pub surplus: SurplusCycles,
}

/// Of which play only so many cycles count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CappedPlay {
    /// Of each run of perpetual check or chase.
    #[default]
    EachRun,
    /// Of all perpetual check and chase together.
    Altogether,
}

/// Of which play cycles beyond as many as count are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SurplusCycles {
    /// Of perpetual check and chase.
    #[default]
    Perpetual,
    /// Of any play.
    Any,
}

impl CycleCap {
    /// Three cycles of each run.
    pub const THREE: Self = Self { most: 3, of: CappedPlay::EachRun, surplus: SurplusCycles::Perpetual };
}

impl NaturalLimit {
    /// Whether moves are counted with nobody asking, in an event where the players keep score or one where they do not.
    pub const fn is_counted_unasked(&self, recorded: bool) -> bool {
        recorded || !self.counts_on_request
    }
}

impl Trigger {
    /// The occurrence at which the rulebook first does something.
    pub const fn first_act(self) -> usize {
        match self {
            Self::Notice { at } | Self::NoticeOrRule { at } | Self::Warned { at } | Self::Rule { at } => at,
        }
    }
}

/// How a rulebook that gives every move its gravest name reads what its text leaves open, and how far it searches.
///
/// ```
/// use ruling::settings::{Mated, Naming};
///
/// let strict = Naming { mated: Mated::NextMove, ..Naming::default() };
/// assert_eq!(strict.values.rook, 2 * strict.values.horse);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Naming {
    /// What the pieces are worth in an exchange.
    pub values: Values,
    /// Which mates keep a side from taking or retaking.
    pub mated: Mated,
    /// Where the side that is taken from may take in turn.
    pub replies: Replies,
    /// Whether a piece that could be taken is chased though as much would be lost elsewhere.
    pub even_take: EvenTake,
    /// Whether a mate that was threatened before makes a kill of every further move.
    pub standing_kill: StandingKill,
    /// Whether a pawn's chase counts when both sides attack on every move.
    pub pawn_chases_if_mutual: bool,
    /// The arbiter's entry that a side's moves hold a plain draw, so that its chases of advisors and elephants are idle.
    pub plain_draw: ByColor<bool>,
    /// How many positions a search through checks may look at.
    pub check_bound: usize,
    /// How many positions the exchanges of one position may look at.
    pub exchange_bound: usize,
    /// How many positions all searches for the name of one move together may look at.
    pub move_bound: usize,
    /// How many they may look at if the verdict hangs on the name.
    pub verdict_bound: usize,
}

impl Naming {
    /// How many positions all searches for the name of one move together look at; docs/JUDGE.md states it.
    pub const POSITIONS: usize = 8_000;

    /// How many they look at if the verdict hangs on the name; docs/JUDGE.md states it.
    pub const VERDICT_POSITIONS: usize = 36_000;
}

impl Default for Naming {
    fn default() -> Self {
        Self {
            values: Values::default(),
            mated: Mated::ByChecks,
            replies: Replies::Connected,
            even_take: EvenTake::Chases,
            standing_kill: StandingKill::Counts,
            pawn_chases_if_mutual: true,
            plain_draw: ByColor { red: false, black: false },
            check_bound: Self::VERDICT_POSITIONS,
            exchange_bound: Self::VERDICT_POSITIONS,
            move_bound: Self::POSITIONS,
            verdict_bound: Self::VERDICT_POSITIONS,
        }
    }
}

/// What the pieces are worth in an exchange, in units of an advisor.
///
/// The crossed pawn is not here: its value floats, and it is weighed against nothing but another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// A rook: two of horse and cannon.
    pub rook: i32,
    /// A horse.
    pub horse: i32,
    /// A cannon, the same as a horse.
    pub cannon: i32,
    /// An advisor.
    pub advisor: i32,
    /// An elephant, the same as an advisor.
    pub elephant: i32,
}

impl Default for Values {
    fn default() -> Self {
        Self { rook: 4, horse: 2, cannon: 2, advisor: 1, elephant: 1 }
    }
}

impl Values {
    /// What a piece of this kind is worth; nothing for the king and the pawn.
    pub const fn of(&self, role: Role) -> i32 {
        match role {
            Role::Rook => self.rook,
            Role::Horse => self.horse,
            Role::Cannon => self.cannon,
            Role::Advisor => self.advisor,
            Role::Elephant => self.elephant,
            Role::King | Role::Pawn => 0,
        }
    }
}

/// Which mates keep a side from taking or retaking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mated {
    /// Mate on the very next move.
    NextMove,
    /// Mate by checks all the way, the next move included.
    ByChecks,
}

/// Whether a mate that was threatened before the move makes it a kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandingKill {
    /// It does: the move leaves the other side threatened with mate.
    Counts,
    /// It does not: a kill arises with the move, as a chase does.
    Idle,
}

/// Where the side that is taken from may take in turn, so that a capture gains nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replies {
    /// Only where a piece of the exchange took: what the capture leaves hanging elsewhere does not matter.
    OnPoint,
    /// There, and wherever it could not have won anything before the exchange began.
    Connected,
    /// Anywhere: a piece that hangs anyway makes up for what is taken.
    Anywhere,
}

/// Whether a piece without a sufficient root that could be taken is chased though as much would be lost elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvenTake {
    /// It is, unless the side that takes would be worse off.
    Chases,
    /// It is not: there must be a gain in the end.
    Idle,
}
