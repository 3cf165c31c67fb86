//! The desk under `hk-2016`: the desk of `roc-113`, with what the supplement puts in its place.
//!
//! A part of the base book that the supplement changes is applied with other values, or spoken for by a part of the
//! supplement, which asks the base book where it is silent. Units of the base book that are replaced are never cited.

mod board;
mod clock;
mod conduct;
mod ledger;
mod limits;
mod offers;
mod pending;
mod records;

use ::clock::Millis;
use ruling::Setting;

use crate::Article;
use crate::desk::topic::Topic;
use crate::desk::voice::speaks_for;
use crate::desk::{Incident, Matter, OfRecord, Reading, Scene};
use crate::hk_2016::HK_2016;
use crate::roc_113::ROC_113;
use crate::roc_113::desk::board::is_shifted_by_player;
use crate::roc_113::desk::{Roc, adjourn, officials, scatter, start, touch};

/// The desk under `hk-2016`.
pub const HK: Roc = Roc {
    book: HK_2016,
    topics: &TOPICS,
    limits: limits::BASE,
    instead: &INSTEAD,
    on_request: Some(&ON_REQUEST),
    reading,
};

/// How the supplement is read where a ruling turns on it.
fn reading(scene: &Scene, matter: &Matter) -> Option<Reading> {
    let setting = match &matter.incident {
        Incident::Record(OfRecord::Omission { .. }) if records::is_sixteen(scene, matter) => Setting::SixteenOmitted,
        Incident::Record(OfRecord::Omission { .. }) => Setting::OmittedMoves,
        incident if conduct::is_listed_first(incident) => Setting::ProvenLoss,
        incident if limits::is_claimed(incident) && limits::BASE.has_surplus_checks(scene) => Setting::SurplusChecks,
        incident if adjourn::is_of_sealing(incident) => Setting::SealedBy,
        _ if is_shifted_by_player(matter) => Setting::ShiftedMan,
        _ => return None,
    };
    scene.arrangements.reading(setting)
}

/// The parts, in the order in which what they find is looked at.
const TOPICS: [&dyn Topic; 13] = [
    &pending::Pending,
    &ledger::Ledger,
    &clock::Clock,
    &START,
    &offers::Offers,
    &limits::Limits,
    &touch::Touches,
    &board::Boards,
    &scatter::Scatter,
    &adjourn::Adjourn::ROC,
    &records::Records,
    &conduct::Conduct,
    &officials::Officials,
];

/// 一: thirty minutes.
const START: start::Start = start::Start { grace: Millis::from_mins(30), late: &[unit("一.棄權")] };

/// 五: on request, and officials do not step in.
const ON_REQUEST: [Article; 2] = [unit("五.1"), unit("五.4")];

/// What stands in the place of what.
const INSTEAD: [(&str, &[Article]); 26] = [
    ("1.3.四.[A].犯規", &[unit("十.技術犯規.6")]),
    ("3.3.總", &[unit("二.甲組")]),
    ("3.3.七.補記", &[unit("二.1.補抄")]),
    ("3.3.七.拒補", &[]),
    ("3.4.一", &[unit("四.1")]),
    ("3.4.一.提出", &[unit("四.2.提出"), unit("二.2.核對")]),
    ("3.4.一.不足", &[unit("四.2.不符"), unit("十.技術犯規.5.限著")]),
    ("3.4.二", &[unit("四.3"), unit("二.2.舉手")]),
    ("3.8.五.手", &[unit("十.違例.2")]),
    ("3.8.五.四次", &[]),
    ("3.8.九.關機", &[unit("九.四.手機")]),
    ("3.8.十二", &[unit("十.技術犯規.7")]),
    ("3.9.總", &[]),
    ("3.9.四", &[unit("十.技術犯規.4")]),
    ("3.9.五.提和", &[]),
    ("3.9.五.拒絕", &[]),
    ("3.9.五.撤回", &[]),
    ("3.9.五.連續", &[unit("十.技術犯規.5.提和")]),
    ("3.10.一", &[]),
    ("3.10.二", &[]),
    ("4.四.[C].未明定", &[unit("十一")]),
    ("4.六.[H]", &[unit("五.1")]),
    ("4.六.[H].1", &[]),
    ("4.六.[H].2", &[]),
    ("4.六.[H].3", &[]),
    ("4.六.[I]", &[unit("十.總")]),
];

/// Units, each on moves missing from a record by the supplement's own: the base book's is cited only where it is applied.
fn on_records(under: Vec<Article>) -> Vec<Article> {
    let stands = |article: Article| if article == SIXTEEN { unit("二.1.漏記") } else { article };
    under.into_iter().map(stands).collect()
}

/// The unit of the base book by which sixteen moves missing from a record lose.
const SIXTEEN: Article = ROC_113.article("3.3.六");

/// A unit of the supplement.
const fn unit(clause: &'static str) -> Article {
    HK_2016.article(clause)
}

speaks_for!(HK_2016);
