//! The form of everything that a hall is told and tells.

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

use crate::authority::AuthorityLine;
use crate::call::Calls;
use crate::case::{Cases, Due};
use crate::decide::Answer;
use crate::duty::DutyLine;
use crate::office::Officials;
use crate::ratify::Unratified;
use crate::refused::Refused;
use crate::request::Request;
use crate::view::{EventView, TableView};
use crate::watch::Watch;

/// The JSON Schema of a request (`Request`), of what comes of it (`Answer`, with `Logged`) or why it is refused (`Refused`),
/// and of what can be asked of a hall, each by its name among the definitions.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let told = [
        generator.subschema_for::<Request>(),
        generator.subschema_for::<Answer>(),
        generator.subschema_for::<Refused>(),
        generator.subschema_for::<Officials>(),
        generator.subschema_for::<AuthorityLine>(),
        generator.subschema_for::<Watch>(),
        generator.subschema_for::<Unratified>(),
        generator.subschema_for::<Calls>(),
        generator.subschema_for::<DutyLine>(),
        generator.subschema_for::<Cases>(),
        generator.subschema_for::<Due>(),
        generator.subschema_for::<EventView>(),
        generator.subschema_for::<TableView>(),
    ];
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The hall",
        "description": "A request (Request), what comes of it (Answer) or why it is refused (Refused), and what can be asked of a hall.",
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
