-- A test that all take in the same window says when it may be started and from when on its results are told. A test without
-- a moment of release is released to each student with the completed attempt where it is for practice, and not yet where it
-- is live.
alter table tests
  add column opens_at timestamptz,
  add column closes_at timestamptz,
  add column released_at timestamptz,
  add constraint tests_window check (closes_at > opens_at),
  -- who started in the last moment, and that device's last delivery, come before the key is out
  add constraint tests_release_after_the_last_delivery
    check (released_at >= closes_at + make_interval(secs => duration_seconds + late_window_seconds));
