//! The time control of a game.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{ControlFault, ControlFaults, SideControl, Stage};
use contest::{Side, Sides};

/// How long the two sides may think, the same for both or not.
///
/// It is written as `{ "stages": [...] }` if it is the same for both sides and as `{ "first": {...}, "second": {...} }` if not,
/// with times in milliseconds. It is read from these and from its short text form, in which times are minutes:
///
/// | text | meaning |
/// |---|---|
/// | `60` | sixty minutes for all moves |
/// | `0:30` | thirty seconds for all moves; `1:30:00` has hours too |
/// | `60+30` | sixty minutes, each press brings thirty seconds |
/// | `60^30` | the same, but each move begins with its thirty seconds, the first one too |
/// | `60b5` | Bronstein: a press brings back what the move took, five seconds at most |
/// | `60d5` | delay: the first five seconds of each move do not count |
/// | `5h` | hourglass: what one side uses is given to the other |
/// | `move 60` | sixty seconds for each move |
/// | `60+30 move 120` | both: no move may take more than two minutes |
/// | `40/90:00+30,30:00+30` | forty moves in ninety minutes, then thirty minutes for the rest |
/// | `40/120:00,20/60:00` | the last stage with a count of moves is repeated |
/// | `60:00,move 30` | once the sixty minutes are spent, thirty seconds for each move |
/// | `60+30 vs 40+10` | the first side's control, then the second's |
///
/// ```
/// use contest::Side;
/// use clock::{Millis, TimeControl};
///
/// let control: TimeControl = "40/90:00+30,30:00+30".parse()?;
/// assert_eq!(control.side(Side::First).stages().len(), 2);
/// assert_eq!(control.to_string(), "40/90:00+30,30:00+30");
/// # Ok::<(), clock::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl(Sides<SideControl>);

impl TimeControl {
    /// A control for each side.
    ///
    /// # Errors
    ///
    /// [`ControlFault::HourglassAlone`]: an hourglass takes two.
    pub fn new(sides: Sides<SideControl>) -> Result<Self, ControlFault> {
        if sides.first.is_hourglass() == sides.second.is_hourglass() {
            Ok(Self(sides))
        } else {
            Err(ControlFault::HourglassAlone)
        }
    }

    /// The same control for both sides.
    pub fn same(side: SideControl) -> Self {
        Self(Sides { first: side.clone(), second: side })
    }

    /// The control of a side.
    pub fn side(&self, side: Side) -> &SideControl {
        &self.0[side]
    }

    /// Whether both sides have the same.
    pub fn is_same(&self) -> bool {
        self.0.first == self.0.second
    }

    /// The same with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self(self.0.swapped())
    }
}

/// A time control as it is written in a file, unless as text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    stages: Option<Vec<Stage>>,
    first: Option<SideControl>,
    second: Option<SideControl>,
}

impl TryFrom<Fields> for TimeControl {
    type Error = ControlFaults;

    fn try_from(fields: Fields) -> Result<Self, ControlFaults> {
        match fields {
            Fields { stages: Some(stages), first: None, second: None } => SideControl::new(stages).map(Self::same),
            Fields { stages: None, first: Some(first), second: Some(second) } => {
                Ok(Self::new(Sides { first, second })?)
            }
            _ => Err(ControlFault::SidesUnclear.into()),
        }
    }
}

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_same() { self.0.first.serialize(serializer) } else { self.0.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TextOrFields)
    }
}

struct TextOrFields;

impl<'de> Visitor<'de> for TextOrFields {
    type Value = TimeControl;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time control, as text or as its stages")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<TimeControl, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<TimeControl, A::Error> {
        Fields::deserialize(MapAccessDeserializer::new(map))?.try_into().map_err(de::Error::custom)
    }
}

impl JsonSchema for TimeControl {
    fn schema_name() -> Cow<'static, str> {
        "TimeControl".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "How long the two sides may think: a short text such as `60+30`, stages for both, or each side's.",
            "anyOf": [
                { "type": "string" },
                generator.subschema_for::<SideControl>(),
                generator.subschema_for::<Sides<SideControl>>(),
            ],
        })
    }
}
