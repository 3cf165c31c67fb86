//! The form of what goes into a desk, an event and a hall and comes out of them, written where its readers find it: the JSON Schemas,
//! and the tables of docs/DESK.md made from the first.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use serde_json::Value;

/// Where the tables begin and end in docs/DESK.md.
const BEGIN: &str = "<!-- The rest is written by `cargo xtask schema`. -->\n";

/// The tables: a heading, the definition with the values, and the field that names them, if they are told apart by one.
const TABLES: [(&str, &str, Option<&str>); 5] = [
    ("What is done: `do`", "Entry", Some("do")),
    ("What happened: `event`", "Logged", Some("event")),
    ("What a matter is about: `subject`", "Incident", None),
    ("What a ruling does: `effect`", "Effect", None),
    ("Why something is refused: `refused`", "WhyNot", None),
];

/// Writes `docs/desk.schema.json`, `docs/event.schema.json`, `docs/hall.schema.json` and the tables of `docs/DESK.md` as the types are now.
pub fn write() -> ExitCode {
    match files().and_then(|files| files.iter().try_for_each(|(path, text)| fs::write(path, text))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The files with what belongs in them.
fn files() -> io::Result<[(PathBuf, String); 4]> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let (schema, page) = (docs.join("desk.schema.json"), docs.join("DESK.md"));
    let form = arbiter::schema();
    let text = fs::read_to_string(&page)?;
    let by_hand = text.split(BEGIN).next().unwrap_or_default();
    let tables: Vec<String> =
        TABLES.iter().map(|(title, name, tag)| table(title, &forms(&form["$defs"][name], &form), *tag)).collect();
    let text = format!("{by_hand}{BEGIN}\n{}", tables.join("\n"));
    let event = serde_json::to_string_pretty(&tournament::event::schema())? + "\n";
    let desk = serde_json::to_string_pretty(&form)? + "\n";
    let hall = serde_json::to_string_pretty(&hall::schema())? + "\n";
    let (event, hall) = ((docs.join("event.schema.json"), event), (docs.join("hall.schema.json"), hall));
    Ok([(schema, desk), event, hall, (page, text)])
}

/// The values of a definition, those of its parts if it is made of parts.
fn forms<'a>(definition: &'a Value, all: &'a Value) -> Vec<&'a Value> {
    if let Some(name) = definition["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return forms(&all["$defs"][name], all);
    }
    match definition["oneOf"].as_array().or(definition["anyOf"].as_array()) {
        Some(parts) => parts.iter().flat_map(|part| forms(part, all)).collect(),
        None => vec![definition],
    }
}

/// The values of a definition, each with its fields and what it means.
fn table(title: &str, values: &[&Value], tag: Option<&str>) -> String {
    let rows = values.iter().flat_map(|value| row(value, tag));
    format!("### {title}\n\n| name | fields | meaning |\n|---|---|---|\n{}", rows.collect::<String>())
}

/// The rows of a value: a name alone, or one with fields.
fn row(value: &Value, tag: Option<&str>) -> Vec<String> {
    let meaning = value["description"].as_str().unwrap_or_default();
    if let Some(tag) = tag {
        let name = value["properties"][tag]["const"].as_str().unwrap_or_default();
        return vec![cells(name, &fields(value, tag), meaning)];
    }
    if let Some(name) = value["const"].as_str() {
        return vec![cells(name, "", meaning)];
    }
    let names = value["properties"].as_object().into_iter().flatten();
    names.map(|(name, of)| cells(name, &content(of), meaning)).collect()
}

fn cells(name: &str, fields: &str, meaning: &str) -> String {
    format!("| `{name}` | {fields} | {} |\n", meaning.replace('\n', " "))
}

/// What a name comes with: fields, or a value of some type.
fn content(value: &Value) -> String {
    let referred = value["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    match referred.or_else(|| value["type"].as_str().filter(|kind| *kind != "object")) {
        Some(kind) => format!("a value: {kind}"),
        None => fields(value, ""),
    }
}

/// The names of the fields, those that may be left out with a question mark.
fn fields(value: &Value, tag: &str) -> String {
    let required = |name: &str| value["required"].as_array().is_some_and(|names| names.iter().any(|n| n == name));
    let names = value["properties"].as_object().into_iter().flatten().map(|(name, _)| name.as_str());
    let told =
        names.filter(|name| *name != tag).map(|name| format!("`{name}`{}", if required(name) { "" } else { "?" }));
    told.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schema_and_the_tables_are_as_the_types_are() {
        for (path, text) in files().unwrap() {
            let written = fs::read_to_string(&path).unwrap();
            assert!(written == text, "{} is out of date: run `cargo xtask schema`", path.display());
        }
    }
}
