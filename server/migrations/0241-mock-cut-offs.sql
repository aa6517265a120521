-- What the institute asks for in a mock of several shifts: the same normalised score in all of them.
create table mock_cut_offs (
  live_mock_id integer not null references live_mocks on delete cascade,
  category text not null check (category in ('UR', 'EWS', 'OBC', 'SC', 'ST', 'PwBD', 'ExSM')),
  score numeric(7, 2) not null,
  primary key (live_mock_id, category)
);
