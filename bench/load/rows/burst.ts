import { kilobytes, milliseconds, perSecond, seconds } from '../format.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { bigTest, createCohort, fillLog, insertStudents } from '../students.ts'

/** A burst of starts: each starts, loads the paper and opens it on the device. */
export const start: Measure = async (installation, { rush: count, millis, startWithin }) => {
  const { id: testId, questions } = await bigTest(installation.pool)
  const cohort = { testId, questions, firstAttempt: 0, step: 1 }
  const { address, stop } = await installation.server()
  const few = { ...cohort, count: 100, firstStudent: await insertStudents(installation.pool, 100) }
  noneFailed(
    await installation.load({ address, scenario: 'start', cohort: few, pace: { kind: 'every', millis, times: 1 } }),
  )
  const all = { ...cohort, count, firstStudent: await insertStudents(installation.pool, count) }
  const report = await installation.load({
    address,
    scenario: 'start',
    cohort: all,
    pace: { kind: 'every', millis: startWithin, times: 1 },
  })
  await stop()
  noneFailed(report)
  const { rows } = await installation.pool.query(
    'select count(*) as open from attempts where student_id between $1 and $2 and epoch = 1',
    [all.firstStudent, all.firstStudent + count - 1],
  )
  if (rows[0].open !== count) throw new Error(`${rows[0].open} of ${count} have an open attempt`)
  return [
    {
      what: `${count} students start a test of ${questions} questions within ${startWithin / 1000} s`,
      target: 'none fails, p99 ≤ 1 s',
      figure: milliseconds(report.p99),
      met: report.p99 <= 1000,
      more: `three calls each: median ${milliseconds(report.median)}, all after ${seconds(report.whole)}; paper ${kilobytes(report.bytes)}, compressed once`,
    },
  ]
}

/** A burst of submits, each with an answer to every question. */
export const submit: Measure = async (installation, { rush: count, millis, submitWithin }) => {
  const few = await createCohort(installation.pool, 100)
  const cohort = await createCohort(installation.pool, count)
  for (const one of [few, cohort]) await fillLog(installation.pool, one, one.questions)
  await installation.pool.query('vacuum analyze actions')
  const { address, stop } = await installation.server()
  noneFailed(
    await installation.load({ address, scenario: 'submit', cohort: few, pace: { kind: 'every', millis, times: 1 } }),
  )
  const report = await installation.load({
    address,
    scenario: 'submit',
    cohort,
    pace: { kind: 'every', millis: submitWithin, times: 1 },
  })
  await stop()
  noneFailed(report)
  const { rows } = await installation.pool.query(
    'select count(*) as results from results where student_id between $1 and $2 and correct + incorrect = $3',
    [cohort.firstStudent, cohort.firstStudent + count - 1, cohort.questions],
  )
  if (rows[0].results !== count) throw new Error(`${rows[0].results} results of ${count}`)
  return [
    {
      what: `${count} students submit within ${submitWithin / 1000} s`,
      target: 'none fails, all results in ≤ 15 s',
      figure: seconds(report.whole),
      met: report.whole <= 15_000,
      more: `p99 of the answer ${seconds(report.p99)}, median ${seconds(report.median)}, ${perSecond((count / report.whole) * 1000)}, answer ${kilobytes(report.bytes)}`,
    },
  ]
}
