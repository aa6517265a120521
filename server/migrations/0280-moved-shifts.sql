-- A shift that has not begun is moved to another time, or called off. Calendars take the newer of two files by this number.
alter table live_mocks add column calendar_sequence integer not null default 0 check (calendar_sequence >= 0);
alter table tests
  -- when a shift was to open before it was moved for the last time
  add column moved_from timestamptz,
  -- students read why
  add column called_off_reason text check (called_off_reason <> ''),
  add constraint tests_called_off_is_closed check (called_off_reason is null or closed_at is not null);

-- Who was registered for a shift that was called off, and has not chosen another one: they may also after registration closed.
create table freed_registrations (
  student_id bigint not null references users on delete cascade,
  live_mock_id integer not null references live_mocks on delete cascade,
  -- null once its paper is a draft again
  test_id bigint references tests on delete set null,
  freed_at timestamptz not null default now(),
  primary key (student_id, live_mock_id)
);
create index freed_registrations_of_mock on freed_registrations (live_mock_id);
create index freed_registrations_of_shift on freed_registrations (test_id);
