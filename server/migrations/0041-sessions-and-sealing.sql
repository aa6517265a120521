-- What its owner sees of a session and names it by; the id has nothing to do with the token.
alter table tokens
  add column id uuid not null default gen_random_uuid() unique,
  -- browser and system, no more of what a browser tells about itself
  add column device text,
  add column used_at timestamptz not null default now();

-- From where an account was signed in to. Tries from there are counted apart from those of strangers, so that strangers
-- cannot use up its owner's.
create table known_networks (
  user_id bigint not null references users on delete cascade,
  -- a digest of the account and the address of the network
  network bytea not null,
  used_at timestamptz not null default now(),
  primary key (user_id, network)
);
create index known_networks_by_age on known_networks (used_at);

-- The keys of authenticator apps are sealed with a key derived from the secret of the installation. The server seals at
-- its start what is still open.
alter table second_steps
  add column sealed_secret bytea,
  alter column secret drop not null,
  add constraint second_steps_one_secret check ((secret is null) <> (sealed_secret is null));
