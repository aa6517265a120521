create extension if not exists citext;

create table users (
  id bigint generated always as identity primary key,
  email citext not null unique,
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  preferred_name text not null,
  full_name text not null,
  phone_number text check (phone_number ~ '^\+[1-9]\d{6,14}$'),
  -- argon2id; null where the account was made by the sign-in provider
  password_hash text,
  google_subject text unique,
  preferred_test text not null,
  dob date,
  pincode text check (pincode ~ '^[1-9]\d{5}$'),
  role text not null default 'student' check (role in ('student', 'staff')),
  created_at timestamptz not null default now()
);

-- One living code per user and purpose: asking again replaces it.
create table codes (
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'change-email')),
  -- where the code was sent: for change-email the address it would become
  email citext not null,
  code_hash bytea not null,
  tries_left smallint not null default 5 check (tries_left >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

create table tokens (
  hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index tokens_of_user on tokens (user_id);
create index tokens_by_expiry on tokens (expires_at);

-- The table rate-limiter-flexible works on.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- What belongs to this installation alone: the secret is mixed into the seeds of generated questions.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret bytea not null,
  created_at timestamptz not null default now()
);
