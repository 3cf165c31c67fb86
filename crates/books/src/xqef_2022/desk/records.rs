//! Articles 98, 99 and 113: the players' records.

use ::clock::Clock;
use contest::{Side, Sides};

use super::{cite, finding, refused, remedy, suggested};
use crate::Article;
use crate::desk::sheets::{Entry, entries, owes};
use crate::desk::topic::{Allowed, Remedied, Topic};
use crate::desk::xiangqi_play::Xiangqi;
use crate::desk::{
    Act, Actor, Claim, Correction, Deed, Demand, Effect, Fact, Facts, Finding, Form, FoulKind, Grade, Incident, Marks,
    Matter, Method, OfClaim, OfRecord, Phase, Play, Reason, Refusal, Remedy, Scene, Verdict, WhyNot, Written,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Records;

impl Topic for Records {
    fn allows(&self, scene: &Scene, by: Actor, deed: &Deed) -> Option<Allowed> {
        let spoken =
            matches!(deed.act, Act::Write { .. } | Act::Inspect { .. } | Act::Refuse { demand: Demand::Correct });
        spoken.then(|| allows(scene, by, deed))
    }

    fn notices(&self, scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
        notices(scene, by, deed)
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, _: &Facts) -> Option<Remedied> {
        matches!(matter.incident, Incident::Record(_)).then(|| remedies(scene, matter))
    }

    fn corrected(&self, scene: &Scene, side: Side, what: &Correction) -> Option<Remedied> {
        (*what == Correction::Record).then(|| corrected(scene, side))
    }
}

/// How many moves may be missing without a fault.
const FREE_OMISSIONS: usize = 3;

/// What is wrong with a sheet, by plies from 1.
#[derive(Debug, Default)]
struct Faults {
    missing: Vec<usize>,
    illegible: Vec<usize>,
    wrong: Vec<usize>,
    why: Vec<&'static str>,
}

impl Faults {
    fn is_empty(&self) -> bool {
        self.missing.is_empty() && self.illegible.is_empty() && self.wrong.is_empty()
    }
}

/// What an act with a record rests on.
pub fn allows(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    match deed.act {
        Act::Write { ply: 0, .. } => Err(refused(WhyNot::FactsMissing(Fact::Ply), &["98(2)"])),
        Act::Write { .. } if scene.arrangements.recorded => {
            Ok([cite(&["98(2)"]), suggested::recording(scene)].concat())
        }
        Act::Refuse { demand: Demand::Correct } if !by.side().is_some_and(|side| owes(scene, side)) => {
            Err(refused(WhyNot::NothingToCorrect, &["113(6)"]))
        }
        Act::Inspect { .. } if !scene.arrangements.recorded => {
            let under = [cite(&["98(2)"]), suggested::recording(scene)].concat();
            Err(Refusal::new(WhyNot::NotAgreed, under))
        }
        Act::Inspect { .. } => Ok([cite(&["98(2)", "99(2)"]), suggested::recording(scene)].concat()),
        _ => Ok(Vec::new()),
    }
}

/// What the rules take notice of in what a player writes or refuses, or an official finds in a record.
pub fn notices(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    match (deed.act, by.side()) {
        (Act::Write { ply, text }, Some(side)) => wrote(scene, side, *ply, text).into_iter().collect(),
        (Act::Refuse { demand: Demand::Correct }, side) => {
            vec![finding(Incident::Record(OfRecord::RefusalToCorrect), side, &["113(6)"])]
        }
        (Act::Refuse { demand: Demand::Sign }, side) => {
            vec![finding(Incident::Record(OfRecord::RefusalToSign), side, &["99(5)"])]
        }
        (Act::Inspect { side }, _) => found(scene, *side),
        _ => Vec::new(),
    }
}

/// Writing before the move is made, or after the game what needs no correction.
fn wrote(scene: &Scene, side: Side, ply: usize, text: &str) -> Option<Finding> {
    let over = matches!(scene.phase, Phase::Over(_));
    let ahead = ply > scene.line.len();
    if over && (ahead || !is_wrong(scene, side, ply)) {
        return Some(finding(Incident::Record(OfRecord::ForeignWriting), Some(side), &["99(5)"]));
    }
    let recorded = scene.arrangements.recorded && !text.trim().is_empty();
    (ahead && recorded).then(|| finding(Incident::Record(OfRecord::WrittenAhead), Some(side), &["99(1)"]))
}

fn is_wrong(scene: &Scene, side: Side, ply: usize) -> bool {
    let faults = faults(scene, side);
    [&faults.missing, &faults.illegible, &faults.wrong].into_iter().any(|plies| plies.contains(&ply))
}

/// What an official finds in a record. What was found missing before is not found again.
fn found(scene: &Scene, side: Side) -> Vec<Finding> {
    let Faults { mut missing, mut illegible, wrong, why } = faults(scene, side);
    let is_new = |ply: &usize| !scene.sheets[side].omitted.contains(ply);
    missing.retain(is_new);
    illegible.retain(is_new);
    let note = |plies: Vec<usize>, incident: fn(Vec<usize>) -> Incident, clauses: &[&'static str]| {
        (!plies.is_empty()).then(|| finding(incident(plies), Some(side), clauses))
    };
    let omitted = note(missing, |plies| Incident::Record(OfRecord::Omission { plies }), &["98(2)"]);
    let unread = note(illegible, |plies| Incident::Record(OfRecord::Illegible { plies }), &["99(2)"]);
    let mistaken = note(wrong, |plies| Incident::Record(OfRecord::Misrecord { plies }), &why);
    [omitted, unread, mistaken].into_iter().flatten().collect()
}

/// All that is wrong with a sheet.
fn faults(scene: &Scene, side: Side) -> Faults {
    let mut faults = Faults::default();
    let mut method = None;
    for (ply, entry) in entries(&Xiangqi, scene, side) {
        match entry {
            Entry::Missing => faults.missing.push(ply),
            Entry::Illegible => faults.illegible.push(ply),
            Entry::Read(written) => {
                let why = mistakes(scene, ply, &written, &mut method);
                if !why.is_empty() {
                    faults.wrong.push(ply);
                    faults.why.extend(why);
                }
            }
        }
    }
    faults.why.sort_unstable();
    faults.why.dedup();
    faults
}

/// What is wrong with a line: the move, the way it is written, or its marks.
fn mistakes(scene: &Scene, ply: usize, written: &Written, method: &mut Option<Method>) -> Vec<&'static str> {
    let Some(made) = scene.line.plies().get(ply - 1) else { return Vec::new() };
    let mut why = Vec::new();
    let kept_to = *method.get_or_insert(written.method);
    if written.method.way == "coordinates" || written.method != kept_to {
        why.push("98(2)(a)");
    }
    if !made.legal {
        return why;
    }
    if !written.means.contains(&made.step) {
        why.push("113(2)");
    }
    let due = Marks { offer: made.offered, ..Xiangqi.marks(&scene.line, ply - 1, made.step) };
    let marks = [
        (due.capture == written.marks.capture, "sch6.2.1"),
        (due.check == written.marks.check, "sch6.2.2"),
        (due.offer == written.marks.offer, "sch6.2.3"),
    ];
    let missing = marks.into_iter().filter(|(right, _)| !right).flat_map(|(_, clause)| ["98(2)(b)", clause]);
    why.extend(missing);
    why
}

/// Article 113.
pub fn remedies(scene: &Scene, matter: &Matter) -> Result<Remedy, Refusal> {
    let side = matter.side.ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Against), &[]))?;
    let over = scene.result().is_some();
    let lost = Effect::End { verdict: Verdict::loses(side, Form::Breach, Reason::Conduct) };
    Ok(match &matter.incident {
        Incident::Record(OfRecord::Misrecord { .. }) => correct(scene, side, &["113(2)", "113(5)(a)"], Vec::new()),
        Incident::Record(OfRecord::Omission { plies }) => {
            correct(scene, side, &["99(3)", "113(4)", "113(5)(a)"], fouls(scene, side, plies))
        }
        Incident::Record(OfRecord::Illegible { plies }) => {
            correct(scene, side, &["99(2)", "113(4)", "113(5)(a)"], fouls(scene, side, plies))
        }
        Incident::Record(OfRecord::WrittenAhead) if declares(scene, side, matter.turn) => {
            remedy(&["99(1)", "124(1)"], vec![Effect::PlayOn])
        }
        Incident::Record(OfRecord::WrittenAhead) => {
            remedy(&["99(1)", "113(3)"], vec![Effect::Foul { side, kind: FoulKind::Record }])
        }
        Incident::Record(OfRecord::OwnSheet) if over => {
            remedy(&["98(1)(b)", "113(1)", "111(b)"], vec![Effect::Refer { side }])
        }
        Incident::Record(OfRecord::OwnSheet) => remedy(&["98(1)(b)", "113(1)", "111(b)"], vec![lost]),
        Incident::Record(OfRecord::ForeignWriting) if over => {
            remedy(&["99(5)", "128(1)(a)"], vec![Effect::Caution { side }])
        }
        Incident::Record(OfRecord::ForeignWriting) => remedy(&["99(4)", "128(1)(a)"], vec![Effect::Caution { side }]),
        Incident::Record(OfRecord::RefusalToSign) => remedy(&["99(5)", "128(1)(a)"], vec![Effect::Caution { side }]),
        Incident::Record(OfRecord::RefusalToCorrect) => {
            let end = (!over).then_some(lost);
            let out = std::iter::once(Effect::Disqualify { side }).chain(end).collect();
            remedy(&["113(6)", "91(3)", "111(a)"], out)
        }
        _ => return Err(refused(WhyNot::FactsMissing(Fact::Subject), &[])),
    })
}

/// Whether a side declares a draw in this turn, for which it must write its move first.
fn declares(scene: &Scene, side: Side, turn: u32) -> bool {
    scene.matters.iter().any(|matter| {
        let claim = matches!(&matter.incident, Incident::Claim(OfClaim::Claimed { claim: Claim::DeadDraw(_) }));
        claim && matter.side == Some(side) && matter.turn == turn
    })
}

/// One record fault for each of these plies that is a fourth or later omission.
fn fouls(scene: &Scene, side: Side, plies: &[usize]) -> Vec<Effect> {
    let beyond = scene.sheets[side].omitted.iter().skip(FREE_OMISSIONS);
    let counted = beyond.filter(|ply| plies.contains(ply));
    counted.map(|_| Effect::Foul { side, kind: FoulKind::Record }).collect()
}

/// Article 113(5): a side corrects on its own time, in its own turn; after the game, the side whose turn it was goes first.
fn correct(scene: &Scene, side: Side, clauses: &[&'static str], fouls: Vec<Effect>) -> Remedy {
    let what = Correction::Record;
    let mut done = remedy(clauses, fouls);
    if owes(scene, side) {
        return done;
    }
    if owes(scene, !side) {
        done.under.extend(cite(&["113(5)(b)"]));
    }
    if scene.result().is_none() {
        done.effects.push(Effect::CorrectNow { side, what });
        return done;
    }
    done.effects.push(Effect::CorrectAfter { side, what });
    if scene.clock.is_some() && (side == scene.to_move() || !owes(scene, !side)) {
        done.effects.push(Effect::StartClock { side });
    }
    done
}

/// Article 113(5): what follows once a side has corrected its record.
pub fn corrected(scene: &Scene, side: Side) -> Result<Remedy, Refusal> {
    let other = owes(scene, !side);
    let over = scene.result().is_some();
    if side != scene.to_move() && (other || !over) {
        return Err(refused(WhyNot::NotYourTurn, &["113(5)(a)", "113(5)(b)"]));
    }
    if !faults(scene, side).is_empty() {
        return Err(refused(WhyNot::CorrectFirst, &["113(2)", "113(4)"]));
    }
    let mut done = remedy(&["113(5)(a)"], Vec::new());
    if over && scene.clock.as_ref().is_some_and(|clock| clock.running().is_some()) {
        done.effects.push(Effect::StopClock);
    }
    if other {
        done.under.extend(cite(&["113(5)(b)"]));
        done.effects.extend((over && scene.clock.is_some()).then_some(Effect::StartClock { side: !side }));
        return Ok(done);
    }
    let (clauses, verdict) = out_of_time(scene);
    done.under.extend(cite(if over && verdict.is_none() { &["113(5)(d)"] } else { clauses }));
    done.effects.extend(verdict.map(|verdict| if over { Effect::Amend { verdict } } else { Effect::End { verdict } }));
    Ok(done)
}

/// Article 113(5)(c): whose time is used up when all is corrected.
fn out_of_time(scene: &Scene) -> (&'static [&'static str], Option<Verdict>) {
    let down = |clock: &Clock| Sides::from_fn(|side| clock.flag(side, scene.now).is_some());
    let flags = scene.clock.as_ref().map(down).unwrap_or_default();
    let (form, reason) = (Form::Ordinary, Reason::Time);
    match (flags.first, flags.second) {
        (false, false) => (&[], None),
        (true, true) => (&["113(5)(c)(ii)"], Some(Verdict::both_lose(form, reason))),
        (true, false) => (&["113(5)(c)(i)", "112(4)"], Some(Verdict::loses(Side::First, form, reason))),
        (false, true) => (&["113(5)(c)(i)", "112(4)"], Some(Verdict::loses(Side::Second, form, reason))),
    }
}

/// Who may rule on a matter of the records, if it is one.
pub fn authority(incident: &Incident) -> Option<(Grade, &'static str)> {
    match incident {
        Incident::Record(OfRecord::Misrecord { .. }) => Some((Grade::Witness, "106(2)(a)(vii)")),
        Incident::Record(OfRecord::Omission { .. }) => Some((Grade::Witness, "106(2)(a)(viii)")),
        Incident::Record(OfRecord::ForeignWriting) => Some((Grade::Witness, "106(2)(a)(ix)")),
        Incident::Record(OfRecord::RefusalToSign) => Some((Grade::Witness, "106(2)(a)(x)")),
        Incident::Record(OfRecord::OwnSheet) => Some((Grade::Witness, "106(2)(a)(v)")),
        Incident::Record(OfRecord::Illegible { .. }) => Some((Grade::Referee, "106(2)(b)(iii)")),
        Incident::Record(OfRecord::RefusalToCorrect) => Some((Grade::Chief, "106(2)(d)(ii)")),
        _ => None,
    }
}
