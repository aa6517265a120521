-- Students who are taught together. A teacher sees those of their own batches.
create table batches (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  created_at timestamptz not null default now()
);

create table batch_teachers (
  batch_id bigint not null references batches on delete cascade,
  teacher_id bigint not null references users on delete cascade,
  primary key (batch_id, teacher_id)
);
create index batch_teachers_of_teacher on batch_teachers (teacher_id);

create table batch_members (
  batch_id bigint not null references batches on delete cascade,
  student_id bigint not null references users on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (batch_id, student_id)
);
create index batch_members_of_student on batch_members (student_id);
