-- A correction is a new version of the key: which question, what was done to it, why and by whom.
alter table keys
  add column question_number smallint check (question_number > 0),
  add column kind text check (kind in
    ('key-changed', 'several-accepted', 'marks-to-all', 'marks-to-attempted', 'maximum-lowered')),
  add column reason text check (reason <> ''),
  add column corrected_by bigint references users on delete set null,
  add constraint keys_corrections_say_why check (
    (version = 1 and question_number is null and kind is null and reason is null)
    or (version > 1 and question_number is not null and kind is not null and reason is not null));
create index keys_by_corrector on keys (corrected_by) where corrected_by is not null;

-- Derived from the log: the answer to each question at the end and the whole seconds spent at it (null: never opened), so
-- that thousands are marked again without reading their logs.
create table final_answers (
  student_id bigint not null,
  attempt_id bigint not null,
  answers json not null,
  seconds json not null,
  primary key (student_id, attempt_id),
  foreign key (student_id, attempt_id) references results on delete cascade
);

-- Which results a correction concerns, and which it has not reached yet.
create index results_of_paper on results (paper_id, key_version);

-- What a correction changed in results that had been told already.
create table mark_changes (
  student_id bigint not null,
  attempt_id bigint not null,
  paper_id bigint not null,
  key_version integer not null,
  units_before integer not null,
  units_after integer not null,
  maximum_before integer not null,
  maximum_after integer not null,
  primary key (student_id, attempt_id, key_version),
  foreign key (student_id, attempt_id) references results on delete cascade,
  foreign key (paper_id, key_version) references keys
);
create index mark_changes_of_key on mark_changes (paper_id, key_version);
