//! Walks that end where they began, with a liking for moves that attack and moves that answer.

use super::board::{Board, Man, Side, Spot, Step};
use super::dice::Dice;

/// Whether the side to move may play this.
pub fn is_legal(board: &Board, step: Step) -> bool {
    board.man(step.0).is_some_and(|man| man.side() == board.turn && board.may_go(man, step.1, &[]))
}

/// The moves of the side to move that take nothing and can be taken back, kings' safety aside.
pub fn steps_from(board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    for man in board.men_of(board.turn) {
        let returns = |to: &Spot| board.is_empty(*to) && (man.kind() != 'p' || to.1 == man.at.1);
        steps.extend(board.ends(man).into_iter().filter(returns).map(|to| (man.at, to)));
    }
    steps
}

/// Which pieces of a side could take which, kings' safety aside; kings are targets too.
fn aims(board: &Board, side: Side) -> Vec<(u8, u8)> {
    let targets: Vec<Man> = board.men_of(side.other()).collect();
    let mut found = Vec::new();
    for man in board.men_of(side) {
        found.extend(
            targets.iter().filter(|target| board.reaches(man, target.at)).map(|target| (man.name, target.name)),
        );
    }
    found
}

/// A walk that is to end where it began.
pub struct Walk<'a> {
    home: &'a Board,
    board: Board,
    steps: Vec<Step>,
    /// The piece the walk turns on, once one is attacked: its enemies like to attack it, its friends to save it.
    quarry: Option<u8>,
}

impl<'a> Walk<'a> {
    /// A walk of so many moves by each side that ends where it began, if chance finds one.
    pub fn closing(home: &'a Board, rounds: usize, dice: &mut Dice) -> Option<Vec<Step>> {
        let mut walk = Self { home, board: home.clone(), steps: Vec::new(), quarry: None };
        for left in (0..rounds).rev() {
            walk.step(left, dice)?;
            walk.step(left, dice)?;
        }
        Some(walk.steps)
    }

    /// Plays a move after which the side can still come home in so many moves.
    fn step(&mut self, left: usize, dice: &mut Dice) -> Option<()> {
        let mut steps = self.steps_toward_home(&self.board, left);
        let side = self.board.turn;
        let (own, threats) = (aims(&self.board, side), aims(&self.board, side.other()));
        let mut choices = Vec::new();
        while !steps.is_empty() && choices.len() < 16 {
            let step = steps.swap_remove(dice.below(steps.len()));
            if is_legal(&self.board, step) {
                choices.push((step, self.liking(step, left, &own, &threats)));
            }
        }
        if choices.is_empty() {
            return None;
        }
        let step = *dice.weigh(&choices);
        self.board = self.board.after(step);
        self.steps.push(step);
        if self.quarry.is_none() || dice.once_in(8) {
            self.quarry = aims(&self.board, side).iter().find(|aim| !own.contains(aim)).map(|aim| aim.1);
        }
        Some(())
    }

    /// The moves after which no more pieces of the side are away from home than it has moves left.
    fn steps_toward_home(&self, board: &Board, left: usize) -> Vec<Step> {
        let away = self.home.men_of(board.turn).filter(|man| board.letter(man.at) != man.letter).count();
        let mut steps = steps_from(board);
        steps.retain(|&(from, to)| {
            let letter = board.letter(from);
            let leaves = usize::from(self.home.letter(from) == letter);
            let returns = usize::from(self.home.letter(to) == letter);
            let away = away + leaves - returns;
            if left == 1 { away == 1 } else { away <= left }
        });
        steps
    }

    /// How much the walk likes a move, with what both sides aim at now.
    fn liking(&self, step: Step, left: usize, own: &[(u8, u8)], threats: &[(u8, u8)]) -> usize {
        let (side, next) = (self.board.turn, self.board.after(step));
        let (after, still) = (aims(&next, side), aims(&next, side.other()));
        let weight = |aim: &&(u8, u8)| if Some(aim.1) == self.quarry { 40 } else { 6 };
        let attacks: usize = after.iter().filter(|aim| !own.contains(aim)).map(|aim| weight(&aim)).sum();
        let answers: usize = threats.iter().filter(|aim| !still.contains(aim)).map(|aim| weight(&aim)).sum();
        let trades = self
            .home
            .man(step.1)
            .zip(self.board.man(step.0))
            .is_some_and(|(home, man)| home.letter == man.letter && home.name != man.name);
        let liking = (1 + attacks + answers) * if trades { 40 } else { 1 };
        let hunted = |reply: Step| aims(&next.after(reply), side.other()).iter().any(|aim| Some(aim.1) == self.quarry);
        let going_home = left == 1 && self.steps.len() % 2 == 1;
        if going_home && answers >= 40 && self.steps_toward_home(&next, 0).into_iter().any(hunted) {
            return 20 * liking;
        }
        liking
    }
}
