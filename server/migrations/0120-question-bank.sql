-- Questions of the institute. What is written is a version and never changes; a question points to its current one, and
-- repeats what lists are narrowed by.
create table questions (
  id integer primary key generated always as identity,
  state text not null default 'draft' check (state in ('draft', 'in_review', 'approved', 'retired')),
  version integer not null,
  author_id bigint references users on delete set null,
  kind text not null check (kind in ('single-choice', 'multiple-choice', 'numeric')),
  topic text,
  level text check (level in ('easy', 'medium', 'hard')),
  languages text[] not null,
  tags text[] not null,
  excerpt text not null,
  -- stem and options without markup, in all languages, small letters
  words text not null,
  -- digest of the words; of the words without numbers
  digest bytea not null,
  digest_without_numbers bytea not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index questions_by_change on questions (changed_at desc, id desc);
create index questions_by_state on questions (state, changed_at desc, id desc);
create index questions_by_topic on questions (topic, changed_at desc, id desc);
create index questions_by_author on questions (author_id, changed_at desc, id desc);
create index questions_words on questions using gin (words gin_trgm_ops);
create index questions_tags on questions using gin (tags);
create index questions_digest on questions (digest);
create index questions_digest_without_numbers on questions (digest_without_numbers);

create table question_versions (
  question_id integer not null references questions on delete cascade,
  version integer not null check (version > 0),
  content jsonb not null,
  made_by bigint references users on delete set null,
  made_at timestamptz not null default now(),
  note text,
  primary key (question_id, version)
);
create index question_versions_by_passage on question_versions (((content->>'passage_id')::integer));

create function versions_never_change() returns trigger language plpgsql as $$
begin
  if new.question_id <> old.question_id or new.version <> old.version or new.content <> old.content
    or new.made_at <> old.made_at or new.note is distinct from old.note then
    raise check_violation using message = 'a version of a question never changes';
  end if;
  return new;
end $$;
create trigger versions_never_change before update on question_versions
  for each row execute function versions_never_change();

-- Pictures that a version names, so that they stay in the store of files.
create table question_files (
  question_id integer not null references questions on delete cascade,
  sha256 text not null references files,
  primary key (question_id, sha256)
);
create index question_files_by_file on question_files (sha256);

create table question_events (
  id bigint primary key generated always as identity,
  question_id integer not null references questions on delete cascade,
  at timestamptz not null default now(),
  who bigint references users on delete set null,
  from_state text not null,
  to_state text not null,
  remark text
);
create index question_events_by_question on question_events (question_id, id);
-- an account that is erased is looked for in these
create index question_events_by_who on question_events (who);
create index question_versions_by_maker on question_versions (made_by);

create table question_topics (
  slug text primary key,
  name text not null unique,
  subject text not null,
  created_at timestamptz not null default now()
);

create table question_filters (
  user_id bigint primary key references users on delete cascade,
  filters jsonb not null
);

-- A text, table or picture that several questions are about. It never changes: another text is another passage, and its
-- questions get new versions.
create table question_passages (
  id integer primary key generated always as identity,
  content jsonb not null,
  made_by bigint references users on delete set null,
  made_at timestamptz not null default now()
);
create index question_passages_by_maker on question_passages (made_by);

create table question_bank_settings (
  only_row boolean primary key default true check (only_row),
  -- whether somebody else than the author approves
  second_approver boolean not null default false
);
insert into question_bank_settings default values;
