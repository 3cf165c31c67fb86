//! Times to be called out.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Clock, Instant, Millis, State};
use contest::Side;

/// A time that a side's face has run down to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reminder {
    /// Whose face.
    pub side: Side,
    /// What was left.
    pub left: Millis,
    /// At which moment.
    pub at: Instant,
}

impl Clock {
    /// Which of the set times the running face came down to after one moment and up to another, in the order of time. A face
    /// that begins at a set time has not come down to it.
    ///
    /// ```
    /// use contest::Side;
    /// use clock::{Clock, Instant, Millis, TimeControl};
    ///
    /// let at = |secs: u64| Instant::new(secs * 1000);
    /// let calls = [Millis::from_mins(5), Millis::from_mins(1), Millis::from_secs(30)];
    /// let clock = Clock::new("10".parse::<TimeControl>()?).start(Side::First, at(0))?;
    /// let called: Vec<_> = clock.reminders(&calls, at(0), at(550)).iter().map(|call| (call.left, call.at)).collect();
    /// assert_eq!(called, [(Millis::from_mins(5), at(300)), (Millis::from_mins(1), at(540))]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reminders(&self, set: &[Millis], after: Instant, until: Instant) -> Vec<Reminder> {
        let State::Running { side, since } = self.state else { return Vec::new() };
        let control = self.control.side(side);
        let mut reminders: Vec<_> = self.faces[side]
            .stretches(control, since, until.since(since))
            .flat_map(|stretch| {
                let stage = control.stage(stretch.face.count.stage);
                set.iter().filter_map(move |left| {
                    let span = stretch.face.until_left(stage, *left).filter(|span| *span <= stretch.span)?;
                    Some(Reminder { side, left: *left, at: stretch.from.after(span) })
                })
            })
            .filter(|reminder| reminder.at > after)
            .collect();
        reminders.sort_by_key(|reminder| reminder.at);
        reminders
    }
}
