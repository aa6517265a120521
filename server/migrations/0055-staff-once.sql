-- The first member of the staff is made once ever, also where the account is gone since.
insert into seeded (kind, key)
select 'staff', 'first'
where exists (select from users where role = 'staff') or exists (select from audit_log)
on conflict do nothing;

-- null: nobody who was signed in, but the operator of the machine
alter table audit_log alter column user_id drop not null;
