//! One-time invitations: to make an account, to be more with the one that somebody has, or to choose a new password.

use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Account, Invitation, Member, StoreError};
use words::say;

use crate::app::App;
use crate::people::{ById, Done, Me, Membership, begin, failed, hashed, membership, told};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::route::{Asked, Nothing, Route};
use crate::visitor::{hash, hex, new_token, now, refused_by_store};

/// How long an invitation holds, in seconds.
const INVITATION: u64 = 7 * 24 * 3600;

/// How many signs a name has at most.
const LONGEST_NAME: usize = 64;

/// The lines of the table of routes.
pub fn routes() -> Vec<Route> {
    vec![
        Route::post("/api/v1/invitations/read", "readInvitation", "What an invitation gives.", read).thinking(),
        Route::post("/api/v1/join", "join", "Make an account by an invitation, and sign in.", join).thinking(),
        Route::post("/api/v1/accept", "accept", "Use an invitation for the account that is signed in.", accept)
            .thinking()
            .signed_in(),
        Route::post("/api/v1/renew", "renew", "Choose a new password by an invitation, and sign in.", renew).thinking(),
        Route::get("/api/v1/invitations", "invitations", "Invitations not used yet.", invitations).director(),
        Route::post("/api/v1/invitations", "invite", "Make a one-time invitation.", invite).director(),
        Route::post("/api/v1/invitations/withdraw", "withdraw", "Withdraw an invitation.", withdraw).director(),
        Route::post(
            "/api/v1/accounts/renew",
            "inviteToRenew",
            "Make a link by which somebody chooses a new password.",
            invite_to_renew,
        )
        .director(),
    ]
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

/// What chooses a new password by an invitation.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Renew {
    /// The token of the invitation.
    token: String,
    /// The password from now on.
    password: String,
}

/// An invitation, by what whoever was invited has.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ByToken {
    /// The token.
    token: String,
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
    /// The account that chooses a new password with it, by its id.
    #[serde(skip_serializing_if = "Option::is_none")]
    renews: Option<String>,
    /// When it was made, in milliseconds.
    made_at: u64,
    /// Until when it holds, in milliseconds.
    ends_at: u64,
}

/// What an invitation gives, as whoever was invited sees it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct InvitationRead {
    /// Whether it makes a director of the house.
    director: bool,
    /// The name of the event in which it makes somebody an official.
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<String>,
    /// The name of the account that chooses a new password with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    renews: Option<String>,
    /// Until when it holds, in milliseconds.
    ends_at: u64,
}

/// Makes an invitation.
pub async fn invite(asked: Asked<Nothing, Invite>) -> Result<Invited, Problem> {
    let reader = asked.reader;
    let member = match asked.question.member.clone() {
        None => None,
        Some(Membership { event, person }) => {
            let known = event.parse().map_err(|_| refused_by_store(&StoreError::NoEvent, reader))?;
            let kept = asked.app.store().event(&known).await.map_err(|error| refused_by_store(&error, reader))?;
            let kept = kept.ok_or_else(|| refused_by_store(&StoreError::NoEvent, reader))?;
            Some(Member { event: kept.event, person })
        }
    };
    invited(&asked, Gives { director: asked.question.director, member, renews: None }).await
}

/// Makes a link by which somebody chooses a new password.
pub async fn invite_to_renew(asked: Asked<Nothing, ById>) -> Result<Invited, Problem> {
    let reader = asked.reader;
    let account = asked.app.store().account(&asked.question.id).await;
    let account = account
        .map_err(|error| refused_by_store(&error, reader))?
        .ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no_account", say!(reader.lang, "server-no-account")))?;
    invited(&asked, Gives { renews: Some(account.id), ..Gives::default() }).await
}

/// What an invitation gives, before it is made.
#[derive(Default)]
struct Gives {
    director: bool,
    member: Option<Member>,
    renews: Option<String>,
}

/// Makes an invitation by whoever asks.
async fn invited<P, Q>(asked: &Asked<P, Q>, gives: Gives) -> Result<Invited, Problem> {
    let made_by = asked.visitor.account.as_ref().map(|account| account.id.clone());
    let invited = invitation(&asked.app, gives, made_by).await;
    let (token, invitation) =
        invited.map_err(|error| refused_by_store(&error, asked.reader))?.ok_or_else(|| failed(asked.reader))?;
    Ok(Invited { link: link(&token), invitation: line(invitation) })
}

/// Where an invitation is used. What stands behind the mark is not sent to any server.
fn link(token: &str) -> String {
    format!("/join#{token}")
}

/// Makes an invitation: its token, and what is kept of it.
async fn invitation(
    app: &App,
    Gives { director, member, renews }: Gives,
    made_by: Option<String>,
) -> Result<Option<(String, Invitation)>, StoreError> {
    let Some(token) = new_token() else { return Ok(None) };
    let (made_at, ends_at) = (now(), now() + INVITATION * 1000);
    let invitation = Invitation { token: hash(&token), director, member, renews, made_by, made_at, ends_at };
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
    let gives = Gives { director: true, ..Gives::default() };
    Ok(invitation(app, gives, None).await?.map(|(token, _)| link(&token)))
}

fn line(invitation: Invitation) -> InvitationLine {
    let Invitation { token, director, member, renews, made_at, ends_at, .. } = invitation;
    InvitationLine { id: hex(&token), director, member: member.map(membership), renews, made_at, ends_at }
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

/// The invitation that a token is of, as long as it holds.
async fn held(app: &App, token: &str, reader: Reader) -> Result<Invitation, Problem> {
    let invitation = app.store().invitation(&hash(token)).await.map_err(|error| refused_by_store(&error, reader))?;
    invitation.filter(|invitation| invitation.ends_at > now()).ok_or_else(|| gone(reader))
}

/// What an invitation gives, for whoever was invited.
pub async fn read(asked: Asked<Nothing, ByToken>) -> Result<InvitationRead, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let refused = |error: StoreError| refused_by_store(&error, reader);
    let Invitation { director, member, renews, ends_at, .. } = held(app, &asked.question.token, reader).await?;
    let event = match member {
        None => None,
        Some(Member { event, .. }) => {
            Some(app.house().name(&event).await.map_err(refused)?.unwrap_or_else(|| event.to_string()))
        }
    };
    let renews = match renews {
        None => None,
        Some(id) => app.store().account(&id).await.map_err(refused)?.map(|account| account.name),
    };
    Ok(InvitationRead { director, event, renews, ends_at })
}

/// Makes an account by an invitation, and signs in.
pub async fn join(asked: Asked<Nothing, Join>) -> Result<Me, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let Join { token, name, password } = asked.question.clone();
    let name = name.trim().to_owned();
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
        return Err(Problem::unfit("name", say!(reader.lang, "server-name", most = LONGEST_NAME)));
    }
    let invitation = held(app, &token, reader).await?;
    if invitation.renews.is_some() {
        return Err(gone(reader));
    }
    let password = hashed(app, password, reader).await?;
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

/// Uses an invitation for the account that is signed in.
pub async fn accept(asked: Asked<Nothing, ByToken>) -> Result<Me, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let refused = |error: StoreError| refused_by_store(&error, reader);
    let me = asked.visitor.account.as_ref().ok_or_else(|| failed(reader))?;
    let invitation = held(app, &asked.question.token, reader).await?;
    if invitation.renews.is_some() {
        return Err(gone(reader));
    }
    app.store().accept(&invitation, &me.id).await.map_err(|error| match error {
        StoreError::Taken => {
            Problem::new(StatusCode::CONFLICT, "other_person", say!(reader.lang, "server-other-person"))
        }
        error => refused(error),
    })?;
    tracing::info!(account = me.name, "an invitation was accepted");
    let account = app.store().account(&me.id).await.map_err(refused)?.ok_or_else(|| failed(reader))?;
    told(app, account, reader).await
}

/// Chooses a new password by an invitation, and signs in; wherever else the account was signed in, it is no longer.
pub async fn renew(asked: Asked<Nothing, Renew>) -> Result<Me, Problem> {
    let (app, reader) = (&asked.app, asked.reader);
    let Renew { token, password } = asked.question.clone();
    let invitation = held(app, &token, reader).await?;
    let id = invitation.renews.clone().ok_or_else(|| gone(reader))?;
    let password = hashed(app, password, reader).await?;
    let renewed = app.store().renew_password(&id, &password, Some(&invitation), None).await;
    renewed.map_err(|error| match error {
        StoreError::Taken => gone(reader),
        error => refused_by_store(&error, reader),
    })?;
    let account = app.store().account(&id).await.map_err(|error| refused_by_store(&error, reader))?;
    let account = account.ok_or_else(|| failed(reader))?;
    tracing::info!(account = account.name, "a new password was chosen");
    begin(&asked, account).await
}
