-- Results of a shift wait for the last shift of its mock. A release as soon as everything may have been delivered follows: it
-- moves with the shifts of the mock and with time that staff add; one at a time that staff named stays.
alter table tests add column release_follows boolean not null default false;
update tests set release_follows = true
where mode = 'live' and released_at > now()
  and released_at = closes_at + make_interval(secs => duration_seconds + late_window_seconds);

-- With one start for all: what staff added for everybody, by which its end and its late-entry limit moved; and the most that
-- somebody may have of it, as a batch was given time besides.
alter table tests
  add column added_ms bigint not null default 0 check (added_ms >= 0),
  add column added_most_ms bigint not null default 0,
  add constraint tests_added_to_all check (added_most_ms >= added_ms and (added_most_ms = 0 or common_start)),
  drop constraint tests_common_start,
  add constraint tests_common_start check (
    not common_start
    or (mode = 'live' and opens_at is not null and closes_at is not null
        and closes_at < opens_at + make_interval(secs => duration_seconds + added_ms / 1000.0))
  ),
  -- with one start for all everybody ends together, however late one enters
  drop constraint tests_release_after_the_last_delivery,
  add constraint tests_release_after_the_last_delivery check (
    released_at >= case when common_start then opens_at + make_interval(secs => added_most_ms / 1000.0) else closes_at end
      + make_interval(secs => duration_seconds + late_window_seconds));

-- what is not told yet waits from now on; what was told stays told
update tests set released_at = last.told_from
from (
  select live_mock_id,
    max(closes_at + make_interval(secs => duration_seconds + late_window_seconds)) as told_from
  from tests where live_mock_id is not null and (closed_at is null or closed_at > opens_at) group by live_mock_id
) as last
where tests.live_mock_id = last.live_mock_id and tests.released_at > now() and tests.released_at < last.told_from;
