-- A blocked student cannot sign in; everything of theirs stays.
alter table users add column blocked_at timestamptz;
alter table users add constraint users_blocked_are_students check (blocked_at is null or role = 'student');

-- The list of students is searched by parts of name, address and phone number, newest first.
create index users_student_search on users
  using gin (lower(full_name || ' ' || email::text || ' ' || coalesce(phone_number, '')) gin_trgm_ops)
  where role = 'student';
create index users_students on users (id desc) where role = 'student';

-- Staff may open a package for a student without an order: it costs nothing, and is an order of its own, approved at once.
alter table orders add column given boolean not null default false;
alter table orders drop constraint orders_price_check;
alter table orders add constraint orders_price_check check (case when given then price = 0 else price > 0 end);
