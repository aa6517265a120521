import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/database.ts'
import { LOCKS } from '../../../platform/db/locks.ts'

/**
 * The statistics of the questions of the bank that a paper asks, over all papers, made again from those of each paper: of the
 * newest version that anybody was asked. One after the other: two papers may have the same question.
 */
export async function storeQuestionStatistics(tx: Transaction, paperId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.questionStatistics})`.execute(tx)
  await sql`
    with asked as (
      select distinct source from item_statistics where paper_id = ${paperId} and source ~ '^question/[0-9]+$'
    ), counted as (
      select substring(s.source from '[0-9]+$')::integer as question_id, s.source_version::integer as version, s.candidates,
             s.attempted, s.correct, s.discrimination, s.median_seconds, s.flags,
             rank() over (partition by s.source order by s.source_version::integer desc) as newest
      from asked join item_statistics s on s.source = asked.source
      where s.candidates > 0
    )
    insert into question_statistics (question_id, version, papers, candidates, attempted, correct, discrimination,
                                     median_seconds, flags)
    select c.question_id, c.version, count(*), sum(c.candidates), sum(c.attempted), sum(c.correct),
           sum(c.discrimination * c.candidates) / sum(c.candidates) filter (where c.discrimination is not null),
           sum(c.median_seconds * c.candidates) / sum(c.candidates) filter (where c.median_seconds is not null),
           array(select distinct flag from counted f, unnest(f.flags) as flag
                 where f.question_id = c.question_id and f.newest = 1 order by flag)
    from counted c join questions on questions.id = c.question_id
    where c.newest = 1
    group by c.question_id, c.version
    on conflict (question_id) do update set version = excluded.version, papers = excluded.papers,
      candidates = excluded.candidates, attempted = excluded.attempted, correct = excluded.correct,
      discrimination = excluded.discrimination, median_seconds = excluded.median_seconds, flags = excluded.flags`.execute(
    tx,
  )
}
