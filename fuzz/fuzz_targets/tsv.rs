//! Any bytes as a table of games.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::Format;

fuzz_target!(|bytes: &[u8]| fuzz::check(Format::Tsv, bytes));
