//! An example of everything that can be asked of a hall beyond the orders of its event, as it is written.

use books::{ROC_113, XQEF_2022};
use serde_json::{Value, from_value, json};

use crate::request::What;

/// An example of each.
///
/// # Panics
///
/// Never: a test reads them.
pub fn examples() -> Vec<What> {
    let written = [offices(), calls(), duties(), notices(), entries(), cases(), appeals()].concat();
    written.into_iter().map(|what| from_value(what).expect("the examples are requests; a test reads them")).collect()
}

fn game() -> Value {
    json!({"section": "A", "round": 1, "table": 12})
}

fn offices() -> Vec<Value> {
    vec![
        json!({"office": {"appoint": {"person": "r1", "name": "陳大文", "licence": "intermediate", "office": {"post": "referee", "sections": ["A"]}, "conflicts": {"players": [7], "clubs": ["東區"]}}}}),
        json!({"office": {"assign": {"person": "r1", "tables": [{"section": "A", "from": 1, "to": 12}]}}}),
        json!({"office": {"step_out": {"person": "r1"}}}),
        json!({"office": {"come_back": {"person": "r1"}}}),
        json!({"office": {"dismiss": {"person": "r1", "post": "referee", "why": "ill"}}}),
    ]
}

fn calls() -> Vec<Value> {
    vec![
        json!({"call": {"raise": {"game": game(), "topic": "claim"}}}),
        json!({"call": {"take": {"call": 1}}}),
        json!({"call": {"pass": {"call": 1, "needs": {"grade": "section_head", "licence": "intermediate"}}}}),
        json!({"call": {"finish": {"call": 1}}}),
    ]
}

fn duties() -> Vec<Value> {
    let of = json!({"section": "A", "round": 1, "duty": "clocks_set"});
    vec![
        json!({"duty": {"done": of}}),
        json!({"duty": {"undone": of}}),
        json!({"duty": {"begin": {"section": "A", "hour": "2026-05-01T09:10:00", "why": "the light failed"}}}),
        json!({"duty": {"inspect": {"section": "A", "found": {"spacing": 350, "diameter": 300, "height": 150}}}}),
        json!({"duty": {"suspend": {"section": "A", "why": "fire drill", "resumes": "2026-05-01T11:00:00"}}}),
        json!({"duty": {"continue": {"section": "A"}}}),
    ]
}

fn notices() -> Vec<Value> {
    vec![
        json!({"notice": {"put_up": {"text": "第三輪延至 14:30 開始", "section": "A"}}}),
        json!({"notice": {"take_down": {"notice": 1}}}),
    ]
}

fn entries() -> Vec<Value> {
    vec![
        json!({"entry": {"game": game(), "act": {"do": "press"}, "of": "second"}}),
        json!({"entry": {"game": game(), "act": {"do": "raise", "subject": {"conduct": {"clause": "92(6)"}}, "against": "first"}}}),
        json!({"entry": {"game": game(), "act": {"do": "rule", "matter": 1}, "disputed": true}}),
    ]
}

fn cases() -> Vec<Value> {
    let article = |clause| ROC_113.article(clause).to_string();
    vec![
        json!({"case": {"open": {"about": {"conduct": {"game": game(), "against": {"side": "first"}, "what": "spoke to a spectator"}}}}}),
        json!({"case": {"state": {"case": 1, "text": "He asked for a move.", "of": {"side": "second"}}}}),
        json!({"case": {"evidence": {"case": 1, "kind": "recording", "text": "the camera above table 12"}}}),
        json!({"case": {"find": {"case": 1, "facts": [{"text": "they spoke", "proved": true}]}}}),
        json!({"case": {"rule": {"case": 1, "under": [XQEF_2022.article("92(1)").to_string()], "why": "he spoke", "measures": [{"sanction": "caution"}]}}}),
        json!({"case": {"rule": {"case": 2, "under": [article("4.七.[F]")], "why": "careless", "measures": [{"relieve": {"rounds": 2}}]}}}),
        json!({"case": {"disturb": {"case": 1, "by": {"other": "a father"}, "how": "disturbed", "text": "moved a piece"}}}),
    ]
}

fn appeals() -> Vec<Value> {
    vec![
        json!({"case": {"appeal": {"of": {"matter": {"game": game(), "matter": 1}}, "grounds": ["facts", "rule"], "deposit": 500}}}),
        json!({"case": {"appeal": {"of": {"case": 1}, "by": {"side": "first"}, "grounds": ["procedure"], "deposit": 500, "text": "Nobody asked me."}}}),
        json!({"case": {"refer": {"case": 1, "to": "h1"}}}),
        json!({"case": {"write": {"case": 1, "text": "It was another phone."}}}),
        json!({"case": {"recuse": {"case": 1, "person": "m1", "why": "his club"}}}),
        json!({"case": {"decide": {"case": 1, "upheld": true, "why": "another phone", "votes": {"upheld": ["m1", "m2"], "dismissed": ["c"]}}}}),
        json!({"case": {"resume": {"case": 1}}}),
        json!({"case": {"withdraw": {"case": 1, "why": "it was mine"}}}),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of what a kind of request can be, as its schema lists them.
    fn named(kind: &str, schema: &Value) -> BTreeSet<String> {
        let of = schema["oneOf"].as_array().into_iter().flatten();
        of.flat_map(|one| one["properties"].as_object().into_iter().flatten())
            .map(|(name, _)| format!("{kind} {name}"))
            .collect()
    }

    #[test]
    fn there_is_an_example_of_everything() {
        let mut all = BTreeSet::new();
        for (kind, schema) in [
            ("office", schemars::schema_for!(crate::OfficeAct)),
            ("call", schemars::schema_for!(crate::CallAct)),
            ("duty", schemars::schema_for!(crate::DutyAct)),
            ("case", schemars::schema_for!(crate::CaseAct)),
            ("notice", schemars::schema_for!(crate::NoticeAct)),
        ] {
            all.extend(named(kind, schema.as_value()));
        }
        assert!(all.len() > 25, "{all:?}");
        let shown: BTreeSet<String> = examples()
            .iter()
            .filter_map(|what| serde_json::to_value(what).ok())
            .filter_map(|what| {
                let (kind, act) = what.as_object()?.iter().next().map(|(kind, act)| (kind.clone(), act.clone()))?;
                let name = act.as_object()?.keys().next()?.clone();
                (kind != "entry").then(|| format!("{kind} {name}"))
            })
            .collect();
        assert_eq!(shown, all);
    }
}
