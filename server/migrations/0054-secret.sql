-- Digests are keyed by a secret outside of the database. This one tells which: a digest of a fixed text. Null: none yet.
alter table installation add column secret_check bytea;
