-- Students whose names staff do not show in the rank list of a test. Apart from `shown_names`: who takes the consent back and
-- gives it again stays hidden.
create table hidden_names (
  student_id bigint not null references users on delete cascade,
  test_id bigint not null references tests on delete cascade,
  hidden_by bigint references users on delete set null,
  hidden_at timestamptz not null default now(),
  reason text not null check (reason <> '' and char_length(reason) <= 300),
  primary key (student_id, test_id)
);
create index hidden_names_of_test on hidden_names (test_id);
create index hidden_names_by on hidden_names (hidden_by);
