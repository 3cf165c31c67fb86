//! Any bytes as a web page with DhtmlXQ records.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::Format;

fuzz_target!(|bytes: &[u8]| fuzz::check(Format::DhtmlXq, bytes));
