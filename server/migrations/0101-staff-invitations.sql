-- Who was asked by mail to join the staff. The link is good once and for three days; asking again replaces it.
create table staff_invitations (
  id bigint generated always as identity primary key,
  email citext not null unique,
  name text not null,
  roles text[] not null check (
    roles <> '{}' and roles <@ array['owner', 'author', 'reviewer', 'publisher', 'support', 'accounts', 'teacher']),
  hash bytea not null unique,
  invited_by bigint references users on delete set null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- The log is searched by who, by what was done, and by day.
create index audit_log_by_who on audit_log (who, id desc);
create index audit_log_by_action on audit_log (action, id desc);
create index audit_log_by_time on audit_log (at);
