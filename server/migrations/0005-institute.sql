-- The institute this installation belongs to. Everything that names it reads it here.
create table institute (
  only_row boolean primary key default true check (only_row),
  name text not null check (name <> ''),
  tagline text not null,
  about text not null,
  -- an address below /files/; null: the drawn mark
  logo text,
  email text not null,
  phone text not null,
  address text[] not null,
  -- [{"days": "Mon-Sat", "time": "8:00 AM-8:00 PM"}]
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  -- [{"network": "youtube", "url": "https://..."}]
  social jsonb not null check (jsonb_typeof(social) = 'array'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  directions_url text not null,
  -- what is shown in a frame when a visitor asks for the map; null: the drawn one only
  map_embed_url text,
  -- a made-up institute: pages say so
  demonstration boolean not null default false,
  updated_at timestamptz not null default now()
);

-- What a visitor is greeted with once per visit.
create table popup (
  only_row boolean primary key default true check (only_row),
  published boolean not null,
  title text not null,
  text text not null,
  image text,
  link text,
  link_label text,
  updated_at timestamptz not null default now()
);

create table slides (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  published boolean not null default true,
  title text not null,
  text text not null,
  link text,
  link_label text,
  -- one of the pictures drawn for the product; an image of the institute's own stands in its place
  picture text not null check (picture in ('hall', 'exams', 'solutions', 'network')),
  image text,
  updated_at timestamptz not null default now()
);

create table testimonials (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  published boolean not null default true,
  sample boolean not null default false,
  name text not null,
  role text not null,
  text text not null,
  updated_at timestamptz not null default now()
);

-- The institute's own claims. exam: whose page they stand on, null for the home page.
create table statistics (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  published boolean not null default true,
  sample boolean not null default false,
  exam text check (exam ~ '^[a-z0-9-]+$'),
  value text not null,
  label text not null,
  updated_at timestamptz not null default now()
);
create index statistics_by_exam on statistics (exam, position);

-- family: whose page they stand on, null for all of them.
create table notices (
  id bigint generated always as identity primary key,
  published boolean not null default true,
  family text,
  title text not null,
  on_date date not null,
  link text,
  updated_at timestamptz not null default now()
);
create index notices_by_family on notices (family, on_date desc);

create table success_stories (
  id bigint generated always as identity primary key,
  position integer not null default 0,
  published boolean not null default true,
  sample boolean not null default false,
  exam text not null check (exam ~ '^[a-z0-9-]+$'),
  name text not null,
  rank text not null,
  institute text not null,
  quote text not null,
  updated_at timestamptz not null default now()
);
create index success_stories_by_exam on success_stories (exam, position);
