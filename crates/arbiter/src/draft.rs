//! What is to come of an entry, drafted on a copy of the game.

use books::Article;
use books::desk::{Actor, DeskLaw, Facts, Finding, Matter, MatterId, OwnOrder, Phase, Scene, Standing};
use clock::{Instant, Millis};

use crate::after::of_effect;
use crate::decide::{Decided, took};
use crate::entry::Entry;
use crate::fold::{follow, next_number};
use crate::happening::{Happening, Logged, Told, by_desk};

/// Lines that are to be logged, and the game as it stands after them.
pub struct Draft<'a> {
    law: &'a dyn DeskLaw,
    log: &'a [Logged],
    /// The game after the lines.
    pub scene: Scene,
    /// The lines.
    pub lines: Vec<Logged>,
}

impl<'a> Draft<'a> {
    /// Nothing yet, at a time.
    pub fn new(law: &'a dyn DeskLaw, log: &'a [Logged], scene: Scene, now: Instant) -> Self {
        Self { law, log, scene: Scene { now, ..scene }, lines: Vec::new() }
    }

    /// Adds a line about the game of this desk.
    fn add(&mut self, logged: Logged) {
        let no = next_number(self.log) + self.lines.len() as u64;
        let logged = Logged { no, subject: self.scene.arrangements.game.clone(), ..logged };
        follow(&mut self.scene, self.log, &logged);
        self.lines.push(logged);
    }

    /// Adds what was decided, each with what it brings about.
    pub fn happen(&mut self, decided: Vec<Decided>, entry: &Entry) {
        let name = entry.name.as_ref().filter(|_| entry.by.side().is_none());
        for (event, under) in decided {
            let event = match event {
                Happening::Took { effect, matter, .. } => {
                    let after = of_effect(self.law.play(), &self.scene, &effect);
                    Happening::Took { effect, matter, after }
                }
                event => event,
            };
            let (name, licence) = (name.cloned(), entry.licence.filter(|_| entry.by.grade().is_some()));
            let was_over = self.scene.result().is_some();
            self.add(Logged { name, licence, under, ..Logged::new(entry.at, entry.by, event) });
            if !was_over && self.scene.result().is_some() {
                self.close(entry.at);
            }
        }
    }

    /// Once the game is over, what was open in it is moot.
    fn close(&mut self, at: Instant) {
        let open = self.scene.matters.iter().filter(|matter| matter.standing.is_open());
        let moot = |matter: &Matter| (matter.id, self.law.backs(&self.scene, OwnOrder::Ended(&matter.incident)));
        let moot: Vec<(MatterId, Vec<Article>)> = open.map(moot).collect();
        for (matter, under) in moot {
            self.add(Logged { under, ..by_desk(at, Happening::Moot { matter }) });
        }
    }

    /// Notes the times left that were reached since the last entry and are to be called out.
    pub fn remind(&mut self, after: Instant, until: Instant) {
        let Some((clock, side)) = self.scene.clock.clone().and_then(|clock| clock.running().map(|side| (clock, side)))
        else {
            return;
        };
        let calls = self.law.calls_out(&self.scene, side);
        let mut set: Vec<Millis> = calls.iter().map(|call| call.what).collect();
        set.sort_unstable();
        set.dedup();
        for call in clock.reminders(&set, after, until) {
            let under: Vec<Article> =
                calls.iter().filter(|due| due.what == call.left).flat_map(|due| due.under.clone()).collect();
            let order = if under.is_empty() { Vec::new() } else { vec![side, !side] };
            let told = order.into_iter().map(|side| Told { side, left: clock.left(side, call.at) }).collect();
            let event = Happening::Reminded { side, left: call.left, told };
            self.add(Logged { under, ..by_desk(call.at, event) });
        }
    }

    /// Adds what happens next with nobody saying so: a matter that the law rules on at once, or something it finds in the
    /// game; says whether there was anything.
    pub fn go_on(&mut self, entry: &Entry) -> bool {
        let due = self.due(entry.at);
        let found = due.is_some();
        self.happen(due.unwrap_or_default(), &Entry { by: Actor::Desk, name: None, ..entry.clone() });
        found
    }

    fn due(&self, at: Instant) -> Option<Vec<Decided>> {
        if let Some(matter) = self.first_at_once() {
            return self.rule_at_once(matter);
        }
        let kept = matches!(self.scene.phase, Phase::Running | Phase::Adjourned(_)) && self.scene.unwatched.is_none();
        if !kept {
            return None;
        }
        let Finding { incident, side, under } = self.law.finds(&self.scene)?;
        let matter = Matter {
            id: MatterId::after(self.scene.matters.len()),
            incident,
            side,
            ply: self.scene.line.len(),
            turn: self.scene.turn.number,
            at,
            left: self.scene.times(),
            raised_by: None,
            standing: Standing::Latent,
            done: Vec::new(),
        };
        Some(vec![(Happening::Noted { matter: Box::new(matter) }, under)])
    }

    /// The matter that comes first, if the law rules on it at once and nobody can object to the move behind it any more.
    fn first_at_once(&self) -> Option<&Matter> {
        let matters = &self.scene.matters;
        let objected = |found: &Matter| matters.iter().any(|matter| self.law.objects(matter, found));
        let at_once = |matter: &&Matter| matter.standing.is_open() && self.law.at_once(&self.scene, matter);
        if self.scene.result().is_some() {
            return None;
        }
        let ripe = matters.iter().filter(|matter| self.law.is_ripe(matter) && !objected(matter));
        ripe.min_by_key(|matter| self.law.order(matter).what).filter(at_once)
    }

    fn rule_at_once(&self, matter: &Matter) -> Option<Vec<Decided>> {
        let remedy = self.law.remedies(&self.scene, matter, &Facts::default()).ok()?;
        let (reading, known) = (self.law.reading(&self.scene, matter), self.scene.known_of(&matter.incident));
        let ruled = Happening::Ruled { matter: matter.id, provisional: false, reading, known };
        let mut decided = vec![(ruled, remedy.under.clone())];
        decided.extend(took(self.law, &self.scene, remedy.effects, &remedy.under, Some(matter.id)));
        Some(decided)
    }
}
