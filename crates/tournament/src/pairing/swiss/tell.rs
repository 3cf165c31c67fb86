//! Pairings told to people, in three languages.

use words::{Lang, Say, list, say};

use super::{Break, Complaint, CriteriaFault, Criterion, Impossible, PairingWhy, Verdict, Wish, WishRefusal};
use crate::PlayerId;

/// How a player is named.
pub type Names<'a> = &'a dyn Fn(PlayerId) -> String;

impl Say for Criterion {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Wish => say!(lang, "criterion-wish"),
            Self::Rematch => say!(lang, "criterion-rematch"),
            Self::ByeAgain => say!(lang, "criterion-bye-again"),
            Self::Seeds => say!(lang, "criterion-seeds"),
            Self::Halves => say!(lang, "criterion-halves"),
            Self::Club => say!(lang, "criterion-club"),
            Self::Team => say!(lang, "criterion-team"),
            Self::Bye => say!(lang, "criterion-bye"),
            Self::Score => say!(lang, "criterion-score"),
            Self::Float => say!(lang, "criterion-float"),
            Self::Run => say!(lang, "criterion-run"),
            Self::Third => say!(lang, "criterion-third"),
            Self::Balance => say!(lang, "criterion-balance"),
            Self::Alternate => say!(lang, "criterion-alternate"),
            Self::Lot => say!(lang, "criterion-lot"),
        }
    }
}

impl Say for CriteriaFault {
    fn say(&self, lang: Lang) -> String {
        match self {
            Self::Twice(criterion) => say!(lang, "criteria-twice", criterion = criterion.say(lang)),
            Self::Placed(criterion) => say!(lang, "criteria-placed", criterion = criterion.say(lang)),
            Self::NoRun => say!(lang, "criteria-no-run"),
        }
    }
}

impl Break {
    /// Tells what is broken, and by whom.
    pub fn tell(&self, lang: Lang, names: Names<'_>) -> String {
        let criterion = self.criterion.say(lang);
        let player = names(self.player);
        match self.opponent {
            Some(opponent) => {
                say!(lang, "pairing-break", criterion = criterion, player = player, opponent = names(opponent))
            }
            None => say!(lang, "pairing-break-bye", criterion = criterion, player = player),
        }
    }
}

fn breaks(lang: Lang, breaks: &[Break], names: Names<'_>) -> String {
    list(lang, breaks.iter().map(|broken| broken.tell(lang, names)))
}

impl WishRefusal {
    /// Tells why a wish is refused.
    pub fn tell(&self, lang: Lang, names: Names<'_>) -> String {
        match self {
            Self::NotInField(player) => say!(lang, "pairing-not-in-field", player = names(*player)),
            Self::NoBye => say!(lang, "refusal-no-bye"),
            Self::Contradicts => say!(lang, "refusal-contradicts"),
            Self::Breaks(criterion) => say!(lang, "refusal-breaks", criterion = criterion.say(lang)),
            Self::LeavesNoRound(all) => say!(lang, "refusal-leaves-no-round", breaks = breaks(lang, all, names)),
        }
    }
}

impl Wish {
    /// Tells what is wished.
    pub fn tell(&self, lang: Lang, names: Names<'_>) -> String {
        match *self {
            Self::Meet(a, b) => say!(lang, "wish-meet", player = names(a), opponent = names(b)),
            Self::Play(pair) => say!(lang, "wish-play", first = names(pair.first), second = names(pair.second)),
            Self::Apart(a, b) => say!(lang, "wish-apart", player = names(a), opponent = names(b)),
            Self::Bye(player) => say!(lang, "wish-bye", player = names(player)),
            Self::NoBye(player) => say!(lang, "wish-no-bye", player = names(player)),
        }
    }
}

impl Impossible {
    /// Tells why there is no round.
    pub fn tell(&self, lang: Lang, names: Names<'_>) -> String {
        match self {
            Self::TooMany { players, limit } => say!(lang, "pairing-too-many", players = *players, limit = *limit),
            Self::Twice(player) => say!(lang, "pairing-twice", player = names(*player)),
            Self::TooManySeeds { seeds, limit } => say!(lang, "pairing-too-many-seeds", seeds = *seeds, limit = *limit),
            Self::Criteria(faults) => list(lang, faults.iter().map(|fault| fault.say(lang))),
            Self::Refused(wish, why) => {
                say!(lang, "pairing-refused", wish = wish.tell(lang, names), why = why.tell(lang, names))
            }
            Self::Broken(all) => say!(lang, "pairing-broken", breaks = breaks(lang, all, names)),
        }
    }
}

impl Verdict {
    /// Tells what became of a wish that two meet.
    pub fn tell(&self, lang: Lang, (a, b): (PlayerId, PlayerId), names: Names<'_>) -> String {
        let (player, opponent) = (names(a), names(b));
        match self {
            Self::Granted => say!(lang, "verdict-granted", player = player, opponent = opponent),
            Self::Refused(why) => {
                say!(lang, "verdict-refused", player = player, opponent = opponent, why = why.tell(lang, names))
            }
            Self::Worse { criterion: Criterion::Lot, .. } => {
                say!(lang, "verdict-lot", player = player, opponent = opponent)
            }
            Self::Worse { criterion, paired, wished, by } => say!(
                lang,
                "verdict-worse",
                player = player,
                opponent = opponent,
                criterion = criterion.say(lang),
                paired = *paired,
                wished = *wished,
                breaks = breaks(lang, by, names)
            ),
            Self::Equal => say!(lang, "verdict-equal", player = player, opponent = opponent),
        }
    }
}

impl PairingWhy {
    /// Tells why a player meets whom they meet.
    pub fn tell(&self, lang: Lang, names: Names<'_>) -> String {
        let player = names(self.player);
        let meets = match self.opponent {
            Some(opponent) => say!(lang, "why-meets", player = player, opponent = names(opponent)),
            None => say!(lang, "why-bye", player = player),
        };
        let because = match &self.otherwise {
            Verdict::Worse { criterion: Criterion::Lot, .. } | Verdict::Equal | Verdict::Granted => {
                say!(lang, "why-lot")
            }
            Verdict::Worse { criterion, paired, wished, .. } => {
                say!(lang, "why-worse", criterion = criterion.say(lang), paired = *paired, wished = *wished)
            }
            Verdict::Refused(why) => say!(lang, "why-only", why = why.tell(lang, names)),
        };
        say!(lang, "why-because", meets = meets, because = because)
    }
}

impl Complaint {
    /// Tells what is wrong with a round.
    pub fn tell(&self, lang: Lang, names: Names<'_>) -> String {
        match self {
            Self::NotInField(player) => say!(lang, "pairing-not-in-field", player = names(*player)),
            Self::Missing(player) => say!(lang, "complaint-missing", player = names(*player)),
            Self::Twice(player) => say!(lang, "pairing-twice", player = names(*player)),
            Self::Lots => say!(lang, "complaint-lots"),
            Self::Breaks(broken) => broken.tell(lang, names),
            Self::Colours(pair) => {
                say!(lang, "complaint-colours", first = names(pair.first), second = names(pair.second))
            }
            Self::Costs { criterion, stated, found } => say!(
                lang,
                "complaint-costs",
                criterion = criterion.say(lang),
                stated = stated.map_or_else(|| "–".to_owned(), |stated| stated.to_string()),
                found = *found
            ),
            Self::NotOptimal { criterion, found, best } => {
                say!(lang, "complaint-not-optimal", criterion = criterion.say(lang), found = *found, best = *best)
            }
            Self::Impossible(impossible) => impossible.tell(lang, names),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pairing::Pair;

    fn name(player: PlayerId) -> String {
        format!("#{player}")
    }

    #[test]
    fn a_verdict_is_told_in_three_languages() {
        let [a, b] = [1, 2].map(PlayerId::new);
        let by = vec![Break { criterion: Criterion::Score, player: a, opponent: Some(b) }];
        let verdict = Verdict::Worse { criterion: Criterion::Score, paired: 0, wished: 2, by };
        let told = Lang::ALL.map(|lang| verdict.tell(lang, (a, b), &name));
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
            let mut told: Vec<String> = Criterion::ALL.iter().map(|criterion| criterion.say(lang)).collect();
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
            told.extend(wishes.iter().map(|wish| wish.tell(lang, &name)));
            told.extend(refusals.iter().map(|refusal| refusal.tell(lang, &name)));
            let impossible = [
                Impossible::TooMany { players: 9, limit: 8 },
                Impossible::Twice(a),
                Impossible::TooManySeeds { seeds: 5, limit: 4 },
                Impossible::Criteria(faults),
                Impossible::Refused(wishes[0], WishRefusal::NoBye),
                Impossible::Broken(vec![broken]),
            ];
            told.extend(impossible.iter().map(|impossible| impossible.tell(lang, &name)));
            let worse = |criterion| Verdict::Worse { criterion, paired: 1, wished: 3, by: vec![broken] };
            let verdicts = [
                Verdict::Granted,
                Verdict::Refused(WishRefusal::NoBye),
                worse(Criterion::Club),
                worse(Criterion::Lot),
                Verdict::Equal,
            ];
            told.extend(verdicts.iter().map(|verdict| verdict.tell(lang, (a, b), &name)));
            told.extend(verdicts.into_iter().zip([None, Some(b)].into_iter().cycle()).map(|(otherwise, opponent)| {
                PairingWhy { player: a, opponent, otherwise, considered: vec![] }.tell(lang, &name)
            }));
            let complaints = [
                Complaint::Missing(a),
                Complaint::Lots,
                Complaint::Breaks(broken),
                Complaint::Colours(pair),
                Complaint::Costs { criterion: Criterion::Score, stated: None, found: 2 },
                Complaint::NotOptimal { criterion: Criterion::Score, found: 2, best: 1 },
            ];
            told.extend(complaints.iter().map(|complaint| complaint.tell(lang, &name)));
            for text in told {
                assert!(!text.is_empty() && !text.contains('⟦'), "{lang:?}: {text}");
            }
        }
    }
}
