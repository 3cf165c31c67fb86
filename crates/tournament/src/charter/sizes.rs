//! Numbers of a charter by which nothing could be played.

use books::event::{Criterion, OfCharter, System, Weight};

use super::check::{CharterFault, Findings};
use super::format::Stage;
use super::{Charter, Eligibility, Format, Method, Place, Rules, TimeControl};
use crate::pairing::swiss::Apart;

impl Charter {
    /// Quotas, prizes, times and rounds that cannot be, and conditions that nobody meets.
    pub(super) fn check_sizes(&self, findings: &mut Findings) {
        for (nth, section) in self.sections.iter().enumerate() {
            let place = Place::of("sections").nth(nth);
            check_time(section.time.as_ref(), &place.clone().key("time"), findings);
            check_eligible(&section.eligibility, place.clone().key("eligibility"), findings);
            check_offices(section.rules.as_ref(), &place.clone().key("rules"), findings);
            let Some(quota) = section.quota else { continue };
            let place = place.key("quota");
            let first = self.format(&section.id).and_then(|format| format.stages.first());
            // Nobody plays alone, in no group.
            let groups = first.and_then(|stage| stage.groups).unwrap_or(1).max(1);
            findings.at_least(quota, u32::from(groups) * 2, place.clone());
            check_rounds(first, quota, &place, findings);
        }
        check_time(self.time.as_ref(), &Place::of("time"), findings);
        check_offices(self.rules.as_ref(), &Place::of("rules"), findings);
        for (nth, prize) in self.prizes.iter().flat_map(|prizes| &prizes.list).enumerate() {
            let place = Place::of("prizes").key("list").nth(nth);
            findings.at_least(prize.place, 1, place.clone().key("place"));
            if let Some(among) = &prize.among {
                check_eligible(among, place.key("among"), findings);
            }
        }
    }
}

/// Conditions that exclude each other.
fn check_eligible(eligibility: &Eligibility, place: Place, findings: &mut Findings) {
    let born = eligibility.born_from.zip(eligibility.born_until).is_some_and(|(from, until)| from > until);
    let rated = eligibility.rating_from.zip(eligibility.rating_until).is_some_and(|(from, until)| from > until);
    if born || rated {
        findings.push(Weight::Fault, CharterFault::NobodyEligible, Vec::new());
        findings.at(place);
    }
}

/// Powers that are given to nobody at all.
fn check_offices(rules: Option<&Rules>, place: &Place, findings: &mut Findings) {
    let offices = rules.into_iter().flat_map(|rules| &rules.offices);
    for (power, _) in offices.filter(|(_, offices)| offices.is_empty()) {
        findings.push(Weight::Fault, CharterFault::NobodyMay(*power), Vec::new());
        findings.at(place.clone().key("offices"));
    }
}

impl Stage {
    /// How many rounds of a Swiss so many players can play without anyone meeting twice, if the stage has more.
    pub(crate) fn too_many_rounds(&self, players: u32) -> Option<u32> {
        // Everybody meets everybody once, and of an odd number one rests in each round.
        let most = if players.is_multiple_of(2) { players.saturating_sub(1) } else { players };
        let never = self.system == System::Swiss && self.criteria.absolute.contains(&Criterion::Rematch);
        let rounds = self.rounds.filter(|_| never && players >= 2)?;
        (u32::from(rounds) > most).then_some(most)
    }
}

/// More rounds of a Swiss than so many players can play without anyone meeting twice.
fn check_rounds(stage: Option<&Stage>, players: u32, place: &Place, findings: &mut Findings) {
    if let Some(most) = stage.and_then(|stage| stage.too_many_rounds(players)) {
        findings.add(Weight::Fault, CharterFault::TooManyRounds { most }, OfCharter::Rounds);
        findings.at(place.clone());
    }
}

/// A time in which no move could be made.
fn check_time(time: Option<&TimeControl>, place: &Place, findings: &mut Findings) {
    let Some(time) = time else { return };
    let place = place.clone().key("method");
    match &time.method {
        Method::SecondsPerMove(number) | Method::Minutes(number) => findings.at_least((*number).into(), 1, place),
        Method::Stages(stages) => {
            findings.at_least(u32::try_from(stages.len()).unwrap_or(u32::MAX), 1, place.clone());
            for stage in stages {
                let least = stage.minutes.min(stage.moves.unwrap_or(1));
                findings.at_least(least.into(), 1, place.clone());
            }
        }
    }
}

/// Numbers of a stage by which it could never be paired.
pub(super) fn check_numbers(format: &Format, nth: usize, place: &Place, findings: &mut Findings) {
    let stage = &format.stages[nth];
    let take = stage.take.filter(|_| nth == 0);
    let rows =
        [("rounds", stage.rounds), ("groups", stage.groups), ("games", Some(u16::from(stage.games))), ("take", take)];
    for (key, found) in rows {
        if let Some(found) = found {
            findings.at_least(found.into(), 1, place.clone().key(key));
        }
    }
    check_time(stage.play_off.as_ref(), &place.clone().key("play_off"), findings);
    if let Some((before, take)) = nth.checked_sub(1).and_then(|before| format.stages.get(before)).zip(stage.take) {
        // Out of one group two must go on, or there is nobody to play against.
        let groups = before.groups.unwrap_or(1).max(1);
        findings.at_least(take.into(), if groups > 1 { 1 } else { 2 }, place.clone().key("take"));
        check_rounds(Some(stage), u32::from(take) * u32::from(groups), &place.clone().key("rounds"), findings);
    }
    for (key, apart) in [("clubs", stage.criteria.clubs), ("teams", stage.criteria.teams)] {
        if let Apart::First(rounds) = apart {
            findings.at_least(rounds.into(), 1, place.clone().key("criteria").key(key));
        }
    }
    for fault in stage.criteria.faults() {
        findings.push(Weight::Fault, CharterFault::Criteria(fault), Vec::new());
        findings.at(place.clone().key("criteria"));
    }
}
