-- each request of a page asks how many of these moments have passed
create index tests_released on tests (released_at) where released_at is not null;
create index tests_shift_closes on tests (closes_at) where live_mock_id is not null;
