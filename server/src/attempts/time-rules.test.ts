import { ATTEMPT_STATUSES, isDue, statusByNow } from '@pariksha/domain/timing/closing'
import { elapsed, GRACE, provenTime, timeliness } from '@pariksha/domain/timing/timing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseForTest } from '../testing/database.ts'
import { countedAtSql, elapsedSql, inTimeSql, isOverdueSql } from './time-rules.ts'

const CASES = 10_000
const START = Date.UTC(2026, 10, 22)

/** A time around an edge, or any. */
const around = (...edges: number[]) =>
  fc.oneof(
    fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -2, max: 2 })).map(([edge, off]) => edge + off),
    fc.integer({ min: -10_000, max: 8_000_000 }),
  )

const anyAction = fc
  .record({ opens: fc.constantFrom(0, 1_200_000), length: fc.constantFrom(1, 600_000, 3_600_000) })
  .chain(({ opens, length }) => {
    const closes = opens + length
    const edges = [0, opens, opens - GRACE, closes, closes - 1, closes + GRACE]
    return fc.record({
      opens: fc.constant(opens),
      closes: fc.constant(closes),
      paused: fc.constantFrom(0, 1, 90_000),
      passed: around(...edges),
      at: fc.option(around(...edges)),
      lastContact: around(...edges),
    })
  })

test('an action that the statement takes is in time to domain too, in ten thousand random cases', async () => {
  const { db } = await databaseForTest()
  const cases = fc
    .sample(anyAction, CASES)
    .map((one, place) => ({ ...one, place, now: START + one.passed + one.paused }))
  const given = { elapsed: 'elapsed', at: 'at', opens: 'opens', closes: 'closes' }
  const { rows } = await sql<{ elapsed: number; in_time: boolean; counted_at: number }>`
    select c.elapsed, ${sql.raw(inTimeSql(given))} as in_time, ${sql.raw(countedAtSql(given))} as counted_at
    from (
      select *, ${sql.raw(elapsedSql('to_timestamp(now / 1000.0)', `to_timestamp(${START} / 1000.0)`, 'paused'))} as elapsed
      from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c (now int8, paused int8, at int8, opens int8, closes int8, place int8)
    ) as c order by place`.execute(db)
  expect(rows).toHaveLength(CASES)
  const seen = { taken: 0, left: 0, judgedLate: 0 }
  rows.forEach((row, place) => {
    const { opens, closes, paused, now, at, lastContact } = cases[place] as (typeof cases)[number]
    const received = elapsed({ startedAt: START, pausedAt: null, paused }, now)
    expect(row.elapsed).toBe(received)
    // who says nothing of the time was on its way for no time
    const arrival = { at: at ?? Math.min(received, closes - 1), lastContact: Math.min(lastContact, received), received }
    const verdict = timeliness({ opens, closes }, arrival)
    const shown = JSON.stringify({ ...cases[place], ...row, verdict })
    if (row.in_time) {
      expect(verdict, shown).toBe('in-time')
      const proven = Math.max(
        0,
        Math.min(provenTime({ ...arrival, lastContact: Number.NEGATIVE_INFINITY }), closes - 1),
      )
      expect(row.counted_at, shown).toBe(proven)
      seen.taken++
    } else if (verdict === 'in-time') {
      // left to the exact rule: the clock does not run yet, or only the last contact proves that it was in time
      expect(received < 0 || received >= closes + GRACE || arrival.at >= closes, shown).toBe(true)
      seen.left++
    } else seen.judgedLate++
  })
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100)
})

const anyAttempt = fc
  .record({ duration: fc.constantFrom(60_000, 3_600_000), lateWindow: fc.constantFrom(0, 1_000, 300_000, 86_400_000) })
  .chain(({ duration, lateWindow }) =>
    fc.record({
      duration: fc.constant(duration),
      lateWindow: fc.constant(lateWindow),
      status: fc.constantFrom(...ATTEMPT_STATUSES),
      passed: around(0, duration, duration + GRACE, duration + lateWindow, duration + lateWindow + GRACE),
    }),
  )

test('what the job finds overdue is what domain gives another status, in ten thousand random cases', async () => {
  const { db } = await databaseForTest()
  const cases = fc.sample(anyAttempt, CASES).map((one, place) => ({ ...one, place }))
  const at = (millis: string) => `to_timestamp((${START} + ${millis}) / 1000.0)`
  const overdue = isOverdueSql({
    now: at('passed'),
    status: 'status',
    deadlineAt: at('duration'),
    lateUntil: at('duration + late_window'),
  })
  const { rows } = await sql<{ overdue: boolean }>`
    select ${sql.raw(overdue)} as overdue
    from jsonb_to_recordset(${JSON.stringify(cases.map((one) => ({ ...one, late_window: one.lateWindow })))}::jsonb)
      as c (status text, passed int8, duration int8, late_window int8, place int8)
    order by place`.execute(db)
  expect(rows).toHaveLength(CASES)
  rows.forEach((row, place) => {
    const { status, passed, duration, lateWindow } = cases[place] as (typeof cases)[number]
    const closable = { status, elapsed: passed, duration, lateWindow }
    // a device that may still hold answers keeps one that is closing
    const devices = [{ lastContact: 0, settled: false }]
    const due = status === 'started' ? isDue(closable) : statusByNow({ ...closable, devices }) !== status
    expect({ ...cases[place], ...row }).toEqual({ ...cases[place], overdue: due })
  })
  expect(rows.filter(({ overdue }) => overdue).length).toBeGreaterThan(500)
})
