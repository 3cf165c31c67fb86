//! Boards, pieces and clocks as somebody looked them over before play, and what is wrong with them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Units;

/// What was found of the equipment; what nobody looked at is left out. Lengths are in tenths of a millimetre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Inspection {
    /// From one point of the board to the next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spacing: Option<u32>,
    /// The width of the inner lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line_width: Option<u32>,
    /// Whether all inner lines are of one width.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines_alike: Option<bool>,
    /// Whether they are of one colour that stands out from the ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines_stand_out: Option<bool>,
    /// Whether the board is without glare and fits the pieces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board_plain: Option<bool>,
    /// Whether the river lies across between the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub river_between: Option<bool>,
    /// The diameter of a piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub diameter: Option<u32>,
    /// The height of a piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u32>,
    /// Whether all pieces are of one style, the two sides clearly told apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces_alike: Option<bool>,
    /// Whether each has its name on one face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces_named: Option<bool>,
    /// Whether those of Red are lettered in red on a light ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub red_lettered: Option<bool>,
    /// Whether those of Black are lettered in black on a light ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_lettered: Option<bool>,
    /// Whether the clocks stand where they belong, all in one direction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks_placed: Option<bool>,
    /// Whether the demonstration boards show Red below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub demonstration: Option<bool>,
}

/// What is wrong with the equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EquipmentFault {
    /// The points are too near each other, or too far apart.
    Spacing,
    /// The pieces are as wide as the points are apart, or wider.
    Fit,
    /// The lines are too thin, too thick, or not of one width.
    LineWidth,
    /// The lines do not stand out.
    LineColour,
    /// The board glares or does not fit.
    Board,
    /// The board lies the wrong way.
    River,
    /// The pieces are too narrow or too wide.
    Diameter,
    /// The pieces are too low or too high.
    Height,
    /// The pieces are too high for their width.
    Shape,
    /// The pieces are of several styles, or the sides are not told apart.
    Style,
    /// The pieces are not named.
    Names,
    /// Those of Red are not lettered in red.
    RedLetters,
    /// Those of Black are not lettered in black.
    BlackLetters,
    /// The clocks stand elsewhere.
    Clocks,
    /// The demonstration boards stand on their heads.
    Demonstration,
}

/// What a book finds wrong, each with the units that say so.
pub type Faulted = Vec<(EquipmentFault, Units)>;

impl Inspection {
    /// Whether a length was measured and is not within what is asked.
    pub fn is_outside(length: Option<u32>, least: u32, most: u32) -> bool {
        length.is_some_and(|length| !(least..=most).contains(&length))
    }
}
