//! Accounts, invitations and sessions.

use store::{Account, Invitation, Member, Store, StoreError};

use crate::houses::House;
use crate::lines::ring;

fn account(id: &str, name: &str) -> Account {
    let (password, director) = ("hashed".to_owned(), id == "1");
    Account { id: id.to_owned(), name: name.to_owned(), password, director, made_at: 5, failures: 0, locked_until: 0 }
}

fn invitation(token: u8, made_by: Option<&str>) -> Invitation {
    let made_by = made_by.map(str::to_owned);
    Invitation { token: vec![token; 32], director: false, member: None, renews: None, made_by, made_at: 5, ends_at: 50 }
}

pub async fn told(house: &House) {
    let store = house.open().await;
    invitations_make_accounts_once(&*store).await;
    an_account_accepts_another_invitation(&*store).await;
    passwords_are_renewed(&*store).await;
    sessions_end(&*store).await;
    secrets_are_drawn_once_until_renewed(&*store).await;
    let mut file = Vec::new();
    store::export(&*store, &"guests".parse().unwrap(), &mut file).await.unwrap().unwrap();
    assert!(!String::from_utf8(file).unwrap().contains("hashed"), "accounts are never exported");
}

async fn invitations_make_accounts_once(store: &dyn Store) {
    ring(store, &"guests".parse().unwrap(), 1).await;
    assert_eq!(store.accounts().await.unwrap(), []);
    let first = Invitation { director: true, ..invitation(1, None) };
    store.invite(first.clone()).await.unwrap();
    store.join(&first, account("1", "director")).await.unwrap();
    assert_eq!(store.join(&first, account("2", "other")).await, Err(StoreError::Taken), "used once");
    assert_eq!(store.account("2").await.unwrap(), None);

    let member = Member { event: "guests".parse().unwrap(), person: "p7".to_owned() };
    let second = Invitation { member: Some(member.clone()), ..invitation(2, Some("1")) };
    store.invite(second.clone()).await.unwrap();
    assert_eq!(store.invitation(&second.token).await.unwrap(), Some(second.clone()));
    assert_eq!(store.join(&second, account("2", "director")).await, Err(StoreError::Taken), "the name is taken");
    let held = store.invitations().await.unwrap();
    assert_eq!(held.as_slice(), std::slice::from_ref(&second), "and the invitation still holds");
    store.join(&second, account("2", "referee")).await.unwrap();
    assert_eq!(store.members("2").await.unwrap(), [member]);
    let names: Vec<String> = store.accounts().await.unwrap().into_iter().map(|account| account.name).collect();
    assert_eq!(names, ["director", "referee"]);
    assert_eq!(store.account_named("referee").await.unwrap(), Some(account("2", "referee")));

    store.invite(invitation(3, Some("1"))).await.unwrap();
    assert!(store.withdraw(&[3; 32]).await.unwrap());
    assert!(!store.withdraw(&[3; 32]).await.unwrap());
    store.failed("2", 4, 900).await.unwrap();
    let kept = store.account("2").await.unwrap().unwrap();
    assert_eq!((kept.failures, kept.locked_until), (4, 900));
}

async fn an_account_accepts_another_invitation(store: &dyn Store) {
    ring(store, &"second".parse().unwrap(), 1).await;
    let member = |event: &str, person: &str| Member { event: event.parse().unwrap(), person: person.to_owned() };
    let invited = async |token: u8, member: Option<Member>, director: bool| {
        let invitation = Invitation { member, director, ..invitation(token, Some("1")) };
        store.invite(invitation.clone()).await.unwrap();
        store.accept(&invitation, "2").await
    };
    assert_eq!(store.members("2").await.unwrap(), [member("guests", "p7")]);
    assert_eq!(invited(5, Some(member("second", "p1")), false).await, Ok(()));
    assert_eq!(invited(6, Some(member("second", "p1")), false).await, Ok(()), "the same once more changes nothing");
    assert_eq!(store.members("2").await.unwrap(), [member("guests", "p7"), member("second", "p1")]);
    assert_eq!(invited(7, Some(member("second", "p2")), false).await, Err(StoreError::Taken), "one person an event");
    assert!(store.withdraw(&[7; 32]).await.unwrap(), "what was not accepted still holds");
    assert_eq!(store.accept(&invitation(6, None), "2").await, Err(StoreError::Taken), "used once");
    assert!(!store.account("2").await.unwrap().unwrap().director);
    assert_eq!(invited(8, None, true).await, Ok(()));
    assert!(store.account("2").await.unwrap().unwrap().director);
}

async fn passwords_are_renewed(store: &dyn Store) {
    let signed_in = async |token: u8| store.signed_in(&[token; 32], 50).await.unwrap().map(|account| account.password);
    for token in [21, 22, 23] {
        store.sign_in("2", vec![token; 32], 10, 100).await.unwrap();
        assert_eq!(signed_in(token).await.as_deref(), Some("hashed"));
    }
    store.failed("2", 9, 900).await.unwrap();
    assert_eq!(store.renew_password("2", "changed", None, Some(&[22; 32])).await, Ok(2));
    assert_eq!((signed_in(21).await, signed_in(22).await.as_deref()), (None, Some("changed")));
    let kept = store.account("2").await.unwrap().unwrap();
    assert_eq!((kept.failures, kept.locked_until), (0, 0), "whoever knows the new password can sign in");
    let link = Invitation { renews: Some("2".to_owned()), ..invitation(9, Some("1")) };
    store.invite(link.clone()).await.unwrap();
    assert_eq!(store.invitation(&link.token).await.unwrap(), Some(link.clone()));
    assert_eq!(store.renew_password("2", "forgotten", Some(&link), None).await, Ok(1));
    assert_eq!(signed_in(22).await, None);
    assert_eq!(store.renew_password("2", "again", Some(&link), None).await, Err(StoreError::Taken), "used once");
    assert_eq!(store.account("2").await.unwrap().unwrap().password, "forgotten");
}

async fn sessions_end(store: &dyn Store) {
    for (token, ends_at) in [(1, 100), (2, 200), (3, 300)] {
        store.sign_in("1", vec![token; 32], 10, ends_at).await.unwrap();
    }
    let who = async |token: u8, at| store.signed_in(&[token; 32], at).await.unwrap().map(|account| account.id);
    assert_eq!(who(1, 99).await.as_deref(), Some("1"));
    assert_eq!(who(1, 100).await, None, "it has ended");
    assert_eq!(who(9, 10).await, None, "nobody knows it");
    store.sign_out(&[2; 32]).await.unwrap();
    assert_eq!(who(2, 99).await, None);
    store.invite(invitation(4, Some("1"))).await.unwrap();
    store.sweep(100).await.unwrap();
    assert_eq!((who(1, 50).await, store.invitation(&[4; 32]).await.unwrap()), (None, None));
    assert_eq!(store.sign_out_everywhere("1").await.unwrap(), 1);
    assert_eq!(who(3, 99).await, None);
}

async fn secrets_are_drawn_once_until_renewed(store: &dyn Store) {
    assert_eq!(store.known_secret("seats").await.unwrap(), None);
    assert_eq!(store.secret("seats", vec![1]).await.unwrap(), [1]);
    assert_eq!(store.secret("seats", vec![2]).await.unwrap(), [1]);
    store.renew_secret("seats", vec![3]).await.unwrap();
    store.renew_secret("other", vec![4]).await.unwrap();
    assert_eq!(store.known_secret("seats").await.unwrap(), Some(vec![3]));
    assert_eq!(store.secret("other", vec![5]).await.unwrap(), [4]);
}
