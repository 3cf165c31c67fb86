//! The cases of events hold.

use std::path::Path;

#[test]
fn every_case_of_an_event_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../books/cases/event");
    let (proofs, wrong) = cases::prove(&folder).unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(proofs.to_string().contains("[xqef-2022]"), "some unit is proved");
}
