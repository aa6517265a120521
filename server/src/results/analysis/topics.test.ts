import type { Analysis } from '@pariksha/contract/results/analysis'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CURRENT_SYLLABUSES } from '../../practice/syllabus/shipped-syllabuses.ts'
import { call } from '../../testing/app.ts'
import { PAPER, TOPICS, useAnalyses } from '../../testing/attempts/analyses.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aPaper, rightLetter, wrongLetter } from '../../testing/papers/papers.ts'
import { aCorrectableTest } from '../../testing/staff/correctable-test.ts'
import { startNewSitting } from '../../testing/use-app.ts'

const { here, analysisOf, nameTopics, sits } = useAnalyses()
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

test('topics are compared with earlier tests that are released, not with later ones or a retake', async () => {
  const first = await startNewSitting(here, PAPER)
  await nameTopics(first.testId, TOPICS)
  await sits(
    first,
    [3, 4, 5].map((question) => [question, 20, rightLetter(question)] as const),
  )
  const { student } = first
  const retake = await startSitting(here.app, student.token, first.testId)
  await retake.patch(3, { user_choice: wrongLetter(3) })
  await retake.result()

  const hidden = await startNewSitting(here, { ...PAPER, mode: 'live' })
  await nameTopics(hidden.testId, TOPICS)
  const unreleased = await startSitting(here.app, student.token, hidden.testId)
  await unreleased.patch(3, { user_choice: rightLetter(3) })
  await unreleased.submit()

  const other = await startNewSitting(here, PAPER)
  await nameTopics(other.testId, TOPICS)
  const sitting = await startSitting(here.app, student.token, other.testId)
  await sitting.patch(1, { user_choice: wrongLetter(1) })
  await sitting.result()
  const later = await analysisOf({ student, sitting })
  expect(later.earlier_tests).toBe(1)
  expect(later.topics?.[0]).toMatchObject({ topic: 'ages', seen: 1, right: 0, earlier: { seen: 3, right: 3 } })
  expect((await analysisOf(first)).earlier_tests).toBe(0)
})

test('what practice brings goes by the pattern of the exam, not by how often this paper happened to ask', async () => {
  const { db } = here.database
  const sections = [{ name: 'Quantitative Aptitude', count: 12, marking: { right: '2', wrong: '-0.5' } }]
  const about = [...Array<string>(10).fill('percentage'), 'mensuration', 'mensuration']
  const seatOf = async (series: string | null) => {
    const candidate = await startNewSitting(here, { paper: aPaper({ sections }) })
    await nameTopics(candidate.testId, about)
    if (series !== null)
      await sql`update tests set series_slug = ${series}, position = (select coalesce(max(position), 0) + 1 from tests
        where series_slug = ${series}) where id = ${candidate.testId}`.execute(db)
    await sits(
      candidate,
      about.map((_, index) => [index + 1, 10, wrongLetter(index + 1)] as const),
    )
    return analysisOf(candidate)
  }
  const gapOf = ({ topics }: Analysis, name: string) => topics?.find(({ topic }) => topic === name)?.gap ?? 0
  const own = await seatOf(null)
  expect(own.topic_shares).toBe('paper')
  const shipped = await seatOf('ssc_cgl')
  expect(shipped.topic_shares).toBe('pattern')
  const syllabus = CURRENT_SYLLABUSES.get('ssc_cgl')?.sections.find(({ name }) => name === 'Quantitative Aptitude')
  const share = syllabus?.topics.find(({ topic }) => topic === 'percentage')?.marks ?? 0
  // the paper gives it 10 of 12 questions, the pattern much less
  const expected = (gapOf(own, 'percentage') * (share / (syllabus?.marks ?? 1))) / (10 / 12)
  expect(Math.abs(gapOf(shipped, 'percentage') - expected)).toBeLessThanOrEqual(1)
  expect(gapOf(shipped, 'percentage')).toBeLessThan(gapOf(own, 'percentage') / 2)
})

test('a question that was dropped is worth nothing to practise', async () => {
  const { db, app, testId, taken, correct } = await aCorrectableTest(mailbox)
  const about = ['ages', 'ages', 'ages', 'boats', 'boats', 'boats']
  await sql`update papers set about = ${JSON.stringify(about.map((topic) => ({ topic })))}::jsonb
    where id = (select paper_id from tests where id = ${testId})`.execute(db)
  // the key is a, b, c, d, a, b
  const own = await taken('bcdabc')
  await own.result()
  await correct(1, { kind: 'drop', drop: 'marks-to-all' })
  const analysis = (await call(app, 'GET', `${own.sitting.path}/analysis/`, { as: own.student.token })).json<Analysis>()
  expect(analysis.topics).toMatchObject([{ asked: 2 }, { asked: 3 }])
  // two questions of a mark each, of which a third is taken as sure: the middle of the Wilson interval of none of two
  const [ages] = analysis.topics ?? []
  expect(ages?.gap).toBe(Math.round(2 * analysis.units_per_mark * (1 - 1.9208 / 5.8416)))
})
