//! Tie-breaks and the lists that order them.

use books::Article;
use books::event::{Laws, OfMethod, RankingList, TieBreak, ranking_list, ranking_lists};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A tie-break in its place in a list, with the article that puts it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RankingCriterion")]
pub struct Criterion {
    /// What separates.
    pub tie_break: TieBreak,
    /// Where that is written; `None` where no book speaks.
    #[serde(with = "crate::cite::option")]
    #[schemars(with = "Option<String>")]
    pub under: Option<Article>,
}

/// What separates those who are still tied once a tie-break has split a tie.
///
/// The books that print lists apply them in order, each line after the one before it, and say of no line that it is asked
/// again; others name only the conditions and leave the rest to the charter. So the lists go on unless a charter says
/// otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StillTied {
    /// The next tie-break of the list.
    #[default]
    GoOn,
    /// The matches among those still tied, from the first tie-break of the list on that asks for them.
    DirectAgain,
}

/// A list of tie-breaks, as a charter names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ranking {
    /// One that a book prints.
    Printed(&'static RankingList),
    /// The charter's own.
    Own(Vec<TieBreak>),
}

impl Ranking {
    /// The printed list of this name.
    pub fn printed(id: &str) -> Option<Self> {
        ranking_list(id).map(Self::Printed)
    }

    /// The article that introduces the list; `None` for a charter's own.
    pub const fn heading(&self) -> Option<Article> {
        match self {
            Self::Printed(list) => Some(list.article()),
            Self::Own(_) => None,
        }
    }

    /// The tie-breaks in order, each with its article; what a charter's own list rests on the books of the event say.
    pub fn criteria(&self, laws: &Laws) -> Vec<Criterion> {
        match self {
            Self::Printed(list) => {
                let under = |clause| Some(list.book.article(clause));
                list.rows.iter().map(|&(tie_break, clause)| Criterion { tie_break, under: under(clause) }).collect()
            }
            Self::Own(list) => {
                let under = |tie_break| laws.cite(OfMethod::TieBreak(tie_break)).first().copied();
                list.iter().map(|&tie_break| Criterion { tie_break, under: under(tie_break) }).collect()
            }
        }
    }
}

/// As files have it: the name of a printed list, or a list of its own.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenRanking {
    Printed(String),
    Own { own: Vec<TieBreak> },
}

impl Serialize for Ranking {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Printed(list) => WrittenRanking::Printed(list.id.to_owned()),
            Self::Own(own) => WrittenRanking::Own { own: own.clone() },
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ranking {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match WrittenRanking::deserialize(deserializer)? {
            WrittenRanking::Own { own } => Ok(Self::Own(own)),
            WrittenRanking::Printed(id) => Self::printed(&id).ok_or_else(|| {
                let known: Vec<&str> = ranking_lists().map(|list| list.id).collect();
                D::Error::custom(format!("unknown list of tie-breaks `{id}`, expected one of {}", known.join(", ")))
            }),
        }
    }
}

impl JsonSchema for Ranking {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Ranking".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let ids: Vec<&str> = ranking_lists().map(|list| list.id).collect();
        let own = generator.subschema_for::<Vec<TieBreak>>();
        json_schema!({
            "description": "A list of tie-breaks: one that a book prints, by its name, or the charter's own.",
            "oneOf": [
                { "type": "string", "enum": ids },
                { "type": "object", "properties": { "own": own }, "required": ["own"], "additionalProperties": false },
            ],
        })
    }
}
