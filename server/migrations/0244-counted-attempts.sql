-- Whether an attempt is that of a candidate of its test: the first one, and at a live test only before its results are told.
-- Later ones are practice and change no figure of others. Decided at the start.
alter table attempts add column counted boolean not null default true;
update attempts a set counted = false where exists (
  select from attempts e where e.student_id = a.student_id and e.test_id = a.test_id and e.id < a.id);
create unique index one_counted_attempt on attempts (student_id, test_id) where counted;
