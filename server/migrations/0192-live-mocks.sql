-- A mock that many take on one day, in shifts. A shift is a live test with a paper and a window of its own.
create table live_mocks (
  id integer primary key generated always as identity,
  title text not null check (title <> ''),
  -- the exam it prepares for: all its shifts are tests of this series
  series_slug text not null references series,
  -- whether only registered students may start its shifts
  takes_registration boolean not null default true,
  -- null: until the chosen shift opens
  registration_closes_at timestamptz,
  -- null: as many as come
  places_per_shift integer check (places_per_shift > 0),
  version integer not null default 1,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  check (takes_registration or (registration_closes_at is null and places_per_shift is null))
);
create index live_mocks_by_series on live_mocks (series_slug);
create index live_mocks_by_maker on live_mocks (created_by);

alter table tests
  add column live_mock_id integer references live_mocks,
  add column shift_number smallint check (shift_number > 0),
  -- one end for everybody: the clock of an attempt starts when the test opens, whenever the student enters until it closes
  add column common_start boolean not null default false,
  add constraint tests_shift check ((live_mock_id is null) = (shift_number is null)),
  add constraint tests_shift_is_live
    check (live_mock_id is null or (mode = 'live' and opens_at is not null and closes_at is not null)),
  add constraint tests_common_start check (
    not common_start
    or (mode = 'live' and opens_at is not null and closes_at is not null
        and closes_at < opens_at + make_interval(secs => duration_seconds))
  ),
  add unique (live_mock_id, shift_number),
  -- a registration names a shift of its own mock
  add unique (live_mock_id, id);

create table live_mock_registrations (
  student_id bigint not null references users on delete cascade,
  live_mock_id integer not null references live_mocks on delete cascade,
  -- the chosen shift
  test_id bigint not null,
  registered_at timestamptz not null default now(),
  -- when the mail before the shift was queued
  reminded_at timestamptz,
  primary key (student_id, live_mock_id),
  foreign key (live_mock_id, test_id) references tests (live_mock_id, id)
);
create index live_mock_registrations_of_shift on live_mock_registrations (live_mock_id, test_id);
create index live_mock_registrations_to_remind on live_mock_registrations (test_id) where reminded_at is null;
