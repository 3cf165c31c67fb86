//! Matters: raising them, ruling on them.

use books::desk::{
    Authority, Call, Claim, Effect, Fact, Facts, Finding, Incident, Matter, MatterId, OfClaim, OfConduct, OfRecord,
    OfTouch, Order, OwnOrder, Phase, Raiser, Refusal, Remedy, Standing, WhyNot,
};
use books::{Article, Grounded};
use contest::Side;

use super::fitting::{fits, remedied};
use super::{Decided, Deciding, refuse};
use crate::happening::Happening;

impl Deciding<'_> {
    /// Raises a matter that the desk has noted, by its number or by what it is about, or a new one.
    pub(super) fn raise(
        &self,
        matter: Option<MatterId>,
        incident: Option<&Incident>,
        against: Option<Side>,
    ) -> Result<Vec<Decided>, Refusal> {
        match (matter, incident) {
            (Some(id), _) => {
                let matter = self.find(id)?;
                match matter.standing {
                    Standing::Latent => {}
                    Standing::Lapsed => return Err(self.too_late(matter)),
                    _ => return Err(refuse(WhyNot::MatterClosed)),
                }
                self.may_raise(&matter.incident, matter.side)?;
                Ok(self.one(Happening::Raised { matter: id }))
            }
            (None, Some(incident)) => {
                match self.stands(incident, against) {
                    Some(noted) if noted.standing == Standing::Latent => return self.raise(Some(noted.id), None, None),
                    Some(raised) => return Err(refuse(WhyNot::AlreadyRaised(raised.id))),
                    None => {}
                }
                self.in_stage(incident)?;
                self.has_clock(incident)?;
                self.is_told_by_man(incident, against)?;
                self.may_raise(incident, against)?;
                self.was_made(incident)?;
                self.in_time(incident, against)?;
                let finding = Finding { incident: incident.clone(), side: against, under: self.under.clone() };
                let mut decided = self.found_missing(incident, against);
                let noted = self.note(finding, self.next_id(&[]), false);
                self.can_come_of(&noted)?;
                decided.push(noted);
                Ok(decided)
            }
            (None, None) => Err(refuse(WhyNot::NoSuchMatter)),
        }
    }

    /// What belongs to play is raised while the game is played, and what belongs to its end once it is over.
    fn in_stage(&self, incident: &Incident) -> Result<(), Refusal> {
        match &self.scene.phase {
            Phase::Waiting if incident.is_of_play() => Err(refuse(WhyNot::NotStarted)),
            Phase::Over(_) if incident.ends_with_game() => Err(self.over(incident)),
            Phase::Waiting | Phase::Running | Phase::Adjourned(_) if incident.is_of_end() => {
                Err(refuse(WhyNot::NotOver))
            }
            _ => Ok(()),
        }
    }

    /// Men are told by what they are, of a side, where nobody keeps the board; several of one colour touched at once need it
    /// to be seen. By where they stand they are told on a board that somebody keeps.
    fn is_told_by_man(&self, incident: &Incident, against: Option<Side>) -> Result<(), Refusal> {
        let unkept = self.scene.is_unkept();
        let (men, order) = match incident {
            Incident::Touch(OfTouch::OffTurnTouch { .. }) if unkept => return Err(refuse(WhyNot::Unwatched)),
            Incident::Touch(OfTouch::NamedTouch { men, order, .. }) => (men, *order),
            _ => return Ok(()),
        };
        let several = Side::BOTH.into_iter().any(|side| men.iter().filter(|man| man.side() == side).count() > 1);
        match against {
            None => Err(refuse(WhyNot::FactsMissing(Fact::Against))),
            Some(_) if !unkept => Err(refuse(WhyNot::BoardKept)),
            Some(_) if men.is_empty() => Err(refuse(WhyNot::NoMan)),
            Some(_) if several && order != Order::Listed => Err(refuse(WhyNot::Unwatched)),
            Some(_) => Ok(()),
        }
    }

    /// A man that cannot serve is one of those that were touched.
    fn were_touched(matter: &Matter, facts: &Facts) -> Result<(), Refusal> {
        let Incident::Touch(OfTouch::NamedTouch { men, .. }) = &matter.incident else { return Ok(()) };
        let touched = facts.idle.iter().all(|man| men.contains(man));
        if touched { Ok(()) } else { Err(refuse(WhyNot::NoMan)) }
    }

    /// Where there is no clock, nothing was done with one.
    fn has_clock(&self, incident: &Incident) -> Result<(), Refusal> {
        let lacking = matches!(incident, Incident::Clock(_)) && self.scene.clock.is_none();
        if lacking { Err(Refusal::new(WhyNot::NoClock, Vec::new())) } else { Ok(()) }
    }

    /// A record can lack no move that was not made.
    fn was_made(&self, incident: &Incident) -> Result<(), Refusal> {
        let Incident::Record(
            OfRecord::Omission { plies } | OfRecord::Illegible { plies } | OfRecord::Misrecord { plies },
        ) = incident
        else {
            return Ok(());
        };
        let line = &self.scene.line;
        let unmade = plies.iter().any(|ply| line.ply(*ply).is_none()) && !self.scene.is_partly_known();
        if unmade { Err(Refusal::new(WhyNot::FactsMissing(Fact::Ply), self.under.clone())) } else { Ok(()) }
    }

    /// Once the game is over, nothing is raised that could only change how it went.
    fn can_come_of(&self, (event, _): &Decided) -> Result<(), Refusal> {
        let Happening::Noted { matter } = event else { return Ok(()) };
        if self.scene.result().is_none() {
            return Ok(());
        }
        match self.law.remedies(self.scene, matter, &Facts::default()) {
            Ok(remedy) => self.may_take(&matter.incident, &remedy.effects),
            Err(refusal) if refusal.why == WhyNot::Over => Err(refusal),
            Err(_) => Ok(()),
        }
    }

    /// The matter that is there already of what is raised: one that the desk has noted and nobody has raised, or one that
    /// cannot be there twice.
    fn stands(&self, incident: &Incident, against: Option<Side>) -> Option<&Matter> {
        let once = incident.stands_once();
        let meant = |matter: &&Matter| {
            let open = matter.standing == Standing::Latent || (once && matter.standing == Standing::Raised);
            open && (matter.side == against || against.is_none())
        };
        self.scene.matters.iter().filter(meant).find(|matter| matter.incident == *incident)
    }

    /// Moves that are raised as missing from a record count as found missing.
    fn found_missing(&self, incident: &Incident, against: Option<Side>) -> Vec<Decided> {
        let (Incident::Record(OfRecord::Omission { plies } | OfRecord::Illegible { plies }), Some(side)) =
            (incident, against)
        else {
            return Vec::new();
        };
        let known = &self.scene.sheets[side].omitted;
        let made = 1..=self.scene.line.len();
        let omitted = plies.iter().copied().filter(|ply| made.contains(ply) && !known.contains(ply)).collect();
        self.one(Happening::Inspected { side, omitted })
    }

    /// Players and officials raise matters; what lapses if it is not raised at once, only the side it was done to.
    fn may_raise(&self, incident: &Incident, against: Option<Side>) -> Result<(), Refusal> {
        let by = self.entry.by;
        if let Some(lapse) = self.law.lapses(incident) {
            let unasked = by.grade().is_some() && lapse.what != Raiser::OtherSide;
            if !unasked && (by.side().is_none() || by.side() == against) {
                return Err(Refusal::new(WhyNot::NotRaised, lapse.under));
            }
        }
        if by.side().is_none() && by.grade().is_none() { Err(refuse(WhyNot::NotYours)) } else { Ok(()) }
    }

    /// A player who has played in this game is not absent from it.
    fn is_absent(&self, matter: &Matter) -> Result<(), Refusal> {
        let line = &self.scene.line;
        let came_late = |side: Side| {
            matter.raised_by.is_none() && self.scene.arrived[side].is_some_and(|arrived| arrived >= matter.at)
        };
        let moved = |side: Side| line.plies().iter().any(|ply| ply.side == side) && !came_late(side);
        let played = |side| self.scene.found.is_some() || moved(side);
        let absent = matter.incident == Incident::Conduct(OfConduct::Absence) && self.scene.resumption.is_none();
        let meant = |side: &Side| matter.side.is_none_or(|of| of == *side);
        if absent && Side::BOTH.into_iter().filter(meant).any(played) {
            return Err(Refusal::new(WhyNot::NoGround, self.under.clone()));
        }
        Ok(())
    }

    /// What a side let lapse, if it raises it again, by whatever name.
    fn lapsed_before(&self, incident: &Incident, against: Option<Side>) -> Option<&Matter> {
        let turn = self.turn_of(incident).unwrap_or(self.scene.turn.number);
        self.entry.by.side()?;
        self.scene.matters.iter().find(|matter| {
            let same = self.law.is_same(&matter.incident, incident) && (matter.side == against || against.is_none());
            matter.standing == Standing::Lapsed && same && matter.turn.saturating_add(2) >= turn
        })
    }

    /// What lapses is raised too late by a side that has gone on with its own turn, or that let it lapse before.
    fn in_time(&self, incident: &Incident, against: Option<Side>) -> Result<(), Refusal> {
        if let Some(lapsed) = self.lapsed_before(incident, against) {
            let lapse = self.law.lapses(&lapsed.incident).or_else(|| self.law.lapses(incident));
            return Err(Refusal::new(WhyNot::TooLate, lapse.map(|lapse| lapse.under).unwrap_or_default()));
        }
        let of_side = self.entry.by.side();
        let since = incident.ply().map_or(&[][..], |ply| self.scene.line.plies().get(ply..).unwrap_or_default());
        let moved_on = of_side.is_some_and(|side| since.iter().any(|ply| ply.side == side));
        let touched = self.law.touch_goes_on(self.scene) && !self.scene.turn.touches.is_empty();
        let named = |call: &Call| !call.read_out && self.law.names_man(self.scene, &call.words);
        let went_on = touched || self.scene.turn.call.as_ref().is_some_and(named);
        match self.law.lapses(incident) {
            Some(lapse) if moved_on || (went_on && of_side == Some(self.scene.to_move())) => {
                Err(Refusal::new(WhyNot::TooLate, lapse.under))
            }
            _ => Ok(()),
        }
    }

    /// A matter that is over: since a move was made after it, since it was not raised in time, or with the game.
    fn too_late(&self, matter: &Matter) -> Refusal {
        let passed = self.law.passes(self.scene, &matter.incident).map(|passed| passed.under);
        let lapsed = self.law.lapses(&matter.incident).map(|lapse| lapse.under);
        let under: Vec<Article> = [passed, lapsed].into_iter().flatten().flatten().collect();
        if under.is_empty() && self.scene.result().is_some() {
            return Refusal::new(WhyNot::Over, self.law.backs(self.scene, OwnOrder::Ended(&matter.incident)));
        }
        if under.is_empty() { refuse(WhyNot::MatterClosed) } else { Refusal::new(WhyNot::TooLate, under) }
    }

    fn find(&self, id: MatterId) -> Result<&Matter, Refusal> {
        self.scene.matter(id).ok_or_else(|| refuse(WhyNot::NoSuchMatter))
    }

    /// The matter that comes first among those an official may rule on, of those that wait for one before the others, and of
    /// those alike one that was raised; if the law has another decided before it, that one.
    fn comes_first(&self, facts: &Facts) -> Result<&Matter, Refusal> {
        let may = |matter: &&Matter| {
            let unasked = !self.law.is_left_to_side(&matter.incident);
            matter.standing == Standing::Raised || (matter.standing == Standing::Latent && unasked)
        };
        let first = self.scene.matters.iter().filter(may);
        let place = |matter: &&Matter| {
            let unraised = matter.standing != Standing::Raised;
            (!self.law.is_ripe(matter), self.law.order(matter).what, unraised)
        };
        let mut matter = first.min_by_key(place).ok_or_else(|| refuse(WhyNot::NoSuchMatter))?;
        for _ in &self.scene.matters {
            let stands = self.its_turn(matter).and_then(|()| self.law.remedies(self.scene, matter, facts));
            match stands {
                Err(Refusal { why: WhyNot::ComesAfter(id), .. }) => matter = self.find(id)?,
                _ => break,
            }
        }
        Ok(matter)
    }

    /// Rules on a matter, if it is open, its turn has come, and the official has the authority.
    pub(super) fn rule(&self, id: Option<MatterId>, facts: &Facts) -> Result<Vec<Decided>, Refusal> {
        let matter = id.map_or_else(|| self.comes_first(facts), |id| self.find(id))?;
        let id = matter.id;
        let unasked = self.may_rule_on(matter)?;
        self.its_turn(matter)?;
        let authority = self.law.authority(self.scene, matter, facts, self.entry.disputed);
        if !facts.provisional || self.entry.by.grade().is_none() {
            self.has(&authority)?;
        }
        fits(self.law, self.scene, matter, facts)?;
        Self::were_touched(matter, facts)?;
        if facts.unfounded {
            let under = [self.dismisses(matter)?, authority.under].concat();
            return Ok(vec![(Happening::Dismissed { matter: id }, under)]);
        }
        let remedy = remedied(self.law, self.scene, matter, facts)?;
        self.is_absent(matter)?;
        self.is_known(matter, &remedy)?;
        self.may_take(&matter.incident, &remedy.effects)?;
        let inherited = |by| self.law.backs(self.scene, OwnOrder::Inherited { needed: authority.grade, by });
        let inherited = self.entry.by.grade().map(inherited).unwrap_or_default();
        let under = each_once([remedy.under.clone(), authority.under, inherited, unasked].concat());
        let (provisional, reading) = (facts.provisional, self.law.reading(self.scene, matter));
        let known = self.scene.known_of(&matter.incident);
        let mut decided = vec![(Happening::Ruled { matter: id, provisional, reading, known }, under)];
        decided.extend(self.effects(remedy.effects, &remedy.under, Some(id)));
        Ok(decided)
    }

    /// Whether a matter is open and an official may rule on it, with the articles by which one does unasked.
    fn may_rule_on(&self, matter: &Matter) -> Result<Vec<Article>, Refusal> {
        match (matter.standing, self.law.lapses(&matter.incident)) {
            (Standing::Latent, Some(Grounded { what: Raiser::OtherSide, under })) => {
                Err(Refusal::new(WhyNot::NotRaised, under))
            }
            (Standing::Latent, Some(Grounded { what: Raiser::Official(unasked), .. })) => Ok(unasked),
            (Standing::Latent | Standing::Raised, _) => Ok(Vec::new()),
            (Standing::Lapsed, _) => Err(self.too_late(matter)),
            (Standing::Provisional | Standing::Ruled | Standing::Dismissed, _) => Err(refuse(WhyNot::MatterClosed)),
        }
    }

    /// The articles by which an official finds nothing in a matter; a claim about moves that nobody knows can always be found
    /// to be nothing.
    fn dismisses(&self, matter: &Matter) -> Result<Vec<Article>, Refusal> {
        if self.scene.is_partly_known() && is_about_all_moves(matter) {
            return Ok(Vec::new());
        }
        self.law.dismisses(self.scene, matter)
    }

    /// Where moves are not known, a claim about all of them is not found wrong: the record of the moves is asked for.
    fn is_known(&self, matter: &Matter, remedy: &Remedy) -> Result<(), Refusal> {
        if !is_about_all_moves(matter) {
            return Ok(());
        }
        let granted = |effect: &Effect| matches!(effect, Effect::End { .. } | Effect::Warn { .. });
        let punished = |effect: &Effect| costs(effect, matter.side);
        let stands = remedy.effects.iter().any(granted) && !remedy.effects.iter().any(punished);
        if stands || !self.scene.is_partly_known() {
            return Ok(());
        }
        Err(Refusal::new(WhyNot::FactsMissing(Fact::Sheet), remedy.under.clone()))
    }

    /// Once a game is over, nothing changes the board or the result any more; while a choice is open, nothing but the end
    /// of the game does.
    fn may_take(&self, incident: &Incident, effects: &[Effect]) -> Result<(), Refusal> {
        let changes = |effect: &Effect| {
            matches!(
                effect,
                Effect::Restore { .. }
                    | Effect::Bind { .. }
                    | Effect::CountTouch { .. }
                    | Effect::Play { .. }
                    | Effect::Ask { .. }
                    | Effect::Set { .. }
                    | Effect::Put(_)
                    | Effect::TakeOff { .. }
                    | Effect::Replay { .. }
                    | Effect::End { .. }
            )
        };
        let ends = effects.iter().any(|effect| matches!(effect, Effect::End { .. }));
        match effects.iter().any(changes) {
            true if self.scene.result().is_some() => {
                Err(Refusal::new(WhyNot::Over, self.law.backs(self.scene, OwnOrder::Ended(incident))))
            }
            true if self.scene.choice.is_some() && !ends => Err(refuse(WhyNot::ChoiceOpen)),
            _ => Ok(()),
        }
    }

    /// Whether no other matter comes before this one, while the game goes on.
    fn its_turn(&self, matter: &Matter) -> Result<(), Refusal> {
        if self.scene.result().is_some() {
            return Ok(());
        }
        let Grounded { what: place, under: own } = self.law.order(matter);
        let others = self.scene.matters.iter().filter(|other| self.waits_for(matter, place, other));
        let first = others.map(|other| (self.law.order(other), other.id));
        match first.min_by_key(|(order, id)| (order.what, *id)) {
            Some((Grounded { mut under, .. }, first)) => {
                let of_this: Vec<Article> = own.into_iter().filter(|article| !under.contains(article)).collect();
                under.extend(of_this);
                Err(Refusal::new(WhyNot::ComesAfter(first), under))
            }
            None => Ok(()),
        }
    }

    /// Whether a matter that has this place in the book's order waits until another one is ruled on.
    fn waits_for(&self, matter: &Matter, place: u8, other: &Matter) -> bool {
        if other.id == matter.id || !self.law.is_ripe(other) {
            return false;
        }
        let objected = self.law.objects(other, matter) && other.standing == Standing::Raised;
        objected || (self.law.order(other).what < place && !self.law.objects(matter, other))
    }

    /// Whether the official who acts has the authority.
    fn has(&self, authority: &Authority) -> Result<(), Refusal> {
        let under = || authority.under.clone();
        if self.entry.by.grade().is_none_or(|grade| grade < authority.grade) {
            return Err(Refusal::new(WhyNot::NeedsGrade(authority.grade), under()));
        }
        match authority.licence {
            Some(licence) if self.entry.licence < Some(licence) => {
                Err(Refusal::new(WhyNot::NeedsLicence(licence), under()))
            }
            _ => Ok(()),
        }
    }

    /// Makes a ruling given without authority lawful.
    pub(super) fn ratify(&self, id: MatterId) -> Result<Vec<Decided>, Refusal> {
        let matter = self.find(id)?;
        if matter.standing != Standing::Provisional {
            return Err(refuse(WhyNot::MatterClosed));
        }
        self.has(&self.law.authority(self.scene, matter, &Facts::default(), self.entry.disputed))?;
        Ok(self.one(Happening::Ratified { matter: id }))
    }
}

/// Articles, each where it comes first.
fn each_once(under: Vec<Article>) -> Vec<Article> {
    let mut known = Vec::new();
    for article in under {
        if !known.contains(&article) {
            known.push(article);
        }
    }
    known
}

/// Whether a matter is a claim about all moves of a game.
fn is_about_all_moves(matter: &Matter) -> bool {
    matches!(matter.incident, Incident::Claim(OfClaim::Claimed { claim: Claim::Repetition | Claim::NaturalLimit }))
}

/// Whether an effect is a penalty for a side.
fn costs(effect: &Effect, side: Option<Side>) -> bool {
    match effect {
        Effect::Foul { side: against, .. }
        | Effect::FoulIn { side: against, .. }
        | Effect::Deduct { side: against, .. } => Some(*against) == side,
        Effect::End { verdict } => verdict.outcome.winner().is_some_and(|winner| Some(!winner) == side),
        _ => false,
    }
}
