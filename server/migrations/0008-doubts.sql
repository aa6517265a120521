-- Questions saved from the solutions of a completed attempt.
create table saved_questions (
  student_id bigint not null references users on delete cascade,
  paper_id bigint not null references papers,
  question_number smallint not null check (question_number > 0),
  saved_at timestamptz not null default now(),
  primary key (student_id, paper_id, question_number)
);

create table saved_materials (
  student_id bigint not null references users on delete cascade,
  material_id bigint not null references materials on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (student_id, material_id)
);
create index saved_materials_of_material on saved_materials (material_id);

-- What a student asks the staff. Texts are Markdown with TeX as they were typed.
create table doubts (
  id bigint generated always as identity primary key,
  student_id bigint not null references users on delete cascade,
  title text not null check (title <> '' and length(title) <= 150),
  text text not null check (text <> '' and length(text) <= 5000),
  -- the question it is about, where it was asked from a solution
  paper_id bigint references papers,
  question_number smallint check (question_number > 0),
  status text not null default 'open' check (status in ('open', 'solved')),
  -- the student lets others read it, without a name; and the staff show it to them
  shareable boolean not null default false,
  published boolean not null default false check (shareable or not published),
  asked_at timestamptz not null default now(),
  -- the last word, whoever had it
  moved_at timestamptz not null default now(),
  check ((paper_id is null) = (question_number is null))
);
create index doubts_of_student on doubts (student_id, moved_at desc);
create index doubts_by_status on doubts (status, moved_at);
create index doubts_shown on doubts (moved_at desc) where published;

create table doubt_replies (
  id bigint generated always as identity primary key,
  doubt_id bigint not null references doubts on delete cascade,
  author text not null check (author in ('student', 'staff')),
  staff_id bigint references users on delete set null check (staff_id is null or author = 'staff'),
  text text not null check (text <> '' and length(text) <= 5000),
  written_at timestamptz not null default now()
);
create index replies_of_doubt on doubt_replies (doubt_id, id);

-- A student's own notes. The device names a note, so that one sent twice is one.
create table notes (
  student_id bigint not null references users on delete cascade,
  id uuid not null,
  title text not null check (length(title) <= 150),
  text text not null check (length(text) <= 50000),
  -- counts the changes: a device that edits an older state is told, and overwrites nothing
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (student_id, id)
);
create index notes_by_change on notes (student_id, changed_at desc);
