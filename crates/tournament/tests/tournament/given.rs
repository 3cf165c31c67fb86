//! Orders as they are given.

use clock::Instant;
use tournament::Actor;
use tournament::event::{Command, Decision, Order, Refusal, Tournament, Why, decide};

/// Gives an order, and takes over what came of it.
pub fn give(event: &mut Tournament, by: Actor, command: Command) -> Result<Decision, Why> {
    let decision = decide(event, &Order::new(Instant::new(0), by, command)).map_err(|Refusal { why, .. }| why)?;
    event.apply_all(&decision.events);
    Ok(decision)
}

/// An order of the director.
pub fn say(event: &mut Tournament, json: &str) -> Result<Decision, Why> {
    give(event, Actor::Director, serde_json::from_str(json).unwrap())
}

/// An order of the chief arbiter.
pub fn chief(event: &mut Tournament, json: &str) -> Result<Decision, Why> {
    give(event, Actor::Chief, serde_json::from_str(json).unwrap())
}
