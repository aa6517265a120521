-- How the last mails went, whichever process sent them.
create table mail_outcome (
  only_row boolean primary key default true check (only_row),
  sent_at timestamptz,
  failed_at timestamptz,
  -- in words for the staff
  failure text
);
insert into mail_outcome default values;

-- When the last backup was whole and on the disk.
create table last_backup (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null,
  bytes bigint not null
);
