//! A ruling as data: field names and words are a contract, extended but never broken.

use books::limit::{Claim, LimitCount};
use books::repetition::{Answer, Attacked, Charge, Chased, Class, Exemption, Form, Ground, Kill, Man, Row};
use books::ruling::{Ending, Layer, OtherCount, Reading, Recurrence};
use books::{Article, Dead, Game, Ruling, Setting};
use serde::Serialize;
use words::Lang;
use xiangqi::notation::Notation;
use xiangqi::{ByColor, Move};

use crate::ruling::explanation;

/// A ruling as data.
#[derive(Debug, Serialize)]
pub struct RulingData {
    rules: &'static str,
    provisional: bool,
    ply: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended_at: Option<usize>,
    status: &'static str,
    ending: Option<EndingData>,
    repetition: Option<RepetitionData>,
    natural_limit: Option<LimitData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<PendingData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dead: Option<DeadData>,
    layer: &'static str,
    foundation: Vec<&'static str>,
    explanation: String,
}

#[derive(Debug, Serialize)]
struct PendingData {
    side: String,
    points: Vec<String>,
    by_one_piece: bool,
    articles: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
pub(crate) struct DeadData {
    answer: &'static str,
    line: Vec<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct EndingData {
    kind: &'static str,
    articles: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
struct RepetitionData {
    occurrences: usize,
    window: [usize; 2],
    red: ChargeData,
    black: ChargeData,
    if_continued: &'static str,
    action: &'static str,
    articles: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    base_articles: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reading: Option<ReadingData>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    settings: Vec<SettingData>,
    moves: Vec<MoveData>,
}

#[derive(Debug, Serialize)]
struct ChargeData {
    charge: &'static str,
    targets: Vec<String>,
}

#[derive(Debug, Serialize)]
struct ReadingData {
    used: &'static str,
    other: &'static str,
    other_if_continued: &'static str,
    differs: bool,
}

/// A setting that decides: with the other value the ruling is another one.
#[derive(Debug, Serialize)]
struct SettingData {
    setting: &'static str,
    used: &'static str,
    other: &'static str,
    other_if_continued: &'static str,
    other_action: &'static str,
}

#[derive(Debug, Serialize)]
struct MoveData {
    ply: usize,
    side: String,
    #[serde(rename = "move")]
    played: String,
    text: String,
    natures: Vec<&'static str>,
    checkers: Vec<String>,
    chases: Vec<ChaseData>,
    idle_attacks: Vec<IdleData>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mate: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    threats: Vec<ThreatData>,
    #[serde(skip_serializing_if = "is_false")]
    kill_undecided: bool,
}

/// A piece that a move threatens to win, and the moves that would win it.
#[derive(Debug, Serialize)]
struct ThreatData {
    target: String,
    form: &'static str,
    line: Vec<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(flag: &bool) -> bool {
    !flag
}

#[derive(Debug, Serialize)]
struct ChaseData {
    by: String,
    target: String,
    fresh: bool,
    root: &'static str,
    root_by: Option<String>,
    answered: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct IdleData {
    by: String,
    target: String,
    new: bool,
    why: &'static str,
}

#[derive(Debug, Serialize)]
struct LimitData {
    count: u32,
    limit: u32,
    plies: u32,
    checks: Pair,
    counted_checks: Pair,
    cycle_plies_left_out: u32,
    claimed: Pair,
    reached: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<ClaimData>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reading: Option<OtherCountData>,
    articles: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
struct OtherCountData {
    setting: &'static str,
    used: &'static str,
    other: &'static str,
    other_count: u32,
}

#[derive(Debug, Serialize)]
struct ClaimData {
    by: String,
    count: u32,
    granted: bool,
}

#[derive(Debug, Serialize)]
struct Pair {
    red: u32,
    black: u32,
}

impl From<ByColor<u32>> for Pair {
    fn from(ByColor { red, black }: ByColor<u32>) -> Self {
        Self { red, black }
    }
}

/// A ruling as data, its explanation in a language.
pub fn data(game: &Game, ruling: &Ruling, lang: Lang) -> RulingData {
    RulingData {
        rules: ruling.book.id(),
        provisional: ruling.book.is_provisional(),
        ply: ruling.ply,
        ended_at: ruling.ended_at,
        status: ruling.status.id(),
        ending: ruling.ending.as_ref().map(EndingData::from),
        repetition: ruling.repetition.as_ref().map(|r| repetition(game, ruling, r)),
        natural_limit: ruling.limit.as_ref().map(|count| limit(count, ruling)),
        pending: ruling.shuffling.as_ref().map(|(found, article)| PendingData {
            side: found.side.to_string(),
            points: found.points.iter().map(ToString::to_string).collect(),
            by_one_piece: found.by_one_piece,
            articles: vec![article.clause],
        }),
        dead: ruling.dead.as_ref().map(DeadData::from),
        layer: layer_id(ruling.layer),
        foundation: clauses(&ruling.foundation),
        explanation: explanation(ruling, lang),
    }
}

impl<M: ToString> From<&Dead<M>> for DeadData {
    fn from(dead: &Dead<M>) -> Self {
        let (answer, line) = match dead {
            Dead::Dead => ("dead", Vec::new()),
            Dead::Alive(line) => ("alive", line.iter().map(ToString::to_string).collect()),
            Dead::Undecided => ("undecided", Vec::new()),
        };
        Self { answer, line }
    }
}

impl From<&Ending> for EndingData {
    fn from(ending: &Ending) -> Self {
        Self { kind: ending.kind.id(), articles: clauses(&ending.articles) }
    }
}

fn repetition(game: &Game, ruling: &Ruling, recurrence: &Recurrence) -> RepetitionData {
    let own = |article: &&Article| article.book == ruling.book;
    let examination = &recurrence.examination;
    RepetitionData {
        occurrences: recurrence.occurrences,
        window: [recurrence.window.0, recurrence.window.1],
        red: charge(&examination.charges.red),
        black: charge(&examination.charges.black),
        if_continued: examination.verdict.id(),
        action: recurrence.action.id(),
        articles: recurrence.articles.iter().filter(own).map(|a| a.clause).collect(),
        base_articles: recurrence.articles.iter().filter(|a| !own(a)).map(ToString::to_string).collect(),
        reading: recurrence.readings.iter().find(|r| r.used.setting() == Setting::NewAttack).map(reading),
        settings: recurrence.readings.iter().filter(|r| r.differs).map(setting).collect(),
        moves: examination.rows.iter().map(|row| played(game, row)).collect(),
    }
}

fn reading(reading: &Reading) -> ReadingData {
    ReadingData {
        used: reading.used.value(),
        other: reading.other.value(),
        other_if_continued: reading.verdict.id(),
        differs: reading.differs,
    }
}

fn setting(reading: &Reading) -> SettingData {
    SettingData {
        setting: reading.used.setting().name(),
        used: reading.used.value(),
        other: reading.other.value(),
        other_if_continued: reading.verdict.id(),
        other_action: reading.action.id(),
    }
}

fn charge(charge: &Charge) -> ChargeData {
    ChargeData { charge: charge.kind.id(), targets: charge.targets.iter().copied().map(target).collect() }
}

fn target(man: Man) -> String {
    format!("{} {} from {}", man.piece.color, man.piece.role, man.origin)
}

fn played(game: &Game, row: &Row) -> MoveData {
    let facts = &row.facts;
    let before = &game.positions()[facts.ply - 1];
    let checkers = facts.check.map(|(_, checkers)| checkers).unwrap_or_default();
    MoveData {
        ply: facts.ply,
        side: facts.side.to_string(),
        played: facts.played.to_string(),
        text: Notation::ChineseTraditional.write(before, facts.played),
        natures: row.natures.iter().map(|nature| nature.id()).collect(),
        checkers: checkers.into_iter().map(|point| point.to_string()).collect(),
        chases: facts.attacks.iter().filter_map(chase).collect(),
        idle_attacks: facts.attacks.iter().filter_map(idle).collect(),
        mate: if let Kill::Mates(line) = &row.kill { moves(line) } else { Vec::new() },
        threats: row.named.iter().flat_map(|named| &named.chased).chain(&row.discovery).map(threat).collect(),
        kill_undecided: row.kill == Kill::Undecided,
    }
}

fn moves(line: &[Move]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}

fn threat(chased: &Chased) -> ThreatData {
    let form = match chased.form {
        Form::Direct(_) => "direct",
        Form::Exchange => "exchange",
        Form::Checks => "checks",
    };
    ThreatData { target: target(chased.target), form, line: moves(&chased.line) }
}

fn chase(attack: &Attacked) -> Option<ChaseData> {
    let Class::Chase(ground) = attack.class else {
        return None;
    };
    let (root, root_by) = match ground {
        Ground::Rootless => ("none", None),
        Ground::FalseRoot(point) => ("false", Some(point.to_string())),
        Ground::RookTarget => ("any", attack.root.map(|point| point.to_string())),
        Ground::BoundLike => ("bound", attack.root.map(|point| point.to_string())),
    };
    Some(ChaseData {
        by: attack.by.on.to_string(),
        target: attack.on.on.to_string(),
        fresh: attack.is_fresh(),
        root,
        root_by,
        answered: attack.answer.map(answer_id),
    })
}

fn idle(attack: &Attacked) -> Option<IdleData> {
    let Class::Idle(exemption) = attack.class else {
        return None;
    };
    Some(IdleData {
        by: attack.by.on.to_string(),
        target: attack.on.on.to_string(),
        new: attack.new,
        why: exemption_id(exemption),
    })
}

fn limit(count: &LimitCount, ruling: &Ruling) -> LimitData {
    let claim = |c: Claim| ClaimData { by: c.by.to_string(), count: c.count, granted: c.granted };
    LimitData {
        count: count.unclaimed(),
        limit: count.rule.plies,
        plies: count.plies,
        checks: count.checks.into(),
        counted_checks: count.counted_checks.into(),
        cycle_plies_left_out: count.cycle_plies,
        claimed: ByColor::from_fn(|side| count.claimed_by(side)).into(),
        reached: count.is_reached() || ruling.claim.is_some_and(|claim| claim.granted),
        claim: ruling.claim.map(claim),
        reading: ruling.other_count.map(|OtherCount { used, other, count }| OtherCountData {
            setting: used.setting().name(),
            used: used.value(),
            other: other.value(),
            other_count: count,
        }),
        articles: clauses(&ruling.limit_articles),
    }
}

pub(crate) fn clauses(articles: &[Article]) -> Vec<&'static str> {
    articles.iter().map(|article| article.clause).collect()
}

fn answer_id(answer: Answer) -> &'static str {
    match answer {
        Answer::Moved => "moved",
        Answer::Blocked => "blocked",
        Answer::Unscreened => "unscreened",
        Answer::Rooted => "rooted",
        Answer::TakesBack => "takes_back",
        Answer::Pinned => "pinned",
    }
}

fn exemption_id(exemption: Exemption) -> &'static str {
    match exemption {
        Exemption::ByKing => "by_king",
        Exemption::ByPawn => "by_pawn",
        Exemption::ByGuard => "by_advisor_or_elephant",
        Exemption::UncrossedPawn => "uncrossed_pawn",
        Exemption::Mutual => "mutual",
        Exemption::Rooted(_) => "rooted",
    }
}

fn layer_id(layer: Layer) -> &'static str {
    match layer {
        Layer::Announcement => "announcement",
        Layer::Charter => "charter",
        Layer::Competition => "competition",
        Layer::Game => "game",
    }
}
