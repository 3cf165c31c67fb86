//! An example of every order.

use books::XQEF_2022;
use serde_json::{Value, from_value, json};

use super::Command;

/// An example of every order, as it is written; a new order is missed by the test below.
pub fn examples() -> Vec<Command> {
    written().into_iter().map(|order| from_value(order).expect("the examples are orders; a test reads them")).collect()
}

fn written() -> Vec<Value> {
    [entries(), rounds(), games(), presence(), repairs(), end()].concat()
}

fn entries() -> Vec<Value> {
    vec![
        json!({"open": {"charter": {"name": "Open", "rules": {"base": XQEF_2022.id()}, "sections": [{"id": "A", "name": "A"}]}}}),
        json!({"announce": {"round": 2, "clauses": [{"key": "latest_arrival", "value": 15}], "text": "15 minutes"}}),
        json!({"enter": {"name": "陳大文", "section": "A", "club": "東區", "rating": 2105}}),
        json!({"enter_team": {"name": "東區", "section": "A", "members": [1, 2, 3, 4]}}),
        json!({"pay": {"player": 1, "what": "fee", "amount": 100}}),
        json!({"seed": {"section": "A", "seeds": [3, 1]}}),
        json!({"rate": {"list": [{"name": "陳大文", "rating": 2120}, {"member": "10321", "rating": 1985}], "reason": "list of May"}}),
    ]
}

fn rounds() -> Vec<Value> {
    vec![
        json!({"draw": {"section": "A", "seed": 7}}),
        json!({"pair": {"section": "A", "round": 2, "seed": 8, "wishes": [{"apart": [1, 2]}], "reason": "brothers"}}),
        json!({"discard": {"section": "A", "round": 2}}),
        json!({"publish": {"section": "A", "round": 2}}),
        json!({"line_up": {"team": 9, "round": 1, "boards": [1, 2, 3, 4]}}),
        json!({"close": {"section": "A", "round": 2}}),
    ]
}

fn games() -> Vec<Value> {
    vec![
        json!({"result": {"section": "A", "round": 2, "table": 1, "outcome": "first_wins", "fouls": [1, 0]}}),
        json!({"reopen": {"section": "A", "round": 2, "table": 1, "reason": "they play on"}}),
        json!({"appeal": {"section": "A", "table": 1, "grounds": ["facts"]}}),
        json!({"hear_appeal": {"section": "A", "table": 1, "upheld": false}}),
        json!({"record_missing": {"section": "A", "table": 1}}),
        json!({"rapid_game": {"section": "A", "table": 1, "outcome": "second_wins"}}),
        json!({"wrong_pairing": {"section": "A", "table": 1, "minute": 3, "pairing": true, "should_be": {"first": 1, "second": 4}}}),
    ]
}

fn presence() -> Vec<Value> {
    vec![
        json!({"grant_delay": {"player": 1, "round": 2, "minutes": 20}}),
        json!({"arrive": {"player": 1}}),
        json!({"ask_leave": {"player": 1, "round": 3, "consents": {"opponent": true, "director": true, "chief": true}}}),
        json!({"ask_bye": {"player": 1, "round": 2}}),
        json!({"fix_table": {"player": 1, "table": 1}}),
        json!({"withdraw": {"player": 1, "reason": "ill", "accepted": true}}),
        json!({"disqualify": {"player": 1, "reason": "a telephone in the hall"}}),
    ]
}

fn repairs() -> Vec<Value> {
    vec![
        json!({"amend_charter": {"charter": {"name": "Open"}, "reason": "the hall was changed"}}),
        json!({"amend_entry": {"player": 1, "to": {"name": "陳大文", "club": "東區"}, "reason": "as on the form"}}),
        json!({"amend_team": {"team": 9, "to": {"members": [1, 2, 3, 5]}, "reason": "as on the form"}}),
        json!({"remove_entry": {"player": 8, "reason": "entered twice"}}),
        json!({"void_payment": {"player": 1, "what": "fee", "amount": 100, "reason": "paid by another"}}),
        json!({"cancel_leave": {"player": 1, "round": 3, "reason": "can come"}}),
        json!({"reinstate": {"player": 1, "reason": "taken for another"}}),
        json!({"take_back": {"section": "A", "what": "round", "round": 2, "reason": "an entry was forgotten"}}),
    ]
}

fn end() -> Vec<Value> {
    vec![
        json!({"end_early": {"section": "A", "reason": "the hall closes"}}),
        json!({"play_off": {"section": "A", "order": [3, 1]}}),
        json!({"verify": {"section": "A"}}),
        json!({"finish": {"section": "A"}}),
        json!({"return_deposits": {"section": "A"}}),
        json!({"award_prizes": {"section": "A"}}),
        json!({"overturn": {"section": "A", "player": 1}}),
        json!({"publish_notice": {"section": "A", "player": 1}}),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_order_has_an_example() {
        let name = |order: &Value| order.as_object().and_then(|order| order.keys().next().cloned()).unwrap_or_default();
        let shown: BTreeSet<String> = written().iter().map(name).collect();
        let read: BTreeSet<String> = examples().iter().map(|order| name(&json!(order))).collect();
        assert_eq!(shown, read);
        let schema = serde_json::to_value(schemars::schema_for!(Command)).expect("a schema is JSON");
        let variants = schema["oneOf"].as_array().expect("an order is one of several");
        let all: BTreeSet<String> =
            variants.iter().filter_map(|one| one["required"][0].as_str().map(str::to_owned)).collect();
        assert_eq!(shown, all);
    }
}
