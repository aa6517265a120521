-- What was used stays until it expires: who sends it again, as the answer was lost, is answered as before.
-- A code knows whose account it changed; a ticket which browser signed in with it, and to which session.
alter table codes add column used_by bigint references users on delete cascade;
alter table sign_in_tickets
  add column key_hash bytea,
  add column session bytea unique references tokens on delete cascade,
  add check ((key_hash is null) = (session is null));
