-- What the statistics of a paper were made from: stale when results came or were marked since.
create table paper_statistics (
  paper_id bigint primary key references papers on delete cascade,
  key_version integer not null,
  results integer not null,
  marked_until timestamptz,
  made_at timestamptz not null default now()
);

-- Derived, one row for each question of a paper; source and version say which question of the bank or which template it is.
create table item_statistics (
  paper_id bigint not null references paper_statistics on delete cascade,
  question_number smallint not null check (question_number > 0),
  source text,
  source_version text,
  candidates integer not null,
  attempted integer not null,
  correct integer not null,
  discrimination double precision,
  median_seconds double precision,
  flags text[] not null,
  -- the whole of it, as the domain makes it
  statistics json not null,
  primary key (paper_id, question_number)
);
create index item_statistics_by_source on item_statistics (source, source_version) where source is not null;
