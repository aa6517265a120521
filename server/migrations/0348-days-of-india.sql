-- The day of a test or a text is that of India, in whatever time zone the database is.
alter table tests alter column available_on set default (now() at time zone 'Asia/Kolkata')::date;
alter table materials alter column published_on set default (now() at time zone 'Asia/Kolkata')::date;
alter table articles alter column published_on set default (now() at time zone 'Asia/Kolkata')::date;
update site_version set version = version + 1;
