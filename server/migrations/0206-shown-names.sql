-- Students who agreed to be named in the rank list of a test, by the name they chose for it. Revoked: no row.
create table shown_names (
  student_id bigint not null references users on delete cascade,
  test_id bigint not null references tests on delete cascade,
  name text not null check (name <> '' and char_length(name) <= 60),
  agreed_at timestamptz not null default now(),
  primary key (student_id, test_id)
);
create index shown_names_of_test on shown_names (test_id);
