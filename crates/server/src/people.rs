//! Signing in and out, and invitations.

use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Account, Invitation, Member, StoreError};
use words::say;

use crate::app::App;
use crate::password;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::route::{Asked, Nothing};
use crate::visitor::{hash, hex, new_token, now, refused_by_store, set_cookie};

/// How long somebody stays signed in, in seconds.
const SESSION: u64 = 24 * 3600;

/// How long an invitation holds, in seconds.
const INVITATION: u64 = 7 * 24 * 3600;

/// After how many failures in a row nobody can sign in for a while.
const FAILURES: u32 = 5;

/// How many signs a name has at most.
const LONGEST_NAME: usize = 64;

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
    event: String,
    /// The person, by an id of the event.
    person: String,
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

/// What makes an account by an invitation.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The token of the invitation.
    token: String,
    /// The name to sign in with from now on.
    name: String,
    /// The password.
    password: String,
}

/// What an invitation gives.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// Whether it makes a director of the house.
    #[serde(default)]
    director: bool,
    /// Who it makes in an event.
    #[serde(default)]
    member: Option<Membership>,
}

/// An invitation that was made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Invited {
    /// Where to use it; told only once.
    link: String,
    /// The invitation.
    #[serde(flatten)]
    invitation: InvitationLine,
}

/// An invitation that nobody used yet.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct InvitationLine {
    /// What it is known by, to withdraw it.
    id: String,
    /// Whether it makes a director of the house.
    director: bool,
    /// Who it makes in an event.
    #[serde(skip_serializing_if = "Option::is_none")]
    member: Option<Membership>,
    /// When it was made, in milliseconds.
    made_at: u64,
    /// Until when it holds, in milliseconds.
    ends_at: u64,
}

/// What is named by an id.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ById {
    /// The id.
    id: String,
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
    ended: u64,
}

/// Who is signed in.
pub async fn me(asked: Asked<Nothing, Nothing>) -> Result<Me, Problem> {
    let account = asked.visitor.account.clone().ok_or_else(|| failed(asked.reader))?;
    told(&asked.app, account, asked.reader).await
}

async fn told(app: &App, account: Account, reader: Reader) -> Result<Me, Problem> {
    let members = app.store().members(&account.id).await.map_err(|error| refused_by_store(&error, reader))?;
    let events = members.into_iter().map(membership).collect();
    Ok(Me { id: account.id, name: account.name, director: account.director, events })
}

fn membership(member: Member) -> Membership {
    Membership { event: member.event.to_string(), person: member.person }
}

/// Signs in.
pub async fn sign_in(asked: Asked<Nothing, SignIn>) -> Result<Me, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let SignIn { name, password } = asked.question.clone();
    let refused = |error: StoreError| refused_by_store(&error, reader);
    let account = app.store().account_named(&name).await.map_err(refused)?;
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
    begin(&asked, account).await
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
fn failed(reader: Reader) -> Problem {
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "failed", say!(reader.lang, "server-store-failed"))
}

/// Begins a session.
async fn begin<P, Q>(asked: &Asked<P, Q>, account: Account) -> Result<Me, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let token = new_token().ok_or_else(|| failed(reader))?;
    let (at, ends_at) = (now(), now() + SESSION * 1000);
    let begun = app.store().sign_in(&account.id, hash(&token), at, ends_at).await;
    begun.map_err(|error| refused_by_store(&error, reader))?;
    asked.remember(set_cookie(&token, SESSION));
    told(app, account, reader).await
}

/// Signs out here.
pub async fn sign_out(asked: Asked<Nothing, Nothing>) -> Result<Done, Problem> {
    if let Some(token) = &asked.visitor.token {
        let ended = asked.app.store().sign_out(token).await;
        ended.map_err(|error| refused_by_store(&error, asked.reader))?;
    }
    asked.remember(set_cookie("", 0));
    Ok(Done { ended: u64::from(asked.visitor.account.is_some()) })
}

/// Signs out everywhere.
pub async fn sign_out_everywhere(asked: Asked<Nothing, Nothing>) -> Result<Done, Problem> {
    let account = asked.visitor.account.as_ref().ok_or_else(|| failed(asked.reader))?;
    let ended = asked.app.store().sign_out_everywhere(&account.id).await;
    asked.remember(set_cookie("", 0));
    Ok(Done { ended: ended.map_err(|error| refused_by_store(&error, asked.reader))? })
}

/// Signs somebody else out everywhere.
pub async fn sign_other_out(asked: Asked<Nothing, ById>) -> Result<Done, Problem> {
    let ended = asked.app.store().sign_out_everywhere(&asked.question.id).await;
    Ok(Done { ended: ended.map_err(|error| refused_by_store(&error, asked.reader))? })
}

/// All accounts.
pub async fn accounts(asked: Asked<Nothing, Nothing>) -> Result<Vec<AccountLine>, Problem> {
    let accounts = asked.app.store().accounts().await.map_err(|error| refused_by_store(&error, asked.reader))?;
    let line = |Account { id, name, director, made_at, .. }| AccountLine { id, name, director, made_at };
    Ok(accounts.into_iter().map(line).collect())
}

/// Makes an invitation.
pub async fn invite(asked: Asked<Nothing, Invite>) -> Result<Invited, Problem> {
    let reader = asked.reader;
    let member = match asked.question.member {
        None => None,
        Some(Membership { event, person }) => {
            let known = event.parse().map_err(|_| refused_by_store(&StoreError::NoEvent, reader))?;
            let kept = asked.app.store().event(&known).await.map_err(|error| refused_by_store(&error, reader))?;
            let kept = kept.ok_or_else(|| refused_by_store(&StoreError::NoEvent, reader))?;
            Some(Member { event: kept.event, person })
        }
    };
    let made_by = asked.visitor.account.as_ref().map(|account| account.id.clone());
    let invited = invitation(&asked.app, asked.question.director, member, made_by).await;
    let (token, invitation) =
        invited.map_err(|error| refused_by_store(&error, reader))?.ok_or_else(|| failed(reader))?;
    Ok(Invited { link: link(&token), invitation: line(invitation) })
}

/// Where an invitation is used. What stands behind the mark is not sent to any server.
fn link(token: &str) -> String {
    format!("/join#{token}")
}

/// Makes an invitation: its token, and what is kept of it.
async fn invitation(
    app: &App,
    director: bool,
    member: Option<Member>,
    made_by: Option<String>,
) -> Result<Option<(String, Invitation)>, StoreError> {
    let Some(token) = new_token() else { return Ok(None) };
    let (made_at, ends_at) = (now(), now() + INVITATION * 1000);
    let invitation = Invitation { token: hash(&token), director, member, made_by, made_at, ends_at };
    app.store().invite(invitation.clone()).await?;
    Ok(Some((token, invitation)))
}

/// Where the first director joins, if there is no account yet.
///
/// # Errors
///
/// The store cannot be read or written.
pub async fn first_link(app: &App) -> Result<Option<String>, StoreError> {
    if !app.store().accounts().await?.is_empty() {
        return Ok(None);
    }
    Ok(invitation(app, true, None, None).await?.map(|(token, _)| link(&token)))
}

fn line(invitation: Invitation) -> InvitationLine {
    let Invitation { token, director, member, made_at, ends_at, .. } = invitation;
    InvitationLine { id: hex(&token), director, member: member.map(membership), made_at, ends_at }
}

/// The invitations that nobody used yet.
pub async fn invitations(asked: Asked<Nothing, Nothing>) -> Result<Vec<InvitationLine>, Problem> {
    let invitations = asked.app.store().invitations().await;
    Ok(invitations.map_err(|error| refused_by_store(&error, asked.reader))?.into_iter().map(line).collect())
}

/// Withdraws an invitation.
pub async fn withdraw(asked: Asked<Nothing, ById>) -> Result<Done, Problem> {
    let refused = |error: StoreError| refused_by_store(&error, asked.reader);
    let invitations = asked.app.store().invitations().await.map_err(refused)?;
    let named = invitations.into_iter().find(|invitation| hex(&invitation.token) == asked.question.id);
    let named = named.ok_or_else(|| gone(asked.reader))?;
    let ended = asked.app.store().withdraw(&named.token).await.map_err(refused)?;
    Ok(Done { ended: u64::from(ended) })
}

fn gone(reader: Reader) -> Problem {
    Problem::new(StatusCode::GONE, "no_invitation", say!(reader.lang, "server-no-invitation"))
}

/// Makes an account by an invitation, and signs in.
pub async fn join(asked: Asked<Nothing, Join>) -> Result<Me, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let Join { token, name, password } = asked.question.clone();
    let name = name.trim().to_owned();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Problem::unfit("name", say!(reader.lang, "server-name", most = LONGEST_NAME)));
    }
    if !password::LENGTHS.contains(&password.chars().count()) {
        let (least, most) = password::LENGTHS.into_inner();
        return Err(Problem::unfit("password", say!(reader.lang, "server-password", least = least, most = most)));
    }
    let invitation = app.store().invitation(&hash(&token)).await.map_err(|error| refused_by_store(&error, reader))?;
    let invitation = invitation.filter(|invitation| invitation.ends_at > now()).ok_or_else(|| gone(reader))?;
    let password = app.think(reader, move || password::hashed(&password)).await?.ok_or_else(|| failed(reader))?;
    let id = new_token().ok_or_else(|| failed(reader))?.chars().take(32).collect();
    let director = invitation.director;
    let account = Account { id, name, password, director, made_at: now(), failures: 0, locked_until: 0 };
    let joined = app.store().join(&invitation, account.clone()).await;
    joined.map_err(|error| match error {
        StoreError::Taken => Problem::new(StatusCode::CONFLICT, "name_taken", say!(reader.lang, "server-name-taken")),
        error => refused_by_store(&error, reader),
    })?;
    begin(&asked, account).await
}
