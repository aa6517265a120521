-- The questions of a student's day, by the calendar of India.
alter table practice_questions
  add column day date,
  add column day_place smallint check (day_place between 1 and 10),
  add constraint practice_questions_day_and_place check ((day is null) = (day_place is null));
create unique index practice_questions_by_day on practice_questions (student_id, day, day_place) where day is not null;
