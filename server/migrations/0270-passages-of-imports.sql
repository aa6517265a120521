-- Passages of a file can be edited before its questions are added to the bank; of two who edit one, the second one is told.
alter table question_import_passages add column version integer not null default 1;
create index question_import_items_by_passage on question_import_items (import_id, passage, position) where passage is not null;
