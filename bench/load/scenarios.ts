import { randomUUID } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import type { Connection, Reply } from './connection.ts'
import { type AttemptIds, type Cohort, deviceOf } from './students.ts'

/** One step of a simulated student; returns how many actions were acknowledged. */
export type Scenario = (student: Student) => Promise<number>
export type Student = AttemptIds & {
  readonly connection: Connection
  readonly cohort: Cohort
  readonly text: string
  /** Sequence number of the next action. */
  seq: number
  /** Size of the last body fetched, as it came over the wire. */
  bytes: number
}

/** As a browser says it. */
const BROWSER = 'gzip, deflate, br, zstd'

/** "Save & Next": the answer and the visit of the next question. */
export const STEP = 2
/** The backlog of a device after some minutes offline. */
export const BACKLOG = 25

const LETTERS = ['a', 'b', 'c', 'd']
const questionOf = ({ seq, cohort, studentId }: Student): number => 1 + ((seq * 7 + studentId) % cohort.questions)
const letterOf = ({ seq, studentId }: Student): string => LETTERS[(seq + studentId) % 4] as string

export const SCENARIOS = {
  'no-op': async (student) => {
    expectStatus(await student.connection.call('GET', '/no-op/'), 200)
    return 0
  },

  'save-question': async (student) => {
    student.seq++
    const path = `/tests/usertest/${student.attemptId}/${questionOf(student)}/`
    expectStatus(await student.connection.call('PATCH', path, `{"user_choice":"${letterOf(student)}"}`), 200)
    return 1
  },

  deliver: (student) => deliver(student, STEP),
  'deliver-backlog': (student) => deliver(student, BACKLOG),

  // what the web calls from the button to the first question
  start: async (student) => {
    const { connection, cohort, studentId } = student
    const started = await connection.call(
      'POST',
      '/tests/usertest/?questions=visited',
      `{"test_id":${cohort.testId}}`,
      BROWSER,
    )
    expectStatus(started, 201)
    const path = `/tests/usertest/${JSON.parse(textOf(started)).id}/`
    const paper = await connection.call('GET', `${path}paper/`, undefined, BROWSER)
    expectStatus(paper, 200)
    student.bytes = paper.body.length
    const device = `{"device":"${deviceOf(studentId)}"}`
    expectStatus(await connection.call('POST', `${path}takeover/?questions=visited`, device, BROWSER), 200)
    return 0
  },

  // what the waiting page calls before the start
  wait: async (student) => {
    const { connection, cohort } = student
    expectStatus(await connection.call('GET', `/tests/${cohort.testId}/opening/`, undefined, BROWSER), 200)
    const sealed = await connection.call('GET', `/tests/${cohort.testId}/sealed-paper/`, undefined, BROWSER)
    expectStatus(sealed, 200)
    student.bytes = sealed.body.length
    return 0
  },

  // and at the start: one call, whose answer has the key
  'start-sealed': async (student) => {
    const { connection, cohort, studentId, text } = student
    const body = { test_id: cohort.testId, sealed: { paper_hash: text, device: deviceOf(studentId) } }
    const started = await connection.call('POST', '/tests/usertest/?questions=visited', JSON.stringify(body), BROWSER)
    expectStatus(started, 201)
    if (!JSON.parse(textOf(started)).sealed?.is_opened) throw new Error(`not opened: ${started.body}`)
    student.bytes = started.body.length
    return 0
  },

  sit: async (student) => {
    const { connection, attemptId } = student
    if (student.seq === 0) {
      const path = `/tests/usertest/${attemptId}/`
      expectStatus(await connection.call('GET', `${path}?questions=visited`, undefined, BROWSER), 200)
      expectStatus(await connection.call('GET', `${path}paper/`, undefined, BROWSER), 200)
    }
    return deliver(student, STEP)
  },

  'await-added-time': async ({ connection, attemptId }) => {
    const reply = await connection.call('GET', `/tests/usertest/${attemptId}/time-added/next/?seconds=45`)
    expectStatus(reply, 200)
    if (!JSON.parse(textOf(reply)).added) throw new Error('no added time was answered')
    return 0
  },

  // what the page of the staff calls every few seconds
  'watch-board': async (student) => {
    const reply = await student.connection.call('GET', `/staff/live/${student.cohort.testId}/`, undefined, BROWSER)
    expectStatus(reply, 200)
    student.bytes = reply.body.length
    const { whole } = JSON.parse(textOf(reply))
    if (whole.started === 0) throw new Error('the board counts nobody')
    return 0
  },

  'write-note': async ({ connection, text }) => {
    const body = JSON.stringify({ title: 'A note', text, version: 0 })
    expectStatus(await connection.call('PUT', `/notes/${randomUUID()}/`, body), 201)
    return 0
  },

  standing: async ({ connection, attemptId, cohort }) => {
    const reply = await connection.call('GET', `/tests/usertest/${attemptId}/standing/`)
    expectStatus(reply, 200)
    const { rank, of, percentile } = JSON.parse(reply.body.toString())
    if (of < cohort.count || !(rank >= 1 && rank <= of) || !(percentile >= 0 && percentile <= 100))
      throw new Error(`stands nowhere: ${reply.body}`)
    return 0
  },

  analysis: async (student) => {
    const reply = await student.connection.call(
      'GET',
      `/tests/usertest/${student.attemptId}/analysis/`,
      undefined,
      BROWSER,
    )
    expectStatus(reply, 200)
    const { candidates, questions, visits } = JSON.parse(textOf(reply))
    if (candidates < 30 || questions.length < student.cohort.questions || visits.length === 0)
      throw new Error(`an analysis without figures: ${candidates} candidates`)
    student.bytes = reply.body.length
    return 0
  },

  submit: async (student) => {
    const path = `/tests/usertest/${student.attemptId}/`
    const body = JSON.stringify({ device: deviceOf(student.studentId), last_seq: student.cohort.questions })
    const marks = await student.connection.call('POST', `${path}submit/?solutions=apart`, body, BROWSER)
    expectStatus(marks, 200)
    const solutions = await student.connection.call('GET', `${path}solutions/`, undefined, BROWSER)
    expectStatus(solutions, 200)
    student.bytes = marks.body.length + solutions.body.length
    return 0
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS

async function deliver(student: Student, count: number): Promise<number> {
  const actions: string[] = []
  for (let one = 0; one < count; one++) {
    student.seq++
    const action = `{"seq":${student.seq},"at":${60_000 + student.seq},"question_number":${questionOf(student)}`
    actions.push(student.seq % 2 === 1 ? `${action},"user_choice":"${letterOf(student)}"}` : `${action}}`)
  }
  const { attemptId, studentId, connection } = student
  const body = `{"device":"${deviceOf(studentId)}","epoch":1,"actions":[${actions.join()}]}`
  const reply = await connection.call('POST', `/tests/usertest/${attemptId}/actions/`, body)
  expectStatus(reply, 200)
  const { acknowledged, refused } = JSON.parse(reply.body.toString())
  if (acknowledged.length !== count || refused.length > 0) throw new Error(`not all taken: ${reply.body}`)
  return count
}

const textOf = ({ body, encoding }: Reply): string => (encoding === 'zstd' ? zstdDecompressSync(body) : body).toString()

function expectStatus({ status, body }: Reply, wanted: number): void {
  if (status !== wanted) throw new Error(`answered ${status}: ${body.subarray(0, 300)}`)
}
