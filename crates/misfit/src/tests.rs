use std::collections::BTreeMap;

use serde::Deserialize;

use super::*;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "only whether it can be read counts")]
struct Player {
    name: String,
    #[serde(default)]
    rating: Option<u16>,
    #[serde(default)]
    seats: BTreeMap<u8, Seat>,
    #[serde(default)]
    games: Vec<(u8, Half)>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "only whether it can be read counts")]
enum Seat {
    Red,
    Black,
    At(u8),
}

#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[expect(dead_code, reason = "only whether it can be read counts")]
enum Act {
    Sit { seat: Seat },
    Leave,
}

/// A value that is ½ or nothing.
#[derive(Debug)]
struct Half;

impl<'de> Deserialize<'de> for Half {
    fn deserialize<D: de::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "½" => Ok(Self),
            other => Err(de::Error::custom(format_args!("no half: {other}"))),
        }
    }
}

fn wrong(found: Found, expected: &str) -> Misfit {
    Misfit::Wrong { found, expected: expected.to_owned() }
}

fn unknown(name: &str, known: &[&str]) -> Misfit {
    Misfit::Unknown { name: name.to_owned(), known: known.iter().map(ToString::to_string).collect() }
}

#[test]
fn what_does_not_fit_is_data() {
    let fields = ["name", "rating", "seats", "games"];
    // What a type says of a text that it has read already.
    let refused = Misfit::Refused { value: None, why: "no half: 1".to_owned() };
    for (text, what) in [
        ("", Misfit::Ends),
        (r#"{"name":"#, Misfit::Ends),
        (r#"{"name":]"#, Misfit::Syntax(Language::Json)),
        ("{}", Misfit::Missing("name".to_owned())),
        (r#"{"name":"a","name":"b"}"#, Misfit::Twice("name".to_owned())),
        (r#"{"nam":"a"}"#, unknown("nam", &fields)),
        (r#"{"name":"a","rating":-1}"#, wrong(Found::Value("-1".to_owned()), "u16")),
        (r#"{"name":"a","rating":70000}"#, wrong(Found::Value("70000".to_owned()), "u16")),
        (r#"{"name":"a","rating":"x"}"#, wrong(Found::Text("x".to_owned()), "u16")),
        (r#"{"name":{}}"#, wrong(Found::Object, "a string")),
        (r#"{"name":"a","seats":{"1":"green"}}"#, unknown("green", &["red", "black", "at"])),
        (r#"{"name":"a","games":[[1]]}"#, wrong(Found::Length(1), "a tuple of size 2")),
        (r#"{"name":"a","games":[[1,"1"]]}"#, refused),
        ("7", wrong(Found::Value("7".to_owned()), "struct Player")),
    ] {
        assert_eq!(json::<Player>(text).unwrap_err().what, what, "{text}");
    }
}

#[test]
fn what_can_be_read_is_read_on_both_roads() {
    for text in [
        r#"{"name":"a","rating":2000,"seats":{"1":"red","2":{"at":3},"3":"black"},"games":[[1,"½"]]}"#,
        r#"{"name":"a","rating":null}"#,
    ] {
        json::<Player>(text).unwrap();
        value::<Player>(serde_json::from_str(text).unwrap()).unwrap();
    }
    value::<Act>(serde_json::json!({"do": "sit", "seat": {"at": 1}})).unwrap();
    value::<Act>(serde_json::json!({"do": "leave"})).unwrap();
    assert_eq!(value::<Act>(serde_json::json!({"do": "go"})).unwrap_err(), unknown("go", &["sit", "leave"]));
    assert_eq!(value::<Act>(serde_json::json!({"do": "sit"})).unwrap_err(), Misfit::Missing("seat".to_owned()));
}

#[test]
fn a_place_is_told_where_it_is_known() {
    let place = |misread: Misread| misread.place.map(|place| (place.line, place.column));
    assert_eq!(place(json::<Player>("{\n  \"nam\": 1}").unwrap_err()), Some((2, 7)));
    let wrong_kind = toml::<Player>("name = \"a\"\nrating = true\n").unwrap_err();
    assert_eq!(wrong_kind.what, wrong(Found::Value("true".to_owned()), "u16"));
    assert_eq!(place(wrong_kind), Some((2, 10)));
    let broken = toml::<Player>("name = \"a\"\nrating = \n").unwrap_err();
    assert_eq!((broken.what.clone(), broken.place.map(|place| place.line)), (Misfit::Syntax(Language::Toml), Some(2)));
}

#[test]
fn plain_texts_tell_numbers() {
    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only whether it can be read counts")]
    struct Asked {
        from: u64,
        all: Option<bool>,
    }
    assert_eq!(of_pairs::<Asked>([("from", "3"), ("all", "true")]), None);
    assert_eq!(of_pairs::<Asked>([("all", "true")]), Some(Misfit::Missing("from".to_owned())));
    assert_eq!(of_pairs::<Asked>([("from", "x")]), Some(wrong(Found::Text("x".to_owned()), "u64")));
}
