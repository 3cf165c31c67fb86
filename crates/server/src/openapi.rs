//! The description of the routes as OpenAPI 3.1, whose schemas are those of the types as they are.

use schemars::generate::{Contract, SchemaSettings};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::problem::Problem;
use crate::route::{JSON, Route};
use crate::sse;

/// Where a document keeps its schemas.
const SCHEMAS: &str = "/components/schemas";

/// The description of routes.
pub fn document(routes: &[Route]) -> Value {
    described(routes, Contract::Deserialize)
}

/// The description of routes, with their types as they are read or as they are written.
fn described(routes: &[Route], contract: Contract) -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = SCHEMAS.into();
        settings.contract = contract;
    });
    let mut generator = SchemaGenerator::new(settings);
    let problem = Problem::json_schema(&mut generator);
    let mut paths = Map::new();
    for route in routes {
        let operation = operation(route, &mut generator);
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method.as_str().to_ascii_lowercase()] = operation;
    }
    let mut schemas = generator.take_definitions(true);
    schemas.insert("Problem".to_owned(), problem.to_value());
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Qizheng",
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later" },
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

/// One route.
fn operation(route: &Route, generator: &mut SchemaGenerator) -> Value {
    let mut parameters = named(&(route.parts)(generator), "path", generator);
    let question = (route.question)(generator);
    if route.sends != Some(JSON) {
        parameters.extend(named(&question, "query", generator));
    }
    let problem = json!({ "application/problem+json": { "schema": { "$ref": format!("#{SCHEMAS}/Problem") } } });
    let answer = (route.answer)(generator);
    let message = generator.subschema_for::<sse::Message<'static>>();
    let told = |kind: &str| if kind == sse::KIND { &message } else { &answer };
    let answers: Map<String, Value> = route.kinds.iter().flat_map(|kind| content(kind, told(kind))).collect();
    let mut operation = json!({
        "operationId": route.id,
        "summary": route.summary,
        "x-who": route.who.id(),
        "parameters": parameters,
        "responses": {
            "200": { "description": "The answer.", "content": answers },
            "default": { "description": "Why there is none.", "content": problem },
        },
    });
    if let Some(kind) = route.sends {
        let body = if kind == JSON { question } else { json_schema!({ "type": "string" }) };
        operation["requestBody"] = json!({ "required": true, "content": content(kind, &body) });
    }
    operation
}

fn content(kind: &str, schema: &Schema) -> Map<String, Value> {
    Map::from_iter([(kind.to_owned(), json!({ "schema": schema }))])
}

/// The fields of a type as parameters.
fn named(schema: &Schema, place: &str, generator: &SchemaGenerator) -> Vec<Value> {
    let whole = schema.get("$ref").and_then(Value::as_str).and_then(|name| name.rsplit('/').next());
    let whole = whole.and_then(|name| generator.definitions().get(name)).unwrap_or(schema.as_value());
    let required = |name: &str| {
        let names = whole["required"].as_array();
        place == "path" || names.is_some_and(|names| names.iter().any(|other| other == name))
    };
    let fields = whole["properties"].as_object().into_iter().flatten();
    fields
        .map(|(name, schema)| json!({ "name": name, "in": place, "required": required(name), "schema": schema }))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The fields that a schema requires, those within it as well, each with where it stands.
    fn required(schema: &Value, place: &str, found: &mut BTreeSet<String>) {
        let names = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        found.extend(names.map(|name| format!("{place}.{name}")));
        let within: Box<dyn Iterator<Item = (String, &Value)>> = match schema {
            Value::Object(fields) => Box::new(fields.iter().map(|(name, schema)| (name.clone(), schema))),
            Value::Array(items) => Box::new(items.iter().enumerate().map(|(at, schema)| (at.to_string(), schema))),
            _ => return,
        };
        for (name, schema) in within {
            required(schema, &format!("{place}/{name}"), found);
        }
    }

    fn required_as(contract: Contract) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        required(&described(&crate::api::routes(), contract)["components"]["schemas"], "", &mut found);
        found
    }

    #[test]
    fn what_is_described_as_always_there_is_always_written() {
        let (read, written) = (required_as(Contract::Deserialize), required_as(Contract::Serialize));
        assert!(read.len() > 500, "{}", read.len());
        assert_eq!(read.difference(&written).collect::<Vec<_>>(), Vec::<&String>::new());
    }
}
