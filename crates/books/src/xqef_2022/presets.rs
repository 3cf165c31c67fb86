//! Schedule 7, parts 1 to 5: what is suggested for events of several kinds.
//!
//! The schedule cites articles by an older numbering: its "72(1)" is article 67 (official draws), its "158(2)(a)" is
//! 127(2)(a) (the limit of technical fouls).

use crate::Article;
use crate::desk::{FoulKind, Preset, Reporting, Setting, Supervision};
use crate::xqef_2022::XQEF_2022;

/// The unit that describes a preset.
pub fn article(preset: Preset) -> Article {
    XQEF_2022.article(match preset {
        Preset::Regular => "sch7.1",
        Preset::Regional => "sch7.2",
        Preset::Rapid => "sch7.3",
        Preset::Blitz => "sch7.4",
        Preset::UnderNine => "sch7.5",
    })
}

/// What a preset settles. Players report results although no moves are recorded: article 100(2) gives way to a charter that
/// says so, and to name the preset is to say so.
pub fn settings(preset: Preset) -> Vec<(Article, Setting)> {
    use Setting::{
        ArrivalWithinAllowance, Limit, MoreStaff, OfficialDraws, Recorded, Reporting as Reports, SeatingFirst,
        Supervision as Under, TouchDown,
    };
    let rows: &[(&'static str, Setting)] = match preset {
        Preset::Regular => &[
            ("sch7.1.1", Recorded(true)),
            ("sch7.1.2", Under(Supervision::Watched)),
            ("sch7.1.3", Reports(Reporting::Official)),
        ],
        Preset::Regional => &[
            ("sch7.2.1", Recorded(false)),
            ("sch7.2.2", Under(Supervision::Patrol)),
            ("sch7.2.3", Reports(Reporting::PlayersUnrecorded)),
        ],
        Preset::Rapid => &[
            ("sch7.3.1", Recorded(false)),
            ("sch7.3.2", Under(Supervision::Patrol)),
            ("sch7.3.3", Reports(Reporting::PlayersUnrecorded)),
            ("sch7.3.4", OfficialDraws(false)),
        ],
        Preset::Blitz => &[
            ("sch7.4.1", ArrivalWithinAllowance),
            ("sch7.4.2", Under(Supervision::Watched)),
            ("sch7.4.3(1)", TouchDown),
            ("sch7.4.3(2)", TouchDown),
            ("sch7.4.4", Reports(Reporting::Official)),
        ],
        Preset::UnderNine => &[
            ("sch7.5.1", Recorded(false)),
            ("sch7.5.2", Under(Supervision::Patrol)),
            ("sch7.5.2", MoreStaff),
            ("sch7.5.3", SeatingFirst),
            ("sch7.5.4", Limit(FoulKind::Technical, 3)),
            ("sch7.5.5", Reports(Reporting::Official)),
            ("sch7.5.6", OfficialDraws(false)),
        ],
    };
    rows.iter().map(|(clause, setting)| (XQEF_2022.article(clause), *setting)).collect()
}

/// Whether a preset is meant for games of so many seconds a side, with so many added for each move.
pub fn suits(preset: Preset, seconds: u64, added: u64) -> bool {
    match preset {
        Preset::Regular => seconds >= 45 * 60 && added >= 10,
        Preset::Regional => seconds >= 25 * 60 && added >= 5,
        Preset::Rapid => seconds >= 10 * 60 && added >= 5,
        Preset::Blitz => seconds <= 5 * 60 && added <= 3,
        Preset::UnderNine => true,
    }
}
