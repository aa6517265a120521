-- Ranks count the ranked results of a test by their marks: all they need stands in this index.
create index ranked_results on results (test_id, units desc) where ranked;
drop index results_of_test;
