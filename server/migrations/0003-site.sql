-- Counts what staff change on the public pages: documents made from an older count are made anew.
create table site_version (
  version bigint not null,
  only_row boolean primary key default true check (only_row)
);
insert into site_version (version) values (1);

-- Rows the installation was given once. What staff delete of them does not come back with an upgrade.
create table seeded (
  kind text not null,
  key text not null,
  primary key (kind, key)
);

-- The year's real dates of examinations, as staff set them; without a row the yearly date counts as tentative.
create table exam_dates (
  exam_slug text primary key,
  on_date date not null,
  updated_at timestamptz not null default now()
);
