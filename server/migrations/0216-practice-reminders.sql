-- Who asked for a reminder of the ten of a day, on which device (RFC 8030) and when. One for each student.
create table practice_reminders (
  student_id bigint primary key references users on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  -- the keys of the browser that the payload is encrypted for (RFC 8291)
  p256dh text not null check (length(p256dh) = 87),
  auth text not null check (length(auth) = 22),
  -- of the day in India
  hour smallint not null check (hour between 0 and 23),
  asked_at timestamptz not null default now(),
  -- at most one a day
  sent_on date
);
create index practice_reminders_by_hour on practice_reminders (hour);
