-- What each question of a paper asks, in their order: topic, level, template or written item, seed, version. Null in its place
-- is a question of which that is not known, null for the whole a paper that was not looked at yet.
alter table papers add column about jsonb;
