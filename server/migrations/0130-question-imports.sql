-- Files of questions that the staff brought, what was read of them, and what became of each question.
create table question_imports (
  id integer primary key generated always as identity,
  state text not null default 'reading' check (state in ('reading', 'ready', 'failed', 'taken', 'undone')),
  file_name text not null,
  body bytea not null,
  digest bytea not null,
  size integer not null,
  format text,
  -- one sentence, for the state failed
  failure text,
  -- told of the file and not of one question
  problems jsonb not null default '[]',
  mappings jsonb not null default '[]',
  -- whether the mappings were given by hand
  mapped boolean not null default false,
  made_by bigint references users on delete set null,
  made_at timestamptz not null default now(),
  -- a reader that ended without an answer is replaced by another one, a few times
  claimed_at timestamptz,
  claims integer not null default 0,
  taken_at timestamptz,
  check ((state = 'failed') = (failure is not null))
);
alter table question_imports alter column body set storage external;
create index question_imports_by_digest on question_imports (digest);
create index question_imports_by_maker on question_imports (made_by);
create index question_imports_unread on question_imports (id) where state = 'reading';

create table question_import_passages (
  import_id integer not null references question_imports on delete cascade,
  passage text not null,
  content jsonb not null,
  -- the passage of the bank that was made of it
  passage_id integer references question_passages on delete set null,
  primary key (import_id, passage)
);
create index question_import_passages_by_passage on question_import_passages (passage_id);

create table question_import_items (
  import_id integer not null references question_imports on delete cascade,
  -- from 0
  position integer not null,
  version integer not null default 1,
  number text,
  section text,
  at jsonb,
  source text,
  passage text,
  content jsonb not null,
  problems jsonb not null,
  faulty boolean not null,
  excerpt text not null,
  -- of the question as the file has it, with its pictures and its passage
  source_digest bytea not null,
  -- as those of a question of the bank
  digest bytea not null,
  digest_without_numbers bytea not null,
  question_id integer references questions on delete set null,
  primary key (import_id, position),
  foreign key (import_id, passage) references question_import_passages (import_id, passage) on delete cascade
);
create index question_import_items_by_source on question_import_items (source_digest) where question_id is not null;
create index question_import_items_by_question on question_import_items (question_id);
create index question_import_items_faulty on question_import_items (import_id, position) where faulty;

create table question_import_files (
  import_id integer not null references question_imports on delete cascade,
  sha256 text not null references files,
  primary key (import_id, sha256)
);
create index question_import_files_by_file on question_import_files (sha256);

-- What the columns of spreadsheets with the same headings hold, as somebody said it last.
create table question_column_mappings (
  headings_digest bytea primary key,
  mapping jsonb not null,
  changed_at timestamptz not null default now()
);
