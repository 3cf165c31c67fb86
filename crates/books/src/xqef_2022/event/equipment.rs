//! Part 2, chapter 2, articles 81 and 82 and schedule 4, parts 1 and 2: boards and pieces.

use crate::event::{EquipmentFault as Fault, Faulted, Inspection, Units};

/// What is wrong. That a piece is about twice as wide as it is high, or wider, leaves a tenth for "about".
pub fn faults(found: &Inspection) -> Faulted {
    let no = |said: Option<bool>| said == Some(false);
    let both = |one: Option<u32>, other: Option<u32>| one.zip(other);
    let rows: [(Fault, bool, Units); 13] = [
        (Fault::Spacing, Inspection::is_outside(found.spacing, 300, 400), &["81(2)", "sch4.1.1"]),
        (
            Fault::Fit,
            both(found.spacing, found.diameter).is_some_and(|(spacing, diameter)| spacing <= diameter),
            &["81(1)", "9(2)", "82(1)", "13(1)(b)"],
        ),
        (
            Fault::LineWidth,
            Inspection::is_outside(found.line_width, 5, 15) || no(found.lines_alike),
            &["81(2)", "sch4.1.2(1)"],
        ),
        (Fault::LineColour, no(found.lines_stand_out), &["81(2)", "sch4.1.2(2)"]),
        (Fault::River, no(found.river_between), &["15"]),
        (Fault::Diameter, Inspection::is_outside(found.diameter, 250, 350), &["82(2)", "sch4.2.2(1)"]),
        (Fault::Height, Inspection::is_outside(found.height, 100, 200), &["82(2)", "sch4.2.2(2)"]),
        (
            Fault::Shape,
            both(found.diameter, found.height)
                .is_some_and(|(diameter, height)| diameter.saturating_mul(10) < height.saturating_mul(18)),
            &["82(1)", "13(1)(a)"],
        ),
        (Fault::Style, no(found.pieces_alike), &["82(2)", "sch4.2.1"]),
        (Fault::Names, no(found.pieces_named), &["82(1)", "13(2)"]),
        (Fault::RedLetters, no(found.red_lettered), &["82(1)", "13(3)", "sch4.2.3"]),
        (Fault::BlackLetters, no(found.black_lettered), &["82(1)", "13(4)", "sch4.2.3"]),
        (Fault::Demonstration, no(found.demonstration), &["sch4.1.3"]),
    ];
    rows.into_iter().filter(|(_, wrong, _)| *wrong).map(|(fault, _, units)| (fault, units)).collect()
}
