-- Who has just shown the code of a registration signs in once without typing the password again: one ticket an account.
create table sign_in_tickets (
  user_id bigint primary key references users on delete cascade,
  hash bytea not null unique,
  expires_at timestamptz not null
);
