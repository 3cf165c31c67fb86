//! Who may sign in, who is signed in, and who is invited: beside the logs, and never part of them.

use crate::fault::StoreError;
use crate::log::{EventId, Pending};

/// Somebody who may sign in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Its id, for ever.
    pub id: String,
    /// The name to sign in with.
    pub name: String,
    /// The password, hashed, with how it was hashed.
    pub password: String,
    /// Whether this is a director of the house: makes events, invites, signs others out.
    pub director: bool,
    /// When it was made, in milliseconds.
    pub made_at: u64,
    /// How often in a row somebody failed to sign in.
    pub failures: u32,
    /// Until when nobody can sign in, in milliseconds.
    pub locked_until: u64,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("id", &self.id).field("name", &self.name).finish_non_exhaustive()
    }
}

/// Who an account is in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The event.
    pub event: EventId,
    /// The person, by an id of the event.
    pub person: String,
}

/// The hash of a token: tokens themselves are not kept.
pub type Token = Vec<u8>;

/// A one-time invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// What it is known by.
    pub token: Token,
    /// Whether it makes a director of the house.
    pub director: bool,
    /// Who it makes in an event.
    pub member: Option<Member>,
    /// The account that chooses a new password with it, and gets nothing else from it.
    pub renews: Option<String>,
    /// Who invited; nobody at the first start.
    pub made_by: Option<String>,
    /// When, in milliseconds.
    pub made_at: u64,
    /// Until when it holds.
    pub ends_at: u64,
}

/// What is kept of accounts. Times are milliseconds.
pub trait Accounts {
    /// All accounts, by name.
    fn accounts(&self) -> Pending<'_, Vec<Account>>;

    /// The account with this id.
    fn account<'a>(&'a self, id: &'a str) -> Pending<'a, Option<Account>>;

    /// The account that signs in with this name.
    fn account_named<'a>(&'a self, name: &'a str) -> Pending<'a, Option<Account>>;

    /// Who an account is in events.
    fn members<'a>(&'a self, id: &'a str) -> Pending<'a, Vec<Member>>;

    /// Keeps how often in a row signing in failed, and until when it is locked.
    fn failed<'a>(&'a self, id: &'a str, failures: u32, locked_until: u64) -> Pending<'a, ()>;

    /// Keeps an invitation.
    fn invite(&self, invitation: Invitation) -> Pending<'_, ()>;

    /// All invitations that nobody used.
    fn invitations(&self) -> Pending<'_, Vec<Invitation>>;

    /// An invitation that nobody used.
    fn invitation<'a>(&'a self, token: &'a [u8]) -> Pending<'a, Option<Invitation>>;

    /// Withdraws an invitation; whether there was one.
    fn withdraw<'a>(&'a self, token: &'a [u8]) -> Pending<'a, bool>;

    /// Makes an account by an invitation, which is used up.
    ///
    /// # Errors
    ///
    /// The name or the invitation is taken.
    fn join<'a>(&'a self, invitation: &'a Invitation, account: Account) -> Pending<'a, ()>;

    /// Gives an account what an invitation gives, which is used up.
    ///
    /// # Errors
    ///
    /// The invitation is taken, or the account is somebody else in that event already.
    fn accept<'a>(&'a self, invitation: &'a Invitation, id: &'a str) -> Pending<'a, ()>;

    /// Keeps another password of an account, by an invitation that is used up, if one is named. It is no longer locked, and
    /// signed out everywhere but where it has the token that is named; of how many places.
    ///
    /// # Errors
    ///
    /// The invitation is taken.
    fn renew_password<'a>(
        &'a self,
        id: &'a str,
        password: &'a str,
        by: Option<&'a Invitation>,
        stays: Option<&'a [u8]>,
    ) -> Pending<'a, u64>;

    /// Signs in.
    fn sign_in<'a>(&'a self, id: &'a str, token: Token, at: u64, ends_at: u64) -> Pending<'a, ()>;

    /// Who is signed in with this token at a time.
    fn signed_in<'a>(&'a self, token: &'a [u8], at: u64) -> Pending<'a, Option<Account>>;

    /// Signs out.
    fn sign_out<'a>(&'a self, token: &'a [u8]) -> Pending<'a, ()>;

    /// Signs an account out everywhere; of how many places.
    fn sign_out_everywhere<'a>(&'a self, id: &'a str) -> Pending<'a, u64>;

    /// The key that is kept under a name: the one that is drawn now, if none is.
    fn secret<'a>(&'a self, name: &'a str, drawn: Vec<u8>) -> Pending<'a, Vec<u8>>;

    /// What is kept under a name, if anything is.
    fn known_secret<'a>(&'a self, name: &'a str) -> Pending<'a, Option<Vec<u8>>>;

    /// Keeps something else under a name from now on.
    fn renew_secret<'a>(&'a self, name: &'a str, drawn: Vec<u8>) -> Pending<'a, ()>;

    /// Forgets sessions and invitations that have ended.
    fn sweep(&self, at: u64) -> Pending<'_, ()>;
}

/// Writes out [`Accounts`] for a store with a pool of readers and a connection that writes: the words are the same for all
/// databases, the types are not.
macro_rules! keeps_accounts {
    ($store:ty, $connection:ty, $row:ty) => {
        impl $crate::accounts::Accounts for $store {
            fn accounts(&self) -> Pending<'_, Vec<Account>> {
                Box::pin(async {
                    let rows = sqlx::query(concat!($crate::accounts::columns!(), " ORDER BY name"));
                    rows.fetch_all(self.reading()).await?.iter().map(account).collect()
                })
            }

            fn account<'a>(&'a self, id: &'a str) -> Pending<'a, Option<Account>> {
                Box::pin(async move {
                    let row = sqlx::query(concat!($crate::accounts::columns!(), " WHERE account = $1")).bind(id);
                    row.fetch_optional(self.reading()).await?.as_ref().map(account).transpose()
                })
            }

            fn account_named<'a>(&'a self, name: &'a str) -> Pending<'a, Option<Account>> {
                Box::pin(async move {
                    let row = sqlx::query(concat!($crate::accounts::columns!(), " WHERE name = $1")).bind(name);
                    row.fetch_optional(self.reading()).await?.as_ref().map(account).transpose()
                })
            }

            fn members<'a>(&'a self, id: &'a str) -> Pending<'a, Vec<Member>> {
                Box::pin(async move {
                    let began = match self.known().members.get(id) {
                        Ok(members) => return Ok(members),
                        Err(began) => began,
                    };
                    let rows = sqlx::query("SELECT event, person FROM members WHERE account = $1 ORDER BY event");
                    let rows = rows.bind(id).fetch_all(self.reading()).await?;
                    let member = |row: &$row| member(row.try_get(0)?, row.try_get(1)?);
                    let members: Vec<Member> = rows.iter().map(member).collect::<Result<_, StoreError>>()?;
                    self.known().members.put(began, id.to_owned(), members.clone());
                    Ok(members)
                })
            }

            fn failed<'a>(&'a self, id: &'a str, failures: u32, locked_until: u64) -> Pending<'a, ()> {
                Box::pin(async move {
                    sqlx::query("UPDATE accounts SET failures = $1, locked_until = $2 WHERE account = $3")
                        .bind(i64::from(failures))
                        .bind(kept_number(locked_until)?)
                        .bind(id)
                        .execute(&mut *self.writing().await?)
                        .await?;
                    Ok(())
                })
            }

            fn invite(&self, invitation: Invitation) -> Pending<'_, ()> {
                Box::pin(async move {
                    let Invitation { token, director, member, renews, made_by, made_at, ends_at } = invitation;
                    let (event, person) = member.map(|member| (String::from(member.event), member.person)).unzip();
                    sqlx::query("INSERT INTO invitations (token, director, event, person, made_by, made_at, ends_at, renews) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)")
                        .bind(token)
                        .bind(director)
                        .bind(event)
                        .bind(person)
                        .bind(made_by)
                        .bind(kept_number(made_at)?)
                        .bind(kept_number(ends_at)?)
                        .bind(renews)
                        .execute(&mut *self.writing().await?)
                        .await?;
                    Ok(())
                })
            }

            fn invitations(&self) -> Pending<'_, Vec<Invitation>> {
                Box::pin(async {
                    let rows = sqlx::query("SELECT token, director, event, person, made_by, made_at, ends_at, renews FROM invitations ORDER BY made_at, token");
                    rows.fetch_all(self.reading()).await?.iter().map(invitation).collect()
                })
            }

            fn invitation<'a>(&'a self, token: &'a [u8]) -> Pending<'a, Option<Invitation>> {
                Box::pin(async move {
                    let row = sqlx::query("SELECT token, director, event, person, made_by, made_at, ends_at, renews FROM invitations WHERE token = $1");
                    row.bind(token).fetch_optional(self.reading()).await?.as_ref().map(invitation).transpose()
                })
            }

            fn withdraw<'a>(&'a self, token: &'a [u8]) -> Pending<'a, bool> {
                Box::pin(async move {
                    let gone = sqlx::query("DELETE FROM invitations WHERE token = $1").bind(token);
                    Ok(gone.execute(&mut *self.writing().await?).await?.rows_affected() > 0)
                })
            }

            fn join<'a>(&'a self, invitation: &'a Invitation, account: Account) -> Pending<'a, ()> {
                Box::pin(async move {
                    let mut writing = self.writing().await?;
                    let mut transaction = sqlx::Connection::begin(&mut *writing).await?;
                    use_up(&mut transaction, invitation).await?;
                    let made = sqlx::query("INSERT INTO accounts (account, name, password, director, made_at) VALUES ($1, $2, $3, $4, $5)")
                        .bind(account.id.as_str())
                        .bind(account.name.as_str())
                        .bind(account.password.as_str())
                        .bind(account.director)
                        .bind(kept_number(account.made_at)?)
                        .execute(&mut *transaction);
                    made.await.map_err(|error| if is_double(&error) { StoreError::Taken } else { error.into() })?;
                    if let Some(member) = &invitation.member {
                        belong(&mut transaction, &account.id, member).await?;
                    }
                    Ok(transaction.commit().await?)
                })
            }

            fn accept<'a>(&'a self, invitation: &'a Invitation, id: &'a str) -> Pending<'a, ()> {
                Box::pin(async move {
                    let mut writing = self.writing().await?;
                    let mut transaction = sqlx::Connection::begin(&mut *writing).await?;
                    use_up(&mut transaction, invitation).await?;
                    if invitation.director {
                        let directs = sqlx::query("UPDATE accounts SET director = $1 WHERE account = $2").bind(true);
                        directs.bind(id).execute(&mut *transaction).await?;
                    }
                    if let Some(member) = &invitation.member {
                        let person = sqlx::query("SELECT person FROM members WHERE account = $1 AND event = $2");
                        let person = person.bind(id).bind(member.event.as_str()).fetch_optional(&mut *transaction).await?;
                        match person.map(|row| row.try_get::<String, _>(0)).transpose()? {
                            None => belong(&mut transaction, id, member).await?,
                            Some(person) if person == member.person => {}
                            Some(_) => return Err(StoreError::Taken),
                        }
                    }
                    Ok(transaction.commit().await?)
                })
            }

            fn renew_password<'a>(
                &'a self,
                id: &'a str,
                password: &'a str,
                by: Option<&'a Invitation>,
                stays: Option<&'a [u8]>,
            ) -> Pending<'a, u64> {
                Box::pin(async move {
                    let mut writing = self.writing().await?;
                    let mut transaction = sqlx::Connection::begin(&mut *writing).await?;
                    if let Some(invitation) = by {
                        use_up(&mut transaction, invitation).await?;
                    }
                    let renew = "UPDATE accounts SET password = $1, failures = 0, locked_until = 0 WHERE account = $2";
                    sqlx::query(renew).bind(password).bind(id).execute(&mut *transaction).await?;
                    let gone = sqlx::query("DELETE FROM sessions WHERE account = $1 AND token <> $2");
                    let gone = gone.bind(id).bind(stays.unwrap_or_default()).execute(&mut *transaction).await?;
                    transaction.commit().await?;
                    Ok(gone.rows_affected())
                })
            }

            fn sign_in<'a>(&'a self, id: &'a str, token: Token, at: u64, ends_at: u64) -> Pending<'a, ()> {
                Box::pin(async move {
                    sqlx::query("INSERT INTO sessions (token, account, made_at, ends_at) VALUES ($1, $2, $3, $4)")
                        .bind(token)
                        .bind(id)
                        .bind(kept_number(at)?)
                        .bind(kept_number(ends_at)?)
                        .execute(&mut *self.writing().await?)
                        .await?;
                    Ok(())
                })
            }

            fn signed_in<'a>(&'a self, token: &'a [u8], at: u64) -> Pending<'a, Option<Account>> {
                Box::pin(async move {
                    let began = match self.known().sessions.get(token) {
                        Ok((account, ends_at)) => return Ok((ends_at > at).then_some(account)),
                        Err(began) => began,
                    };
                    let row = sqlx::query(
                        "SELECT accounts.account, name, password, director, accounts.made_at, failures, locked_until, ends_at \
                         FROM accounts JOIN sessions ON sessions.account = accounts.account WHERE token = $1 AND ends_at > $2",
                    );
                    let row = row.bind(token).bind(kept_number(at)?).fetch_optional(self.reading()).await?;
                    let Some(row) = row else { return Ok(None) };
                    let found = account(&row)?;
                    self.known().sessions.put(began, token.to_vec(), (found.clone(), told_number(row.try_get(7)?)));
                    Ok(Some(found))
                })
            }

            fn sign_out<'a>(&'a self, token: &'a [u8]) -> Pending<'a, ()> {
                Box::pin(async move {
                    let gone = sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token);
                    gone.execute(&mut *self.writing().await?).await?;
                    Ok(())
                })
            }

            fn sign_out_everywhere<'a>(&'a self, id: &'a str) -> Pending<'a, u64> {
                Box::pin(async move {
                    let gone = sqlx::query("DELETE FROM sessions WHERE account = $1").bind(id);
                    Ok(gone.execute(&mut *self.writing().await?).await?.rows_affected())
                })
            }

            fn secret<'a>(&'a self, name: &'a str, drawn: Vec<u8>) -> Pending<'a, Vec<u8>> {
                Box::pin(async move {
                    let mut writing = self.writing().await?;
                    sqlx::query("INSERT INTO secrets (name, bytes) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                        .bind(name)
                        .bind(drawn)
                        .execute(&mut *writing)
                        .await?;
                    let kept = sqlx::query("SELECT bytes FROM secrets WHERE name = $1").bind(name);
                    Ok(kept.fetch_one(&mut *writing).await?.try_get(0)?)
                })
            }

            fn known_secret<'a>(&'a self, name: &'a str) -> Pending<'a, Option<Vec<u8>>> {
                Box::pin(async move {
                    let began = match self.known().secrets.get(name) {
                        Ok(secret) => return Ok(secret),
                        Err(began) => began,
                    };
                    let kept = sqlx::query("SELECT bytes FROM secrets WHERE name = $1").bind(name);
                    let kept = kept.fetch_optional(self.reading()).await?;
                    let secret: Option<Vec<u8>> = kept.map(|row| row.try_get(0)).transpose()?;
                    self.known().secrets.put(began, name.to_owned(), secret.clone());
                    Ok(secret)
                })
            }

            fn renew_secret<'a>(&'a self, name: &'a str, drawn: Vec<u8>) -> Pending<'a, ()> {
                Box::pin(async move {
                    let mut writing = self.writing().await?;
                    let renew = "INSERT INTO secrets (name, bytes) VALUES ($1, $2) \
                                 ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes";
                    sqlx::query(renew).bind(name).bind(drawn).execute(&mut *writing).await?;
                    Ok(())
                })
            }

            fn sweep(&self, at: u64) -> Pending<'_, ()> {
                Box::pin(async move {
                    let mut writing = self.writing().await?;
                    for over in ["DELETE FROM sessions WHERE ends_at <= $1", "DELETE FROM invitations WHERE ends_at <= $1"] {
                        sqlx::query(over).bind(kept_number(at)?).execute(&mut *writing).await?;
                    }
                    Ok(())
                })
            }
        }

        /// Uses up an invitation, which can be done once.
        async fn use_up(connection: &mut $connection, invitation: &Invitation) -> Result<(), StoreError> {
            let used = sqlx::query("DELETE FROM invitations WHERE token = $1").bind(invitation.token.as_slice());
            let used = used.execute(connection).await?.rows_affected();
            if used == 0 { Err(StoreError::Taken) } else { Ok(()) }
        }

        /// Keeps who an account is in an event.
        async fn belong(connection: &mut $connection, id: &str, member: &Member) -> Result<(), StoreError> {
            sqlx::query("INSERT INTO members (account, event, person) VALUES ($1, $2, $3)")
                .bind(id)
                .bind(member.event.as_str())
                .bind(member.person.as_str())
                .execute(connection)
                .await?;
            Ok(())
        }

        fn account(row: &$row) -> Result<Account, StoreError> {
            let (failures, made_at, locked_until): (i64, i64, i64) = (row.try_get(5)?, row.try_get(4)?, row.try_get(6)?);
            Ok(Account {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                password: row.try_get(2)?,
                director: row.try_get(3)?,
                made_at: told_number(made_at),
                failures: u32::try_from(failures).unwrap_or(u32::MAX),
                locked_until: told_number(locked_until),
            })
        }

        fn invitation(row: &$row) -> Result<Invitation, StoreError> {
            let (event, person): (Option<String>, Option<String>) = (row.try_get(2)?, row.try_get(3)?);
            Ok(Invitation {
                token: row.try_get(0)?,
                director: row.try_get(1)?,
                member: event.zip(person).map(|(event, person)| member(&event, person)).transpose()?,
                renews: row.try_get(7)?,
                made_by: row.try_get(4)?,
                made_at: told_number(row.try_get(5)?),
                ends_at: told_number(row.try_get(6)?),
            })
        }
    };
}

/// The columns of an account.
macro_rules! columns {
    () => {
        "SELECT account, name, password, director, made_at, failures, locked_until FROM accounts"
    };
}

pub(crate) use {columns, keeps_accounts};

/// A member as it is kept.
pub(crate) fn member(event: &str, person: String) -> Result<Member, StoreError> {
    let event = event.parse().map_err(|error: crate::NoEventId| StoreError::Damaged(error.to_string()))?;
    Ok(Member { event, person })
}
