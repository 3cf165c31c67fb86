//! The store: one story, told by every kind of database.
#![allow(clippy::unwrap_used, reason = "whatever is not there fails the test")]

mod accounts;
mod copies;
mod houses;
mod lines;
mod removed;
mod story;
mod tampered;

use self::houses::House;

#[tokio::test(flavor = "multi_thread")]
async fn the_story_in_a_file() {
    let house = House::file();
    story::told(&house).await;
    accounts::told(&house).await;
    removed::told(&house).await;
    tampered::told(&house).await;
    copies::told(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_on_a_server() {
    let house = House::server();
    story::told(&house).await;
    story::two_servers_see_each_other(&house).await;
    removed::other_servers_are_told(&house).await;
    accounts::told(&house).await;
    removed::told(&house).await;
    tampered::told(&house).await;
    copies::told(&house).await;
    copies::events_move_between_databases(&House::file(), &house).await;
}

#[tokio::test]
async fn an_address_names_a_store_that_can_be_reached() {
    use store::StoreError;
    for address in ["", "hall.db", "mysql://x", "file:hall.db"] {
        assert_eq!(store::open(address).await.unwrap_err(), StoreError::Address, "{address}");
    }
    let house = House::file();
    let nowhere = format!("sqlite:{}/no/such/folder/hall.db", house.folder().display());
    assert!(matches!(store::open(&nowhere).await.unwrap_err(), StoreError::Unreachable(_)));
    let nobody = format!("postgres://x@localhost/x?host={}", house.folder().display());
    assert!(matches!(store::open(&nobody).await.unwrap_err(), StoreError::Unreachable(_)));
    let text = house.folder().join("text.db");
    std::fs::write(&text, "this is no database, but a text that is long enough to be taken for one".repeat(20))
        .unwrap();
    let damaged = store::open(&format!("sqlite:{}", text.display())).await.unwrap_err();
    assert!(matches!(damaged, StoreError::Damaged(_)), "{damaged:?}");
}
