-- Whoever sets up an authenticator app after an invitation or a reset may do nothing until an owner says who it is.
alter table users add column awaits_owner boolean not null default false;
alter table users add constraint users_awaiting_are_staff check (not awaits_owner or role = 'staff');

-- An owner who still waits for another one can confirm nobody: that is no owner who stays.
create or replace function an_owner_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and 'owner' = any(new.staff_roles) and not new.awaits_owner then return null; end if;
  -- one after the other: of two last owners who go at once, the second one is refused
  perform pg_advisory_xact_lock(7310431);
  if not exists (select from users where role = 'staff' and 'owner' = any(staff_roles) and not awaits_owner) then
    raise check_violation using message = 'the last owner of the staff stays', constraint = 'an_owner_stays';
  end if;
  return null;
end $$;
drop trigger an_owner_stays on users;
create trigger an_owner_stays after update of staff_roles, awaits_owner or delete on users
  for each row when ('owner' = any(old.staff_roles)) execute function an_owner_stays();

-- Whoever is a teacher no longer has no batches, whichever way the role went.
create function teachers_have_the_role() returns trigger language plpgsql as $$
begin
  delete from batch_teachers where teacher_id = new.id;
  return null;
end $$;
create trigger teachers_have_the_role after update of staff_roles on users
  for each row when ('teacher' = any(old.staff_roles) and not 'teacher' = any(new.staff_roles))
  execute function teachers_have_the_role();
delete from batch_teachers using users where users.id = teacher_id and not 'teacher' = any(staff_roles);
