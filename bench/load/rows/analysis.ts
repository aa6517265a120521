import { createPapers } from '../../../server/src/papers/store.ts'
import { openDatabase } from '../../../server/src/platform/db/database.ts'
import { refreshGrown } from '../../../server/src/results/keys/statistics/make-statistics.ts'
import { completeAll } from '../completed.ts'
import { milliseconds, seconds } from '../format.ts'
import { startInstallation } from '../installation.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { type Cohort, createCohort, fillLog } from '../students.ts'

const WITHIN = 1000
const OTHERS = 10_000
const ASKING = 20
/** Of each attempt: every question answered twice, with visits in between. */
const ACTIONS = 1000

/** The analysis of an attempt at a paper that thousands took, the first on a server that was just started. */
export const analysis: Measure = async (_, { results, millis }) => {
  const installation = await startInstallation() // others leave results of the same paper
  const cohort = await createCohort(installation.pool, Math.min(results, OTHERS) + ASKING)
  const asking = { ...cohort, count: ASKING }
  await fillLog(installation.pool, asking, ACTIONS)
  await completeAll(installation.pool, cohort)
  await copyAnswers(installation, cohort)
  const db = openDatabase(installation.pool)
  const began = performance.now()
  await refreshGrown({ db, papers: createPapers(db) })
  const counted = performance.now() - began

  const { address, stop } = await installation.server()
  const load = (cohort: Cohort, times: number) =>
    installation.load({ address, scenario: 'analysis', cohort, pace: { kind: 'every', millis, times } })
  const first = await load({ ...asking, count: 1 }, 1)
  const report = await load(asking, 2)
  await stop()
  await installation.close()
  noneFailed(first)
  noneFailed(report)
  const longest = Math.max(first.longest, report.longest)
  return [
    {
      what: `analysis of ${cohort.questions} questions with ${cohort.count.toLocaleString('en')} candidates`,
      target: `≤ ${WITHIN / 1000} s`,
      figure: milliseconds(longest),
      met: longest <= WITHIN,
      more: `the first ${milliseconds(first.longest)}, then median ${milliseconds(report.median)}, ${Math.round(report.bytes / 1000)} kB; counting everybody took ${seconds(counted)}`,
    },
  ]
}

/** Final answers of everybody, about half of them right, in half a minute each. */
async function copyAnswers(
  installation: Awaited<ReturnType<typeof startInstallation>>,
  { firstStudent, count, questions }: Cohort,
) {
  await installation.pool.query(
    `insert into final_answers (student_id, attempt_id, answers, seconds)
     select a.student_id, a.id, made.answers, made.seconds
     from attempts a cross join lateral (
       select json_agg(case when (a.id + n) % 5 > 0 then chr(97 + ((a.id * 7 + n) % 4)::int) end order by n) as answers,
              json_agg(10 + (a.id * 13 + n * 7) % 60 order by n) as seconds
       from generate_series(1, $3::int) as n
     ) as made
     where a.student_id between $1 and $2`,
    [firstStudent, firstStudent + count - 1, questions],
  )
  await installation.pool.query('vacuum analyze final_answers')
}
