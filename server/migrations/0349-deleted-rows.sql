-- What staff deleted, for a day: undoing brings back the same row, with what students had saved of it.
create table deleted_rows (
  collection text not null,
  id text not null,
  deleted_at timestamptz not null default now(),
  -- the whole row
  content jsonb not null,
  -- by table: rows that were deleted with it, and keys of rows that named it
  linked jsonb not null,
  primary key (collection, id)
);
create index deleted_rows_by_age on deleted_rows (deleted_at);
