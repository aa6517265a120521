create extension if not exists pg_trgm;

-- What the site search finds: made anew from its sources when their count in site_version has moved on.
create table search_documents (
  address text primary key,
  kind text not null check (kind in ('page', 'exam', 'test', 'material', 'video', 'article', 'book')),
  title text not null,
  summary text not null,
  -- names a visitor may type that stand nowhere else
  also text not null default '',
  words tsvector not null generated always as (
    setweight(to_tsvector('english', title || ' ' || also), 'A') || setweight(to_tsvector('english', summary), 'B')
  ) stored
);
create index search_documents_words on search_documents using gin (words);

create table search_state (
  site_version bigint not null,
  only_row boolean primary key default true check (only_row)
);
insert into search_state (site_version) values (0);
