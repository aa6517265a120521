-- how many tests a package opens is counted; these lines of the first price list said it, too
update packages set contents = kept.contents, updated_at = now()
from (
  select id, coalesce(array_agg(line order by place) filter (where
      line !~ '^[0-9]+ (full-length mock tests beyond the free ones|sectional tests)$'
      and line not in (
        'Every full-length test of the series, also those published while it runs',
        'Sectional tests as they are published',
        'Unlimited sectional tests: every one of the series'
      )), '{}') as contents
  from packages cross join unnest(contents) with ordinality as lines (line, place)
  group by id
) as kept
where kept.id = packages.id and kept.contents <> packages.contents;
