//! Games of a file: what each is called, what its record says, and the answers about it.

#[cfg(feature = "chess")]
use books::fide_2014::ChessRulingData;
#[cfg(feature = "chess")]
use ruling::RulingData;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use words::{Lang, say};

/// An answer as data, with the game it is about if that is one of a file.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Answer<D> {
    /// The game, if it is one of a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameName>,
    /// The result that its record gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded: Option<Recorded>,
    /// What is said of it.
    #[serde(flatten)]
    pub ruling: D,
}

/// A game that could not be read, in the place of its answer.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Faulty {
    /// The game.
    pub game: GameName,
    /// What is wrong with it.
    pub error: String,
}

/// What a game of a file is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameName {
    /// Its number in the file, from 1.
    pub number: u64,
    /// The event it was played in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Who plays Red.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red: Option<String>,
    /// Who plays White, in chess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// Who plays Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
}

/// The result that a record gives, beside the ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Recorded {
    /// The result.
    pub result: RecordedResult,
    /// Whether the ruling ends the game in another way.
    pub disagrees: bool,
}

/// A result as a record gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RecordedResult {
    /// Red won.
    RedWins,
    /// White won, in chess.
    WhiteWins,
    /// Black won.
    BlackWins,
    /// A draw.
    Draw,
    /// Both lost.
    BothLose,
}

impl RecordedResult {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::RedWins => "red_wins",
            Self::WhiteWins => "white_wins",
            Self::BlackWins => "black_wins",
            Self::Draw => "draw",
            Self::BothLose => "both_lose",
        }
    }
}

impl Recorded {
    /// A recorded result beside how the game stands by a ruling, as data words it.
    pub fn new(result: RecordedResult, status: &str) -> Self {
        let open = ["ongoing", "undecided"].contains(&status);
        Self { result, disagrees: !open && status != result.id() }
    }

    /// The result, and whether the ruling disagrees.
    pub(super) fn say(&self, lang: Lang) -> String {
        let result = match self.result {
            RecordedResult::RedWins => say!(lang, "status-red-wins"),
            RecordedResult::WhiteWins => say!(lang, "status-white-wins"),
            RecordedResult::BlackWins => say!(lang, "status-black-wins"),
            RecordedResult::Draw => say!(lang, "status-draw"),
            RecordedResult::BothLose => say!(lang, "status-both-lose"),
        };
        if self.disagrees {
            say!(lang, "recorded-disagrees", result = result)
        } else {
            say!(lang, "recorded", result = result)
        }
    }
}

impl GameName {
    /// The heading of its rulings.
    pub fn heading(&self, lang: Lang) -> String {
        let players = match (self.red.as_ref().or(self.white.as_ref()), &self.black) {
            (None, None) => None,
            (first, second) => Some([first, second.as_ref()].map(|name| name.map_or("?", String::as_str)).join(" – ")),
        };
        let names: Vec<&str> = [&self.event, &players].into_iter().flatten().map(String::as_str).collect();
        if names.is_empty() {
            return say!(lang, "judge-game", number = self.number);
        }
        say!(lang, "judge-game-named", number = self.number, names = names.join(", "))
    }
}

/// One line or one element of what is answered as data.
#[cfg(feature = "chess")]
#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only its schema is asked for")]
enum AnswerLine {
    /// A game of Xiangqi.
    Xiangqi(Box<Answer<RulingData>>),
    /// A game of chess.
    Chess(Box<Answer<ChessRulingData>>),
    /// A game that could not be read.
    Faulty(Faulty),
}

/// The JSON Schema of one answer.
#[cfg(feature = "chess")]
pub fn schema() -> schemars::Schema {
    schemars::schema_for!(AnswerLine)
}
