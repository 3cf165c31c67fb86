//! Chapter 9, section 3: faults that are put right whenever they are found, with the fouls that part 3 adds in an event.

use clock::Millis;
use contest::Side;
use xiangqi::SetupFault;

use super::faults::{Class, class, made, named, same_men, unfounded};
use super::{board, cite, endings, finding, ledger, offender, refused, remedy};
use crate::desk::before;
use crate::desk::topic::{Remedied, Topic};
use crate::desk::xiangqi_play::made::set_back;
use crate::desk::xiangqi_play::{Xiangqi, point, position, setup};
use crate::desk::{
    Act, Actor, Asks, Board, Cause, Choice, Deed, Effect, Fact, Facts, Finding, FoulKind, Incident, Line, Man, Matter,
    MatterId, OfBoard, OfMove, Play, Refusal, Remedy, Scene, Square, Standing, Step, Stood, WhyNot,
};

/// This part of the book.
#[derive(Clone, Copy, Debug)]
pub struct Restoring;

impl Topic for Restoring {
    fn notices(&self, scene: &Scene, _: Actor, deed: &Deed) -> Vec<Finding> {
        if *deed.act == Act::Start { misplaced_at_start(scene) } else { Vec::new() }
    }

    fn asks(&self, scene: &Scene, matter: &Matter) -> Vec<Asks> {
        if class(&matter.incident) == Some(Class::Restorable) { of_memory(scene, matter) } else { Vec::new() }
    }

    fn remedies(&self, scene: &Scene, matter: &Matter, facts: &Facts) -> Option<Remedied> {
        (class(&matter.incident) == Some(Class::Restorable)).then(|| restorable(scene, matter, facts))
    }
}

/// What is asked of what is to be restored: whether anybody remembers, and if not, how it came about.
fn of_memory(scene: &Scene, matter: &Matter) -> Vec<Asks> {
    let forgotten = Fact::CannotRestore;
    let cause = Fact::Cause.beside(forgotten);
    let own = match matter.incident {
        Incident::Board(OfBoard::Disturbance { .. }) => {
            let told = before::asks(scene, &matter.incident);
            [cause, Fact::Neighbours.beside(forgotten)].into_iter().chain(told).collect()
        }
        Incident::Board(OfBoard::WrongLayout { ref shifts }) => {
            shifts.is_empty().then_some(Fact::Shifts.alone()).into_iter().chain([cause]).collect()
        }
        Incident::Move(OfMove::ExtraMove { .. } | OfMove::ChangedMove { .. }) => vec![Fact::Unclear.alone()],
        _ => Vec::new(),
    };
    let unkept = scene.can_be_set_right(&matter.incident).then_some(Fact::SetRight.alone());
    std::iter::once(forgotten.alone()).chain(own).chain(unkept).collect()
}

/// Section 3, and the fouls of article 115.
pub fn restorable(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    if let Some(first) = earlier(scene, matter) {
        return Err(refused(WhyNot::ComesAfter(first), &["39(2)", "53"]));
    }
    let forgotten = facts.cannot_restore && !(facts.neighbours && is_disturbance(matter));
    let mut done = if forgotten {
        endings::beyond_memory(scene, matter, facts)?
    } else if facts.set_right && scene.can_be_set_right(&matter.incident) {
        set_right(matter)
    } else {
        redress(scene, matter, facts)?
    };
    done.under.extend(cite(named(&matter.incident)));
    if let Incident::Move(OfMove::ChangedMove { ply }) = matter.incident
        && !is_groundless(&done)
    {
        done.under.extend(board::unchangeable(scene, ply));
    }
    done.under.extend(cite(&["39(2)", "38"]));
    let over = done.effects.iter().any(|effect| matches!(effect, Effect::End { .. }));
    if !over && (forgotten || !is_groundless(&done)) {
        count(scene, matter, facts, &mut done);
        if !forgotten {
            end_late(scene, matter, &mut done);
        }
    }
    Ok(done)
}

/// Article 70(5)(b): where the turns that nobody raised it in end the game, the fouls are entered and nothing is restored.
fn end_late(scene: &Scene, matter: &Matter, done: &mut Remedy) {
    let Some(end) = ledger::ends_late(scene, matter) else { return };
    done.under.extend(end.under);
    let told =
        |effect: &Effect| matches!(effect, Effect::Foul { .. } | Effect::FoulIn { .. } | Effect::UnraisedTurns { .. });
    done.effects.retain(told);
    done.effects.extend(end.effects);
}

/// Whether a way to deal with a matter finds nothing to put right.
pub fn is_groundless(done: &Remedy) -> bool {
    done.effects == [Effect::PlayOn]
}

/// The faults in moves that are taken back with this one, counted in their own turns.
fn taken_back_too(scene: &Scene, matter: &Matter) -> Vec<Effect> {
    let Some(ply) = matter.incident.ply() else { return Vec::new() };
    let later = scene.matters.iter().filter(|other| {
        other.standing.is_open()
            && class(&other.incident) == Some(Class::Restorable)
            && other.incident.ply().is_some_and(|other| other > ply)
    });
    let real = later.filter(|other| redress(scene, other, &Facts::default()).is_ok_and(|done| !is_groundless(&done)));
    let foul = |other: &Matter| {
        let kind = FoulKind::Technical;
        other.side.map(|side| Effect::FoulIn { side, kind, turn: other.turn })
    };
    real.filter_map(foul).collect()
}

fn is_disturbance(matter: &Matter) -> bool {
    matches!(matter.incident, Incident::Board(OfBoard::Disturbance { .. }))
}

/// A fault that is to be put right before this one, since its move came before.
fn earlier(scene: &Scene, matter: &Matter) -> Option<MatterId> {
    let ply = matter.incident.ply()?;
    let before = |other: &&Matter| {
        other.standing.is_open()
            && class(&other.incident) == Some(Class::Restorable)
            && other.incident.ply().is_some_and(|other| other < ply)
    };
    scene.matters.iter().filter(before).min_by_key(|other| other.incident.ply()).map(|other| other.id)
}

/// Articles 115 and 70(4): what is counted against whom.
fn count(scene: &Scene, matter: &Matter, facts: &Facts, done: &mut Remedy) {
    if !scene.arrangements.competition {
        let clause = if ledger::is_agreed(scene) { "70(4)(a)" } else { "70(4)(b)" };
        done.under.extend(cite(&[clause]));
        if !ledger::is_agreed(scene) {
            return;
        }
    }
    let in_event = |clause: &'static str| if scene.arrangements.competition { cite(&[clause]) } else { Vec::new() };
    let sides: Vec<Side> = match (&matter.incident, matter.side) {
        (Incident::Board(OfBoard::WrongLayout { .. } | OfBoard::MissingMen { .. }), _) => {
            return done.under.extend(in_event("115(1)"));
        }
        (Incident::Board(OfBoard::Disturbance { cause: Cause::Outsider, .. }), _) => {
            return done.under.extend(if facts.neighbours { in_event("115(1)") } else { Vec::new() });
        }
        (Incident::Board(OfBoard::Disturbance { cause: Cause::Both, .. }), _) => Side::BOTH.to_vec(),
        (Incident::Board(OfBoard::Disturbance { cause, .. }), _) => cause.side().into_iter().collect(),
        (_, side) => side.into_iter().collect(),
    };
    done.effects.extend(sides.iter().map(|&side| Effect::Foul { side, kind: FoulKind::Technical }));
    let passed_over = ledger::passed_over(scene, matter);
    if !passed_over.is_empty() {
        done.under.extend(cite(&["70(5)(b)"]));
    }
    done.effects.extend(passed_over);
    if done.effects.iter().any(|effect| matches!(effect, Effect::Restore { .. })) {
        done.effects.extend(taken_back_too(scene, matter));
    }
    match (&matter.incident, matter.side) {
        (Incident::Move(OfMove::OffPoint { .. }), Some(side)) if scene.arrangements.competition => {
            off_point(scene, matter, side, done);
        }
        _ => done.under.extend(in_event("115(3)")),
    }
}

/// Article 115(2): a man on no point; the other side's time is what it was then.
fn off_point(scene: &Scene, matter: &Matter, side: Side, done: &mut Remedy) {
    let five = Millis::from_mins(5);
    if matter.left.is_none_or(|left| left[!side] > five) {
        return done.under.extend(cite(&["115(2)(a)"]));
    }
    let own = scene.left(side).unwrap_or_default();
    let deducted = if own < five { own.whole(Millis::from_mins(1)) } else { five };
    done.effects.push(Effect::Deduct { side, time: deducted });
    if deducted < five {
        done.effects.push(Effect::Add { side: !side, time: five.saturating_sub(deducted) });
    }
    done.under.extend(cite(&["115(2)(b)"]));
}

/// Articles 48 to 55.
fn redress(scene: &Scene, matter: &Matter, facts: &Facts) -> Result<Remedy, Refusal> {
    match &matter.incident {
        Incident::Board(OfBoard::WrongLayout { shifts }) => wrong_layout(scene, facts.told_or(shifts)),
        Incident::Board(OfBoard::MissingMen { men }) => missing_men(scene, men),
        Incident::Board(OfBoard::Disturbance { cause, shifts }) => disturbed(scene, matter, *cause, shifts, facts),
        Incident::Move(OfMove::LeftOn { ply }) => {
            let near = made(scene, matter, *ply)?.step.to;
            let lies = scene.line.now().loose().iter().any(|loose| loose.near.contains(&near));
            Ok(if lies { remedy(&["52"], vec![Effect::TakeOff { near }]) } else { unfounded(scene) })
        }
        Incident::Move(OfMove::ExtraMove { ply }) => extra(scene, matter, *ply, facts, &["49(1)"]),
        Incident::Move(OfMove::ChangedMove { ply }) => extra(scene, matter, *ply, facts, &["55", "49(1)"]),
        Incident::Move(OfMove::SeveralMoved { ply, steps }) => {
            made(scene, matter, *ply)?;
            which_stands(scene, matter, ply - 1, steps, &["54", "49(2)"])
        }
        Incident::Move(OfMove::OffPoint { ply }) => on_no_point(scene, matter, *ply),
        Incident::Move(OfMove::IllegalMove { ply }) => illegal_move(scene, matter, *ply),
        _ => Err(refused(WhyNot::FactsMissing(Fact::Subject), &[])),
    }
}

/// Articles 49 to 55 on a board that nobody kept: the players do what the article asks for.
fn set_right(matter: &Matter) -> Remedy {
    let (clauses, again): (&[&'static str], _) = match matter.incident {
        Incident::Board(_) => (&["50(1)"], None),
        Incident::Move(OfMove::OffPoint { .. }) => (&["51"], None),
        Incident::Move(OfMove::LeftOn { .. }) => (&["52"], None),
        Incident::Move(OfMove::IllegalMove { .. }) => (&["53"], matter.side),
        Incident::Move(OfMove::SeveralMoved { .. }) => (&["54", "49(2)"], None),
        Incident::Move(OfMove::ChangedMove { .. }) => (&["55", "49(1)"], None),
        _ => (&["49(1)"], None),
    };
    remedy(clauses, vec![Effect::SetRight { again }])
}

/// Article 53: back to the turn of the illegal move, its men still chosen.
fn illegal_move(scene: &Scene, matter: &Matter, ply: usize) -> Result<Remedy, Refusal> {
    let made = made(scene, matter, ply)?;
    let before = scene.line.until(ply - 1);
    if Xiangqi.legal(&before).is_none_or(|legal| legal.contains(&made.step)) {
        return Ok(unfounded(scene));
    }
    let back = Effect::Restore { to: before.len() };
    Ok(remedy(&["53"], std::iter::once(back).chain(same_men(&before, made)).collect()))
}

/// Article 48: the men are put right and the moves stand, unless what then stood would be no position.
fn wrong_layout(scene: &Scene, shifts: &[Step]) -> Result<Remedy, Refusal> {
    let stands = |line: &Line| {
        let mut board = line.now().clone();
        let men: Option<Vec<Man>> = shifts.iter().map(|step| board.remove(step.from)).collect();
        for (step, man) in shifts.iter().zip(men?) {
            board.put(step.to, man);
        }
        position(&board, line.turn())
    };
    let set = Effect::Set { shifts: shifts.to_vec() };
    let start = scene.line.until(0);
    if shifts.is_empty() {
        let missing = refused(WhyNot::FactsMissing(Fact::Shifts), &["48"]);
        return stands(&scene.line).map(|_| unfounded(scene)).ok_or(missing);
    }
    Ok(if stands(&scene.line).is_some() {
        remedy(&["48", "4(2)"], vec![set])
    } else if stands(&start).is_some() {
        remedy(&["48", "4(2)"], vec![Effect::Restore { to: 0 }, set])
    } else {
        unfounded(scene)
    })
}

/// Articles 17(1) and 48: men left off the board are set on it and the moves stand, unless what then stood would be no
/// position.
fn missing_men(scene: &Scene, men: &[Stood]) -> Result<Remedy, Refusal> {
    let stands = |line: &Line| {
        let mut board = line.now().clone();
        let free = men.iter().all(|stood| board.put(stood.square, stood.man).is_none_or(|other| other == stood.man));
        free && position(&board, line.turn()).is_some()
    };
    let put = men.iter().copied().map(Effect::Put);
    if men.is_empty() {
        return Err(refused(WhyNot::FactsMissing(Fact::Place), &["48"]));
    }
    Ok(if stands(&scene.line) {
        remedy(&["48", "17(1)", "4(2)"], put.collect())
    } else if stands(&scene.line.until(0)) {
        remedy(&["48", "17(1)", "4(2)"], std::iter::once(Effect::Restore { to: 0 }).chain(put).collect())
    } else {
        unfounded(scene)
    })
}

/// A placement at the start that no game can come to, with the rules it goes against.
pub fn misplaced_at_start(scene: &Scene) -> Vec<Finding> {
    let line = &scene.line;
    if position(line.now(), line.turn()).is_some() {
        return Vec::new();
    }
    let against = super::super::refusal::setup(&setup(line.now(), line.turn()));
    let incident = Incident::Board(OfBoard::WrongLayout { shifts: Vec::new() });
    let clauses = [named(&incident), &["48"], &against].concat();
    vec![finding(incident, None, &clauses)]
}

/// Article 51: the other side says on which of its squares the man is to stand; if the move could go to none of them, it
/// is an illegal move.
fn on_no_point(scene: &Scene, matter: &Matter, ply: usize) -> Result<Remedy, Refusal> {
    let made = made(scene, matter, ply)?;
    let before = scene.line.until(ply - 1);
    let legal = Xiangqi.legal(&before).unwrap_or_default();
    let last = ply == scene.line.len();
    let free = |square: &Square| last || scene.line.now().get(*square).is_none();
    let fits = |square: &Square| free(square) && legal.contains(&Step::new(made.step.from, *square));
    let among: Vec<Square> = made.execution.between.iter().copied().filter(fits).collect();
    match made.execution.between.first() {
        None => Ok(unfounded(scene)),
        Some(_) if among.is_empty() => {
            let back = Effect::Restore { to: before.len() };
            Ok(remedy(&["51", "53"], std::iter::once(back).chain(same_men(&before, made)).collect()))
        }
        Some(&of) => {
            let ask = Effect::Ask { of: !made.side, choice: Choice::Square { of, among } };
            Ok(remedy(&["51"], vec![ask]))
        }
    }
}

/// The men of a move that was taken back are chosen for the next turn.
fn bind_to(before: &Line, side: Side, step: Step) -> Effect {
    let of_other = |square: &Square| before.now().get(*square).is_some_and(|man| man.side() != side);
    let victim = [step.from, step.to].into_iter().find(of_other);
    Effect::Bind { side, mover: Some(step.from).filter(|square| !of_other(square)), victim, to: None }
}

/// Article 49: the extra move is taken back and its men are chosen for the next turn; if nobody can tell which move was
/// the extra one, the other side says.
fn extra(
    scene: &Scene,
    matter: &Matter,
    ply: usize,
    facts: &Facts,
    clauses: &[&'static str],
) -> Result<Remedy, Refusal> {
    let made = made(scene, matter, ply)?;
    let before = scene.line.until(ply - 1);
    if before.turn() == made.side {
        return Ok(unfounded(scene));
    }
    if facts.unclear {
        let run = run_of(&scene.line, ply);
        let steps: Vec<Step> = scene.line.plies()[run.clone()].iter().map(|ply| ply.step).collect();
        return which_stands(scene, matter, run.start, &steps, &["49(2)"]);
    }
    Ok(remedy(clauses, vec![Effect::Restore { to: before.len() }, bind_to(&before, made.side, made.step)]))
}

/// The indices of the moves that a side made in a row, of which the move of a ply is one.
fn run_of(line: &Line, ply: usize) -> std::ops::Range<usize> {
    let plies = line.plies();
    let side = line.ply(ply).map(|made| made.side);
    let same = |index: &usize| plies.get(*index).map(|made| made.side) == side;
    let start = (0..ply).rev().take_while(same).last().unwrap_or(0);
    let end = (ply..plies.len()).take_while(same).last().map_or(ply, |last| last + 1);
    start..end
}

/// The other side says which of several moves stands; only a legal one can.
fn which_stands(
    scene: &Scene,
    matter: &Matter,
    to: usize,
    steps: &[Step],
    clauses: &[&'static str],
) -> Result<Remedy, Refusal> {
    let side = offender(matter)?;
    let before = scene.line.until(to);
    let legal = Xiangqi.legal(&before).unwrap_or_default();
    if steps.iter().any(|step| legal.contains(step)) {
        let ask = Effect::Ask { of: !side, choice: Choice::Move(steps.to_vec()) };
        return Ok(remedy(clauses, vec![ask]));
    }
    Ok(remedy(&["53"], vec![Effect::Restore { to: before.len() }]))
}

/// Where the moves of which one is chosen began.
fn began(scene: &Scene, matter: &Matter) -> Result<usize, Refusal> {
    let ply = matter.incident.ply().ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Ply), &[]))?;
    made(scene, matter, ply)?;
    Ok(if matches!(matter.incident, Incident::Move(OfMove::SeveralMoved { .. })) {
        ply - 1
    } else {
        run_of(&scene.line, ply).start
    })
}

fn extra_clauses(matter: &Matter) -> &'static [&'static str] {
    match matter.incident {
        Incident::Move(OfMove::SeveralMoved { .. }) => &["54", "49(2)"],
        Incident::Move(OfMove::ChangedMove { .. }) => &["55", "49(2)"],
        _ => &["49(2)"],
    }
}

/// Article 49(2): one of several moves stands; of the others, the other side says which came first.
pub fn move_chosen(scene: &Scene, matter: &Matter, steps: &[Step], stands: Step) -> Result<Remedy, Refusal> {
    let side = offender(matter)?;
    let before = scene.line.until(began(scene, matter)?);
    if !Xiangqi.legal(&before).unwrap_or_default().contains(&stands) {
        return Err(refused(WhyNot::NoSuchChoice, &["49(2)"]));
    }
    let others: Vec<Step> = steps.iter().copied().filter(|step| *step != stands).collect();
    let mut effects = vec![Effect::Restore { to: before.len() }, Effect::Play { side, step: stands }];
    effects.extend(match others[..] {
        [] => None,
        [other] => Some(bind_to(&before, side, other)),
        _ => Some(Effect::Ask { of: !side, choice: Choice::Extra(others) }),
    });
    Ok(remedy(extra_clauses(matter), effects))
}

/// Article 49(2): the first of the moves too many, whose men are chosen for the next turn.
pub fn extra_chosen(scene: &Scene, matter: &Matter, first: Step) -> Result<Remedy, Refusal> {
    Ok(remedy(extra_clauses(matter), vec![bind_to(&scene.line, offender(matter)?, first)]))
}

/// Article 50: back to what stood before; if nobody can tell, but all agree that the men stood next to where they are
/// now, the other side says where.
fn disturbed(scene: &Scene, matter: &Matter, cause: Cause, shifts: &[Step], facts: &Facts) -> Result<Remedy, Refusal> {
    let remembered = !facts.cannot_restore || scene.is_off_record(&matter.incident);
    if let Some(told) = before::told(scene, &matter.incident, facts).filter(|_| remembered) {
        return told.map(|set| remedy(&["50(1)"], vec![set])).map_err(|why| refused(why, &["50(1)"]));
    }
    if !facts.cannot_restore {
        let back = set_back(&scene.line, matter.ply, shifts).filter(|_| facts.back_to.is_none());
        let to = facts.back_to.unwrap_or(matter.ply).min(matter.ply).min(scene.line.len());
        return Ok(remedy(&["50(1)"], vec![back.unwrap_or(Effect::Restore { to })]));
    }
    let shift = shifts.first().ok_or_else(|| refused(WhyNot::FactsMissing(Fact::Shifts), &["50(2)"]))?;
    Ok(remedy(disturbed_clauses(cause), vec![ask_where(scene, cause, shift.to)?]))
}

fn disturbed_clauses(cause: Cause) -> &'static [&'static str] {
    match cause {
        Cause::First | Cause::Second => &["50(2)", "50(2)(a)"],
        Cause::Outsider => &["50(2)", "50(2)(b)", "4(2)"],
        Cause::Both => &["50(2)"],
    }
}

/// Whom to ask where a displaced man stood: the other side than the one that displaced it, or that owns it.
fn ask_where(scene: &Scene, cause: Cause, square: Square) -> Result<Effect, Refusal> {
    let man = scene.line.now().get(square).ok_or_else(|| refused(WhyNot::NoMan, &["50(2)"]))?;
    let puts_right = cause.side().unwrap_or(man.side());
    let among = neighbours(scene, square);
    if among.is_empty() {
        return Err(refused(WhyNot::FactsMissing(Fact::Neighbours), &["50(2)"]));
    }
    Ok(Effect::Ask { of: !puts_right, choice: Choice::Square { of: square, among } })
}

/// The empty squares next to a square on which its man can ever stand.
fn neighbours(scene: &Scene, square: Square) -> Vec<Square> {
    let fits = |near: &Square| {
        let mut board = scene.line.now().clone();
        let man = board.remove(square);
        man.is_some_and(|man| board.put(*near, man).is_none()) && !misplaced(&board, scene.to_move(), *near)
    };
    let around = |delta: i8, at: u8| at.checked_add_signed(delta);
    [-1, 0, 1]
        .into_iter()
        .flat_map(|files| [-1, 0, 1].into_iter().map(move |ranks| (files, ranks)))
        .filter_map(|(files, ranks)| Square::new(around(files, square.file())?, around(ranks, square.rank())?))
        .filter(|near| point(*near).is_some() && near.adjoins(square) && fits(near))
        .collect()
}

/// Whether the man on a square can never stand there.
fn misplaced(board: &Board, turn: Side, square: Square) -> bool {
    let on = point(square);
    let here = |fault: &SetupFault| matches!(fault, SetupFault::Misplaced { point, .. } if Some(*point) == on);
    setup(board, turn).faults().iter().any(here)
}

/// The clause under which a side says where a man is to stand.
pub fn choice_clause(matter: &Matter) -> &'static str {
    if is_disturbance(matter) { "50(2)" } else { "51" }
}

/// Articles 50(2) and 51: the man is set where the other side said; then the next displaced one is asked for.
pub fn square_chosen(scene: &Scene, matter: &Matter, of: Square, to: Square) -> Remedy {
    let set = Effect::Set { shifts: vec![Step::new(of, to)] };
    let Incident::Board(OfBoard::Disturbance { cause, shifts }) = &matter.incident else {
        return remedy(&["51"], vec![set]);
    };
    let mut rest = shifts.iter().skip_while(|shift| shift.to != of).skip(1);
    let next = rest.find_map(|shift| ask_where(scene, *cause, shift.to).ok());
    remedy(disturbed_clauses(*cause), std::iter::once(set).chain(next).collect())
}

/// Whether a side has something to restore or put right: a fault of its own that was raised or ruled on, or its man that
/// was displaced.
pub fn owes(scene: &Scene, side: Side) -> bool {
    let owed = |matter: &Matter| {
        let taken_up = matches!(matter.standing, Standing::Raised | Standing::Provisional | Standing::Ruled);
        let men = matches!(class(&matter.incident), Some(Class::Restorable | Class::Harmless));
        taken_up && men && matter.side.is_none_or(|of| of == side)
    };
    scene.matters.iter().any(owed) || scene.to_correct.iter().any(|(of, _)| *of == side)
}
