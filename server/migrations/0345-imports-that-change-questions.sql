-- A question of a file may name the version of a question of the bank that it was exported from.
alter table question_import_items
  -- the question of the bank that it changes
  add column changes integer references questions on delete set null,
  -- the version that it comes on top of
  add column changes_version integer,
  -- whether the staff want it as a question of its own all the same
  add column as_new boolean not null default false,
  -- whether it says what that question says already
  add column unchanged boolean not null default false;
create unique index question_import_items_by_changed on question_import_items (changes, import_id) where changes is not null;
