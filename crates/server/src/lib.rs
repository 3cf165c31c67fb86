//! Qizheng over HTTP: one table of routes gives the router, its description as OpenAPI, and who may ask for what.
//!
//! Whatever can be asked is a [`Route`] of the table in `api.rs`; bodies and answers are types with a JSON Schema, which the
//! description takes as they are. What goes wrong is a [`Problem`], worded in the language of whoever asked.
#![forbid(unsafe_code)]

mod api;
mod app;
mod events;
mod example;
mod health;
mod house;
mod judging;
mod limits;
mod openapi;
mod pages;
mod password;
mod people;
mod playable;
mod positions;
mod problem;
mod reader;
mod route;
mod rulebooks;
mod serve;
mod visitor;

pub use api::{described, router};
pub use app::App;
pub use example::lay_out;
pub use people::first_link;
pub use problem::Problem;
pub use reader::Reader;
pub use route::Route;
pub use serve::serve;
pub use visitor::Who;
