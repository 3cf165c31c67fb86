//! The form of everything that goes into a desk and comes out of it.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::entry::Entry;
use crate::event::Logged;
use crate::script::Opening;
use crate::view::View;

/// The JSON Schema of a line of a script (`Opening` or `Entry`), of a line of a log (`Logged`) and of a game as it is shown
/// (`View`), each by its name among the definitions.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let lines = [
        generator.subschema_for::<Opening>(),
        generator.subschema_for::<Entry>(),
        generator.subschema_for::<Logged>(),
        generator.subschema_for::<View>(),
    ];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The desk",
        "description": "A line of a script (Opening, Entry), a line of a log (Logged), a game as it is shown (View).",
        "anyOf": lines,
        "$defs": generator.take_definitions(true),
    })
}
