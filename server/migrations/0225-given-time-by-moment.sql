-- What was given in the last minute is read every second while students wait to hear of it.
create index given_time_by_moment on given_time (given_at);
