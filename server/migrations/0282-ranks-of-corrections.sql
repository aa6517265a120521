-- What a correction did to the rank of a result; null for one without a rank, and for corrections that were made before this was kept.
alter table mark_changes
  add column rank_before integer check (rank_before > 0),
  add column rank_after integer check (rank_after > 0),
  add column ranked_of integer,
  add constraint mark_changes_of_ranks check (
    (rank_before is null) = (ranked_of is null) and (rank_after is null) = (ranked_of is null)
    and ranked_of >= greatest(rank_before, rank_after));
