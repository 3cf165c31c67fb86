//! Every route for every kind of person, as the one table of routes says who may ask.

use std::collections::BTreeMap;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use server::described;

use crate::evening::{As, Evening};

/// What stands for the parts of a path: things that are there.
const PARTS: [(&str, &str); 9] = [
    ("event", "evening"),
    ("section", "A"),
    ("round", "1"),
    ("table", "1"),
    ("board", "1"),
    ("game", "1"),
    ("paper", "entries"),
    ("book", "xqef-2022"),
    ("case", "1"),
];

/// Offices to which somebody is appointed.
const POSTS: [&str; 7] = ["witness", "referee", "section_head", "deputy", "staff", "committee", "organiser"];

/// A path with things that are there in it, and what is asked behind it.
pub fn filled(path: &str, operation: &Value) -> String {
    let path = PARTS.iter().fold(path.to_owned(), |path, (name, value)| path.replace(&format!("{{{name}}}"), value));
    let asks = |parameter: &&Value| parameter["in"] == "query" && parameter["required"] == true;
    let asked = operation["parameters"].as_array().unwrap().iter().filter(asks).map(|parameter| {
        let name = parameter["name"].as_str().unwrap();
        let value = PARTS.iter().find(|(known, _)| *known == name).map_or("1", |(_, value)| value);
        format!("{name}={value}")
    });
    let asked: Vec<String> = asked.collect();
    if asked.is_empty() { path } else { format!("{path}?{}", asked.join("&")) }
}

/// Who may ask, by the word for it in the table: whether a kind of person may, or why not.
fn refused(who: &str, person: &str) -> Option<StatusCode> {
    let (signed_in, seated) = (!matches!(person, "nobody" | "forged" | "seat"), person == "seat");
    let allowed = match who {
        "everybody" => true,
        "signed_in" => signed_in,
        "official" => POSTS.contains(&person) || matches!(person, "director" | "keeper"),
        "at_boards" => refused("official", person).is_none() && !matches!(person, "committee" | "organiser"),
        "running" => matches!(person, "section_head" | "deputy" | "staff" | "director" | "keeper"),
        "director" => matches!(person, "director" | "keeper"),
        other => panic!("nobody says who that is: {other}"),
    };
    match who {
        _ if allowed => None,
        "official" | "at_boards" | "running" if seated => Some(StatusCode::FORBIDDEN),
        _ if signed_in => Some(StatusCode::FORBIDDEN),
        _ => Some(StatusCode::UNAUTHORIZED),
    }
}

/// What somebody is told who may not ask, by the word for who may.
fn only(who: &str) -> &'static str {
    match who {
        "official" => "Only officials of this event may do this",
        "at_boards" => "Only arbiters of this section and those who run the event may do this",
        "running" => {
            "Only those who run this event may do this: tournament director, staff, chief arbiter, section arbiter"
        }
        _ => "Only a director of this server may do this",
    }
}

#[tokio::test]
async fn every_route_is_for_those_it_says_and_for_nobody_else() {
    let evening = Evening::playing("walk").await;
    let mut cookies = BTreeMap::from([("nobody", String::new()), ("forged", "qizheng=0".to_owned())]);
    cookies.insert("director", evening.director.clone());
    for post in POSTS {
        cookies.insert(post, evening.official(post, post).await);
    }
    for (name, body) in [("other", json!({})), ("keeper", json!({ "director": true }))] {
        let invited = evening.must("/api/v1/invitations", body).await;
        cookies.insert(name, evening.join(invited["link"].as_str().unwrap(), name).await);
    }
    let [seat, _] = evening.codes(1).await;
    let mut people: Vec<(&str, As<'_>)> =
        cookies.iter().map(|(name, cookie)| (*name, As { cookie, ..As::default() })).collect();
    people.push(("seat", As { seat: &seat, ..As::default() }));
    let described = described();
    let mut walked = 0;
    for (path, operations) in described["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let who = operation["x-who"].as_str().unwrap();
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            // Whoever signs out could not ask for the rest; other tests do.
            if path.contains("/sign-out") {
                continue;
            }
            // A stream does not end, and is for everybody: it begins for each.
            if path.ends_with("/stream") {
                assert_eq!(who, "everybody", "{path}");
                for (person, as_whom) in &people {
                    let (kind, _) = evening.follow(*as_whom).await.next().await;
                    assert_eq!(kind, "hello", "{person}");
                    walked += 1;
                }
                continue;
            }
            for (person, as_whom) in &people {
                // The codes of the seats would be others from then on.
                if path.ends_with("/codes/withdraw") && refused(who, person).is_none() {
                    continue;
                }
                let body = json!({ "surely": "unknown" });
                let (status, told) = evening.send(method.clone(), &filled(path, operation), *as_whom, &body).await;
                let said = format!("{method} {path} for {person}: {status} {told}");
                match refused(who, person) {
                    Some(refused) => {
                        assert_eq!(status, refused, "{said}");
                        assert!(status != StatusCode::FORBIDDEN || told["title"] == only(who), "{said}");
                    }
                    None => assert!(
                        !matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN)
                            && !status.is_server_error(),
                        "{said}"
                    ),
                }
                walked += 1;
            }
        }
    }
    assert!(walked > 450, "{walked}");
}

#[tokio::test]
async fn nothing_answers_that_is_not_in_the_table() {
    let evening = Evening::playing("table").await;
    let described = described();
    for (path, operations) in described["paths"].as_object().unwrap() {
        for method in [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            let known = operations.get(method.as_str().to_ascii_lowercase());
            if known.is_none() {
                let path = filled(path, &json!({ "parameters": [] }));
                let (status, _) = evening.send(method.clone(), &path, evening.director(), &json!({})).await;
                assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            }
        }
    }
}
