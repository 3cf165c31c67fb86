//! Which articles name a move of a cycle and say why a threat is a chase, and which are open to two readings.

use ruling::Setting;
use ruling::repetition::{Attacked, Chased, Class, Exempt, Exemption, Form, Nature, Roots, Row};

/// Article 7, which says what each name means; article 6 and 8.4, by which a move that would win a piece is idle.
pub(super) fn nature(nature: Nature, row: &Row) -> Vec<&'static str> {
    let named = match nature {
        Nature::Check => "7.1",
        Nature::Kill => "7.2",
        Nature::Chase => "7.3",
        Nature::Exchange => "7.5",
        Nature::Offer => "7.6",
        Nature::Block => "7.7",
        Nature::Follow => "7.8",
        Nature::Idle => "7.9",
        Nature::Discovery => return Vec::new(),
    };
    let Some(by_name) = &row.named else { return vec![named] };
    let spared = match by_name.exempt {
        Some(Exempt::ByKing) => Some("6.1.帅"),
        Some(Exempt::ByPawn) => Some("6.2.兵"),
        Some(Exempt::PlainDraw) => Some("6.3"),
        Some(Exempt::Mated) => Some("8.4"),
        None => None,
    };
    let gravest = by_name.also.map(|_| "6.4");
    [named].into_iter().chain(spared).chain(gravest).collect()
}

/// Article 4.4: what has no force cannot be chased. Other attacks are weighed by what they win.
pub(super) fn attack(attack: &Attacked) -> Vec<&'static str> {
    if attack.class == Class::Idle(Exemption::UncrossedPawn) { vec!["4.4.非子力"] } else { Vec::new() }
}

/// Article 8: by what a piece is won, and that what protects it is too little.
pub(super) fn threat(chased: &Chased) -> Vec<&'static str> {
    match chased.form {
        Form::Direct(Roots::False(_) | Roots::Few) => vec!["8.1.直接", "7.16.假根少根"],
        Form::Direct(_) => vec!["8.1.直接"],
        Form::Exchange => vec!["8.1.交换"],
        Form::Checks => vec!["8.1.照将"],
    }
}

/// The articles whose text a setting reads.
pub(super) fn read_in(setting: Setting) -> Vec<&'static str> {
    let clause = match setting {
        Setting::Window => "3",
        Setting::StandingKill => "7.2",
        Setting::MatedTaker => "8.4",
        Setting::Replies => "8.1.交换",
        Setting::EvenTake => "8.3",
        Setting::PlainDraw => "6.3",
        Setting::ClockAgreed => "1.4.误差",
        Setting::Resignation => "9(1)⑤",
        _ => return Vec::new(),
    };
    vec![clause]
}
