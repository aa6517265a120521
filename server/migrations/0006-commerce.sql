-- What the institute sells: the tests of some series, for some months.
create table packages (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  family text not null
    check (family in ('ssc', 'bank', 'mat', 'railway', 'cat', 'nimcet', 'afcat', 'icet', 'state', 'other')),
  title text not null,
  description text not null,
  contents text[] not null default '{}',
  -- whole rupees
  price integer not null check (price > 0),
  was_price integer check (was_price > price),
  months integer not null check (months between 1 and 60),
  badge text,
  -- slugs of the series it opens
  series text[] not null check (cardinality(series) > 0),
  -- how many full-length and how many sectional tests of each series; null: all, also those still to come
  mocks integer check (mocks >= 0),
  sectionals integer check (sectionals >= 0),
  position integer not null default 0,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);

-- Arrays have no foreign keys: a package that opens a series nobody has would be sold for nothing.
create function package_series_exist() returns trigger language plpgsql as $$
begin
  if exists (select from unnest(new.series) as slug where slug not in (select series.slug from series)) then
    raise foreign_key_violation using message = 'package opens a series that does not exist',
      constraint = 'package_series_exist';
  end if;
  return new;
end $$;
create trigger package_series_exist before insert or update of series on packages
  for each row execute function package_series_exist();

-- What a student asked for, on the terms of that moment: a later change of the package does not change it.
create table orders (
  id bigint generated always as identity primary key,
  student_id bigint not null references users on delete cascade,
  package_id bigint references packages on delete set null,
  title text not null,
  price integer not null check (price > 0),
  months integer not null check (months between 1 and 60),
  series text[] not null check (cardinality(series) > 0),
  mocks integer check (mocks >= 0),
  sectionals integer check (sectionals >= 0),
  status text not null default 'requested' check (status in ('requested', 'approved', 'declined', 'cancelled')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz check ((decided_at is null) = (status = 'requested')),
  -- who of the staff approved or declined it
  decided_by bigint references users on delete set null,
  unique (id, student_id)
);
create unique index one_waiting_order on orders (student_id, package_id) where status = 'requested';
create index orders_of_student on orders (student_id, id desc);
create index orders_waiting on orders (id) where status = 'requested';
create index orders_of_package on orders (package_id);

-- What a student may open, and from when to when. An order gives each of its series once.
create table entitlements (
  student_id bigint not null references users on delete cascade,
  series_slug text not null references series,
  order_id bigint not null,
  mocks integer check (mocks >= 0),
  sectionals integer check (sectionals >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (student_id, series_slug, order_id),
  foreign key (order_id, student_id) references orders (id, student_id) on delete cascade
);
create index entitlements_of_order on entitlements (order_id, student_id);
