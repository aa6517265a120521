-- Tests that were taken from accounts that are erased, or that gave up their address: who comes again with the same address
-- has seen the key. A digest of test and address with the secret that is outside of the database; it names nobody.
create table erased_ranks (
  test_id bigint not null references tests on delete cascade,
  digest bytea not null,
  made_at timestamptz not null default now(),
  primary key (test_id, digest)
);
create index erased_ranks_by_age on erased_ranks (made_at);
