//! Pairings told: why there is no round, what became of a wish, why two meet, what is wrong with a round.

use books::event::{OfRound, System};
use tournament::PlayerId;
use tournament::charter::Stage;
use tournament::event::RoundState;
use tournament::pairing::swiss::{
    Break, Complaint, CriteriaFault, Criterion, Impossible, PairingWhy, Wish, WishRefusal, WishedRound, pair, why,
    why_not,
};
use words::{Lang, list, say};

use super::{EventTeller, NotTold, names};
use crate::article::cited;

/// Tells of pairings, in a language.
#[derive(Clone, Copy)]
pub struct PairingTeller<'a> {
    /// How a player is named.
    names: &'a dyn Fn(PlayerId) -> String,
    lang: Lang,
}

impl<'a> PairingTeller<'a> {
    /// A teller that names players so.
    pub fn new(names: &'a dyn Fn(PlayerId) -> String, lang: Lang) -> Self {
        Self { names, lang }
    }

    fn name(self, player: PlayerId) -> String {
        (self.names)(player)
    }

    /// Something a round should avoid.
    pub fn criterion(self, criterion: Criterion) -> String {
        let lang = self.lang;
        match criterion {
            Criterion::Wish => say!(lang, "criterion-wish"),
            Criterion::Rematch => say!(lang, "criterion-rematch"),
            Criterion::ByeAgain => say!(lang, "criterion-bye-again"),
            Criterion::Seeds => say!(lang, "criterion-seeds"),
            Criterion::Halves => say!(lang, "criterion-halves"),
            Criterion::Club => say!(lang, "criterion-club"),
            Criterion::Team => say!(lang, "criterion-team"),
            Criterion::Bye => say!(lang, "criterion-bye"),
            Criterion::Score => say!(lang, "criterion-score"),
            Criterion::Rank => say!(lang, "criterion-rank"),
            Criterion::Float => say!(lang, "criterion-float"),
            Criterion::Run => say!(lang, "criterion-run"),
            Criterion::Third => say!(lang, "criterion-third"),
            Criterion::Balance => say!(lang, "criterion-balance"),
            Criterion::Alternate => say!(lang, "criterion-alternate"),
            Criterion::Lot => say!(lang, "criterion-lot"),
        }
    }

    fn criteria_fault(self, fault: CriteriaFault) -> String {
        let lang = self.lang;
        match fault {
            CriteriaFault::Twice(criterion) => say!(lang, "criteria-twice", criterion = self.criterion(criterion)),
            CriteriaFault::Placed(criterion) => say!(lang, "criteria-placed", criterion = self.criterion(criterion)),
            CriteriaFault::NoRun => say!(lang, "criteria-no-run"),
            CriteriaFault::NoAcceleration => say!(lang, "criteria-no-acceleration"),
        }
    }

    /// What is broken, and by whom.
    fn broken(self, broken: &Break) -> String {
        let (lang, criterion, player) = (self.lang, self.criterion(broken.criterion), self.name(broken.player));
        match broken.opponent {
            Some(opponent) => {
                say!(lang, "pairing-break", criterion = criterion, player = player, opponent = self.name(opponent))
            }
            None => say!(lang, "pairing-break-bye", criterion = criterion, player = player),
        }
    }

    /// What is broken, by whom.
    pub fn breaks(self, all: &[Break]) -> String {
        list(self.lang, all.iter().map(|broken| self.broken(broken)))
    }

    /// Why a wish is refused.
    pub fn wish_refusal(self, refusal: &WishRefusal) -> String {
        let lang = self.lang;
        match refusal {
            WishRefusal::NotInField(player) => say!(lang, "pairing-not-in-field", player = self.name(*player)),
            WishRefusal::NoBye => say!(lang, "refusal-no-bye"),
            WishRefusal::Contradicts => say!(lang, "refusal-contradicts"),
            WishRefusal::Breaks(criterion) => say!(lang, "refusal-breaks", criterion = self.criterion(*criterion)),
            WishRefusal::LeavesNoRound(all) => say!(lang, "refusal-leaves-no-round", breaks = self.breaks(all)),
        }
    }

    /// What is wished.
    pub fn wish(self, wish: &Wish) -> String {
        let (lang, name) = (self.lang, self.names);
        match *wish {
            Wish::Meet(a, b) => say!(lang, "wish-meet", player = name(a), opponent = name(b)),
            Wish::Play(pair) => say!(lang, "wish-play", first = name(pair.first), second = name(pair.second)),
            Wish::Apart(a, b) => say!(lang, "wish-apart", player = name(a), opponent = name(b)),
            Wish::Bye(player) => say!(lang, "wish-bye", player = name(player)),
            Wish::NoBye(player) => say!(lang, "wish-no-bye", player = name(player)),
        }
    }

    /// Why there is no round.
    pub fn impossible(self, why: &Impossible) -> String {
        let lang = self.lang;
        match why {
            Impossible::TooMany { players, limit } => {
                say!(lang, "pairing-too-many", players = *players, limit = *limit)
            }
            Impossible::Twice(player) => say!(lang, "pairing-twice", player = self.name(*player)),
            Impossible::TooManySeeds { seeds, limit } => {
                say!(lang, "pairing-too-many-seeds", seeds = *seeds, limit = *limit)
            }
            Impossible::Criteria(faults) => list(lang, faults.iter().map(|fault| self.criteria_fault(*fault))),
            Impossible::Refused(wish, why) => {
                say!(lang, "pairing-refused", wish = self.wish(wish), why = self.wish_refusal(why))
            }
            Impossible::Broken(all) => say!(lang, "pairing-broken", breaks = self.breaks(all)),
        }
    }

    /// That there is no round, and why.
    pub fn no_round(self, why: &Impossible) -> String {
        say!(self.lang, "pair-impossible", why = self.impossible(why))
    }

    /// What became of a wish that two meet.
    pub fn verdict(self, verdict: &WishedRound, (a, b): (PlayerId, PlayerId)) -> String {
        let (lang, player, opponent) = (self.lang, self.name(a), self.name(b));
        match verdict {
            WishedRound::Granted => say!(lang, "verdict-granted", player = player, opponent = opponent),
            WishedRound::Refused(why) => {
                say!(lang, "verdict-refused", player = player, opponent = opponent, why = self.wish_refusal(why))
            }
            WishedRound::Worse { criterion: Criterion::Lot, .. } => {
                say!(lang, "verdict-lot", player = player, opponent = opponent)
            }
            WishedRound::Worse { criterion, paired, wished, by } => say!(
                lang,
                "verdict-worse",
                player = player,
                opponent = opponent,
                criterion = self.criterion(*criterion),
                paired = *paired,
                wished = *wished,
                breaks = self.breaks(by)
            ),
            WishedRound::Equal => say!(lang, "verdict-equal", player = player, opponent = opponent),
        }
    }

    /// Why a player meets whom they meet.
    pub fn why(self, why: &PairingWhy) -> String {
        let (lang, player) = (self.lang, self.name(why.player));
        let meets = match why.opponent {
            Some(opponent) => say!(lang, "why-meets", player = player, opponent = self.name(opponent)),
            None => say!(lang, "why-bye", player = player),
        };
        let because = match &why.otherwise {
            WishedRound::Worse { criterion: Criterion::Lot, .. } | WishedRound::Equal | WishedRound::Granted => {
                say!(lang, "why-lot")
            }
            WishedRound::Worse { criterion, paired, wished, .. } => {
                say!(lang, "why-worse", criterion = self.criterion(*criterion), paired = *paired, wished = *wished)
            }
            WishedRound::Refused(why) => say!(lang, "why-only", why = self.wish_refusal(why)),
        };
        say!(lang, "why-because", meets = meets, because = because)
    }

    /// What is wrong with a round.
    pub fn complaint(self, complaint: &Complaint) -> String {
        let lang = self.lang;
        match complaint {
            Complaint::NotInField(player) => say!(lang, "pairing-not-in-field", player = self.name(*player)),
            Complaint::Missing(player) => say!(lang, "complaint-missing", player = self.name(*player)),
            Complaint::Twice(player) => say!(lang, "pairing-twice", player = self.name(*player)),
            Complaint::Lots => say!(lang, "complaint-lots"),
            Complaint::Breaks(broken) => self.broken(broken),
            Complaint::Colours(pair) => {
                say!(lang, "complaint-colours", first = self.name(pair.first), second = self.name(pair.second))
            }
            Complaint::Costs { criterion, stated, found } => say!(
                lang,
                "complaint-costs",
                criterion = self.criterion(*criterion),
                stated = stated.map_or_else(|| "–".to_owned(), |stated| stated.to_string()),
                found = *found
            ),
            Complaint::NotOptimal { criterion, found, best } => {
                say!(
                    lang,
                    "complaint-not-optimal",
                    criterion = self.criterion(*criterion),
                    found = *found,
                    best = *best
                )
            }
            Complaint::Impossible(why) => self.impossible(why),
        }
    }

    /// All that is wrong with a round.
    pub fn complaints(self, complaints: &[Complaint]) -> String {
        let all = list(self.lang, complaints.iter().map(|complaint| self.complaint(complaint)));
        say!(self.lang, "pair-impossible", why = all)
    }
}

impl EventTeller<'_> {
    /// Why a player meets whom they meet in the current round of a Swiss, or why not another.
    ///
    /// # Errors
    ///
    /// The round is none of a Swiss, or a player is not in its field.
    pub fn why(&self, section: &str, player: PlayerId, opponent: Option<PlayerId>) -> Result<String, NotTold> {
        let round = self.current(section).map_err(|_| NotTold::NotSwiss)?;
        let plan = self.event.sections.get(section).and_then(|state| state.stage_of(round.number));
        let plan = plan.and_then(|nth| self.event.format(section)?.stages.get(nth));
        let stage = plan.ok_or(NotTold::NotSwiss)?;
        if stage.system != System::Swiss {
            return self.why_drawn(section, round, stage, player);
        }
        let field = self.event.field_of_round(section, round.number).ok_or(NotTold::NotSwiss)?;
        let absent = |one: &PlayerId| field.players.iter().all(|seat| seat.player != *one);
        if let Some(stranger) = [Some(player), opponent].into_iter().flatten().find(absent) {
            return self.not_paired(section, round, stranger);
        }
        let names = |player: PlayerId| self.name(player);
        let teller = PairingTeller::new(&names, self.lang);
        let criteria = round.criteria(stage);
        let made = pair(&field, &criteria, &round.wishes, round.seed)?;
        if let Some(opponent) = opponent {
            let verdict = why_not(&field, &criteria, &round.wishes, &made, (player, opponent))?;
            return Ok(teller.verdict(&verdict, (player, opponent)));
        }
        let table = round.tables.iter().find(|table| table.seats(player));
        let meets = table.map(|table| if table.first == player { table.second } else { table.first });
        if made.opponent(player) != meets {
            let opponent = meets.map_or_else(|| say!(self.lang, "table-bye"), |opponent| self.name(opponent));
            return Ok(say!(self.lang, "why-otherwise", player = self.name(player), opponent = opponent));
        }
        if let Some(told) = self.wished(round, player, meets) {
            return Ok(told);
        }
        let told = teller.why(&why(&field, &criteria, &round.wishes, &made, player)?);
        let again = meets.filter(|other| {
            let seat = field.players.iter().find(|seat| seat.player == player);
            round.give_way.contains(&Criterion::Rematch) && seat.is_some_and(|seat| seat.met.contains(other))
        });
        let told = if again.is_some() { say!(self.lang, "why-met-again", why = told) } else { told };
        let number = field.players.iter().find(|seat| seat.player == player).map(|seat| seat.number);
        match number.filter(|_| round.by_numbers) {
            Some(number) => Ok(say!(self.lang, "why-by-numbers", why = told, number = number)),
            None => Ok(told),
        }
    }
}

impl EventTeller<'_> {
    /// That somebody is not paired in a round, and why: a bye that was asked for, leave, out, or not in the stage.
    fn not_paired(&self, section: &str, round: &RoundState, player: PlayerId) -> Result<String, NotTold> {
        let Some(state) = self.event.sections.get(section).filter(|state| state.entrants.contains(&player)) else {
            return Err(NotTold::NoPlayer(player));
        };
        let (lang, name, number) = (self.lang, self.name(player), u32::from(round.number));
        Ok(if round.half_byes.contains(&player) {
            say!(lang, "why-half-bye", player = name, round = number)
        } else if round.leaves.contains(&player) {
            say!(lang, "why-leave", player = name, round = number)
        } else if let Some(gone) = state.gone.get(&player) {
            say!(lang, "why-gone", player = name, round = number, how = names::gone(gone.how, lang))
        } else {
            say!(lang, "why-not-drawn", player = name, round = number)
        })
    }

    /// That a pair, or a bye, is as the director ordered it, if it is.
    fn wished(&self, round: &RoundState, player: PlayerId, meets: Option<PlayerId>) -> Option<String> {
        let both =
            |a: PlayerId, b: PlayerId| [a, b].contains(&player) && meets.is_some_and(|other| [a, b].contains(&other));
        let granted = round.wishes.iter().any(|wish| match wish {
            Wish::Meet(a, b) => both(*a, *b),
            Wish::Play(pair) => both(pair.first, pair.second),
            Wish::Bye(one) => *one == player && meets.is_none(),
            Wish::Apart(..) | Wish::NoBye(_) => false,
        });
        let meets = match meets {
            Some(other) => say!(self.lang, "why-meets", player = self.name(player), opponent = self.name(other)),
            None => say!(self.lang, "why-bye", player = self.name(player)),
        };
        granted.then(|| say!(self.lang, "why-because", meets = meets, because = say!(self.lang, "why-ordered")))
    }

    /// Why a player meets whom they meet by a table of numbers, or in a bracket.
    fn why_drawn(&self, section: &str, round: &RoundState, plan: &Stage, player: PlayerId) -> Result<String, NotTold> {
        let table = round.tables.iter().find(|table| table.seats(player));
        let meets = table.map(|table| if table.first == player { table.second } else { table.first });
        if meets.is_none() && !round.byes.contains(&player) {
            return self.not_paired(section, round, player);
        }
        let lang = self.lang;
        let why = match meets {
            Some(opponent) => say!(lang, "why-meets", player = self.name(player), opponent = self.name(opponent)),
            None => say!(lang, "why-bye", player = self.name(player)),
        };
        let state = self.event.sections.get(section).ok_or(NotTold::NotPaired)?;
        let stage = state.stage_of(round.number).and_then(|nth| state.stages.get(nth)).ok_or(NotTold::NotPaired)?;
        let group = stage.groups.iter().find(|group| group.contains(&player)).ok_or(NotTold::NoPlayer(player))?;
        let laws = self.event.laws(section);
        let (because, under) = if plan.system.has_points() {
            let number = |player: PlayerId| group.iter().position(|one| *one == player).map_or(0, |nth| nth + 1);
            let numbers = meets.map_or_else(|| vec![number(player)], |other| vec![number(player), number(other)]);
            let numbers = list(lang, numbers.into_iter().map(|number| number.to_string()));
            let size = u16::try_from(group.len()).unwrap_or(u16::MAX);
            let under = tournament::pairing::round_robin::articles(size, self.meets_teams(section), plan.games, &laws);
            (say!(lang, "why-by-table", numbers = numbers, players = group.len()), under)
        } else {
            (say!(lang, "why-by-bracket"), laws.cite(OfRound::Bracket))
        };
        let told = say!(lang, "why-because", meets = why, because = because);
        Ok(if under.is_empty() {
            told
        } else {
            say!(lang, "told-under", told = told, articles = cited(&under, None, lang))
        })
    }
}

#[cfg(test)]
mod tests {
    use tournament::pairing::Pair;

    use super::*;

    fn name(player: PlayerId) -> String {
        format!("#{player}")
    }

    #[test]
    fn a_verdict_is_told_in_three_languages() {
        let [a, b] = [1, 2].map(PlayerId::new);
        let by = vec![Break { criterion: Criterion::Score, player: a, opponent: Some(b) }];
        let verdict = WishedRound::Worse { criterion: Criterion::Score, paired: 0, wished: 2, by };
        let told = Lang::ALL.map(|lang| PairingTeller::new(&name, lang).verdict(&verdict, (a, b)));
        let want = [
            "若 #1 對 #2，「不同分數段相遇」由 0 增至 2：#1 對 #2：不同分數段相遇",
            "若 #1 对 #2，“不同分数段相遇”由 0 增至 2：#1 对 #2：不同分数段相遇",
            "if #1 met #2, “different score groups meeting” would count 2 instead of 0: #1 against #2: different score groups meeting",
        ];
        assert_eq!(told, want);
    }

    #[test]
    fn everything_has_its_words_in_every_language() {
        let [a, b] = [1, 2].map(PlayerId::new);
        let pair = Pair { first: a, second: b };
        let broken = Break { criterion: Criterion::ByeAgain, player: a, opponent: None };
        for lang in Lang::ALL {
            let teller = PairingTeller::new(&name, lang);
            let mut told: Vec<String> = Criterion::ALL.iter().map(|criterion| teller.criterion(*criterion)).collect();
            let wishes = [Wish::Meet(a, b), Wish::Play(pair), Wish::Apart(a, b), Wish::Bye(a), Wish::NoBye(a)];
            let refusals = [
                WishRefusal::NotInField(a),
                WishRefusal::NoBye,
                WishRefusal::Contradicts,
                WishRefusal::Breaks(Criterion::Rematch),
                WishRefusal::LeavesNoRound(vec![broken]),
            ];
            let faults = vec![
                CriteriaFault::Twice(Criterion::Score),
                CriteriaFault::Placed(Criterion::Lot),
                CriteriaFault::NoRun,
            ];
            told.extend(wishes.iter().map(|wish| teller.wish(wish)));
            told.extend(refusals.iter().map(|refusal| teller.wish_refusal(refusal)));
            let impossible = [
                Impossible::TooMany { players: 9, limit: 8 },
                Impossible::Twice(a),
                Impossible::TooManySeeds { seeds: 5, limit: 4 },
                Impossible::Criteria(faults),
                Impossible::Refused(wishes[0], WishRefusal::NoBye),
                Impossible::Broken(vec![broken]),
            ];
            told.extend(impossible.iter().map(|impossible| teller.impossible(impossible)));
            let worse = |criterion| WishedRound::Worse { criterion, paired: 1, wished: 3, by: vec![broken] };
            let verdicts = [
                WishedRound::Granted,
                WishedRound::Refused(WishRefusal::NoBye),
                worse(Criterion::Club),
                worse(Criterion::Lot),
                WishedRound::Equal,
            ];
            told.extend(verdicts.iter().map(|verdict| teller.verdict(verdict, (a, b))));
            told.extend(verdicts.into_iter().zip([None, Some(b)].into_iter().cycle()).map(|(otherwise, opponent)| {
                teller.why(&PairingWhy { player: a, opponent, otherwise, considered: vec![] })
            }));
            let complaints = [
                Complaint::Missing(a),
                Complaint::Lots,
                Complaint::Breaks(broken),
                Complaint::Colours(pair),
                Complaint::Costs { criterion: Criterion::Score, stated: None, found: 2 },
                Complaint::NotOptimal { criterion: Criterion::Score, found: 2, best: 1 },
            ];
            told.extend(complaints.iter().map(|complaint| teller.complaint(complaint)));
            for text in told {
                assert!(!text.is_empty() && !text.contains('⟦'), "{lang:?}: {text}");
            }
        }
    }
}
