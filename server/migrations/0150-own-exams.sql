-- Examinations of the institute's own. What ships is content (content/src/exams).
create table exams (
  id bigint generated always as identity primary key,
  -- names it in addresses and its series; never changed
  slug text not null unique check (slug ~ '^[a-z][a-z0-9_]{0,39}$'),
  name text not null,
  full_name text not null,
  family text not null
    check (family in ('ssc', 'bank', 'mat', 'railway', 'cat', 'nimcet', 'afcat', 'icet', 'state', 'other')),
  colour text not null
    check (colour in ('indigo', 'teal', 'rust', 'violet', 'plum', 'crimson', 'sky', 'moss', 'amber')),
  summary text not null,
  conducted_by text not null,
  frequency text,
  salary text,
  eligibility jsonb not null default '[]',
  posts text[] not null default '{}',
  selection text[] not null default '{}',
  syllabus jsonb not null default '[]',
  answers jsonb not null default '[]',
  -- what its papers are like (contract/src/paper-pattern.ts)
  pattern jsonb not null check (jsonb_typeof(pattern) = 'object'),
  -- the first tests of its series that cost nothing
  free_tests integer not null check (free_tests >= 0),
  in_menu boolean not null default true,
  position integer not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  updated_at timestamptz not null default now()
);

-- Examinations that the site does not show, shipped or own: with their pages, series, tests and packages.
create table hidden_exams (
  exam_slug text primary key,
  hidden_at timestamptz not null default now()
);
