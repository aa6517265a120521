-- The examinations a student prepares for.
create table chosen_exams (
  student_id bigint not null references users on delete cascade,
  exam_slug text not null,
  chosen_at timestamptz not null default now(),
  primary key (student_id, exam_slug)
);
