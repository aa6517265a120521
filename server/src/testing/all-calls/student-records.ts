import { randomUUID } from 'node:crypto'
import type { Role } from '@pariksha/contract/people/rights'
import type { FastifyInstance } from 'fastify'
import { generateSecret } from 'otplib'
import { seal } from '../../people/staff/second-step/seal.ts'
import type { Database } from '../../platform/db/database.ts'
import { putFile } from '../../platform/files/store.ts'
import { issueToken } from '../../platform/http/authenticate.ts'
import { newNumber } from '../../results/certificates/certificates.ts'
import { call } from '../app.ts'
import { startSitting } from '../attempts/sitting.ts'
import { aStudent } from '../factories.ts'
import { PNG } from '../files/files.ts'
import { aMock } from '../live/live-mocks.ts'
import { aTest } from '../papers/papers.ts'
import { anImport } from '../question-bank/imports.ts'
import { aPattern } from '../question-bank/paper-drafts.ts'
import { aQuestion } from '../question-bank/questions.ts'
import { TEST_SECRET } from '../secret.ts'

export type Owned = Awaited<ReturnType<typeof aStudentWithRecords>>

/** A student with records of every kind, created on first use. */
export async function aStudentWithRecords(app: FastifyInstance, db: Database, staffToken: string) {
  const student = await aStudent(db, 'Owner-of-it-all Rao')
  const made = async (method: 'POST' | 'PUT' | 'GET', path: string, body?: object, as = student.token) => {
    const reply = await call(app, method, path, { as, ...(body && { body }) })
    if (reply.statusCode > 201) throw new Error(`${path} answered ${reply.body}`)
    return reply.json()
  }
  const once = <T>(make: () => Promise<T>) => {
    let thing: Promise<T> | undefined
    return () => {
      thing ??= make()
      return thing
    }
  }
  const test = once(() => aTest(db))
  const sitting = once(async () => startSitting(app, student.token, (await test()).id))
  const tab = once(async () => (await sitting()).openOn())
  const mock = once(() => aMock(db))
  // of the staff's own: some of the calls that are tried remove the samples
  const slide = once(() =>
    db
      .insertInto('slides')
      .values({ picture: 'hall', title: 'New batch', text: 'Begins on Monday.' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const article = once(() =>
    db
      .insertInto('articles')
      .values({
        slug: `article-${randomUUID()}`,
        title: 'A method',
        summary: 'A method',
        body: 'Text',
        topic: 'Planning',
        author: 'Staff',
      })
      .returning('slug')
      .executeTakeFirstOrThrow(),
  )
  const material = once(() => db.selectFrom('materials').select(['id', 'slug']).limit(1).executeTakeFirstOrThrow())
  const newQuestion = async (): Promise<number> =>
    (await made('POST', '/staff/questions/', { content: aQuestion() }, staffToken)).id
  const newPaper = async () => ({
    title: 'Weekly test',
    series: (await test()).series,
    stage: 'prelims',
    from: { kind: 'own', label: 'Ours', pattern: aPattern() },
  })
  const newDraft = async (): Promise<number> => (await made('POST', '/staff/papers/', await newPaper(), staffToken)).id
  return {
    student,
    newPaper,
    newDraft,
    draftId: once(newDraft),
    testId: async () => (await test()).id,
    /** The student is at it. */
    liveTest: once(async () => {
      const live = await aTest(db, { mode: 'live' })
      await startSitting(app, student.token, live.id)
      return live.id
    }),
    /** It opens in a minute. */
    waitedFor: async () => (await aTest(db, { mode: 'live', opensAt: new Date(Date.now() + 60_000) })).id,
    mock,
    mockId: async () => (await mock()).id,
    series: async () => (await test()).series,
    paperId: async () => {
      const { paper_id } = await db
        .selectFrom('tests')
        .select('paper_id')
        .where('id', '=', (await test()).id)
        .executeTakeFirstOrThrow()
      return paper_id ?? 0
    },
    attemptId: async () => (await sitting()).id,
    questionNumber: async () => 1,
    completed: once(async () => {
      const done = await startSitting(app, student.token, (await test()).id)
      await done.result()
      return done.id
    }),
    /** The test in whose rank list the student agreed to be named. */
    namedIn: once(async () => {
      const { id } = await test()
      const of = { student_id: student.id, test_id: id }
      await db
        .insertInto('shown_names')
        .values({ ...of, name: 'Asha' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return id
    }),
    /** An attempt at a live test whose results are released. */
    releasedLive: once(async () => {
      const live = await aTest(db, { mode: 'live' })
      const done = await startSitting(app, student.token, live.id)
      await done.submit()
      await db.updateTable('tests').set({ released_at: new Date() }).where('id', '=', live.id).execute()
      return done.id
    }),
    certificate: once(async () => {
      const of = { student_id: student.id, attempt_id: (await sitting()).id }
      const values = { ...of, number: newNumber(), name: 'As it was printed' }
      await db.insertInto('certificates').values(values).execute()
      return values.number
    }),
    challengeId: once(async () => {
      const { paper_id } = await db
        .selectFrom('tests')
        .select('paper_id')
        .where('id', '=', (await test()).id)
        .executeTakeFirstOrThrow()
      const challenge = await db
        .insertInto('challenges')
        .values({
          student_id: student.id,
          attempt_id: (await sitting()).id,
          paper_id: paper_id ?? 0,
          question_number: 1,
          claim: 'none',
          reason: 'owner-of-it-all',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const attachment = { challenge_id: challenge.id, media_type: 'image/png', body: PNG }
      await db.insertInto('challenge_attachments').values(attachment).execute()
      return challenge.id
    }),
    device: async () => {
      const { device, epoch } = await tab()
      return { device, epoch }
    },
    pause: async () => {
      await (await sitting()).pause()
      return {}
    },
    userId: async () => student.id,
    studentId: async () => student.id,
    sessionId: once(async () => {
      await issueToken(db, student.id)
      const rows = await db
        .selectFrom('tokens')
        .select('id')
        .where('user_id', '=', student.id)
        .orderBy('created_at')
        .execute()
      return rows.at(-1)?.id ?? ''
    }),
    orderId: once(async (): Promise<number> => (await made('POST', '/orders/', { package: 'icet-tests' })).id),
    doubtId: once(
      async (): Promise<number> => (await made('POST', '/doubts/', { title: 'owner-of-it-all', text: 'Why?' })).id,
    ),
    practiceQuestionId: once(
      async (): Promise<number> => (await made('POST', '/practice/questions/', { topic: 'percentage' })).id,
    ),
    noteId: once(async () => {
      const id = randomUUID()
      await made('PUT', `/notes/${id}/`, { title: 'owner-of-it-all', text: 'Mine.', version: 0 })
      return id
    }),
    materialId: async () => (await material()).id,
    material: async () => (await material()).slug,
    article: async () => (await article()).slug,
    sha256: async () => (await putFile(db, PNG)).sha256,
    name: async () => 'picture.png',
    slug: async () => 'icet',
    family: async () => 'ssc',
    seriesOrTestId: async () => 'icet',
    collection: async () => 'slides',
    id: async () => (await slide()).id,
    version: async (): Promise<string> =>
      (await made('GET', `/staff/slides/${(await slide()).id}/`, undefined, staffToken)).version,
    newQuestion,
    newImport: (state?: 'ready' | 'taken') => anImport(db, state),
    importId: once(() => anImport(db)),
    position: async () => 0,
    language: async () => 'te',
    questionId: once(newQuestion),
    passageId: once(
      async (): Promise<number> =>
        (await made('POST', '/staff/question-passages/', { content: { en: 'Read.' } }, staffToken)).id,
    ),
    batchId: once(async () => {
      const batch = db
        .insertInto('batches')
        .values({ name: `Batch ${randomUUID()}` })
        .returning('id')
      return (await batch.executeTakeFirstOrThrow()).id
    }),
    memberId: once(async () => {
      const member = await aStudent(db, 'Staff Colleague')
      await db
        .updateTable('users')
        .set({ role: 'staff', staff_roles: ['reviewer'] })
        .where('id', '=', member.id)
        .execute()
      return member.id
    }),
    invitationId: once(async () => {
      const invitation = { email: `${randomUUID()}@example.com`, name: 'Invited', roles: ['author'] }
      const values = { ...invitation, hash: Buffer.from(randomUUID()), expires_at: new Date(Date.now() + 60_000) }
      const row = db.insertInto('staff_invitations').values(values).returning('id')
      return (await row.executeTakeFirstOrThrow()).id
    }),
    setting: async () => 'popup',
    popup: async () => made('GET', '/staff/settings/popup/', undefined, staffToken),
  }
}

/** A URL with ids of the student's records as parameters, unless given. */
export async function addressOf(path: string, owned: Owned, given: Readonly<Record<string, string | number>> = {}) {
  const pieces = await Promise.all(
    path.split(/(?=\{)|(?<=\})/).map(async (piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1]
      return name === undefined ? piece : (given[name] ?? (await owned[name as keyof Parameters]()))
    }),
  )
  return `/api/v1${pieces.join('')}`
}

type Parameters = Pick<Owned, 'attemptId' | 'orderId' | 'noteId' | 'collection'>

/** A member of the staff who did the second step, or did not yet, without the two steps. */
export async function aStaffSession(
  db: Database,
  secondStep: boolean,
  roles: readonly Role[] = ['owner'],
): Promise<string> {
  const { id, token } = await aStudent(db, 'Staff Member')
  await db
    .updateTable('users')
    .set({ role: 'staff', staff_roles: [...roles] })
    .where('id', '=', id)
    .execute()
  if (!secondStep) return token
  await db.updateTable('tokens').set({ second_step_at: new Date() }).where('user_id', '=', id).execute()
  await db
    .insertInto('second_steps')
    .values({ user_id: id, sealed_secret: await seal(db, TEST_SECRET, id, generateSecret()), confirmed_at: new Date() })
    .execute()
  return token
}
