-- The mock of which an attempt is the student's one shift; null where it is practice, or the test is no shift.
alter table attempts
  add column live_mock_id integer,
  add constraint attempts_of_a_shift foreign key (live_mock_id, test_id) references tests (live_mock_id, id);
update attempts a set live_mock_id = t.live_mock_id from tests t
where t.id = a.test_id and t.live_mock_id is not null and a.counted and not exists (
  select from attempts e join tests s on s.id = e.test_id
  where e.student_id = a.student_id and e.counted and s.live_mock_id = t.live_mock_id and e.id < a.id);
create unique index one_shift_of_a_mock on attempts (student_id, live_mock_id) where live_mock_id is not null;
