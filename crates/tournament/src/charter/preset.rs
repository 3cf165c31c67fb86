//! Schedule 7, parts 1 to 5, of `xqef-2022`: the preset that a charter names.

use books::desk::{FoulKind, Preset, Reporting, Setting, Supervision};

use super::layer::Statement;
use super::{Adjust, Charter, Key, Layer, Value};

/// What a preset sets, each by its unit. What no term of an event sets is the desk's.
pub fn statements(preset: Preset, charter: &Charter) -> Vec<Statement> {
    let state = |(unit, setting)| {
        let (key, value) = match setting {
            Setting::Recorded(recorded) => (Key::Recording, Value::Flag(recorded)),
            Setting::Supervision(supervision) => (Key::Watched, Value::Flag(supervision == Supervision::Watched)),
            Setting::Reporting(reporting) => (Key::PlayerConfirmation, Value::Flag(reporting != Reporting::Official)),
            Setting::Limit(FoulKind::Technical, limit) => (Key::TechnicalFoulLimit, Value::Number(limit)),
            Setting::ArrivalWithinAllowance => {
                (Key::LatestArrival, Value::Number(u32::from(charter.time.as_ref()?.minutes()?)))
            }
            _ => return None,
        };
        Some(Statement { layer: Layer::Preset, key, value, under: Some(unit) })
    };
    preset.settings().into_iter().filter_map(state).collect()
}

/// Whether a preset is meant for the time of the charter's games; none if the charter names no time by minutes.
pub fn fits(preset: Preset, charter: &Charter) -> Option<bool> {
    let time = charter.time.as_ref()?;
    let added = match time.adjust {
        Some(Adjust::Increment(seconds) | Adjust::Bronstein(seconds) | Adjust::Delay(seconds)) => seconds,
        Some(Adjust::Hourglass) | None => 0,
    };
    Some(preset.suits(u64::from(time.minutes()?) * 60, u64::from(added)))
}

#[cfg(test)]
mod tests {
    use super::super::{Terms, TimeControl};
    use super::*;

    #[test]
    fn the_charter_goes_before_the_preset_it_names() {
        let charter = Charter { preset: Some(Preset::Regional), recording: Some(true), ..Charter::default() };
        let terms = Terms::of(&charter, &[]);
        assert!(terms.flag(&Key::Recording, 1));
        assert!(!terms.flag(&Key::Watched, 1));
        assert!(terms.flag(&Key::PlayerConfirmation, 1));
    }

    #[test]
    fn a_preset_may_be_named_for_one_section() {
        let text = "preset = \"blitz\"\ntime = { method = { minutes = 5 } }\n\
            sections = [{ id = \"A\", name = \"A\" }, { id = \"B\", name = \"B\", preset = \"regional\", \
            time = { method = { minutes = 25 }, adjust = { increment = 5 } } }, { id = \"C\", name = \"C\", preset = \"rapid\" }]";
        let charter = super::super::read_toml(text).unwrap();
        let presets = ["A", "B", "C", "none"].map(|section| charter.within(section).preset);
        assert_eq!(presets, [Preset::Blitz, Preset::Regional, Preset::Rapid, Preset::Blitz].map(Some));
        let confirmed = |section: &str| Terms::of(&charter.within(section), &[]).flag(&Key::PlayerConfirmation, 1);
        assert_ne!(confirmed("A"), confirmed("B"));
        // Only the third is named for games of another time.
        let findings = charter.findings(None);
        let misfits = findings.iter().filter(|finding| finding.fault == super::super::CharterFault::PresetMisfit);
        assert_eq!(misfits.map(|misfit| misfit.place.line_in_toml(text)).collect::<Vec<_>>(), [Some(3)]);
    }

    #[test]
    fn a_preset_is_held_to_the_time_of_the_games() {
        let time =
            |minutes, seconds| Charter { time: Some(TimeControl::whole(minutes, seconds)), ..Charter::default() };
        assert_eq!(fits(Preset::Blitz, &time(5, 3)), Some(true));
        assert_eq!(fits(Preset::Blitz, &time(10, 3)), Some(false));
        assert_eq!(fits(Preset::Regular, &time(45, 5)), Some(false));
        assert_eq!(fits(Preset::UnderNine, &Charter::default()), None);
    }
}
