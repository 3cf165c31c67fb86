//! Any bytes as a list of moves.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::Format;

fuzz_target!(|bytes: &[u8]| fuzz::check(Format::List, bytes));
