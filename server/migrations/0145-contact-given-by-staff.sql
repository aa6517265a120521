-- A phone number that staff gave gets no codes until its student keeps it in the own profile.
alter table users add column phone_given boolean not null default false;
