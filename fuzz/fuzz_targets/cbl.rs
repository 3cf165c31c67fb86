//! Any bytes as the index and records of a CBL library. The long header, which holds next to nothing, is made here.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::Format;

fuzz_target!(|bytes: &[u8]| {
    let Some(([deletions, slots @ ..], body)) = bytes.split_first_chunk::<5>() else {
        return;
    };
    let mut library = vec![0; 66_624];
    library[..16].copy_from_slice(b"CCBridgeLibrary\0");
    library[56] = *deletions;
    library[60..64].copy_from_slice(slots);
    library.extend_from_slice(body);
    fuzz::check(Format::Cbl, &library);
});
