//! Which articles name a move of a cycle and say why an attack is a chase or none, and which are open to two readings.

use ruling::Setting;
use ruling::repetition::{Attacked, Class, Exemption, Ground, Nature, Row};

/// Article 3(1), which says what checks, chases and their answers are; a move that is none of these makes a cycle an
/// ordinary one by article 58(3).
pub(super) fn nature(nature: Nature, before: Option<&Row>) -> Vec<&'static str> {
    let answers = |row: &Row| row.facts.attacks.iter().any(|attack| attack.is_chase() && attack.answer.is_some());
    let clause = match (nature, before) {
        (Nature::Check, _) => "3(1):照着、將軍、叫將",
        (Nature::Chase, _) => "3(1):捉着",
        (Nature::Idle, Some(row)) if row.facts.check.is_some() => "3(1):應將、解將",
        (Nature::Idle, Some(row)) if answers(row) => "3(1):應捉、解捉",
        _ => "58(3)",
    };
    vec![clause]
}

/// Article 58(2) with its exceptions, and what a real and a sham protector are.
pub(super) fn attack(attack: &Attacked) -> Vec<&'static str> {
    match attack.class {
        Class::Chase(Ground::Rootless | Ground::BoundLike) => vec!["58(2)"],
        Class::Chase(Ground::FalseRoot(_)) => vec!["58(2)", "3(1):假根"],
        Class::Chase(Ground::RookTarget) => vec!["58(2)(d)"],
        Class::Idle(Exemption::UncrossedPawn) => vec!["58(2)(a)"],
        Class::Idle(Exemption::ByKing | Exemption::ByPawn) => vec!["58(2)(b)"],
        Class::Idle(Exemption::ByGuard) => vec!["58(2)(c)"],
        Class::Idle(Exemption::Rooted(_)) => vec!["58(2)(d)", "3(1):真根"],
        Class::Idle(Exemption::Mutual) => vec!["58(2)(e)"],
    }
}

/// The articles whose text a setting reads.
pub(super) fn read_in(setting: Setting) -> Vec<&'static str> {
    let clause = match setting {
        Setting::NewAttack => "3(1):攻着",
        Setting::WarnedWindow | Setting::AnotherTarget => "63",
        Setting::Renewals => "62",
        Setting::DoubleAttack | Setting::CheckChase => "59(4)",
        Setting::RootTest => "3(1):真根",
        Setting::SlidBack => "37(1)(e)",
        _ => return Vec::new(),
    };
    vec![clause]
}
