-- Certificates of participation in live tests: one for each attempt, made when its student first asks for it.
create table certificates (
  student_id bigint not null,
  attempt_id bigint not null,
  -- 80 random bits in four groups: who has it may read what the certificate says
  number text not null unique check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  -- as it was printed the first time
  name text not null check (name <> ''),
  issued_at timestamptz not null default now(),
  primary key (student_id, attempt_id),
  foreign key (student_id, attempt_id) references attempts on delete cascade
);
