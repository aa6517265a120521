-- Whom staff publish it for: null for everybody, else the students of these batches alone.
alter table materials add column batches integer[];
alter table articles add column batches integer[];
alter table videos add column batches integer[];
alter table books add column batches integer[];

-- What was for a batch that is deleted is for the others it named; for nobody where there were none, never for everybody.
create function forget_batch() returns trigger language plpgsql as $$
begin
  update materials set batches = array_remove(batches, old.id::integer) where old.id = any (batches);
  update articles set batches = array_remove(batches, old.id::integer) where old.id = any (batches);
  update videos set batches = array_remove(batches, old.id::integer) where old.id = any (batches);
  update books set batches = array_remove(batches, old.id::integer) where old.id = any (batches);
  return old;
end $$;
create trigger forget_batch before delete on batches for each row execute function forget_batch();

alter table search_documents add column batches integer[];
update search_state set site_version = -1;
