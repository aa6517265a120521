-- Time that staff added to a test with one start for all: who enters later gets it, too.
create table time_for_later_entries (
  id bigint primary key generated always as identity,
  test_id integer not null references tests on delete cascade,
  -- as in given_time: one act
  act uuid not null,
  -- null: for everybody. No reference: a batch that was deleted since has no students, and is not everybody
  batch_id integer,
  -- how much was to be given, and how long after the start of the test
  more_ms bigint not null check (more_ms > 0),
  at_ms bigint not null check (at_ms > 0),
  given_by bigint references users on delete set null,
  reason text not null check (reason <> ''),
  given_at timestamptz not null default now(),
  unique (test_id, act)
);
create index time_for_later_entries_by_giver on time_for_later_entries (given_by);
