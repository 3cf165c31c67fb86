//! Whatever the schema of the desk lists has words of its own in every language.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use words::Lang;

use super::Teller;

/// A value that a schema allows: of several forms the first, of fields those that must be there.
fn sample(schema: &Value, all: &Value) -> Value {
    match schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        Some("Square") => return json!("a0"),
        Some("Step") => return json!("a0a1"),
        Some(name) => return sample(&all["$defs"][name], all),
        None => {}
    }
    let forms = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
    if let Some(form) = forms.and_then(|forms| forms.first()) {
        return sample(form, all);
    }
    // What each side has may be named by the colours, too, so that no name must be there.
    let sides = json!(["first", "second"]);
    let required = schema["required"].as_array().or(schema["allOf"].as_array().and(sides.as_array()));
    let required = required.into_iter().flatten().filter_map(Value::as_str);
    match (schema.get("const"), schema["type"].as_str()) {
        (Some(known), _) => known.clone(),
        (None, Some("object")) => {
            required.map(|name| (name.to_owned(), sample(&schema["properties"][name], all))).collect()
        }
        (None, Some("array")) => json!([]),
        (None, Some("integer")) => json!(1),
        (None, Some("boolean")) => json!(false),
        _ => json!("x"),
    }
}

/// All forms of a type, those of its parts if it is made of parts.
fn forms(all: &Value, name: &str) -> Vec<Value> {
    let of_part =
        |part: &Value| part["$ref"].as_str().and_then(|path| path.rsplit('/').next()).map(|name| forms(all, name));
    match (all["$defs"][name]["oneOf"].as_array(), all["$defs"][name]["anyOf"].as_array()) {
        (Some(forms), _) => forms.clone(),
        (None, Some(parts)) => parts.iter().flat_map(|part| of_part(part).expect("a part has forms")).collect(),
        (None, None) => panic!("the type has several forms"),
    }
}

/// That all forms of a type have words of their own.
#[track_caller]
fn all_told<T: DeserializeOwned>(name: &str, tell: impl Fn(&Teller<'_>, &T) -> String) {
    let all = arbiter::schema();
    let forms = forms(&all, name);
    let law = books::desk_law(books::XQEF_2022).expect("the book has a desk");
    for lang in Lang::ALL {
        let told = |form: &Value| {
            let value = serde_json::from_value(sample(form, &all)).expect("the schema is that of the type");
            tell(&Teller::new(law, lang), &value)
        };
        let told: BTreeSet<String> = forms.iter().map(told).collect();
        assert_eq!(told.len(), forms.len(), "{told:#?}");
        assert!(!told.iter().any(|told| told.is_empty() || told.contains('⟦')), "{told:#?}");
    }
}

#[test]
#[expect(clippy::redundant_closure_for_method_calls, reason = "a teller of any lifetime is told with")]
fn every_incident_is_told() {
    assert_eq!(forms(&arbiter::schema(), "Incident").len(), 64);
    all_told("Incident", |teller, incident| teller.incident(incident));
}

#[test]
#[expect(clippy::redundant_closure_for_method_calls, reason = "a teller of any lifetime is told with")]
fn every_effect_is_told() {
    all_told("Effect", |teller, effect| teller.effect(effect));
}
