-- The tenth of the candidates with the most marks, for those who compare their own time with it.
alter table item_statistics
  add column top_candidates integer,
  add column top_correct integer,
  add column top_median_seconds double precision;

-- Derived: made anew, with the new figures, by the job or when somebody looks.
delete from paper_statistics;
