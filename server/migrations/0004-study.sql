-- Bytes under the name of what they are: a file never changes, and the same one is kept once.
create table files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  size integer not null check (size > 0),
  body bytea not null,
  created_at timestamptz not null default now()
);
-- pictures and PDF files are compressed already
alter table files alter column body set storage external;

-- The chips of the study hub. A category holds the materials of an examination, or all of a kind.
create table study_categories (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  category text not null unique,
  exam text,
  kind text,
  check ((exam is null) <> (kind is null))
);

create table materials (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  published boolean not null default true,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  summary text not null,
  kind text not null check (kind in ('chapter_notes', 'digest', 'strategy', 'current_affairs')),
  subject text not null,
  exams text[] not null default '{}'
    check (exams <@ array['icet', 'ssc_cgl', 'bank', 'rrb_ntpc', 'afcat', 'nimcet', 'mat', 'cat']),
  language text not null default 'en' check (language in ('en', 'te', 'hi')),
  -- the material this one says in another language
  translation_of bigint references materials on delete set null,
  -- Markdown with TeX, to be read on the page and made a PDF of
  body text,
  -- a PDF that staff gave
  file text references files,
  published_on date not null default current_date,
  updated_at timestamptz not null default now(),
  check (body is not null or file is not null),
  check (translation_of <> id)
);
create index materials_of_translation on materials (translation_of);

-- The PDF made from a material's text, and from exactly which one.
create table material_pdfs (
  material_id bigint primary key references materials on delete cascade,
  made_from text not null,
  file text not null references files
);

create table videos (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  published boolean not null default true,
  sample boolean not null default false,
  title text not null,
  description text not null,
  category text not null check (category in ('quant', 'reasoning', 'english', 'gk', 'banks', 'miscellaneous')),
  duration text not null check (duration ~ '^[0-9]{1,3}:[0-5][0-9]$'),
  views text,
  -- null: the page draws one
  thumbnail text references files,
  link text not null check (link ~ '^https://'),
  level text check (level in ('Beginner', 'Intermediate', 'Advanced')),
  updated_at timestamptz not null default now()
);

create table books (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  published boolean not null default true,
  sample boolean not null default false,
  title text not null,
  author text not null,
  description text not null,
  contents text[] not null default '{}',
  exams text[] not null default '{}'
    check (exams <@ array['icet', 'ssc_cgl', 'bank', 'rrb_ntpc', 'afcat', 'nimcet', 'mat', 'cat']),
  language text not null default 'en' check (language in ('en', 'te', 'hi')),
  pages integer not null check (pages > 0),
  price integer not null check (price >= 0),
  -- null: the page draws one
  cover text references files,
  -- a material to read before buying
  extract bigint references materials on delete set null,
  how_to_get text not null,
  updated_at timestamptz not null default now()
);

create table articles (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  published boolean not null default true,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  summary text not null,
  topic text not null,
  author text not null,
  body text not null,
  published_on date not null default current_date,
  updated_at timestamptz not null default now()
);
