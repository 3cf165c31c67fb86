//! Which articles name a move of a cycle and say why an attack is a chase or none, and which are open to two readings.

use ruling::Setting;
use ruling::repetition::attack::is_uncrossed_pawn;
use ruling::repetition::{Attacked, Class, Exemption, Ground, Nature};

/// Section 1, which says what each name means; threats to take a piece behind a check have theirs from the general rules.
pub(crate) fn nature(nature: Nature) -> Vec<&'static str> {
    let clause = match nature {
        Nature::Check => "2.1.將",
        Nature::Kill => "2.1.殺",
        Nature::Chase => "2.1.捉",
        Nature::Discovery => "2.3.10.長要抽吃",
        Nature::Exchange => "2.1.兌",
        Nature::Offer => "2.1.獻",
        Nature::Block => "2.1.攔",
        Nature::Idle => "2.1.閒",
        Nature::Follow => return Vec::new(),
    };
    vec![clause]
}

/// Section 1, 說明一 to 六, for one attack; and what else makes a chase new or keeps it from being new.
pub(crate) fn attack(attack: &Attacked) -> Vec<&'static str> {
    let pawn = is_uncrossed_pawn(attack.on.piece, attack.on.on);
    let mut clauses = match attack.class {
        Class::Chase(Ground::Rootless | Ground::FalseRoot(_)) if pawn => vec!["2.1.捉.說明六"],
        Class::Chase(Ground::Rootless) if is_bound_kind(attack) => vec!["2.1.捉.說明四.被攻受限"],
        Class::Chase(Ground::Rootless) => vec!["2.1.捉.說明五.無根"],
        Class::Chase(Ground::FalseRoot(_)) => vec!["2.1.捉.說明五.無根", "2.1.假根"],
        Class::Chase(Ground::RookTarget) => vec!["2.1.捉.說明五.車"],
        Class::Chase(Ground::BoundLike) => vec!["2.1.捉.說明四.被攻受限"],
        Class::Idle(Exemption::ByKing) => vec!["2.1.捉.說明一"],
        Class::Idle(Exemption::ByPawn) => vec!["2.1.捉.說明二"],
        Class::Idle(Exemption::Mutual) => vec!["2.1.捉.說明四.互攻"],
        Class::Idle(Exemption::Rooted(_)) if pawn => vec!["2.1.捉.說明六"],
        Class::Idle(Exemption::Rooted(_)) => vec!["2.1.捉.說明五.有真根"],
        Class::Idle(Exemption::ByGuard | Exemption::UncrossedPawn) => Vec::new(),
    };
    if attack.root_lost.is_some() {
        clauses.push("2.4.15");
    } else if attack.is_chase() && !attack.is_fresh() {
        clauses.push("2.1.攻擊");
    }
    clauses
}

/// Whether the target may not leave its line to take an attacker of its own kind.
fn is_bound_kind(attack: &Attacked) -> bool {
    attack.on_bound && attack.by.piece.role == attack.on.piece.role
}

/// The articles whose text a setting reads.
pub(crate) fn read_in(setting: Setting) -> Vec<&'static str> {
    let clause = match setting {
        Setting::FreshBy => "2.1.攻擊",
        Setting::Window => "4.六.[H]",
        Setting::BoundLike | Setting::BoundTarget => "2.1.捉.說明四.被攻受限",
        Setting::BoundAttacker => "2.1.捉.說明三",
        Setting::CheckChase => "2.1.捉",
        Setting::CappedPlay => "3.4.三",
        Setting::Aimless => "2.1.待判局面",
        Setting::RepeatedPress => "3.8.五.手",
        Setting::FilledIn => "3.3.七.補記",
        Setting::SealedBy => "3.2.三.封棋",
        Setting::ShiftedMan => "1.3.四.[A].移位",
        _ => return Vec::new(),
    };
    vec![clause]
}
