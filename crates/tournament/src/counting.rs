//! From games to the points that rank.

use books::event::Counting;

use crate::{Credit, Match, Points, Score, Scoring, Side};

/// What a match is for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchCredit {
    /// Won, drawn, lost.
    pub credit: Credit,
    /// The points that rank.
    pub points: Score,
    /// The points of its games.
    pub game_points: Score,
}

/// Scoring and counting together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// How games make points.
    pub counting: Counting,
    /// What a game is worth.
    pub game: Points,
    /// What a match is worth, where matches count.
    pub matches: Points,
}

impl Count {
    /// Counts games of this worth; matches are worth 2, 1, 0.
    pub const fn new(counting: Counting, scoring: &Scoring) -> Self {
        Self { counting, game: scoring.points(), matches: Scoring::Whole.points() }
    }

    /// What a match is for a side of its pair.
    pub fn of(&self, played: &Match, side: Side) -> MatchCredit {
        let game_points = played.game_points(side, &self.game);
        match (self.counting, &played.games[..]) {
            (Counting::Games, [only]) => MatchCredit { credit: only.credit(side), points: game_points, game_points },
            (Counting::Games | Counting::TeamBoards, _) => {
                MatchCredit { credit: self.credit(played, side), points: game_points, game_points }
            }
            _ => {
                let credit = self.credit(played, side);
                MatchCredit { credit, points: self.matches.of(credit), game_points }
            }
        }
    }

    /// What a bye or leave is: all of its games without an opponent.
    pub fn unpaired(&self, credit: Credit, games: u8) -> MatchCredit {
        let game_points = self.game.of(credit) * i64::from(games);
        let points = match self.counting {
            Counting::Games | Counting::TeamBoards => game_points,
            Counting::TwoGames | Counting::TeamMatches | Counting::TeamTwoGames => self.matches.of(credit),
        };
        MatchCredit { credit, points, game_points }
    }

    /// Won, drawn or lost as a whole.
    fn credit(&self, played: &Match, side: Side) -> Credit {
        match (played.is_absent(side), played.is_absent(!side)) {
            (true, _) => return Credit::Absent,
            (false, true) => return Credit::WinUnplayed,
            (false, false) => {}
        }
        let mine = self.weight(played, side);
        let theirs = self.weight(played, !side);
        let nobody_won = played.games.iter().all(|game| !game.credit(side).is_win() && !game.credit(side).is_draw());
        match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => Credit::Win,
            std::cmp::Ordering::Less => Credit::Loss,
            std::cmp::Ordering::Equal if nobody_won => Credit::DoubleLoss,
            std::cmp::Ordering::Equal if side == Side::First => Credit::DrawFirst,
            std::cmp::Ordering::Equal => Credit::DrawSecond,
        }
    }

    /// What decides a match: boards won before game points where each board has two games, otherwise game points.
    fn weight(&self, played: &Match, side: Side) -> (Score, Score) {
        let boards = if self.counting == Counting::TeamTwoGames { self.big_points(played, side) } else { Score::ZERO };
        (boards, played.game_points(side, &self.game))
    }

    /// The boards of a team match, each won, drawn or lost over its two games.
    fn big_points(&self, played: &Match, side: Side) -> Score {
        let boards: std::collections::BTreeSet<u8> = played.games.iter().map(|game| game.board).collect();
        let on_board = |board: u8, side: Side| -> Score {
            let games = played.games.iter().filter(|game| game.board == board);
            games.map(|game| self.game.of(game.credit(side))).sum()
        };
        let big = |board| match on_board(board, side).cmp(&on_board(board, !side)) {
            std::cmp::Ordering::Greater => Score::whole(2),
            std::cmp::Ordering::Equal => Score::ONE,
            std::cmp::Ordering::Less => Score::ZERO,
        };
        boards.into_iter().map(big).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, PlayerId, ResultWord};

    fn played(games: &[(u8, bool, ResultWord)]) -> Match {
        let games = games.iter().map(|&(board, swapped, word)| Game { board, swapped, ..Game::single(word) });
        Match { round: 1, cycle: 1, first: PlayerId::new(1), second: PlayerId::new(2), games: games.collect() }
    }

    #[track_caller]
    fn check(counting: Counting, games: &[(u8, bool, ResultWord)], want: (&str, &str)) {
        let count = Count::new(counting, &Scoring::Whole);
        let found = Side::BOTH.map(|side| count.of(&played(games), side).points.to_string());
        assert_eq!((found[0].as_str(), found[1].as_str()), want);
    }

    #[test]
    fn roc_3_5_2_two_games_make_big_points() {
        check(Counting::TwoGames, &[(1, false, ResultWord::FirstWins), (1, true, ResultWord::Draw)], ("2", "0"));
        check(Counting::TwoGames, &[(1, false, ResultWord::FirstWins), (1, true, ResultWord::FirstWins)], ("1", "1"));
        check(Counting::TwoGames, &[(1, false, ResultWord::Draw), (1, true, ResultWord::FirstWins)], ("0", "2"));
    }

    #[test]
    fn roc_3_5_3_more_game_points_win_the_match() {
        let board = |number, word| (number, number % 2 == 0, word);
        let games = [board(1, ResultWord::FirstWins), board(2, ResultWord::Draw), board(3, ResultWord::Draw)];
        check(Counting::TeamMatches, &games, ("2", "0"));
        check(Counting::TeamMatches, &[board(1, ResultWord::FirstWins), board(2, ResultWord::FirstWins)], ("1", "1"));
    }

    #[test]
    fn roc_3_5_4_boards_won_count_before_games() {
        let even_boards = [
            (1, false, ResultWord::FirstWins),
            (1, true, ResultWord::SecondWins),
            (2, true, ResultWord::FirstWins),
            (2, false, ResultWord::Draw),
        ];
        check(Counting::TeamTwoGames, &even_boards, ("2", "0"));
        let same = [(1, false, ResultWord::FirstWins), (1, true, ResultWord::FirstWins)];
        check(Counting::TeamTwoGames, &same, ("1", "1"));
    }

    #[test]
    fn nobody_wins_what_nobody_came_to() {
        check(
            Counting::TeamMatches,
            &[(1, false, ResultWord::BothAbsent), (2, true, ResultWord::BothAbsent)],
            ("0", "0"),
        );
        check(
            Counting::TeamMatches,
            &[(1, false, ResultWord::BothLose), (2, true, ResultWord::BothAbsent)],
            ("0", "0"),
        );
        check(
            Counting::TeamMatches,
            &[(1, false, ResultWord::FirstAbsent), (2, true, ResultWord::SecondAbsent)],
            ("0", "2"),
        );
    }
}
