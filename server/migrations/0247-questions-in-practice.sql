-- Whether students may be asked the question in practice, as long as its newest version is approved.
alter table questions add column in_practice boolean not null default false;
create index questions_in_practice on questions (topic) where in_practice and state = 'approved';
