-- On which terms a paper was published last: a draft that is published again starts from them.
alter table paper_drafts add column last_terms jsonb;
