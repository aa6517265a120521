-- Statistics of a question of the bank over all papers, of its newest version that anybody was asked. Derived from
-- item_statistics, and made anew with them, for lists to be narrowed by.
create table question_statistics (
  question_id integer primary key references questions on delete cascade,
  version integer not null,
  papers integer not null,
  candidates integer not null,
  attempted integer not null,
  correct integer not null,
  -- of all candidates
  right_share double precision not null generated always as (correct::double precision / candidates) stored,
  -- means over the papers, weighted by their candidates
  discrimination double precision,
  median_seconds double precision,
  flags text[] not null,
  check (candidates > 0)
);
create index question_statistics_flagged on question_statistics (question_id) where flags <> '{}';
create index question_statistics_by_share on question_statistics (right_share);
create index question_statistics_by_discrimination on question_statistics (discrimination);

insert into question_statistics (question_id, version, papers, candidates, attempted, correct, discrimination,
                                 median_seconds, flags)
select i.question_id, i.version, count(*), sum(i.candidates), sum(i.attempted), sum(i.correct),
       sum(i.discrimination * i.candidates) / sum(i.candidates) filter (where i.discrimination is not null),
       sum(i.median_seconds * i.candidates) / sum(i.candidates) filter (where i.median_seconds is not null),
       array(select distinct flag from item_statistics f, unnest(f.flags) as flag
             where f.source = 'question/' || i.question_id and f.source_version = i.version::text order by flag)
from (
  select substring(source from '^question/(\d+)$')::integer as question_id, source_version::integer as version, s.*,
         rank() over (partition by source order by source_version::integer desc) as newest
  from item_statistics s
  where source ~ '^question/\d+$' and source_version ~ '^\d+$' and candidates > 0
) as i
join questions on questions.id = i.question_id
where i.newest = 1
group by i.question_id, i.version;
