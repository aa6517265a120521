-- Of what was drawn, as `papers.fingerprints` has it: the same numbers are not asked again soon.
alter table practice_questions add column fingerprint text;
