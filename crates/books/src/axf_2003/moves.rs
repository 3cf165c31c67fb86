//! Which rules name a move of a cycle and say why an attack is a chase or none, and which are open to two readings.

use ruling::Setting;
use ruling::repetition::{Attacked, Class, Exemption, Freshness, Ground, Nature};

/// What each kind of move leads to: the public text says no more of what one is.
pub(super) fn nature(nature: Nature) -> Vec<&'static str> {
    match nature {
        Nature::Check | Nature::Chase => vec!["forbidden"],
        Nature::Kill => vec!["9"],
        Nature::Discovery => vec!["38"],
        Nature::Block => vec!["39"],
        Nature::Offer | Nature::Exchange => vec!["40"],
        Nature::Follow | Nature::Idle => Vec::new(),
    }
}

/// The rules about chases, for one attack.
pub(super) fn attack(attack: &Attacked) -> Vec<&'static str> {
    if attack.freshness == Some(Freshness::Excused) {
        return vec!["19"];
    }
    match attack.class {
        Class::Chase(Ground::RookTarget) => vec!["15"],
        Class::Chase(Ground::BoundLike) | Class::Idle(Exemption::Mutual) => vec!["24"],
        Class::Chase(Ground::Rootless | Ground::FalseRoot(_)) | Class::Idle(Exemption::ByGuard) => Vec::new(),
        Class::Idle(Exemption::ByKing | Exemption::ByPawn) => vec!["28"],
        Class::Idle(Exemption::UncrossedPawn) => vec!["pawn"],
        Class::Idle(Exemption::Rooted(_)) => vec!["35"],
    }
}

/// The rules whose text a setting reads.
pub(super) fn read_in(setting: Setting) -> Vec<&'static str> {
    match setting {
        Setting::Window => vec!["third"],
        Setting::BoundAttacker | Setting::BoundTarget => vec!["24"],
        Setting::CheckChase => vec!["12"],
        _ => Vec::new(),
    }
}
