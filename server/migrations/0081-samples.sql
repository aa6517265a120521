-- what the demonstration brings and staff have not made their own: removed together
alter table slides add sample boolean not null default false;
alter table notices add sample boolean not null default false;
alter table articles add sample boolean not null default false;

-- of what is there: rows that came with the first start and that no member of the staff added or changed since
do $$
declare
  name text;
begin
  foreach name in array array['slides', 'notices', 'articles'] loop
    execute format(
      'update %1$I set sample = true where not exists (
         select from audit_log where subject = %1$L and subject_id = %1$I.id::text)', name);
  end loop;
  foreach name in array array['testimonials', 'statistics', 'success_stories', 'videos', 'books'] loop
    execute format(
      'update %1$I set sample = false where sample and exists (
         select from audit_log where subject = %1$L and subject_id = %1$I.id::text)', name);
  end loop;
end $$;

-- an institute need not be on the map
alter table institute
  alter latitude drop not null,
  alter longitude drop not null,
  alter directions_url drop not null,
  add check ((latitude is null) = (longitude is null));
