-- The HTML of a version and of a passage, and the renderer that made it; of an older one it is made again when it is read.
alter table question_versions add column rendered jsonb, add column rendered_by integer;
alter table question_passages add column rendered jsonb, add column rendered_by integer;

-- Which version was moved: nobody approves what they wrote since the last approved one.
alter table question_events add column version integer;
update question_events set version = (
  select max(version) from question_versions
  where question_versions.question_id = question_events.question_id and made_at <= question_events.at);

-- Questions that lack a language are few among many that have it.
create index questions_without_english on questions (changed_at desc, id desc) where not languages @> array['en'];
create index questions_without_telugu on questions (changed_at desc, id desc) where not languages @> array['te'];
create index questions_without_hindi on questions (changed_at desc, id desc) where not languages @> array['hi'];
