//! The charter amended: all of it before play; later the chief arbiter completes it, and nothing changes of what was played.

use books::event::{Layer, OfCharter, Power};

use super::{Decided, Desk, NOTHING};
use crate::Actor;
use crate::charter::{Charter, CharterFinding, Format, Stage, Weight};
use crate::event::happening::Happening;
use crate::event::refusal::{AmendedPart, Why};
use crate::event::state::{RoundStatus, SectionState};
use crate::event::{Decision, NoteKind, Refusal};

impl Desk<'_> {
    pub(super) fn amend_charter(&self, charter: &Charter, reason: &str) -> Decided {
        let reason = self.explained(reason)?;
        let layer = self.amends_as()?;
        if charter == self.charter() {
            return self.refuse(Why::NothingChanges, NOTHING);
        }
        let today = self.order.hour.map(jiff::civil::DateTime::date);
        let faults: Vec<CharterFinding> =
            charter.findings(today).into_iter().filter(|finding| finding.weight == Weight::Fault).collect();
        if !faults.is_empty() {
            let under = faults.iter().flat_map(|fault| fault.under.clone()).collect();
            return Err(Refusal { why: Why::Charter(faults), under });
        }
        let on = [OfCharter::Precedence, OfCharter::Layer(layer), OfCharter::AnnouncedLate];
        if let Some(part) = self.touched(charter) {
            let fixed = [OfCharter::TimeFixed];
            return self.refuse(Why::AmendsPlayed(part), if part == AmendedPart::Time { &fixed[..] } else { &on[..] });
        }
        let on = match layer {
            Layer::Charter => vec![OfCharter::Opened, OfCharter::Layer(layer)],
            _ => vec![OfCharter::Layer(layer), OfCharter::Announced],
        };
        let notes = vec![self.note(NoteKind::AmendedAs(layer), &on)];
        let announced = match layer {
            Layer::Announcement { round } => Some(round),
            _ => None,
        };
        let changes = self.charter().changes(charter);
        let event = Happening::Amended { charter: Box::new(charter.clone()), reason, changes, announced };
        Ok(Decision { events: vec![self.log(event, &on)], notes })
    }

    /// By which rank whoever gives the order may amend now: before play whoever writes the charter, as the charter itself;
    /// later whoever announces, between rounds.
    fn amends_as(&self) -> Result<Layer, Refusal> {
        let sections = || self.state.sections.values();
        if !sections().any(SectionState::has_begun) {
            let writes = matches!(self.order.by, Actor::Director | Actor::Organiser);
            return if writes { Ok(Layer::Charter) } else { self.needs(Power::Announce).map(|()| Layer::Charter) };
        }
        self.needs(Power::Announce)?;
        let played = sections().filter_map(SectionState::current).find(|round| round.status == RoundStatus::Published);
        if let Some(round) = played {
            return self.refuse(Why::RoundBegun(round.number), &[OfCharter::AnnouncedLate]);
        }
        let next = sections().map(SectionState::rounds).max().unwrap_or(0).saturating_add(1);
        Ok(Layer::Announcement { round: next })
    }

    /// What a charter would change of that which was played by it, or entered.
    fn touched(&self, charter: &Charter) -> Option<AmendedPart> {
        let now = self.charter();
        let begun = self.state.sections.values().any(SectionState::has_begun);
        if begun && (&now.rules, now.preset) != (&charter.rules, charter.preset) {
            return Some(AmendedPart::Rules);
        }
        for (id, state) in &self.state.sections {
            let rules = |charter: &Charter| charter.section(id).and_then(|section| section.rules.clone());
            if state.has_begun() && rules(now) != rules(charter) {
                return Some(AmendedPart::Rules);
            }
            let fixed = || !self.state.laws(id).cite(OfCharter::TimeFixed).is_empty();
            if state.has_begun() && now.time(id) != charter.time(id) && fixed() {
                return Some(AmendedPart::Time);
            }
            if charter.section(id).is_none() && !state.entrants.is_empty() {
                return Some(AmendedPart::Section);
            }
            let formats = now.format(id).zip(charter.format(id));
            let part = match formats {
                Some((before, after)) => touched_format(state, before, after),
                None if state.stages.is_empty() => None,
                None => Some(AmendedPart::Stage),
            };
            if part.is_some() {
                return part;
            }
        }
        None
    }
}

fn touched_format(state: &SectionState, before: &Format, after: &Format) -> Option<AmendedPart> {
    if before.boards != after.boards && !state.entrants.is_empty() {
        return Some(AmendedPart::Boards);
    }
    let begun = state.stages.iter().zip(&before.stages).enumerate();
    for (nth, (stage, plan)) in begun {
        let paired = u16::try_from(stage.rounds.len()).unwrap_or(u16::MAX);
        let Some(amended) = after.stages.get(nth) else { return Some(AmendedPart::Stage) };
        if !completes(plan, amended) || amended.rounds.is_some_and(|rounds| rounds < paired) {
            return Some(AmendedPart::Stage);
        }
    }
    None
}

/// Whether a stage that has begun is only completed: what was said stays, but for its name, the number of its rounds and who
/// shares places.
fn completes(before: &Stage, after: &Stage) -> bool {
    let said = Stage {
        name: after.name.clone(),
        rounds: after.rounds,
        share_places: after.share_places,
        scoring: before.scoring.or(after.scoring),
        counting: before.counting.or(after.counting),
        ranking: before.ranking.clone().or_else(|| after.ranking.clone()),
        play_off: before.play_off.clone().or_else(|| after.play_off.clone()),
        principle: if before.principle.is_empty() { after.principle.clone() } else { before.principle.clone() },
        ..before.clone()
    };
    said == *after
}
