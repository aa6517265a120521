-- Excerpts of questions are plain words; those that were made before are made again, by a job. What is written from now on
-- is not due.
alter table questions add column excerpt_due boolean not null default true;
alter table questions alter column excerpt_due set default false;
create index questions_excerpt_due on questions (id) where excerpt_due;

alter table question_import_items add column excerpt_due boolean not null default true;
alter table question_import_items alter column excerpt_due set default false;
create index question_import_items_excerpt_due on question_import_items (import_id, position) where excerpt_due;
