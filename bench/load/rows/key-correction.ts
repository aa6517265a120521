import { openDatabase } from '../../../server/src/platform/db/database.ts'
import { aStaffSession } from '../../../server/src/testing/all-calls/student-records.ts'
import { milliseconds, seconds } from '../format.ts'
import { startInstallation } from '../installation.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { createCohort, fillLog } from '../students.ts'

const WITHIN = 10_000

/** A wrong key of a paper that thousands completed is corrected, while others save answers. */
export const keyCorrection: Measure = async (_, { rush: count, millis, paced }) => {
  const installation = await startInstallation() // others leave results of the same paper
  const cohort = await createCohort(installation.pool, count)
  await fillLog(installation.pool, cohort, cohort.questions)
  const saving = await createCohort(installation.pool, Math.min(paced, 200))
  await installation.pool.query('vacuum analyze actions')
  const as = await aStaffSession(openDatabase(installation.pool), true, ['owner'])
  const { address, stop } = await installation.server()
  noneFailed(
    await installation.load({ address, scenario: 'submit', cohort, pace: { kind: 'every', millis: 5_000, times: 1 } }),
  )

  const { rows } = await installation.pool.query('select paper_id from tests where id = $1', [cohort.testId])
  const correct = async (letter: string, version: number) => {
    const change = { kind: 'accept', answers: [{ kind: 'single-choice', correct: letter }] }
    const reply = await fetch(`${address}/api/v1/staff/keys/${rows[0].paper_id}/corrections/`, {
      method: 'POST',
      headers: { authorization: `Token ${as}`, 'content-type': 'application/json' },
      body: JSON.stringify({ question_number: 1, change, version, reason: 'The bench says so.' }),
    })
    return { status: reply.status, effect: await reply.json() }
  }
  const versions = await installation.pool.query('select max(version) as newest from keys where paper_id = $1', [
    rows[0].paper_id,
  ])
  const basis: number = versions.rows[0].newest
  const saves = installation.load({
    address,
    scenario: 'deliver',
    cohort: saving,
    pace: { kind: 'every', millis, times: 2 },
  })
  const began = performance.now()
  // one of the two is the key as it stands
  const [first, second] = [await correct('a', basis), await correct('b', basis)]
  const took = performance.now() - began
  const done = first.status === 201 ? first : second
  const report = await saves
  await stop()
  if (done.status !== 201) throw new Error(`the correction answered ${JSON.stringify(done.effect)}`)
  const left = await installation.pool.query(
    'select count(*) as old from results where paper_id = $1 and key_version <> $2',
    [rows[0].paper_id, basis + 1],
  )
  if (left.rows[0].old > 0 || done.effect.results < count)
    throw new Error(`${left.rows[0].old} results were left behind`)
  await installation.close()
  noneFailed(report)
  return [
    {
      what: `a key is corrected: ${done.effect.results.toLocaleString('en')} results of ${cohort.questions} questions marked again`,
      target: `≤ ${WITHIN / 1000} s`,
      figure: seconds(took),
      met: took <= WITHIN,
      more: `${done.effect.changed} changed, ${done.effect.mails} mails queued; saves of others meanwhile: p99 ${milliseconds(report.p99)}`,
    },
  ]
}
