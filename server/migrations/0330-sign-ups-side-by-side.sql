-- Several sign-ups may wait under one address, each with codes of its own: a code confirms the password it was sent for, and
-- who signs up with somebody else's address changes nothing about that person's own sign-up.
alter table registrations add column id uuid not null default gen_random_uuid();
alter table registrations drop constraint registrations_pkey;
alter table registrations add primary key (id);
create index registrations_of_address on registrations (email);
-- Codes of sign-ups are held by the sign-up, no longer by the address. The digests name the holder, so those of the last ten
-- minutes cannot be kept: they are asked for again.
delete from codes where purpose = 'sign-up';
