create extension if not exists citext;

create table users (
  id bigint generated always as identity primary key,
  email citext not null unique,
  -- when a code or the sign-in provider proved the address; null: only the phone number was proved so far
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

-- Who asked for an account and has not confirmed the code yet: nothing here can sign in, and asking again replaces it.
create table registrations (
  email citext primary key,
  first_name text not null,
  last_name text not null,
  preferred_name text not null,
  phone_number text not null,
  password_hash text not null,
  preferred_test text not null,
  created_at timestamptz not null default now()
);
create index registrations_by_age on registrations (created_at);

-- One living code per holder and purpose: asking again replaces it. An address that has no account gets one too (it is
-- never sent), so that guessing at it is answered alike.
create table codes (
  purpose text not null check (purpose in ('sign-up', 'reset-password', 'change-email')),
  -- who has to show it: the address, or for change-email the id of the account
  holder text not null,
  -- for change-email: what the address becomes
  new_email citext check ((new_email is not null) = (purpose = 'change-email')),
  -- mail and SMS carry different codes: one that came by SMS says nothing about the address
  mail_hash bytea not null,
  sms_hash bytea not null,
  tries_left smallint not null default 5 check (tries_left >= 0),
  expires_at timestamptz not null,
  primary key (purpose, holder)
);
create index codes_by_expiry on codes (expires_at);

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
