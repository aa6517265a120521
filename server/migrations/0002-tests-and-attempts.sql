create table series (
  slug text primary key,
  name text not null,
  exam text not null,
  free_count integer not null check (free_count >= 0),
  position integer not null
);

-- A paper never changes once it is here, and was compressed once.
create table papers (
  id bigint generated always as identity primary key,
  -- of the body, for the browser's cache
  hash text not null,
  -- brotli of the JSON the browser gets
  body bytea not null,
  -- sections with schemes and clocks, questions with kinds: what the engine needs, without texts
  plan jsonb not null,
  -- what its questions ask, so that later papers of the series ask something else
  fingerprints text[] not null default '{}',
  created_at timestamptz not null default now()
);

-- Correct choices and explanations; a correction is a new version.
create table keys (
  paper_id bigint not null references papers,
  version integer not null check (version > 0),
  -- brotli of JSON
  body bytea not null,
  created_at timestamptz not null default now(),
  primary key (paper_id, version)
);

create table tests (
  id bigint generated always as identity primary key,
  -- names the shipped test this is, so that an upgrade adds and never doubles
  content_id text unique,
  series_slug text not null references series,
  stage text not null check (stage in ('prelims', 'mains', 'prelims_sectional', 'mains_sectional')),
  position integer not null check (position > 0),
  title text not null,
  pattern text not null,
  type text not null,
  sub_type text not null,
  duration_seconds integer not null check (duration_seconds > 0),
  question_count integer not null check (question_count > 0),
  total_marks numeric(8, 2) not null,
  languages text[] not null,
  instructions text[] not null,
  mode text not null default 'practice' check (mode in ('practice', 'live')),
  late_window_seconds integer not null default 86400 check (late_window_seconds >= 0),
  -- null: announced, not published yet
  paper_id bigint references papers,
  available_on date not null default current_date,
  unique (series_slug, stage, position)
);

create table attempts (
  student_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  test_id bigint not null references tests,
  paper_id bigint not null references papers,
  status text not null default 'started' check (status in ('started', 'paused', 'closing', 'completed')),
  created_at timestamptz not null default now(),
  -- where the attempt's clock is at zero: a little ahead until the first device has the paper
  started_at timestamptz not null,
  paused_at timestamptz check ((paused_at is not null) = (status = 'paused')),
  paused_ms bigint not null default 0 check (paused_ms >= 0),
  -- when the clock last went on after a pause or an absence: time before it is not given back again
  resumed_at timestamptz,
  -- when the clock runs out, were it to run on from here; moves with pauses
  deadline_at timestamptz not null,
  late_until timestamptz not null,
  -- the device in charge and which opening of the attempt it is; null is a client that saves question by question
  epoch integer not null default 0,
  device uuid,
  earlier_deliveries integer not null default 0,
  completed_at timestamptz check ((completed_at is not null) = (status = 'completed')),
  primary key (student_id, id)
);
create unique index one_open_attempt on attempts (student_id, test_id) where status <> 'completed';
create index attempts_to_close on attempts (deadline_at) where status in ('started', 'closing');
create index attempts_of_test on attempts (test_id);

create table devices (
  student_id bigint not null,
  attempt_id bigint not null,
  epoch integer not null check (epoch > 0),
  -- null: a client that saves question by question and keeps nothing back
  device uuid,
  heard_at timestamptz not null default now(),
  settled boolean not null default false,
  primary key (student_id, attempt_id, epoch),
  foreign key (student_id, attempt_id) references attempts on delete cascade
);

-- Append-only. The state of an attempt is the fold of its actions in the order (epoch, seq).
create table actions (
  student_id bigint not null,
  attempt_id bigint not null,
  epoch integer not null,
  seq bigint not null,
  received_at timestamptz not null,
  -- on the attempt's clock, as far as it can be proved
  at_ms bigint not null,
  question_number smallint not null,
  -- null: unchanged; empty: cleared
  choice text,
  marked boolean,
  -- why it does not count, where it does not
  refused text,
  primary key (student_id, attempt_id, epoch, seq)
);

-- Numbers the actions of clients that save question by question.
create sequence direct_action_seq;

-- Derived from paper, key and actions; kept for lists and ranks, and made again after a key correction.
create table results (
  student_id bigint not null,
  attempt_id bigint not null,
  test_id bigint not null references tests,
  paper_id bigint not null,
  key_version integer not null,
  units integer not null,
  units_maximum integer not null,
  units_per_mark integer not null,
  correct integer not null,
  incorrect integer not null,
  unattempted integer not null,
  spent_ms integer not null,
  -- the first attempt at the test, without a pause or time given back
  ranked boolean not null,
  marked_at timestamptz not null default now(),
  primary key (student_id, attempt_id),
  foreign key (student_id, attempt_id) references attempts on delete cascade,
  foreign key (paper_id, key_version) references keys
);
create index results_of_test on results (test_id, units desc);
-- When any server process was last alive: after an outage live tests wait that much longer for late deliveries.
create table server_life (
  only_row boolean primary key default true check (only_row),
  alive_at timestamptz not null default now()
);
