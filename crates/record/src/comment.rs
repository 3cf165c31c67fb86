//! Comments and the clock times kept within them: `[%clk 0:12:30]` the clock after the move, `[%emt 0:00:07.5]` the
//! time taken.

use std::fmt::Write as _;
use std::time::Duration;

use crate::Played;

/// What a score sheet of chess says of a move with which a draw is offered; within a PGN it is a comment.
pub(crate) const DRAW_OFFERED: &str = "(=)";

/// Hangs a comment on a move, taking the clock times and the sign of an offered draw out of it.
pub(crate) fn attach<M>(played: &mut Played<M>, text: &str) {
    let mut rest = text;
    let mut plain = String::new();
    while let Some(open) = rest.find("[%") {
        let Some(close) = rest[open..].find(']').map(|end| open + end) else {
            break;
        };
        match command(&rest[open + 2..close]) {
            Some(Command::Clock(time)) if played.clock.is_none() => played.clock = Some(time),
            Some(Command::Spent(time)) if played.spent.is_none() => played.spent = Some(time),
            _ => {
                plain.push_str(&rest[..=close]);
                rest = &rest[close + 1..];
                continue;
            }
        }
        plain.push_str(&rest[..open]);
        rest = rest[close + 1..].trim_start();
    }
    plain.push_str(rest);
    match tidy(&plain) {
        Some(sign) if sign == DRAW_OFFERED => played.draw_offered = true,
        comment => played.comments.extend(comment),
    }
}

/// A comment without control characters and without the blanks around it; `None` if nothing is left.
pub(crate) fn tidy(text: &str) -> Option<String> {
    let printed = |c: &char| !c.is_control() || matches!(c, '\n' | '\t');
    let text: String = text.chars().filter(printed).collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// The clock times of a move as one comment holds them; empty if there are none.
pub(crate) fn clock_commands<M>(played: &Played<M>) -> String {
    let mut text = String::new();
    for (name, time) in [("clk", played.clock), ("emt", played.spent)] {
        if let Some(time) = time {
            let space = if text.is_empty() { "" } else { " " };
            write!(text, "{space}[%{name} {}]", hours(time)).expect("a string takes any text");
        }
    }
    text
}

/// Clock times and comments of a move as one text, for formats that keep one comment a move.
pub(crate) fn joined<M>(played: &Played<M>) -> String {
    let mut text = clock_commands(played);
    for comment in &played.comments {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(comment);
    }
    text
}

enum Command {
    Clock(Duration),
    Spent(Duration),
}

fn command(text: &str) -> Option<Command> {
    let (name, value) = text.split_once(char::is_whitespace)?;
    let time = parse_hours(value.trim())?;
    match name {
        "clk" => Some(Command::Clock(time)),
        "emt" => Some(Command::Spent(time)),
        _ => None,
    }
}

/// Reads `1:02:03.5`, `02:03` or `3`.
fn parse_hours(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    let fields = whole.split(':');
    if fields.clone().count() > 3 {
        return None;
    }
    for field in fields {
        seconds = seconds.checked_mul(60)?.checked_add(digits(field)?)?;
    }
    let nanos = match fraction.len() {
        0 => 0,
        n @ 1..=9 => digits(fraction)? * 10_u64.pow(9 - u32::try_from(n).ok()?),
        _ => return None,
    };
    Some(Duration::new(seconds, u32::try_from(nanos).ok()?))
}

/// A number of at most twelve digits and nothing else.
fn digits(text: &str) -> Option<u64> {
    let sound = (1..=12).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    sound.then(|| text.parse().ok())?
}

fn hours(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if time.subsec_nanos() > 0 {
        let fraction = format!("{:09}", time.subsec_nanos());
        text.push('.');
        text.push_str(fraction.trim_end_matches('0'));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attached(text: &str) -> Played<()> {
        let mut played = Played::new(());
        attach(&mut played, text);
        played
    }

    #[test]
    fn clock_times_are_taken_out_of_comments() {
        let played = attached(" [%clk 1:02:03] a good move [%emt 0:00:07.5] ");
        assert_eq!(played.clock, Some(Duration::from_secs(3723)));
        assert_eq!(played.spent, Some(Duration::from_millis(7500)));
        assert_eq!(played.comments, ["a good move"]);
        assert_eq!(clock_commands(&played), "[%clk 1:02:03] [%emt 0:00:07.5]");
    }

    #[test]
    fn what_is_no_clock_time_stays() {
        for text in ["[%eval 0.3] x", "[%clk soon]", "[%clk", "[%clk 1:2:3:4]", "[%emt 99999999999999999999]"] {
            let played = attached(text);
            assert_eq!((played.comments, played.clock, played.spent), (vec![text.to_owned()], None, None));
        }
        assert!(attached("  \n ").comments.is_empty());
        assert_eq!(attached("a\r\n\0b\u{1b}").comments, ["a\nb"]);
    }

    #[test]
    fn times_without_hours_are_read() {
        assert_eq!(attached("[%emt 12]").spent, Some(Duration::from_secs(12)));
        assert_eq!(attached("[%clk 02:05]").clock, Some(Duration::from_secs(125)));
    }
}
