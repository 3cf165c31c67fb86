//! The form of everything that goes into a desk and comes out of it.

use books::desk::Refusal;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::entry::Entry;
use crate::happening::Logged;
use crate::questions::Questions;
use crate::script::Opening;
use crate::view::View;

/// The JSON Schema of a line of a script (`Opening` or `Entry`), of a line of a log (`Logged`), of a refusal (`Refusal`), of a
/// game as it is shown (`View`) and of what has to be known before a ruling (`Questions`), each by its name among the
/// definitions.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let lines = [
        generator.subschema_for::<Opening>(),
        generator.subschema_for::<Entry>(),
        generator.subschema_for::<Logged>(),
        generator.subschema_for::<Refusal>(),
        generator.subschema_for::<View>(),
        generator.subschema_for::<Questions>(),
    ];
    let mut definitions = generator.take_definitions(true);
    definitions.values_mut().for_each(with_colours);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The desk",
        "description": "A line of a script (Opening, Entry), of a log (Logged), a refusal (Refusal), a game as it is shown (View), what has to be known before a ruling (Questions).",
        "anyOf": lines,
        "$defs": definitions,
    })
}

/// The names that a side has besides its own.
const COLOURS: [(&str, &[&str]); 2] = [("first", &["red", "white"]), ("second", &["black"])];

/// The names that a side's assistant has besides its own.
const ASSISTANTS: [(&str, &[&str]); 2] =
    [("first_assistant", &["red_assistant", "white_assistant"]), ("second_assistant", &["black_assistant"])];

/// Lets the colours stand for the sides, as they do where a script is read.
fn with_colours(definition: &mut Value) {
    if let Some(Value::Array(values)) = definition.get_mut("oneOf") {
        for (side, colours) in COLOURS.into_iter().chain(ASSISTANTS) {
            if let Some(value) = values.iter().find(|value| value["const"] == side).cloned() {
                values.extend(colours.iter().map(|colour| {
                    let mut alias = value.clone();
                    alias["const"] = json!(colour);
                    alias
                }));
            }
        }
    }
    if definition["required"] != json!(["first", "second"]) {
        return;
    }
    let named = COLOURS.map(|(side, colours)| {
        let names = std::iter::once(&side).chain(colours);
        json!({ "oneOf": names.map(|name| json!({ "required": [name] })).collect::<Vec<_>>() })
    });
    for (side, colours) in COLOURS {
        for colour in colours {
            definition["properties"][colour] = definition["properties"][side].clone();
        }
    }
    if let Some(fields) = definition.as_object_mut() {
        fields.remove("required");
        fields.insert("allOf".to_owned(), json!(named));
    }
}
