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
mod invitations;
mod judging;
mod limits;
mod metrics;
mod openapi;
mod pages;
mod password;
mod people;
mod playable;
mod positions;
mod preview;
mod problem;
mod qr;
mod reader;
mod route;
mod rulebooks;
mod serve;
mod sse;
mod try_it;
mod visitor;

pub use api::{described, router};
pub use app::{App, ServerSettings};
pub use example::lay_out;
pub use invitations::first_link;
pub use problem::Problem;
pub use reader::Reader;
pub use route::Route;
pub use serve::{NoTls, Tls, serve};
pub use visitor::Who;
