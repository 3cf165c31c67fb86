//! What results are worth.

use books::Article;
use books::event::{Laws, OfMethod, Scores};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Credit, Score};

/// A way to score, as a charter names it.
///
/// ```
/// use tournament::{Credit, Score, Scoring};
///
/// let huang = Scoring::Huang.points();
/// assert_eq!(huang.of(Credit::DrawSecond), Score::whole(9));
/// assert_eq!(huang.of(Credit::WinUnplayed), Score::whole(12));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// 1, ½, 0.
    Half,
    /// 2, 1, 0.
    Whole,
    /// 3, 1, 0.
    League,
    /// 黃氏: 13, 12 unplayed, 9 drawn with Black, 8 by force, 7 with Red, 2 lost, 0 absent.
    Huang,
    /// The charter's own.
    Own(Points),
}

/// What each kind of result is worth, in whole or half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Won at the board.
    pub win: Score,
    /// Won unplayed.
    pub win_unplayed: Score,
    /// Drawn with the first move.
    pub draw_first: Score,
    /// Drawn with the second move.
    pub draw_second: Score,
    /// Drawn by force of a rule.
    pub forced_draw: Score,
    /// Lost at the board.
    pub loss: Score,
    /// Both lost.
    pub double_loss: Score,
    /// Did not come.
    pub absent: Score,
    /// No opponent.
    pub bye: Score,
}

impl Points {
    /// Win, draw and loss alone; what is unplayed counts as if it had been played.
    pub const fn plain(win: Score, draw: Score, loss: Score) -> Self {
        Self {
            win,
            win_unplayed: win,
            draw_first: draw,
            draw_second: draw,
            forced_draw: draw,
            loss,
            double_loss: loss,
            absent: loss,
            bye: win,
        }
    }

    /// What a result is worth to its side.
    pub const fn of(&self, credit: Credit) -> Score {
        match credit {
            Credit::Win => self.win,
            Credit::WinUnplayed => self.win_unplayed,
            Credit::DrawFirst => self.draw_first,
            Credit::DrawSecond => self.draw_second,
            Credit::ForcedDraw => self.forced_draw,
            Credit::Loss => self.loss,
            Credit::DoubleLoss => self.double_loss,
            Credit::Absent => self.absent,
            Credit::Bye => self.bye,
            Credit::HalfBye => self.forced_draw,
            Credit::Leave => Score::ZERO,
        }
    }

    /// Whether every amount is one that results may score.
    pub fn are_halves(&self) -> bool {
        let Self { win, win_unplayed, draw_first, draw_second, forced_draw, loss, double_loss, absent, bye } = self;
        [win, win_unplayed, draw_first, draw_second, forced_draw, loss, double_loss, absent, bye]
            .iter()
            .all(|score| score.is_result())
    }
}

impl Scoring {
    /// What each kind of result is worth.
    pub const fn points(&self) -> Points {
        let whole = Score::whole;
        match self {
            Self::Half => Points::plain(Score::ONE, Score::HALF, Score::ZERO),
            Self::Whole => Points::plain(whole(2), Score::ONE, Score::ZERO),
            Self::League => Points::plain(whole(3), Score::ONE, Score::ZERO),
            Self::Huang => Points {
                win: whole(13),
                win_unplayed: whole(12),
                draw_first: whole(7),
                draw_second: whole(9),
                forced_draw: whole(8),
                loss: whole(2),
                double_loss: whole(2),
                absent: Score::ZERO,
                bye: whole(12),
            },
            Self::Own(points) => *points,
        }
    }

    /// The name it has, if it is not a charter's own.
    pub const fn name(&self) -> Option<Scores> {
        match self {
            Self::Half => Some(Scores::Half),
            Self::Whole => Some(Scores::Whole),
            Self::League => Some(Scores::League),
            Self::Huang => Some(Scores::Huang),
            Self::Own(_) => None,
        }
    }

    /// The articles that describe it.
    pub fn articles(&self, laws: &Laws) -> Vec<Article> {
        self.name().map_or(Vec::new(), |name| laws.cite(OfMethod::Scoring(name)))
    }
}

impl From<Scores> for Scoring {
    fn from(scores: Scores) -> Self {
        match scores {
            Scores::Half => Self::Half,
            Scores::Whole => Self::Whole,
            Scores::League => Self::League,
            Scores::Huang => Self::Huang,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Credit, ResultWord, Side};

    #[test]
    fn sch2_2_1_scores_as_printed() {
        let rows = [
            (Scoring::Half, ResultWord::FirstWins, "1", "0"),
            (Scoring::Half, ResultWord::Draw, "0.5", "0.5"),
            (Scoring::Whole, ResultWord::SecondWins, "0", "2"),
            (Scoring::Whole, ResultWord::Draw, "1", "1"),
            (Scoring::League, ResultWord::FirstWins, "3", "0"),
            (Scoring::League, ResultWord::Draw, "1", "1"),
            (Scoring::Huang, ResultWord::FirstWins, "13", "2"),
            (Scoring::Huang, ResultWord::SecondAbsent, "12", "0"),
            (Scoring::Huang, ResultWord::Draw, "7", "9"),
            (Scoring::Huang, ResultWord::ForcedDraw, "8", "8"),
            (Scoring::Huang, ResultWord::BothLose, "2", "2"),
            (Scoring::Huang, ResultWord::BothAbsent, "0", "0"),
        ];
        for (scoring, word, first, second) in rows {
            let points = scoring.points();
            assert_eq!(points.of(Credit::of(word.verdict(), Side::First)).to_string(), first, "{scoring:?} {word:?}");
            assert_eq!(points.of(Credit::of(word.verdict(), Side::Second)).to_string(), second, "{scoring:?} {word:?}");
        }
    }
}
