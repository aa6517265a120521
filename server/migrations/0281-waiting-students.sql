-- Who waits on the page of a live test for its start: written every few seconds for all that asked meanwhile. It is about minutes, so
-- it is not logged: after a crash it is empty, and filled again within a minute.
create unlogged table waiting_students (
  test_id bigint not null references tests on delete cascade,
  student_id bigint not null references users on delete cascade,
  asked_at timestamptz not null,
  primary key (test_id, student_id)
);
create index waiting_students_by_student on waiting_students (student_id);

-- The last number of a device that could not submit, as it has not delivered everything up to it.
alter table devices add column announced_seq integer check (announced_seq > 0);
