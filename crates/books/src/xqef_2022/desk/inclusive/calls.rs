//! Schedule 7.6.3 and 7.7.4: moves that are said, and what the words bind to.

use contest::Side;
use xiangqi::Position;
use xiangqi::notation::{Spoken, Stage};

use super::super::{board, clock as presses, refused};
use super::needs::{self, either};
use super::{check, cite, touch};
use crate::Article;
use crate::desk::xiangqi_play::{position, square, step};
use crate::desk::{
    Actor, Binding, Call, Deed, Due, Effect, Finding, Hand, Incident, Line, Matter, OfMove, OfSpeech, Owed, Phase,
    Refusal, Scene, Square, Step, WhyNot,
};

/// The position in which a ply, from 1, was made or is to be made.
pub fn position_before(line: &Line, ply: usize) -> Option<Position> {
    let before = ply.checked_sub(1)?;
    let board = if before == line.len() { line.now() } else { line.board(before)? };
    position(board, line.turn_after(before))
}

/// The ply, from 1, of which a side speaks: the one to come in its turn, the last one else.
fn spoken_of(scene: &Scene, side: Side) -> usize {
    scene.line.len() + usize::from(side == scene.to_move())
}

/// What is said of the move of a ply.
fn call(scene: &Scene, ply: usize) -> Option<&Call> {
    if ply > scene.line.len() { scene.turn.call.as_ref() } else { scene.line.ply(ply)?.call.as_ref() }
}

/// Whether words are a whole move, legal or not, in the position before a ply. Where no position stands, whatever is said
/// has to do.
pub fn is_whole(line: &Line, ply: usize, words: &str) -> bool {
    match position_before(line, ply) {
        None => !words.is_empty(),
        Some(position) => {
            let spoken = Spoken::traditional(&position, words);
            spoken.stage() == Stage::Whole && spoken.is_possible()
        }
    }
}

/// Whether all that has to be said of the move of a ply was said.
fn is_called(scene: &Scene, side: Side, ply: usize) -> bool {
    call(scene, ply).is_some_and(|call| {
        let owes_repeat = call.read_out && !call.repeated && !needs::is_mute(scene, side);
        is_whole(&scene.line, ply, &call.words) && !owes_repeat
    })
}

/// Whether all that has to be said of the last move was said.
pub fn is_said(scene: &Scene) -> bool {
    scene.line.plies().last().is_none_or(|last| is_called(scene, last.side, scene.line.len()))
}

/// What is to be said before the side to move may go on, and by whom: the words of the last move, or their repetition.
pub fn owed(scene: &Scene) -> Option<Owed> {
    let last = scene.line.plies().last().filter(|_| needs::calls(scene))?;
    let call = last.call.as_ref();
    if is_said(scene) {
        let echoed = call.is_some_and(|call| call.echoed);
        let by = Actor::player(!last.side);
        return (scene.boards.is_some() && !echoed).then_some(Owed { of: by, what: Due::Repetition });
    }
    let read_out = call.is_some_and(|call| call.read_out && is_whole(&scene.line, scene.line.len(), &call.words));
    Some(if read_out {
        Owed { of: Actor::player(last.side), what: Due::Repetition }
    } else {
        Owed { of: voice(scene, last.side), what: Due::Words }
    })
}

/// Who says a side's moves: the player, or for one who cannot the assistant or an official.
fn voice(scene: &Scene, side: Side) -> Actor {
    let mute = needs::is_mute(scene, side);
    if mute && needs::has_assistant(scene, side) && !super::is_six(scene) {
        return Actor::assistant(side);
    }
    if mute || needs::is_unlearned(scene, side) { Actor::Witness } else { Actor::player(side) }
}

/// The side of whose move somebody speaks, and all words that stand once these are said; an official says a move anew.
pub fn says(scene: &Scene, by: Actor, words: &str, corrects: bool) -> Option<(Side, String)> {
    needs::gathering(scene)?;
    let side = by.side().unwrap_or_else(|| speaker(scene));
    let ply = spoken_of(scene, side);
    let said = call(scene, ply).filter(|_| by.side().is_some());
    let before = said.map(|call| call.words.clone()).unwrap_or_default();
    let plainly = || [before.as_str(), words].concat().chars().filter(|word| !word.is_whitespace()).collect();
    let Some(position) = position_before(&scene.line, ply) else { return Some((side, plainly())) };
    let mut spoken = Spoken::traditional(&position, &before);
    if !corrects {
        spoken.say(words);
        spoken.drop_surplus();
    } else if is_void(&spoken) {
        spoken = Spoken::traditional(&position, words);
    } else {
        spoken.correct(words);
    }
    Some((side, spoken.words()))
}

/// Whether words name men of which none has a legal move: like a touch of such a man, they are void.
fn is_void(spoken: &Spoken<'_>) -> bool {
    let named = spoken.first(2);
    named.words().chars().count() == 2 && named.is_possible() && named.legal().is_empty()
}

/// Whether this actor may say words of a move now.
pub fn may_say(scene: &Scene, by: Actor, words: &str, corrects: bool) -> Result<Vec<Article>, Refusal> {
    let side = by.side().unwrap_or_else(|| speaker(scene));
    let called = needs::called(scene, side);
    if !needs::calls(scene) && !needs::has_limbs(scene, side) {
        return Err(refused(WhyNot::NotAgreed, &["sch7.7.4(3)(a)"]));
    }
    if words.trim().is_empty() {
        return Err(refused(WhyNot::Spoken(OfSpeech::NotSaid), &[called]));
    }
    let made = needs::calls(scene) && scene.line.plies().last().is_some_and(|last| last.side == side);
    if side == scene.to_move() {
        follows_on(scene)?;
    } else if !made {
        return Err(refused(WhyNot::NotYourTurn, &[called]));
    }
    let ply = spoken_of(scene, side);
    let said = call(scene, ply).filter(|_| by.side().is_some() && !corrects);
    let before = said.map(|call| call.words.as_str()).unwrap_or_default();
    in_notation(scene, side, ply, &[before, words].concat())?;
    if by.side().is_none() {
        return reads_out(scene, by, side);
    }
    let under = binds(scene, side, words, corrects)?;
    says_what_stands(scene, by, words, corrects)?;
    Ok([cite(&[called]), under].concat())
}

/// Schedule 7.6.3(2) and 7.7.4(2)(a): moves are said in the traditional notation. Words of another are none; words that can
/// be no move in any notation were said, and may be corrected.
fn in_notation(scene: &Scene, side: Side, ply: usize, words: &str) -> Result<(), Refusal> {
    let Some(position) = position_before(&scene.line, ply) else { return Ok(()) };
    let mut spoken = Spoken::traditional(&position, words);
    spoken.drop_surplus();
    if spoken.is_possible() || !Spoken::new(&position, words).is_possible() {
        return Ok(());
    }
    Err(refused(WhyNot::Spoken(OfSpeech::OtherNotation), &[needs::called(scene, side), "sch6.1.1(1)"]))
}

/// Schedule 7.6.4(b) and 7.7.5(b): a move that stands against its words is said anew as it was made.
fn says_what_stands(scene: &Scene, by: Actor, words: &str, corrects: bool) -> Result<(), Refusal> {
    let ply = scene.line.len();
    let Some(made) = scene.line.ply(ply).filter(|made| by.side() == Some(made.side)) else { return Ok(()) };
    let unsaid = Effect::Unsay { side: made.side };
    let stands = |matter: &Matter| {
        matter.incident == Incident::Move(OfMove::CallCheck { ply })
            && matter.at >= made.at
            && matter.done.contains(&unsaid)
    };
    let position = position_before(&scene.line, ply).filter(|_| scene.matters.iter().any(stands));
    let (Some(position), Some((_, words))) = (position, says(scene, by, words, corrects)) else { return Ok(()) };
    if Spoken::traditional(&position, &words).moves().into_iter().any(|m| step(m) == made.step) {
        return Ok(());
    }
    Err(refused(WhyNot::Spoken(OfSpeech::OtherWords), &[either(scene, "sch7.6.4(b)", "sch7.7.5(b)")]))
}

/// Whether words of the side to move name a man, which counts as a touch of it.
pub fn names_man(scene: &Scene, words: &str) -> bool {
    let position = needs::gathering(scene).and_then(|_| position_before(&scene.line, scene.line.len() + 1));
    position.is_some_and(|position| {
        let named = Spoken::traditional(&position, words).first(2);
        named.words().chars().count() == 2 && named.is_possible()
    })
}

/// The side that an official speaks for: the one that made the last move, until all was said of it.
fn speaker(scene: &Scene) -> Side {
    let unsaid = scene.line.plies().last().filter(|_| !is_said(scene));
    unsaid.map_or(scene.to_move(), |ply| ply.side)
}

/// Schedule 7.6.3(7), 7.7.4(2)(c) and (d)(i): an official says the move of a player who cannot.
fn reads_out(scene: &Scene, by: Actor, side: Side) -> Result<Vec<Article>, Refusal> {
    let (mute, unlearned) = (needs::is_mute(scene, side), needs::is_unlearned(scene, side));
    let clause = match (super::is_six(scene), mute) {
        (true, _) => "sch7.6.3(7)",
        (false, true) => "sch7.7.4(2)(d)(i)",
        (false, false) => "sch7.7.4(2)(c)",
    };
    if by.grade().is_none() || !(mute || unlearned) {
        return Err(refused(WhyNot::NotYours, &[either(scene, "sch7.6.3(2)", "sch7.7.4(2)(a)")]));
    }
    if !super::is_six(scene) && side == scene.to_move() {
        return Err(refused(WhyNot::TooEarly, &[clause]));
    }
    let ply = spoken_of(scene, side);
    if call(scene, ply).is_some_and(|call| !call.read_out && is_whole(&scene.line, ply, &call.words)) {
        return Err(refused(WhyNot::Spoken(OfSpeech::WordsBind), &[clause]));
    }
    Ok(cite(&[clause]))
}

/// Schedule 7.6.3(6) and 7.7.4(2)(f): what was said binds; what can be no move may be said otherwise.
fn binds(scene: &Scene, side: Side, words: &str, corrects: bool) -> Result<Vec<Article>, Refusal> {
    let ply = spoken_of(scene, side);
    let correction = needs::in_words(scene, side, "sch7.6.3(6)(b)", "sch7.7.4(2)(f)(ii)");
    let binding = needs::in_words(scene, side, "sch7.6.3(6)(a)", "sch7.7.4(2)(f)(i)");
    let said = call(scene, ply).map(|call| call.words.as_str()).unwrap_or_default();
    let Some(position) = position_before(&scene.line, ply) else { return Ok(cite(&[binding])) };
    let spoken = Spoken::traditional(&position, said);
    if corrects {
        return match is_void(&spoken) {
            true => Ok(cite(&[binding, "31(1)"])),
            false if spoken.clone().correct(words) => Ok(cite(&[correction])),
            false => Err(refused(WhyNot::Spoken(OfSpeech::WordsBind), &[binding, correction])),
        };
    }
    if is_whole(&scene.line, ply, said) {
        return Err(refused(WhyNot::Spoken(OfSpeech::WordsBind), &[binding]));
    }
    Ok(cite(&[needs::in_words(scene, side, "sch7.6.3(6)", "sch7.7.4(2)(f)(i)"), binding]))
}

/// A side repeats an official's words of its own move, or those of the other side.
pub fn repeats(scene: &Scene, by: Actor, words: &str) -> Result<Vec<Article>, Refusal> {
    let Some(side) = by.side() else { return Err(refused(WhyNot::NotYours, &[])) };
    let own = spoken_of(scene, side);
    let owes = call(scene, own).is_some_and(|call| call.read_out && !call.repeated);
    let done = scene.line.plies().last().and_then(|last| last.call.as_ref()).is_none_or(|call| call.echoed);
    let went_on = scene.turn.call.is_some() || side != scene.to_move();
    let (ply, under) = match owes {
        true => (own, vec![either(scene, "sch7.6.3(7)", "sch7.7.4(2)(c)")]),
        false if scene.boards.is_some() => (scene.line.len(), vec!["sch7.7.4(2)(g)(i)", "sch7.7.4(2)(g)(ii)"]),
        false => (scene.line.len(), Vec::new()),
    };
    if !owes && (done || went_on) {
        return Err(refused(WhyNot::Spoken(OfSpeech::NothingToRepeat), &under));
    }
    in_notation(scene, side, ply, words)?;
    let mean = |words: &str| {
        let position = position_before(&scene.line, ply)?;
        let mut moves = Spoken::traditional(&position, words).moves();
        moves.sort_unstable();
        Some(moves)
    };
    match call(scene, ply) {
        Some(call) if mean(&call.words) == mean(words) => Ok(cite(&under)),
        Some(_) => Err(refused(WhyNot::Spoken(OfSpeech::OtherWords), &under)),
        None => Err(refused(WhyNot::Spoken(OfSpeech::NothingToRepeat), &under)),
    }
}

/// Whether the side to move may go on: the last move was said, and with two boards repeated.
pub fn follows_on(scene: &Scene) -> Result<(), Refusal> {
    match owed(scene) {
        None => Ok(()),
        Some(_) if is_said(scene) => Err(refused(WhyNot::Spoken(OfSpeech::NotRepeated), &["sch7.7.4(2)(g)(ii)"])),
        Some(_) => Err(refused(WhyNot::Spoken(OfSpeech::NotSaid), &[either(scene, "sch7.6.3(3)", "sch7.7.4(2)(b)")])),
    }
}

/// What carrying out a move rests on, once the last one is complete.
pub fn moves(scene: &Scene, by: Actor, deed: &Deed) -> Result<Vec<Article>, Refusal> {
    let Some(side) = by.side() else { return Ok(Vec::new()) };
    if side == scene.to_move() {
        follows_on(scene)?;
    }
    let mut under = [board::rests_on(scene, deed), presses::unpressed(scene, by)].concat();
    let other_hand = deed.carried.as_ref().is_some_and(|carried| !is_one_hand(carried.execution.hand));
    if other_hand && may_use_any_hand(scene, side) {
        under.extend(cite(&[either(scene, "sch7.6.3(1)", "sch7.7.4(1)")]));
    }
    let alone = scene.turn.call.is_none() && !matches!(scene.phase, Phase::Over(_));
    if alone && !needs::calls(scene) && needs::has_limbs(scene, side) {
        under.extend(cite(&["sch7.7.4(3)(a)"]));
    }
    if scene.boards.is_some() {
        under.extend(cite(&["sch7.7.4(2)(g)(i)"]));
    }
    Ok(under)
}

pub fn is_one_hand(hand: Hand) -> bool {
    matches!(hand, Hand::Right | Hand::Left)
}

/// Whether a player may hold men otherwise than with one hand.
fn may_use_any_hand(scene: &Scene, side: Side) -> bool {
    needs::is_visual(scene, side) || needs::has_limbs(scene, side)
}

/// What is taken notice of in a move: where what is said decides, where it goes is looked at only once the clock is pressed.
pub fn of_move(scene: &Scene, by: Actor, deed: &Deed) -> Vec<Finding> {
    let mut found = super::super::adjourn::not_sealed(scene, by, deed, board::notices(scene, by, deed));
    let worded = by.side().is_some_and(|side| is_worded(scene, side));
    let by_call = needs::calls(scene) || worded;
    let free = by.side().is_some_and(|side| may_use_any_hand(scene, side));
    found.retain(|finding| match finding.incident {
        Incident::Move(OfMove::IllegalMove { .. } | OfMove::UnboundMove { .. } | OfMove::SlideBack { .. }) => !by_call,
        Incident::Move(OfMove::WrongHand { .. }) => !free,
        _ => true,
    });
    let next = scene.line.len() + 1;
    let Some(side) = by.side().filter(|side| by_call && *side == scene.to_move()) else { return found };
    found.extend(check::overdue(scene, side));
    if deed.completes().is_some() && (worded || (scene.clock.is_none() && is_called(scene, side, next))) {
        found.push(check::task(scene, side, next));
    }
    found
}

/// Schedule 7.7.4(3)(b) and (c): whether a player whose limbs do not serve said the move that is being carried out, where
/// nobody else has to.
fn is_worded(scene: &Scene, side: Side) -> bool {
    let said = scene.turn.call.as_ref().map(|call| call.words.as_str()).filter(|_| side == scene.to_move());
    let limbs = !needs::calls(scene) && needs::has_limbs(scene, side);
    limbs && said.is_some_and(|words| names_man(scene, words))
}

/// What the words said leave to be played, within what a ruling fixed. Touched men bind to nothing.
pub fn binding(scene: &Scene) -> Binding {
    let mut untouched = scene.clone();
    untouched.turn.touches.clear();
    let fixed = touch::binding(&untouched);
    let own = |call: &&Call| !call.read_out || (call.repeated && super::is_six(scene));
    let words = scene.turn.call.as_ref().filter(own).map(|call| call.words.as_str());
    let position = position_before(&scene.line, scene.line.len() + 1);
    let (Some(words), Some(position)) = (words.filter(|words| !words.is_empty()), position) else { return fixed };
    let spoken = Spoken::traditional(&position, words);
    let held = spoken.first(spoken.holding_legally());
    let left: Vec<Step> = held.legal().into_iter().map(step).collect();
    let within: Vec<Step> = left.iter().filter(|step| fixed.allowed.contains(step)).copied().collect();
    let men: Vec<Square> = held.pieces().into_iter().map(square).collect();
    let mover = match men[..] {
        [only] if held.words().chars().count() > 1 => Some(only),
        _ => fixed.mover,
    };
    let side = scene.to_move();
    let binding = needs::in_words(scene, side, "sch7.6.3(6)(a)", "sch7.7.4(2)(f)(i)");
    let clauses = [needs::by_call(scene, side), binding];
    let under = [fixed.under, cite(&clauses)].concat();
    Binding { mover, victim: fixed.victim, allowed: if within.is_empty() { left } else { within }, under }
}
