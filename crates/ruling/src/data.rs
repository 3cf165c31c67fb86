//! A ruling as data: field names and words are a contract, extended but never broken.
//!
//! An article of the rulebook that rules is written by its clause alone, one of another book (the base of a supplement)
//! with the book's id before it: `roc-113 2.3.1`.

mod form;

pub use form::*;

use std::collections::BTreeMap;

use xiangqi::notation::Notation;
use xiangqi::{Bitboard, ByColor, Color, Move};

use crate::article::{Article, Book};
use crate::dead::Dead;
use crate::game::Game;
use crate::law::GameLaw;
use crate::limit::{LimitClaim, LimitCount};
use crate::repetition::{
    Attacked, Charge, Chased, Class, Exemption, Form, Ground, IfContinued, Kill, Man, Nature, Row, holders,
};
use crate::review::{Due, Review, Word};
use crate::ruled::{Action, Ending, OtherCount, Reading, Recurrence, Ruling, Status};
use crate::setting::Setting;

impl RulingData {
    /// What is said of a game as data, with the sentences that explain it, if there are any. The law names the articles of
    /// each move and of each reading.
    pub fn new(game: &Game, review: &Review, law: Option<&dyn GameLaw>, explanation: String) -> Self {
        let ruling = &review.ruling;
        let told = Told { game, law, book: ruling.book };
        let cited = |articles: &[Article]| cited(articles, ruling.book);
        Self {
            rules: ruling.book,
            base: None,
            provisional: ruling.provisional,
            ply: ruling.ply,
            ended_at: ruling.ended_at,
            status: ruling.status.into(),
            ending: ruling.ending.as_ref().map(|ending| EndingData::new(ending, ruling.book)),
            repetition: ruling.repetition.as_ref().map(|r| told.repetition(r)),
            natural_limit: ruling.limit.as_ref().map(|count| told.limit(count, ruling)),
            pending: ruling.shuffling.as_ref().map(|(found, article)| PendingData {
                side: found.side.into(),
                points: found.points.iter().map(ToString::to_string).collect(),
                by_one_piece: found.by_one_piece,
                articles: cited(&[*article]),
            }),
            dead: ruling.dead.as_ref().map(DeadData::from),
            due: review.due.iter().map(DueData::from).collect(),
            assumed: review.assumed.clone(),
            layer: ruling.layer,
            foundation: cited(&ruling.foundation),
            decisive: Vec::new(),
            see: Vec::new(),
            labels: BTreeMap::new(),
            explanation,
        }
    }
}

impl RulingData {
    /// Passes on each article that is named anywhere, as it is written.
    pub fn each_article(&self, seen: &mut impl FnMut(&str)) {
        let mut all = |articles: &[String]| articles.iter().for_each(|article| seen(article));
        all(&self.foundation);
        all(&self.decisive);
        all(&self.see);
        self.ending.iter().for_each(|ending| all(&ending.articles));
        self.pending.iter().for_each(|pending| all(&pending.articles));
        for word in self.due.iter().filter_map(|due| due.warning.as_ref()) {
            all(word.read_in.as_slice());
        }
        if let Some(limit) = &self.natural_limit {
            all(&limit.articles);
            limit.reading.iter().for_each(|reading| all(&reading.articles));
        }
        if let Some(repetition) = &self.repetition {
            all(&repetition.articles);
            all(&repetition.base_articles);
            repetition.reading.iter().for_each(|reading| all(&reading.articles));
            repetition.settings.iter().for_each(|setting| all(&setting.articles));
            for played in &repetition.moves {
                played.named.iter().for_each(|named| all(&named.articles));
                played.chases.iter().for_each(|chase| all(&chase.articles));
                played.idle_attacks.iter().for_each(|attack| all(&attack.articles));
                played.threats.iter().for_each(|threat| all(&threat.articles));
            }
        }
    }
}

impl<M: ToString> From<&Dead<M>> for DeadData {
    fn from(dead: &Dead<M>) -> Self {
        let (answer, line) = match dead {
            Dead::Dead => (DeadAnswer::Dead, Vec::new()),
            Dead::Alive(line) => (DeadAnswer::Alive, line.iter().map(ToString::to_string).collect()),
            Dead::Undecided => (DeadAnswer::Undecided, Vec::new()),
        };
        Self { answer, line }
    }
}

impl From<&Due> for DueData {
    fn from(due: &Due) -> Self {
        Self {
            ply: due.ply,
            action: due.action.into(),
            if_continued: due.verdict.into(),
            window: [due.window.0, due.window.1],
            warning: due.after.map(|Word { ply, known }| WordData { ply, known, read_in: None }),
            left_at: due.left_at,
            left_by: None,
        }
    }
}

impl EndingData {
    /// How a game ended under a rulebook.
    pub fn new(ending: &Ending, rules: Book) -> Self {
        Self { kind: ending.kind, articles: cited(&ending.articles, rules) }
    }
}

/// A game as it is told under a law.
#[derive(Clone, Copy)]
struct Told<'a> {
    game: &'a Game,
    law: Option<&'a dyn GameLaw>,
    book: Book,
}

impl Told<'_> {
    /// The articles that the law names, if it is known.
    fn by_law(self, named: impl Fn(&dyn GameLaw) -> Vec<Article>) -> Vec<String> {
        self.law.map_or_else(Vec::new, |law| cited(&named(law), self.book))
    }

    fn repetition(self, recurrence: &Recurrence) -> RepetitionData {
        let own = |article: &&Article| article.book == self.book;
        let (examination, readings) = (&recurrence.examination, &recurrence.readings);
        let before = |nth: usize| nth.checked_sub(1).map(|before| &examination.rows[before]);
        let moves = examination.rows.iter().enumerate().map(|(nth, row)| self.played(row, before(nth)));
        RepetitionData {
            occurrences: recurrence.occurrences,
            window: [recurrence.window.0, recurrence.window.1],
            left_at: self.game.left(recurrence.window, recurrence.window.1),
            left_by: None,
            again_at: None,
            red: charge(&examination.charges.red),
            black: charge(&examination.charges.black),
            if_continued: examination.verdict.into(),
            action: recurrence.action.into(),
            articles: recurrence.articles.iter().filter(own).map(|a| a.clause.to_owned()).collect(),
            base_articles: recurrence.articles.iter().filter(|a| !own(a)).map(ToString::to_string).collect(),
            reading: readings.iter().find(|r| r.used.setting() == Setting::NewAttack).map(|r| self.reading(r)),
            settings: readings.iter().filter(|r| r.differs).map(|r| self.setting(r)).collect(),
            moves: moves.collect(),
        }
    }

    fn reading(self, reading: &Reading) -> ReadingData {
        ReadingData {
            used: reading.used.value().to_owned(),
            other: reading.other.value().to_owned(),
            other_if_continued: reading.verdict.into(),
            differs: reading.differs,
            articles: self.by_law(|law| law.read_in(reading.used.setting())),
        }
    }

    fn setting(self, reading: &Reading) -> SettingData {
        SettingData {
            setting: reading.used.setting().name().to_owned(),
            used: reading.used.value().to_owned(),
            other: reading.other.value().to_owned(),
            other_if_continued: reading.verdict.into(),
            other_action: reading.action.into(),
            articles: self.by_law(|law| law.read_in(reading.used.setting())),
            words: None,
        }
    }

    fn played(self, row: &Row, before: Option<&Row>) -> MoveData {
        let facts = &row.facts;
        let stood = &self.game.positions()[facts.ply - 1];
        let checkers = facts.check.map(|(_, checkers)| checkers).unwrap_or_default();
        let named =
            |&nature: &Nature| NatureData { nature, articles: self.by_law(|law| law.nature(nature, row, before)) };
        let won = row.named.iter().flat_map(|named| &named.chased).chain(&row.discovery);
        MoveData {
            ply: facts.ply,
            side: facts.side.into(),
            played: facts.played.to_string(),
            text: Notation::ChineseTraditional.write(stood, facts.played),
            natures: row.natures.clone(),
            attack: row.is_attack(),
            also: row.also(),
            named: row.natures.iter().map(named).collect(),
            checkers: checkers.into_iter().map(|point| point.to_string()).collect(),
            chases: facts.attacks.iter().filter_map(|attack| self.chase(attack, facts.ply)).collect(),
            idle_attacks: facts.attacks.iter().filter_map(|attack| self.idle(attack)).collect(),
            mate: if let Kill::Mates(line) = &row.kill { moves(line) } else { Vec::new() },
            mate_told: None,
            threats: won.map(|chased| self.threat(chased)).collect(),
            kill_undecided: row.kill == Kill::Undecided,
        }
    }

    fn threat(self, chased: &Chased) -> ThreatData {
        let form = match chased.form {
            Form::Direct(_) => ThreatForm::Direct,
            Form::Exchange => ThreatForm::Exchange,
            Form::Checks => ThreatForm::Checks,
        };
        let articles = self.by_law(|law| law.threat(chased));
        ThreatData { target: target(chased.target), form, line: moves(&chased.line), words: None, articles }
    }

    fn chase(self, attack: &Attacked, ply: usize) -> Option<ChaseData> {
        let Class::Chase(ground) = attack.class else {
            return None;
        };
        let held_by = match ground {
            Ground::FalseRoot(point) => holders(&self.game.positions()[ply], point, attack.by.on, attack.on.on),
            _ => Bitboard::EMPTY,
        };
        let (root, root_by) = match ground {
            Ground::Rootless => (RootData::None, None),
            Ground::FalseRoot(point) => (RootData::False, Some(point.to_string())),
            Ground::RookTarget => (RootData::Any, attack.root.map(|point| point.to_string())),
            Ground::BoundLike => (RootData::Bound, attack.root.map(|point| point.to_string())),
        };
        Some(ChaseData {
            by: attack.by.on.to_string(),
            target: attack.on.on.to_string(),
            fresh: attack.is_fresh(),
            root,
            root_by,
            held_by: held_by.into_iter().map(|point| point.to_string()).collect(),
            root_lost: attack.root_lost.map(|point| point.to_string()),
            answered: attack.answer,
            root_gained: attack.root_gained.map(|point| point.to_string()),
            articles: self.by_law(|law| law.attack(attack)),
        })
    }

    fn idle(self, attack: &Attacked) -> Option<IdleData> {
        let Class::Idle(exemption) = attack.class else {
            return None;
        };
        Some(IdleData {
            by: attack.by.on.to_string(),
            target: attack.on.on.to_string(),
            new: attack.new,
            why: exemption.into(),
            articles: self.by_law(|law| law.attack(attack)),
        })
    }

    fn limit(self, count: &LimitCount, ruling: &Ruling) -> LimitData {
        let claim = |c: LimitClaim| ClaimData { by: c.by.into(), count: c.count, granted: c.granted };
        LimitData {
            count: count.unclaimed(),
            limit: count.rule.plies,
            plies: count.plies,
            before_record: count.before_record,
            checks: count.checks.into(),
            counted_checks: count.counted_checks.into(),
            cycle_plies_left_out: count.cycle_plies,
            claimed: ByColor::from_fn(|side| count.claimed_by(side)).into(),
            reached: count.is_reached() || ruling.claim.is_some_and(|claim| claim.granted),
            claim: ruling.claim.map(claim),
            reading: ruling.other_count.map(|OtherCount { used, other, count }| OtherCountData {
                setting: used.setting().name().to_owned(),
                used: used.value().to_owned(),
                other: other.value().to_owned(),
                other_count: count,
                articles: self.by_law(|law| law.read_in(used.setting())),
            }),
            articles: cited(&ruling.limit_articles, self.book),
        }
    }
}

fn charge(charge: &Charge) -> ChargeData {
    let targets = charge.targets.iter().copied().map(target).collect();
    ChargeData { charge: charge.kind, targets, words: None }
}

fn target(man: Man) -> String {
    format!("{} {} from {}", man.piece.color, man.piece.role, man.origin)
}

fn moves(line: &[Move]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}

/// Articles as a rulebook's answer writes them: its own by the clause alone, those of another book with the book's id.
pub fn cited(articles: &[Article], rules: Book) -> Vec<String> {
    let written = |article: &Article| {
        if article.book == rules { article.clause.to_owned() } else { article.to_string() }
    };
    articles.iter().map(written).collect()
}

impl From<Color> for SideData {
    fn from(side: Color) -> Self {
        match side {
            Color::Red => Self::Red,
            Color::Black => Self::Black,
        }
    }
}

impl From<Status> for StatusData {
    fn from(status: Status) -> Self {
        match status {
            Status::Ongoing => Self::Ongoing,
            Status::Won(Color::Red) => Self::RedWins,
            Status::Won(Color::Black) => Self::BlackWins,
            Status::Draw => Self::Draw,
            Status::BothLose => Self::BothLose,
        }
    }
}

impl From<IfContinued> for OutcomeData {
    fn from(outcome: IfContinued) -> Self {
        match outcome {
            IfContinued::Loses(Color::Red) => Self::RedLoses,
            IfContinued::Loses(Color::Black) => Self::BlackLoses,
            IfContinued::Draw => Self::Draw,
            IfContinued::Undecided => Self::Undecided,
        }
    }
}

impl From<Action> for ActionData {
    fn from(action: Action) -> Self {
        match action {
            Action::None => Self::None,
            Action::Warn(Color::Red) => Self::WarnRed,
            Action::Warn(Color::Black) => Self::WarnBlack,
            Action::WarnBoth => Self::WarnBoth,
            Action::Rule => Self::Rule,
        }
    }
}

impl From<Exemption> for ExemptionData {
    fn from(exemption: Exemption) -> Self {
        match exemption {
            Exemption::ByKing => Self::ByKing,
            Exemption::ByPawn => Self::ByPawn,
            Exemption::ByGuard => Self::ByAdvisorOrElephant,
            Exemption::UncrossedPawn => Self::UncrossedPawn,
            Exemption::Mutual => Self::Mutual,
            Exemption::Rooted(_) => Self::Rooted,
        }
    }
}
