-- Papers of the institute on their way to be published. What is published is a paper and a test like any other.
create table paper_drafts (
  id integer primary key generated always as identity,
  title text not null,
  series_slug text not null references series,
  stage text not null check (stage in ('prelims', 'mains', 'prelims_sectional', 'mains_sectional')),
  -- what its form is called
  label text not null,
  pattern jsonb not null,
  -- by section: how it is filled
  rules jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'closed')),
  version integer not null default 1,
  changed_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  paper_id bigint references papers,
  test_id bigint unique references tests,
  publish_at timestamptz,
  check ((state = 'draft') = (paper_id is null)),
  check ((state = 'draft') = (test_id is null)),
  check ((state = 'draft') = (publish_at is null))
);
create index paper_drafts_by_change on paper_drafts (changed_at desc, id desc);
create index paper_drafts_by_changer on paper_drafts (changed_by);
create index paper_drafts_by_paper on paper_drafts (paper_id);
create index paper_drafts_to_publish on paper_drafts (publish_at) where state = 'scheduled';

-- A place of a draft holds a version of a question of the bank, or one that was drawn from a shipped template.
create table paper_slots (
  id bigint primary key generated always as identity,
  draft_id integer not null references paper_drafts on delete cascade,
  section smallint not null check (section >= 0),
  position smallint not null check (position >= 0),
  question_id integer,
  question_version integer,
  drawn jsonb,
  locked boolean not null default false,
  marking jsonb,
  foreign key (question_id, question_version) references question_versions (question_id, version),
  check ((question_id is null) = (question_version is null)),
  check ((question_id is null) <> (drawn is null)),
  unique (draft_id, question_id)
);
create index paper_slots_of_draft on paper_slots (draft_id, section, position);
create index paper_slots_by_question on paper_slots (question_id, question_version);

-- What published papers of the institute ask: where a question was used, and what later papers are compared with.
create table paper_questions (
  paper_id bigint not null references papers on delete cascade,
  number smallint not null check (number > 0),
  question_id integer,
  question_version integer,
  -- of the words; of the words without numbers
  digest bytea not null,
  digest_without_numbers bytea not null,
  primary key (paper_id, number),
  foreign key (question_id, question_version) references question_versions (question_id, version),
  check ((question_id is null) = (question_version is null))
);
create index paper_questions_by_question on paper_questions (question_id, question_version);
create index paper_questions_by_digest on paper_questions (digest);
create index paper_questions_by_digest_without_numbers on paper_questions (digest_without_numbers);

alter table tests
  -- who may take it; null: as its place in the series says
  add column access text check (access in ('free', 'paid', 'groups')),
  -- from when on nobody may begin it
  add column closed_at timestamptz,
  -- its instructions in other languages
  add column instructions_in jsonb not null default '{}';

create table test_batches (
  test_id bigint not null references tests on delete cascade,
  batch_id bigint not null references batches on delete cascade,
  primary key (test_id, batch_id)
);
create index test_batches_by_batch on test_batches (batch_id);

create table paper_desk_settings (
  only_row boolean primary key default true check (only_row),
  -- whether somebody else than who changed a paper last publishes it
  second_publisher boolean not null default false
);
insert into paper_desk_settings default values;

-- What was drawn from shipped templates and kept: keeping it again makes nothing new.
create table drawn_questions (
  token text not null,
  place smallint not null,
  question_id integer not null references questions on delete cascade,
  primary key (token, place)
);
create index drawn_questions_by_question on drawn_questions (question_id);

-- Pictures of shipped templates are drawings.
alter table files drop constraint files_media_type_check,
  add constraint files_media_type_check
    check (media_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'));
