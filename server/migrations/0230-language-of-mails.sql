-- The language that a student reads, for mails: that of the page at the last sign-in, or as chosen since. Null: English.
alter table users add column language text check (language in ('en', 'te', 'hi'));
alter table registrations add column language text check (language in ('en', 'te', 'hi'));
