//! What time alone brings about at a desk: times to be called out, a flag that falls, somebody who has not come.

use books::desk::Phase;
use clock::{Instant, Millis};
use contest::Side;

use crate::desk::{Desk, Outlook};
use crate::draft::Draft;

impl Desk {
    /// Whether time alone can bring something about: the game is on, and somebody has entered how it goes. The times of a
    /// board that nobody keeps are not the desk's to go by.
    pub fn goes_by_time(&self) -> bool {
        let scene = self.scene();
        let seen = |side: Side| scene.arrived[side].is_some() || scene.presses[side].first.is_some();
        let kept = !scene.line.is_empty() || scene.found.is_some() || Side::BOTH.into_iter().any(seen);
        matches!(scene.phase, Phase::Running | Phase::Adjourned(_)) && scene.unwatched.is_none() && kept
    }

    /// When the running clock brings something about, after a moment: a time to be called out, or the fall of a flag.
    pub fn next_moment(&self, after: Instant) -> Option<Instant> {
        let scene = self.scene();
        let after = after.max(scene.now);
        let clock = scene.clock.as_ref().filter(|_| self.goes_by_time())?;
        let side = clock.running()?;
        let fall = clock.next_fall().map(|(_, fall)| fall.at).filter(|at| *at > after);
        let calls: Vec<Millis> = self.law().calls_out(scene, side).into_iter().map(|call| call.what).collect();
        let call = clock.reminders(&calls, after, fall.unwrap_or(Instant::LAST)).first().map(|call| call.at);
        [fall, call].into_iter().flatten().min()
    }

    /// What time alone has brought about by a moment, if anything: times to be called out, and what the law finds and rules
    /// on at once.
    pub fn wake(&self, at: Instant) -> Option<Outlook> {
        let (last, at) = (self.scene().now, self.scene().now.max(at));
        if !self.goes_by_time() {
            return None;
        }
        let mut scene = self.scene().clone();
        let mut draft = Draft::new(self.law(), self.log(), &mut scene, at);
        draft.remind(last, at);
        let lines = draft.finished(at);
        (!lines.is_empty()).then_some(Outlook { lines, scene })
    }
}
