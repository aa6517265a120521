-- Time that staff gave to attempts: by how much each clock was set back, by whom and why. The sum of an attempt is how far
-- its deadline was moved by them.
create table given_time (
  id bigint primary key generated always as identity,
  student_id bigint not null,
  attempt_id bigint not null,
  given_ms bigint not null check (given_ms > 0),
  given_by bigint references users on delete set null,
  reason text not null check (reason <> ''),
  given_at timestamptz not null default now(),
  -- one act may give time to many attempts, and gives it once
  act uuid not null default gen_random_uuid(),
  foreign key (student_id, attempt_id) references attempts on delete cascade,
  unique (student_id, attempt_id, act)
);
create index given_time_by_act on given_time (act);
create index given_time_by_giver on given_time (given_by);
