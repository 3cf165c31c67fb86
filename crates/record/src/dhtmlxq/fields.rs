//! The fields of a text, and the little of HTML that their values know.

/// A field's name, without what all fields begin with, and its value.
pub(super) type Field<'t> = (&'t str, String);

/// The fields of each game in a text.
///
/// A game without an end of its own ends where a field that a game has once comes again. A text that only speaks of
/// fields, with neither moves nor a start, is no game.
pub(super) fn split(text: &str) -> Vec<Vec<Field<'_>>> {
    let mut games: Vec<Vec<Field<'_>>> = vec![Vec::new()];
    for (name, value) in Scan(text) {
        let game = games.last_mut().expect("there is a first game");
        let once = ["title", "binit", "movelist"].contains(&name);
        if once && !value.is_empty() && game.iter().any(|(other, old)| *other == name && !old.is_empty()) {
            games.push(vec![(name, value)]);
        } else {
            game.push((name, value));
        }
    }
    let holds_game = |(name, value): &Field<'_>| name.starts_with("move") || (*name == "binit" && !value.is_empty());
    games.retain(|game| game.iter().any(holds_game));
    games
}

/// Goes through the fields of a text.
struct Scan<'t>(&'t str);

impl<'t> Iterator for Scan<'t> {
    type Item = Field<'t>;

    fn next(&mut self) -> Option<Field<'t>> {
        const START: &str = "[DhtmlXQ_";
        loop {
            let start = self.0.find(START)? + START.len();
            let rest = &self.0[start..];
            let (name, rest) = rest.split_once(']')?;
            let is_mark = |at: &usize| ["[/DhtmlXQ", START].iter().any(|mark| rest[*at..].starts_with(mark));
            let end = rest.match_indices('[').map(|(at, _)| at).find(is_mark);
            let value = &rest[..end.unwrap_or(rest.len())];
            self.0 = &rest[value.len()..];
            if name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii()) {
                return Some((name, unescape(value).trim().to_owned()));
            }
        }
    }
}

/// A value as the page shows it: `||` and `<br>` end lines, entities are characters.
fn unescape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find(['|', '<', '&']) {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        let (c, length) = special(rest);
        text.extend(c);
        rest = &rest[length..];
    }
    text.push_str(rest);
    text
}

/// The character a special sequence stands for, and its length.
fn special(text: &str) -> (Option<char>, usize) {
    if text.starts_with("||") {
        return (Some('\n'), 2);
    }
    for tag in ["<br>", "<br/>", "<br />"] {
        if text.get(..tag.len()).is_some_and(|head| head.eq_ignore_ascii_case(tag)) {
            return (Some('\n'), tag.len());
        }
    }
    match entity(text) {
        Some((c, length)) => (Some(c), length),
        None => (text.chars().next(), 1),
    }
}

fn entity(text: &str) -> Option<(char, usize)> {
    let end = text.bytes().take(12).position(|byte| byte == b';')?;
    let name = text.get(1..end)?;
    let c = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "nbsp" => ' ',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
    };
    text.starts_with('&').then_some((c, end + 1))
}

/// A value that `unescape` gives back, with line ends as `||`; without characters that only steer a device.
pub(super) fn escape(value: &str) -> String {
    let shown: String = value.chars().filter(|c| *c == '\n' || !c.is_control()).collect();
    let mut text = String::with_capacity(value.len());
    for c in shown.trim().chars() {
        match c {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '[' => text.push_str("&#91;"),
            '|' => text.push_str("&#124;"),
            '\n' => text.push_str("||"),
            c => text.push(c),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_ends_at_any_end() {
        let fields: Vec<_> =
            Scan("x[DhtmlXQ_a]1[/DhtmlXQ_a] y [DhtmlXQ_b][/DhtmlXQ_c][DhtmlXQ_d]2[DhtmlXQ_e]3").collect();
        assert_eq!(fields, [("a", "1".into()), ("b", String::new()), ("d", "2".into()), ("e", "3".into())]);
    }

    #[test]
    fn what_is_escaped_is_read_back() {
        let value = "a & b < c > [/DhtmlXQ_x] ||\nd | &amp; \"";
        assert_eq!(unescape(&escape(value)), value);
        assert_eq!(unescape("&#x99ac;&nbsp;&bogus; & a<BR>b&#xffffffff;"), "馬 &bogus; & a\nb&#xffffffff;");
    }

    #[test]
    fn nothing_hangs_on_at_the_end_of_a_value() {
        let fields: Vec<_> = Scan("[DhtmlXQ_a]1||[/DhtmlXQ_a][DhtmlXQ_b]&nbsp;2<br>[/DhtmlXQ_b]").collect();
        assert_eq!(fields, [("a", "1".into()), ("b", "2".into())]);
        assert_eq!(escape("1\n\u{1}"), "1");
    }

    #[test]
    fn games_without_ends_are_told_apart() {
        let text = "[DhtmlXQ_title]a[/DhtmlXQ_title][DhtmlXQ_movelist]1[/DhtmlXQ_movelist]\
                    [DhtmlXQ_title]b[/DhtmlXQ_title][DhtmlXQ_movelist][/DhtmlXQ_movelist]\
                    [DhtmlXQ_movelist]2[/DhtmlXQ_movelist]";
        assert_eq!(split(text).len(), 2);
        assert!(split("write [DhtmlXQ_title] for a title").is_empty());
    }
}
