-- For how many days after its release the key of a test may be challenged; null: as the institute does it, 0: not at all.
alter table tests add column challenge_days smallint check (challenge_days between 0 and 365);
create table challenge_settings (
  only_row boolean primary key default true check (only_row),
  days smallint not null default 7 check (days between 0 and 365)
);
insert into challenge_settings default values;

-- What students say against the key of a question.
create table challenges (
  id bigint generated always as identity primary key,
  student_id bigint not null,
  attempt_id bigint not null,
  paper_id bigint not null references papers,
  question_number smallint not null check (question_number > 0),
  claim text not null check (claim in ('another-answer', 'several-answers', 'none', 'ambiguous', 'text-wrong')),
  -- the answers that are right, by the student
  answers text[] not null default '{}',
  reason text not null check (reason <> ''),
  raised_at timestamptz not null default now(),
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected')),
  reply text check (reply <> ''),
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  -- null while open, and while an accepted one waits for the correction that it is told with
  told_at timestamptz,
  check ((status = 'open') = (decided_at is null) and (status = 'open') = (reply is null)),
  check (status <> 'open' or told_at is null),
  foreign key (student_id, attempt_id) references attempts on delete cascade
);
create unique index one_open_challenge on challenges (student_id, paper_id, question_number) where status = 'open';
create index challenges_of_question on challenges (paper_id, question_number, status);
create index challenges_of_student on challenges (student_id, attempt_id);
create index challenges_by_decider on challenges (decided_by) where decided_by is not null;

-- Private: for who decides alone, so apart from the public store of files.
create table challenge_attachments (
  challenge_id bigint primary key references challenges on delete cascade,
  media_type text not null,
  body bytea not null
);
