-- What the current version of a question says in each of its languages: new questions are compared with it, each language
-- apart. Words that are alike have signatures with few different bits, so that the whole bank is gone through quickly.
create table question_texts (
  question_id integer not null references questions on delete cascade,
  language text not null check (language in ('en', 'te', 'hi')),
  words text not null,
  -- how many different trigrams the words have
  trigrams smallint not null check (trigrams >= 0),
  signature bit(512) not null,
  digest bytea not null,
  digest_without_numbers bytea not null,
  primary key (question_id, language)
);
create index question_texts_digest on question_texts (digest, question_id);
create index question_texts_digest_without_numbers on question_texts (digest_without_numbers, question_id);

-- Questions that were written before get theirs by a job. What is written from now on is not due.
alter table questions add column texts_due boolean not null default true;
alter table questions alter column texts_due set default false;
create index questions_texts_due on questions (id) where texts_due;
