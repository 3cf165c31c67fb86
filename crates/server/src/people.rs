//! Signing in and out, accounts and their passwords.

use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Account, Member, StoreError};
use words::say;

use crate::app::App;
use crate::password;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::route::{Asked, Nothing};
use crate::visitor::{hash, new_token, now, refused_by_store, set_cookie};

/// How long somebody stays signed in, in seconds.
const SESSION: u64 = 24 * 3600;

/// After how many failures in a row nobody can sign in for a while.
const FAILURES: u32 = 5;

/// Who somebody is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Me {
    /// The id of the account.
    id: String,
    /// The name to sign in with.
    name: String,
    /// Whether this is a director of the house.
    director: bool,
    /// Who this is in events.
    events: Vec<Membership>,
}

/// Who somebody is in an event.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Membership {
    /// The event.
    pub(crate) event: String,
    /// The person, by an id of the event.
    pub(crate) person: String,
}

/// What signs in.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name.
    name: String,
    /// The password.
    password: String,
}

/// What changes one's password.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The password until now.
    old: String,
    /// The password from now on.
    new: String,
}

/// What is named by an id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ById {
    /// The id.
    pub(crate) id: String,
}

/// An account, as directors see it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AccountLine {
    /// Its id.
    id: String,
    /// The name to sign in with.
    name: String,
    /// Whether this is a director of the house.
    director: bool,
    /// When it was made, in milliseconds.
    made_at: u64,
}

/// That something is done, and how often.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Done {
    /// How many were ended.
    pub(crate) ended: u64,
}

/// Who is signed in.
pub async fn me(asked: Asked<Nothing, Nothing>) -> Result<Me, Problem> {
    let account = asked.visitor.account.clone().ok_or_else(|| failed(asked.reader))?;
    told(&asked.app, account, asked.reader).await
}

pub(crate) async fn told(app: &App, account: Account, reader: Reader) -> Result<Me, Problem> {
    let members = app.store().members(&account.id).await.map_err(|error| refused_by_store(&error, reader))?;
    let events = members.into_iter().map(membership).collect();
    Ok(Me { id: account.id, name: account.name, director: account.director, events })
}

pub(crate) fn membership(member: Member) -> Membership {
    Membership { event: member.event.to_string(), person: member.person }
}

/// Signs in.
pub async fn sign_in(asked: Asked<Nothing, SignIn>) -> Result<Me, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let SignIn { name, password } = asked.question.clone();
    let refused = |error: StoreError| refused_by_store(&error, reader);
    let account = app.store().account_named(&name).await.map_err(refused)?;
    let account = proved(app, account, password, reader).await?;
    begin(&asked, account).await
}

/// The account, if the password is its own; how often it was not is counted.
async fn proved(app: &App, account: Option<Account>, password: String, reader: Reader) -> Result<Account, Problem> {
    let refused = |error: StoreError| refused_by_store(&error, reader);
    if let Some(seconds) = account.as_ref().and_then(locked) {
        return Err(too_often(seconds, reader));
    }
    let kept = account.as_ref().map(|account| account.password.clone());
    let fits = app.think(reader, move || password::fits(&password, kept.as_deref())).await?;
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "wrong_password", say!(reader.lang, "server-wrong-password"));
    let account = account.ok_or_else(wrong)?;
    if !fits {
        let failures = account.failures.saturating_add(1);
        app.store().failed(&account.id, failures, now() + pause(failures)).await.map_err(refused)?;
        return Err(wrong());
    }
    if account.failures > 0 {
        app.store().failed(&account.id, 0, 0).await.map_err(refused)?;
    }
    Ok(account)
}

/// For how many seconds nobody can sign in to an account.
fn locked(account: &Account) -> Option<u64> {
    let left = account.locked_until.saturating_sub(now());
    (left > 0).then(|| left / 1000 + 1)
}

/// How long nobody can sign in after so many failures, in milliseconds: a minute, then twice as long each time, an hour at
/// most.
fn pause(failures: u32) -> u64 {
    let beyond = failures.checked_sub(FAILURES);
    beyond.map_or(0, |beyond| 60_000_u64.saturating_mul(1 << beyond.min(10)).min(3_600_000))
}

fn too_often(seconds: u64, reader: Reader) -> Problem {
    let title = say!(reader.lang, "server-locked", seconds = seconds);
    Problem { again_after: Some(seconds), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, "locked", title) }
}

/// Something failed that has nothing to do with the question.
pub(crate) fn failed(reader: Reader) -> Problem {
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "failed", say!(reader.lang, "server-store-failed"))
}

/// Begins a session.
pub(crate) async fn begin<P, Q>(asked: &Asked<P, Q>, account: Account) -> Result<Me, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let token = new_token().ok_or_else(|| failed(reader))?;
    let (at, ends_at) = (now(), now() + SESSION * 1000);
    let begun = app.store().sign_in(&account.id, hash(&token), at, ends_at).await;
    begun.map_err(|error| refused_by_store(&error, reader))?;
    asked.remember(set_cookie(app, &token, SESSION));
    told(app, account, reader).await
}

/// Signs out here.
pub async fn sign_out(asked: Asked<Nothing, Nothing>) -> Result<Done, Problem> {
    if let Some(token) = &asked.visitor.token {
        let ended = asked.app.store().sign_out(token).await;
        ended.map_err(|error| refused_by_store(&error, asked.reader))?;
    }
    asked.remember(set_cookie(&asked.app, "", 0));
    Ok(Done { ended: u64::from(asked.visitor.account.is_some()) })
}

/// Signs out everywhere.
pub async fn sign_out_everywhere(asked: Asked<Nothing, Nothing>) -> Result<Done, Problem> {
    let account = asked.visitor.account.as_ref().ok_or_else(|| failed(asked.reader))?;
    let ended = asked.app.store().sign_out_everywhere(&account.id).await;
    asked.remember(set_cookie(&asked.app, "", 0));
    Ok(Done { ended: ended.map_err(|error| refused_by_store(&error, asked.reader))? })
}

/// Signs somebody else out everywhere.
pub async fn sign_other_out(asked: Asked<Nothing, ById>) -> Result<Done, Problem> {
    let ended = asked.app.store().sign_out_everywhere(&asked.question.id).await;
    let by = asked.visitor.account.as_ref().map(|account| account.name.as_str());
    tracing::info!(account = asked.question.id, by, "somebody was signed out everywhere");
    Ok(Done { ended: ended.map_err(|error| refused_by_store(&error, asked.reader))? })
}

/// All accounts.
pub async fn accounts(asked: Asked<Nothing, Nothing>) -> Result<Vec<AccountLine>, Problem> {
    let accounts = asked.app.store().accounts().await.map_err(|error| refused_by_store(&error, asked.reader))?;
    let line = |Account { id, name, director, made_at, .. }| AccountLine { id, name, director, made_at };
    Ok(accounts.into_iter().map(line).collect())
}

/// What a password is kept as, if it is long enough and not too long.
///
/// # Errors
///
/// It is not.
pub(crate) async fn hashed(app: &App, password: String, reader: Reader) -> Result<String, Problem> {
    if !password::LENGTHS.contains(&password.chars().count()) {
        let (least, most) = password::LENGTHS.into_inner();
        return Err(Problem::unfit("password", say!(reader.lang, "server-password", least = least, most = most)));
    }
    app.think(reader, move || password::hashed(&password)).await?.ok_or_else(|| failed(reader))
}

/// Changes one's password; wherever else one was signed in, one is no longer.
pub async fn change_password(asked: Asked<Nothing, ChangePassword>) -> Result<Done, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let ChangePassword { old, new } = asked.question.clone();
    let me = asked.visitor.account.as_ref().ok_or_else(|| failed(reader))?;
    let account = app.store().account(&me.id).await.map_err(|error| refused_by_store(&error, reader))?;
    // Whoever sits at a screen that was left open does not know the old one.
    let account = proved(app, account, old, reader).await?;
    let password = hashed(app, new, reader).await?;
    let ended = app.store().renew_password(&account.id, &password, None, asked.visitor.token.as_deref()).await;
    tracing::info!(account = account.name, "a password was changed");
    Ok(Done { ended: ended.map_err(|error| refused_by_store(&error, reader))? })
}
