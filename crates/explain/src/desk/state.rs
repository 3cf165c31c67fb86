//! How a game stands.

use arbiter::{Allowed, Awaited, Awaiting, ClockView, Desk, View};
use books::desk::{Actor, Counts, Grade, Licence, Matter, Phase};
use contest::{Side, Sides};
use words::{Lang, list, say};
use xiangqi::Setup;

use super::Teller;
use crate::ruling::diagram;

impl Teller<'_> {
    /// How a game stands, in lines: the board, whose turn it is and what may be played, the clock, the faults counted, what
    /// the game waits for, the result.
    pub fn state(&self, desk: &Desk) -> String {
        let view = desk.view();
        let matters = &desk.scene().matters;
        let mut lines = vec![self.phase(&desk.scene().phase, &view), Self::board(&view.fen, self.lang)];
        lines.extend(self.players(&view));
        if !view.loose.is_empty() {
            lines.push(say!(self.lang, "desk-loose", squares = self.squares(&view.loose)));
        }
        if matches!(desk.scene().phase, Phase::Running) && view.unwatched.is_none() {
            lines.push(self.may_play(desk, &view.allowed));
        }
        lines.extend(self.spoken_state(&view));
        lines.extend(self.at(desk.scene().line.now()).bonds(&view));
        lines.extend(view.clock.as_ref().map(|clock| self.clock(clock)));
        lines.push(say!(self.lang, "desk-faults", faults = self.faults(&view.counts)));
        lines.extend(self.notices(&view));
        lines.extend(view.awaits.iter().map(|awaited| self.awaited(awaited, &view, matters)));
        lines.extend(self.result(&view));
        lines.join("\n") + "\n"
    }

    /// Who has which side, as far as that is known.
    fn players(&self, view: &View) -> Option<String> {
        let named = Side::BOTH.into_iter().filter(|side| !view.players[*side].is_empty());
        let told = |side| say!(self.lang, "desk-player", side = self.side(side), name = view.players[side].as_str());
        let players: Vec<String> = named.map(told).collect();
        (!players.is_empty()).then(|| say!(self.lang, "desk-players", players = list(self.lang, players)))
    }

    pub(crate) fn phase(&self, phase: &Phase, view: &View) -> String {
        let (lang, ply, side) = (self.lang, view.ply, self.side(view.turn));
        match phase {
            Phase::Waiting => say!(lang, "desk-phase-waiting", ply = ply),
            Phase::Running => say!(lang, "desk-phase-running", ply = ply, side = side),
            Phase::Adjourned(_) => say!(lang, "desk-phase-adjourned", ply = ply, side = side),
            Phase::Over(_) => say!(lang, "desk-phase-over", ply = ply),
        }
    }

    /// The board drawn, if it is one of Xiangqi; as it is written otherwise.
    fn board(fen: &str, lang: Lang) -> String {
        match fen.parse::<Setup>() {
            Ok(setup) => diagram(&setup.board, lang).trim_end().to_owned(),
            Err(_) => fen.to_owned(),
        }
    }

    fn may_play(&self, desk: &Desk, allowed: &Allowed) -> String {
        let line = &desk.scene().line;
        let (lang, side) = (self.lang, self.side(line.turn()));
        let steps = allowed.steps.iter().filter_map(|step| step.parse().ok());
        let moves = list(lang, steps.map(|step| self.written(line, step)));
        let count = allowed.steps.len();
        let legal = self.law.play().legal(line).map_or(count, |legal| legal.len());
        let told = if count == 0 {
            say!(lang, "desk-may-play-none", side = side)
        } else if allowed.mover.is_some() || allowed.victim.is_some() {
            let bond = self.at(line.now()).bond(line.turn(), allowed.mover, allowed.victim, None);
            say!(lang, "desk-may-play", side = side, bond = bond, moves = moves)
        } else if count == 1 || count < legal {
            say!(lang, "desk-may-play-only", side = side, moves = moves)
        } else {
            say!(lang, "desk-may-play-any", side = side, count = count)
        };
        self.with_articles(told, &allowed.under)
    }

    /// What the sides are bound to by rulings, as far as the moves that may be played do not show it.
    fn bonds<'a>(&'a self, view: &'a View) -> impl Iterator<Item = String> + 'a {
        Side::BOTH.into_iter().filter_map(|side| {
            let bond = view.bonds[side].as_ref().filter(|bond| side != view.turn || bond.to.is_some())?;
            let bond = self.bond(side, bond.mover, bond.victim, bond.to);
            Some(say!(self.lang, "desk-bind", side = self.side(side), bond = bond))
        })
    }

    fn clock(&self, clock: &ClockView) -> String {
        let of = |side: Side| {
            let time = say!(self.lang, "desk-time-of", side = self.side(side), time = clock.left[side].to_string());
            match (clock.flags[side], clock.running) {
                (true, _) => say!(self.lang, "desk-clock-fallen", time = time),
                (false, Some(running)) if running == side => say!(self.lang, "desk-clock-running", time = time),
                _ => time,
            }
        };
        say!(self.lang, "desk-clock-shows", times = list(self.lang, Side::BOTH.map(of)))
    }

    pub(crate) fn faults(&self, counts: &Sides<Counts>) -> String {
        let of = |side: Side| {
            let counted = counts[side].0.iter().filter(|(_, count)| **count > 0);
            let faults = counted
                .map(|(kind, count)| say!(self.lang, "desk-fault-count", kind = self.foul(*kind), count = *count));
            let faults = list(self.lang, faults);
            (!faults.is_empty()).then(|| say!(self.lang, "desk-faults-of", side = self.side(side), faults = faults))
        };
        let faults = list(self.lang, Side::BOTH.into_iter().filter_map(of));
        if faults.is_empty() { say!(self.lang, "desk-no-faults") } else { faults }
    }

    /// What else has to be known.
    pub(crate) fn notices(&self, view: &View) -> Vec<String> {
        let lang = self.lang;
        let mut told = Vec::new();
        told.extend(
            view.found
                .as_ref()
                .filter(|found| !found.whole)
                .map(|found| say!(lang, "desk-known-from", at = self.hour(found.at), plies = found.known)),
        );
        told.extend(view.unwatched.map(|since| say!(lang, "desk-unwatched-since", at = self.hour(since))));
        if !view.warned.is_empty() {
            told.push(say!(lang, "desk-warned", plies = self.plies(&view.warned)));
        }
        let forbidden = Side::BOTH.into_iter().filter_map(|side| Some((side, view.forbidden[side]?)));
        told.extend(
            forbidden
                .map(|(side, play)| say!(lang, "desk-forbid", side = self.side(side), play = self.perpetual(play))),
        );
        if view.counting {
            told.push(say!(lang, "desk-counting"));
        }
        told.extend(view.observed_until.map(|ply| say!(lang, "desk-observed-until", ply = ply)));
        if !view.wanting.is_empty() {
            told.push(say!(lang, "desk-wants", items = list(lang, view.wanting.iter().map(|item| self.item(item)))));
        }
        told.extend(view.resumes.map(|when| say!(lang, "desk-resumes", when = self.hour(when))));
        let out = Side::BOTH.into_iter().filter(|side| view.disqualified[*side]);
        told.extend(out.map(|side| say!(lang, "desk-out", side = self.side(side))));
        told
    }

    /// Somebody, or an official above; of a qualification where one is asked for.
    pub(crate) fn at_least(&self, actor: Actor, licence: Option<Licence>) -> String {
        let (lang, who) = (self.lang, self.actor(actor));
        match (actor.grade(), licence) {
            (None, _) | (Some(Grade::Chief), None) => who,
            (Some(_), None) => say!(lang, "desk-at-least", who = who),
            (Some(_), Some(licence)) => {
                say!(lang, "desk-at-least-licensed", who = who, licence = self.licence(licence))
            }
        }
    }

    pub(crate) fn awaited(&self, awaited: &Awaited, view: &View, matters: &[Matter]) -> String {
        let lang = self.lang;
        let who = self.at_least(awaited.of, awaited.licence);
        let what = match &awaited.what {
            Awaiting::Start => say!(lang, "desk-wait-start"),
            Awaiting::Move => say!(lang, "desk-wait-move"),
            Awaiting::Raising(id) => say!(lang, "desk-wait-raising", matter = self.matter(*id, matters)),
            Awaiting::Ruling(id) => say!(lang, "desk-wait-ruling", matter = self.matter(*id, matters)),
            Awaiting::Ratification(id) => say!(lang, "desk-wait-ratification", matter = self.matter(*id, matters)),
            Awaiting::Choice(id) => match &view.choice {
                Some((_, _, choice)) => say!(lang, "desk-wait-choice", choice = self.choice(choice)),
                None => self.matter(*id, matters),
            },
            Awaiting::Correction(what) => say!(lang, "desk-wait-correction", what = self.correction(what)),
            Awaiting::Answer => say!(lang, "desk-wait-answer"),
            Awaiting::SealedMove => say!(lang, "desk-wait-sealed"),
            Awaiting::Resumption => say!(lang, "desk-wait-resumption"),
            Awaiting::Signature => say!(lang, "desk-wait-signature"),
            Awaiting::Report(outcome) => say!(lang, "desk-wait-report", outcome = self.outcome(*outcome)),
            Awaiting::Owed(due) => self.due(*due),
        };
        say!(lang, "desk-waits", who = who, what = what)
    }

    pub(crate) fn result(&self, view: &View) -> Option<String> {
        let result = view.result.as_ref()?;
        let verdict = self.verdict(result.verdict);
        let told = if result.confirmed {
            say!(self.lang, "desk-result-confirmed", verdict = verdict)
        } else {
            say!(self.lang, "desk-result", verdict = verdict)
        };
        Some(self.with_articles(told, &result.under))
    }
}
