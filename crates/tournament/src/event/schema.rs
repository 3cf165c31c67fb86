//! The form of everything that an event is told and tells.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use super::{Decision, Final, Order, PrizeLine, Refusal, RoundState, SectionRanking};
use crate::entry::Preview;
use crate::pairing::swiss::{Complaint, PairingWhy};
use books::desk::RecordSheet;

/// The JSON Schema of an order (`Order`), of what it leads to (`Decision`, with `Logged` and `Note`) or why it is refused
/// (`Refusal`), and of what can be asked of an event, each by its name among the definitions.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let told = [
        generator.subschema_for::<Order>(),
        generator.subschema_for::<Decision>(),
        generator.subschema_for::<Refusal>(),
        generator.subschema_for::<RoundState>(),
        generator.subschema_for::<SectionRanking>(),
        generator.subschema_for::<Final>(),
        generator.subschema_for::<PrizeLine>(),
        generator.subschema_for::<PairingWhy>(),
        generator.subschema_for::<Complaint>(),
        generator.subschema_for::<Preview>(),
        generator.subschema_for::<RecordSheet>(),
    ];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The event",
        "description": "An order (Order), what it leads to (Decision) or why it is refused (Refusal), and what can be asked of an event.",
        "anyOf": told,
        "$defs": generator.take_definitions(true),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A name that ends in a number was given to a second type of the same name.
    #[test]
    fn every_form_has_a_name_of_its_own() {
        let schema = schema();
        let names = schema["$defs"].as_object().unwrap().keys();
        let second: Vec<&String> = names.filter(|name| name.ends_with(|sign: char| sign.is_ascii_digit())).collect();
        assert_eq!(second, [""; 0]);
    }
}
