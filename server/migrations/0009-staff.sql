-- A staff session is worth something once its second step was done; the moment is that of the step.
alter table tokens add column second_step_at timestamptz;

-- What staff members show besides their password.
create table second_steps (
  user_id bigint primary key references users on delete cascade,
  -- base32, as authenticator apps take it; it leaves the server once, when it is made
  secret text not null,
  confirmed_at timestamptz,
  -- the time step of the last code that was taken: neither it nor an earlier one is taken again
  last_step bigint not null default 0
);

-- Each is good for one second step, and gone then.
create table recovery_codes (
  user_id bigint not null references second_steps on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

-- Who of the staff did what. It outlives both the member and the thing.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint not null,
  who text not null,
  action text not null,
  -- which collection, and which of it
  subject text,
  subject_id text,
  before jsonb,
  after jsonb
);
create index audit_log_by_subject on audit_log (subject, id desc);

create function audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_log_stays before update or delete on audit_log
  for each statement execute function audit_log_stays();
