-- What practice asked each student. The text and the key are kept for a while; source, level, seed and place say for ever
-- what was asked.
create table practice_questions (
  student_id bigint not null references users on delete cascade,
  id bigint generated always as identity,
  asked_at timestamptz not null default now(),
  topic text,
  level text check (level in ('easy', 'medium', 'hard')),
  -- a template, a written item, `question/` with the number of a question of the institute, or `paper/` with its number
  source text not null,
  seed text,
  -- which question of its set
  place smallint not null check (place > 0),
  -- of a question of the institute
  version integer,
  -- what it is in the notebook of mistakes: siblings are the same
  card text not null,
  option_count smallint not null check (option_count >= 0),
  -- brotli of JSON: as it was shown, and its key
  body bytea,
  primary key (student_id, id)
);
create index practice_questions_by_age on practice_questions (asked_at) where body is not null;

-- Append-only: estimates, the notebook and the map of the syllabus are folds of it.
create table practice_answers (
  student_id bigint not null,
  question_id bigint not null,
  choice text,
  unsure boolean not null,
  verdict text not null check (verdict in ('right', 'wrong', 'blank')),
  seconds integer not null check (seconds >= 0),
  answered_at timestamptz not null default now(),
  primary key (student_id, question_id),
  foreign key (student_id, question_id) references practice_questions on delete cascade
);

-- Derived: what a result says to practice, made once for each version of its key.
create table practice_results (
  student_id bigint not null,
  attempt_id bigint not null,
  key_version integer not null,
  answers json not null,
  primary key (student_id, attempt_id),
  foreign key (student_id, attempt_id) references results on delete cascade
);

-- Whether a question that is drawn stands in a paper.
create index papers_by_fingerprint on papers using gin (fingerprints);
create index paper_slots_by_fingerprint on paper_slots ((drawn ->> 'fingerprint')) where drawn is not null;
