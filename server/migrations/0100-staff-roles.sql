-- What each person of the staff is there for. Until now all of them could do everything: they are owners.
alter table users add column staff_roles text[] not null default '{}'
  check (staff_roles <@ array['owner', 'author', 'reviewer', 'publisher', 'support', 'accounts', 'teacher']);
update users set staff_roles = '{owner}' where role = 'staff';
alter table users add constraint users_staff_have_roles check ((role = 'staff') = (staff_roles <> '{}'));
create index users_of_the_staff on users (id) where role = 'staff';

-- However an owner goes, another one stays: nobody else could make one.
create function an_owner_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and 'owner' = any(new.staff_roles) then return null; end if;
  -- one after the other: of two last owners who go at once, the second one is refused
  perform pg_advisory_xact_lock(7310431);
  if not exists (select from users where role = 'staff' and 'owner' = any(staff_roles)) then
    raise check_violation using message = 'the last owner of the staff stays', constraint = 'an_owner_stays';
  end if;
  return null;
end $$;
create trigger an_owner_stays after update of staff_roles or delete on users
  for each row when ('owner' = any(old.staff_roles)) execute function an_owner_stays();
