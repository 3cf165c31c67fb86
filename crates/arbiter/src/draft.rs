//! What is to come of an entry, drafted on a copy of the game.

use books::Article;
use books::desk::{DeskLaw, Facts, Finding, Incident, Matter, MatterId, OwnOrder, Phase, Scene, Standing};
use clock::{Instant, Millis, Reminder};

use crate::after::of_effect;
use crate::decide::{Decided, took};
use crate::entry::Entry;
use crate::fold::{follow, next_number};
use crate::happening::{Happening, Logged, Told, by_desk};

/// How many matters the game itself can bring up after one entry.
const FINDINGS: usize = 8;

/// Lines that are to be logged, and the game as it stands after them.
pub struct Draft<'a> {
    law: &'a dyn DeskLaw,
    log: &'a [Logged],
    /// The game after the lines.
    pub scene: &'a mut Scene,
    /// The lines.
    pub lines: Vec<Logged>,
}

impl<'a> Draft<'a> {
    /// Nothing yet, at a time.
    pub fn new(law: &'a dyn DeskLaw, log: &'a [Logged], scene: &'a mut Scene, now: Instant) -> Self {
        scene.now = now;
        Self { law, log, scene, lines: Vec::new() }
    }

    /// The lines, with what the law finds in what stands then and rules on at once.
    pub fn finished(mut self, at: Instant) -> Vec<Logged> {
        self.go_on_to_the_end(at);
        journal::number(next_number(self.log), &mut self.lines);
        self.lines
    }

    /// Adds a line about the game of this desk.
    fn add(&mut self, logged: Logged) {
        let no = next_number(self.log) + self.lines.len() as u64;
        let logged = Logged { no, subject: self.scene.arrangements.game.clone(), ..logged };
        follow(self.scene, self.log, &logged);
        self.lines.push(logged);
    }

    /// Adds what was decided, each with what it brings about.
    pub fn happen(&mut self, decided: Vec<Decided>, entry: &Entry) {
        let name = entry.name.as_ref().filter(|_| entry.by.side().is_none());
        let licence = entry.licence.filter(|_| entry.by.grade().is_some());
        self.add_all(decided, |event| Logged {
            name: name.cloned(),
            licence,
            ..Logged::new(entry.at, entry.by, event)
        });
    }

    fn add_all(&mut self, decided: Vec<Decided>, logged: impl Fn(Happening) -> Logged) {
        for (event, under) in decided {
            let event = match event {
                Happening::Took { effect, matter, .. } => {
                    let after = of_effect(self.law.play(), self.scene, &effect);
                    Happening::Took { effect, matter, after }
                }
                event => event,
            };
            let was_over = self.scene.result().is_some();
            let logged = Logged { under, ..logged(event) };
            let at = logged.at;
            self.add(logged);
            if !was_over && self.scene.result().is_some() {
                self.close(at);
            }
        }
    }

    /// Once the game is over, what was open in it is moot.
    fn close(&mut self, at: Instant) {
        let over = |matter: &&Matter| matter.standing.is_open() && !self.law.outlives(self.scene, matter);
        let open = self.scene.matters.iter().filter(over);
        let moot = |matter: &Matter| (matter.id, self.law.backs(self.scene, OwnOrder::Ended(&matter.incident)));
        let moot: Vec<(MatterId, Vec<Article>)> = open.map(moot).collect();
        for (matter, under) in moot {
            self.add(Logged { under, ..by_desk(at, Happening::Moot { matter }) });
        }
    }

    /// Notes the times left that were reached since the last entry and are to be called out.
    pub fn remind(&mut self, after: Instant, until: Instant) {
        for logged in self.reminders(after, until) {
            self.add(logged);
        }
    }

    fn reminders(&self, after: Instant, until: Instant) -> Vec<Logged> {
        let running = self.scene.clock.as_ref().and_then(|clock| Some((clock, clock.running()?)));
        let Some((clock, side)) = running else { return Vec::new() };
        let calls = self.law.calls_out(self.scene, side);
        let mut set: Vec<Millis> = calls.iter().map(|call| call.what).collect();
        set.sort_unstable();
        set.dedup();
        let reminded = |call: Reminder| {
            let under: Vec<Article> =
                calls.iter().filter(|due| due.what == call.left).flat_map(|due| due.under.clone()).collect();
            let order = if under.is_empty() { Vec::new() } else { vec![side, !side] };
            let told = order.into_iter().map(|side| Told { side, left: clock.left(side, call.at) }).collect();
            let event = Happening::Reminded { side, left: call.left, told };
            Logged { under, ..by_desk(call.at, event) }
        };
        clock.reminders(&set, after, until).into_iter().map(reminded).collect()
    }

    /// Adds all that happens with nobody saying so.
    pub fn go_on_to_the_end(&mut self, at: Instant) {
        for _ in 0..FINDINGS {
            if !self.go_on(at) {
                break;
            }
        }
    }

    /// Adds what happens next with nobody saying so: a matter that the law rules on at once, or something it finds in the
    /// game; says whether there was anything.
    fn go_on(&mut self, at: Instant) -> bool {
        let due = self.due(at);
        let found = due.is_some();
        self.add_all(due.unwrap_or_default(), |event| by_desk(at, event));
        found
    }

    fn due(&self, at: Instant) -> Option<Vec<Decided>> {
        let passed = self.passed();
        if !passed.is_empty() {
            return Some(passed);
        }
        if let Some(matter) = self.first_at_once() {
            return self.rule_at_once(matter);
        }
        let kept = matches!(self.scene.phase, Phase::Running | Phase::Adjourned(_)) && self.scene.unwatched.is_none();
        if !kept {
            return None;
        }
        let Finding { incident, side, under } = self.law.finds(self.scene)?;
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
            ruled: None,
            done: Vec::new(),
        };
        Some(vec![(Happening::Noted { matter: Box::new(matter) }, under)])
    }

    /// What is over since a move was made. What goes on as it was, as play in circles does, is still the same matter.
    fn passed(&self) -> Vec<Decided> {
        let scene = &*self.scene;
        let kept = matches!(scene.phase, Phase::Running) && scene.unwatched.is_none();
        let now = (scene.line.len(), scene.turn.number);
        let before = |matter: &&Matter| matter.standing.is_open() && (matter.ply, matter.turn) != now;
        let passed = scene.matters.iter().filter(|_| kept).filter(before).filter_map(|matter| {
            let under = self.law.passes(scene, &matter.incident)?.under;
            (!self.is_found_again(matter)).then_some((Happening::Lapsed { matter: matter.id }, under))
        });
        passed.collect()
    }

    /// Whether the law would take notice of a matter now, if it were not noted.
    fn is_found_again(&self, matter: &Matter) -> bool {
        let mut scene = self.scene.clone();
        scene.matters.retain(|other| other.id != matter.id);
        let same = |found: &Finding| found.incident == matter.incident && found.side == matter.side;
        self.law.finds(&scene).as_ref().is_some_and(same)
    }

    /// The matter that comes first, if the law rules on it at once and nobody can object to the move behind it any more. What
    /// stands on a board as it was found an official rules on: nobody knows yet how it came about.
    fn first_at_once(&self) -> Option<&Matter> {
        let matters = &self.scene.matters;
        let objected = |found: &Matter| matters.iter().any(|matter| self.law.objects(matter, found));
        let as_found = self.scene.found.is_some_and(|found| found.known >= self.scene.line.len());
        let found = |matter: &Matter| as_found && matches!(matter.incident, Incident::Claim(_) | Incident::Clock(_));
        let at_once =
            |matter: &&Matter| matter.standing.is_open() && !found(matter) && self.law.at_once(self.scene, matter);
        if self.scene.result().is_some() {
            return None;
        }
        let mut ripe: Vec<&Matter> = matters.iter().filter(|matter| self.law.is_ripe(matter)).collect();
        ripe.sort_by_cached_key(|matter| self.law.order(matter).what);
        ripe.into_iter().find(|matter| !objected(matter)).filter(at_once)
    }

    fn rule_at_once(&self, matter: &Matter) -> Option<Vec<Decided>> {
        let remedy = self.law.remedies(self.scene, matter, &Facts::default()).ok()?;
        let (reading, known) = (self.law.reading(self.scene, matter), self.scene.known_of(&matter.incident));
        let ruled = Happening::Ruled { matter: matter.id, provisional: false, reading, known };
        let mut decided = vec![(ruled, remedy.under.clone())];
        decided.extend(took(self.law, self.scene, remedy.effects, &remedy.under, Some(matter.id)));
        Some(decided)
    }
}
