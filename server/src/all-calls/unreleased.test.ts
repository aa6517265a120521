import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { issueToken } from '../platform/http/authenticate.ts'
import { ACCESS_RULES, TAKES_FILE } from '../testing/all-calls/access-rules.ts'
import { addressOf, aStaffSession, aStudentWithRecords } from '../testing/all-calls/student-records.ts'
import { unpackedText } from '../testing/all-calls/unpacked-text.ts'
import { startSitting } from '../testing/attempts/sitting.ts'
import { aStudent } from '../testing/factories.ts'
import { PNG } from '../testing/files/files.ts'
import { aPaper, aTest, KEY_MARK, rightLetter, wrongLetter } from '../testing/papers/papers.ts'
import { useApp } from '../testing/use-app.ts'

const here = useApp()

const paper = aPaper({ sections: [{ count: 10, marking: { right: '7.31', wrong: '-2.17' } }] })
/** Three right and two wrong, as marks and in units; no part of a moment like 10:15:17.590Z or of a random id. */
const MARKS = /\b17\.59\b|(?<!-)\b1759\b(?!-)/
/** What these name is a key, a mark or a rank, unless it is null. */
const EXPOSING =
  /^(correct_choice|also_correct|verdict|right_share|explanation|correct|incorrect|accuracy|score|units|best_percent|rank|overall_rank|percentile|band)$/

/**
 * The demonstration has a key for everybody, success stories name ranks of examinations, and staff who write questions, look
 * after keys or see results have them.
 */
const EXPOSE_THEIR_OWN = /^\/(tests\/demo\/mark|site\/success-stories|staff\/(questions|imports|keys|results))\//
/** Practice answers with the key of what was drawn for one student, never with that of the test. */
const PRACTICE = /^\/practice\//

/** A student who completed a live test, as did others, with every kind of record around it. */
async function aCompletedLiveTest(place: number) {
  const { db } = here.database
  const staff = await aStaffSession(db, true)
  const owned = await aStudentWithRecords(here.app, db, staff)
  const { id: testId } = await aTest(db, { paper, mode: 'live', lateWindowSeconds: 300 })
  const sittings = [owned.student, await aStudent(db, 'Ravi')].map(({ token }) => startSitting(here.app, token, testId))
  const [sitting] = (await Promise.all(sittings)) as [Awaited<(typeof sittings)[number]>]
  const tab = await sitting.openOn()
  const choice = (n: number) => (n <= 3 ? rightLetter(n) : wrongLetter(n))
  await tab.sent([1, 2, 3, 4, 5].map((n) => tab.does(n, { user_choice: choice(n) })))
  for (const one of await Promise.all(sittings)) await one.submit()
  // in a series that can be one's own, and kept and asked about although that is not possible yet
  await sql`update tests set series_slug = 'icet', stage = 'mains', position = ${900 + place} where id = ${testId}`.execute(
    db,
  )
  await sql`insert into chosen_exams (student_id, exam_slug) values (${owned.student.id}, 'icet')`.execute(db)
  await sql`
    insert into saved_questions (student_id, paper_id, question_number)
    select ${owned.student.id}, paper_id, 1 from tests where id = ${testId}`.execute(db)
  await sql`update doubts set (paper_id, question_number) = (select paper_id, 2 from tests where id = ${testId})
    where id = ${await owned.doubtId()}`.execute(db)
  return { staff, owned, testId, attemptId: sitting.id, tab }
}

/** The same student at a live test that runs, some questions of which are answered. */
async function aRunningAttempt({ owned }: Awaited<ReturnType<typeof aCompletedLiveTest>>) {
  const { id: testId } = await aTest(here.database.db, { paper, mode: 'live', lateWindowSeconds: 300 })
  const sitting = await startSitting(here.app, owned.student.token, testId)
  const tab = await sitting.openOn()
  await tab.sent([1, 2, 3].map((n) => tab.does(n, { user_choice: rightLetter(n) })))
  return { testId, attemptId: sitting.id, tab }
}

/** Makes every call there is, as the student or the staff. Returns those whose answer exposes a key, a mark or a rank. */
async function callsThatExpose(
  completed: Awaited<ReturnType<typeof aCompletedLiveTest>>,
  isTried: (path: string) => boolean = () => true,
): Promise<string[]> {
  const { staff, owned, testId, attemptId, tab } = completed
  const given = { attemptId, questionNumber: 1, seriesOrTestId: 'icet' }
  const bodies: Readonly<Record<string, object>> = {
    'POST /tests/usertest/': { test_id: testId },
    'POST /tests/usertest/{attemptId}/actions/': {
      device: tab.device,
      epoch: tab.epoch,
      actions: [tab.does(1, { user_choice: 'b' })],
    },
    'POST /practice/again/': { attempt_id: attemptId, question_number: 1 },
    'POST /doubts/': { title: 'Why?', text: 'Because.', question: { attempt_id: attemptId, question_number: 1 } },
  }
  const found: string[] = []
  // what takes something away comes last, the account after everything else
  const takesAccount = /^DELETE \/accounts\/user\/$|\/erasure\/$/
  const order = (call: string) => (takesAccount.test(call) ? 2 : Number(call.startsWith('DELETE')))
  for (const call of Object.keys(ACCESS_RULES).sort((a, b) => order(a) - order(b))) {
    const [method, path] = call.split(' ') as ['GET', string]
    if (!isTried(path)) continue
    const more = ACCESS_RULES[call]?.[1]
    const isFile = TAKES_FILE.test(call)
    const body = bodies[call] ?? (path.includes('{attemptId}/pause') ? {} : await more?.body?.(owned))
    const reply = await here.app.inject({
      method,
      url: (await addressOf(path, owned, given)) + (more?.query ?? ''),
      headers: {
        // one that ends sessions does not end this one
        authorization: `Token ${path.startsWith('/staff/') ? staff : await issueToken(here.database.db, owned.student.id)}`,
        ...(isFile && { 'content-type': 'application/octet-stream' }),
      },
      ...(isFile ? { payload: PNG } : body && { payload: body }),
    })
    expect(reply.statusCode, call).toBeLessThan(500)
    if (EXPOSE_THEIR_OWN.test(path)) continue
    const encoding = reply.headers['content-encoding']
    const text = unpackedText(reply.rawPayload, typeof encoding === 'string' ? encoding : undefined)
    if (PRACTICE.test(path) ? text.includes(KEY_MARK) : exposes(text)) found.push(call)
  }
  return found
}

function exposes(text: string): boolean {
  if (text.includes(KEY_MARK) || MARKS.test(text)) return true
  if (!/^[[{]/.test(text)) return false
  let found = false
  JSON.parse(text, (name: string, value: unknown) => {
    found ||= EXPOSING.test(name) && value !== null
    return value
  })
  return found
}

test('of a test that is not released no call exposes a key, a mark or a rank', async () => {
  const completed = await aCompletedLiveTest(1)
  expect(await callsThatExpose(completed)).toEqual([])
})

test('nor do the calls about an attempt that runs, and those of practice beside it', async () => {
  const completed = await aCompletedLiveTest(3)
  const running = { ...completed, ...(await aRunningAttempt(completed)) }
  // the last of them submit it
  expect(await callsThatExpose(running, (path) => /^\/(tests\/usertest|practice|doubts)\//.test(path))).toEqual([])
})

test('once it is released, the calls that have to answer results do', async () => {
  const completed = await aCompletedLiveTest(2)
  await sql`update tests set released_at = now() where id = ${completed.testId}`.execute(here.database.db)
  expect((await callsThatExpose(completed)).sort()).toEqual(
    [
      'GET /accounts/user/export/',
      'GET /accounts/user/progress/',
      // a PDF
      'GET /accounts/user/progress/report/',
      'GET /doubts/{doubtId}/',
      'GET /exams/chosen/',
      'GET /library/questions/',
      'GET /library/questions/{attemptId}/{questionNumber}/',
      'GET /staff/doubts/{doubtId}/',
      'GET /tests/progress/',
      'GET /tests/taken/',
      'GET /tests/usertest/',
      'GET /tests/usertest/{attemptId}/',
      'GET /tests/usertest/{attemptId}/analysis/',
      'GET /tests/usertest/{attemptId}/solutions/',
      'GET /tests/usertest/{attemptId}/standing/',
      'PATCH /doubts/{doubtId}/',
      'PATCH /staff/doubts/{doubtId}/',
      'POST /doubts/',
      'POST /doubts/{doubtId}/replies/',
      'POST /staff/doubts/{doubtId}/answers/',
      'POST /tests/usertest/{attemptId}/submit/',
    ].sort(),
  )
})
