import { setTimeout as sleep } from 'node:timers/promises'
import { Connection } from './connection.ts'
import type { Plan, Report } from './plan.ts'
import { SCENARIOS, type Student } from './scenarios.ts'
import { attemptIdsOf, tokenOf } from './students.ts'

/** A load process: executes one plan, reports and ends. */
process.once('message', (plan: Plan) => {
  void carryOut(plan).then((report) => process.send?.(report, () => process.exit(0)))
})

async function carryOut({ address, scenario, cohort, pace, seq = 0, text = '', at }: Plan): Promise<Report> {
  const students: Student[] = []
  for (let index = 0; index < cohort.count; index++) {
    const ids = attemptIdsOf(cohort, index)
    const connection = await Connection.open(address, tokenOf(ids.studentId))
    students.push({ ...ids, connection, cohort, seq, text, bytes: 0 })
  }

  const taken: number[] = []
  let saved = 0
  let failed = 0
  let failure: string | undefined
  const run = SCENARIOS[scenario]
  const one = async (student: Student, due: number) => {
    try {
      const acknowledged = await run(student)
      saved += acknowledged
    } catch (error) {
      failed++
      failure ??= String(error)
    }
    taken.push(performance.now() - due)
  }

  if (at !== undefined) {
    if (at < Date.now()) throw new Error('the students were not connected in time')
    await sleep(at - Date.now())
  }
  const begun = performance.now()
  await Promise.all(
    students.map(async (student, index) => {
      if (pace.kind === 'flat-out') {
        for (let now = begun; now < begun + pace.millis && failed === 0; now = performance.now())
          await one(student, now)
        return
      }
      for (let time = 0; time < pace.times; time++) {
        const due = begun + pace.millis * (time + index / students.length)
        await sleep(Math.max(0, due - performance.now()))
        await one(student, due)
      }
    }),
  )
  const whole = performance.now() - begun
  for (const { connection } of students) connection.close()

  taken.sort((a, b) => a - b)
  const slowest = (share: number) => taken[Math.ceil(taken.length * share) - 1] ?? Number.NaN
  return {
    calls: taken.length,
    perSecond: (taken.length / whole) * 1000,
    saved,
    seq: Math.max(...students.map(({ seq }) => seq)),
    failed,
    failure,
    median: slowest(0.5),
    p99: slowest(0.99),
    longest: slowest(1),
    whole,
    bytes: Math.max(...students.map(({ bytes }) => bytes)),
  }
}
