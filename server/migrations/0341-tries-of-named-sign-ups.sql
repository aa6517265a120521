-- Who names the sign-up has seen its id, which only whoever signed up knows; guesses that name the address alone are anybody's
-- and are counted apart.
alter table codes add column unnamed_tries_left smallint not null default 5 check (unnamed_tries_left >= 0);
