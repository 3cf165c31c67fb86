//! A program for release holds the pages: it is built anew once they are.

fn main() {
    // A program for trying out serves what is built later, too, if there is a folder for it; without one it has no pages.
    let _ = std::fs::create_dir_all("../../web/dist");
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
