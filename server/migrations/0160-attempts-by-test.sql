-- Which test was begun last, and whose first attempts at a test are which, without the rows of others.
create index attempts_by_test on attempts (test_id, id) include (student_id);
drop index attempts_of_test;
