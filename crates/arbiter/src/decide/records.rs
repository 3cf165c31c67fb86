//! The record of the moves.

use books::desk::{Correction, Incident, OfRecord, Refusal, WhyNot};
use contest::Side;

use super::{Decided, Deciding, refuse};
use crate::happening::Happening;

impl Deciding<'_> {
    pub(super) fn write(&self, ply: usize, text: &str) -> Result<Vec<Decided>, Refusal> {
        let side = self.side()?;
        Ok(self.one(Happening::Wrote { side, ply, text: text.to_owned() }))
    }

    /// An official looks through a record; which moves are missing is for the law to say.
    pub(super) fn inspect(&self, side: Side) -> Result<Vec<Decided>, Refusal> {
        if self.entry.by.grade().is_none() {
            return Err(refuse(WhyNot::NotYours));
        }
        let finding = self.law.notices(self.scene, self.entry.by, self.deed);
        let omitted = finding.iter().map(|finding| match &finding.incident {
            Incident::Record(OfRecord::Omission { plies } | OfRecord::Illegible { plies }) => plies.clone(),
            _ => Vec::new(),
        });
        Ok(self.one(Happening::Inspected { side, omitted: omitted.flatten().collect() }))
    }

    pub(super) fn corrected(&self, side: Side, what: &Correction) -> Result<Vec<Decided>, Refusal> {
        let mut open = self.scene.to_correct.iter().chain(&self.scene.to_correct_after);
        if !open.any(|(of, open)| *of == side && open == what) {
            return Err(refuse(WhyNot::NothingToCorrect));
        }
        let remedy = self.law.corrected(self.scene, side, what)?;
        let under = [self.under.clone(), remedy.under.clone()].concat();
        let mut decided = vec![(Happening::Corrected { side, what: what.clone() }, under)];
        decided.extend(self.effects(remedy.effects, &remedy.under, None));
        Ok(decided)
    }
}
