-- Which revision of the shipped questions a paper was made with. Papers of an older one that nobody has opened are made anew.
alter table papers add column bank_revision integer not null default 0;
