-- What people write is rendered when it is saved: its HTML, and which renderer made it. Null: made at the first read.
alter table notes add column html text, add column rendered_by smallint;
alter table doubts add column html text, add column rendered_by smallint;
alter table doubt_replies add column html text, add column rendered_by smallint;
alter table materials add column html text, add column rendered_by smallint;
alter table articles add column html text, add column rendered_by smallint;
