-- The written questions that papers ship with, in each of their languages: what staff write and import is compared with them.
-- Which papers ask one is told by its fingerprint. Made again when the shipped questions have another revision.
create table shipped_questions (
  item text not null,
  place smallint not null,
  language text not null check (language in ('en', 'te', 'hi')),
  fingerprint text not null,
  excerpt text not null,
  words text not null,
  digest bytea not null,
  bank_revision integer not null,
  primary key (item, place, language)
);
create index shipped_questions_words on shipped_questions using gin (words gin_trgm_ops);
create index shipped_questions_by_digest on shipped_questions (digest);
