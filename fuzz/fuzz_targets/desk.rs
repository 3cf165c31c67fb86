//! Any text as a script of the desk: nothing panics, what is refused leaves no trace, and the log gives the state.
#![no_main]

use arbiter::{Desk, Script};
use libfuzzer_sys::fuzz_target;
use books::REGISTRY;

fuzz_target!(|text: &str| {
    let (script, _) = Script::read(text);
    for law in REGISTRY.iter().filter_map(|entry| entry.desk) {
        let Ok(mut desk) = Desk::open(law, script.opening.open.clone(), script.opening.at) else { continue };
        for (_, entry) in script.entries.iter().take(64) {
            let before = desk.scene().clone();
            if desk.take(entry).is_err() {
                assert_eq!(*desk.scene(), before, "a refusal leaves no trace: {entry:?}");
            }
        }
        assert_eq!(Desk::replay(law, desk.log()).as_ref().map(Desk::scene), Ok(desk.scene()));
        desk.view();
    }
});
