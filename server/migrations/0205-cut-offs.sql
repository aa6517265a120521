-- What the institute asks for in a test, by category: shown with released results.
create table cut_offs (
  test_id bigint not null references tests on delete cascade,
  category text not null check (category in ('UR', 'EWS', 'OBC', 'SC', 'ST', 'PwBD', 'ExSM')),
  marks numeric(7, 2) not null,
  primary key (test_id, category)
);
