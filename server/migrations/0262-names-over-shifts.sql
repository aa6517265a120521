-- In a mock of several shifts those who sat another one read the name, too: only of who agreed to that.
alter table shown_names add column over_shifts boolean not null default false;
