-- The account that chooses a new password with an invitation, if that is what it is for.
ALTER TABLE invitations ADD COLUMN renews TEXT REFERENCES accounts (account);
