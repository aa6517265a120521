import type { FileKind } from '@pariksha/contract/files/files'
import { type Claim, MAX_ATTACHMENT_BYTES } from '@pariksha/contract/results/challenge-limits'
import type { OwnChallenge, OwnChallenges } from '@pariksha/contract/results/challenges'
import { readChoice } from '@pariksha/domain/question'
import { sql } from 'kysely'
import type { AttemptDeps } from '../../../attempts/attempt-deps.ts'
import { IS_RELEASED, WAS_PRACTISED } from '../../../attempts/results/release.ts'
import { type Queryable, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { kindOf } from '../../../platform/files/kind-of.ts'
import { preparePicture } from '../../../platform/files/prepare-picture.ts'
import { assertWithinRowLimit } from '../../../platform/limits/row-limits.ts'

type Deps = Pick<AttemptDeps, 'db' | 'papers'>
type Raised = {
  readonly question_number: number
  readonly claim: Claim
  readonly answers: readonly string[]
  readonly reason: string
  readonly attachment: string | null
}

/** The end of the window, in days after the student could see the result; null where challenges are off, as in practice after a live test. */
const UNTIL = sql<Date | null>`(
  select greatest(attempts.completed_at, coalesce(tests.released_at, attempts.completed_at)) + make_interval(days => d.days)
  from (select coalesce(tests.challenge_days, challenge_settings.days)::int as days from challenge_settings) as d
  where d.days > 0 and not ${WAS_PRACTISED})`

/** An attempt of the student's own with a released result; 404 otherwise. */
async function findWindow(db: Queryable, studentId: number, attemptId: number) {
  const found = await db
    .selectFrom('attempts')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select([
      'attempts.paper_id as paperId',
      UNTIL.as('until'),
      sql<boolean>`coalesce(${UNTIL} > now(), false)`.as('open'),
    ])
    .where('attempts.student_id', '=', studentId)
    .where('attempts.id', '=', attemptId)
    .where(IS_RELEASED)
    .executeTakeFirst()
  if (!found) throw new AppError('not_found')
  return found
}

export async function listOwnChallenges({ db }: Deps, studentId: number, attemptId: number): Promise<OwnChallenges> {
  const { until, open, paperId } = await findWindow(db, studentId, attemptId)
  return { until: until?.toISOString() ?? null, open, challenges: await ownChallenges(db, studentId, paperId) }
}

async function ownChallenges(db: Queryable, studentId: number, paperId: number): Promise<OwnChallenge[]> {
  const rows = await db
    .selectFrom('challenges')
    .leftJoin('challenge_attachments', 'challenge_id', 'challenges.id')
    .select([
      'question_number',
      sql<Claim>`claim`.as('claim'),
      'answers',
      'reason',
      sql<boolean>`challenge_id is not null`.as('attachment'),
      'raised_at',
      sql<OwnChallenge['status']>`status`.as('status'),
      'reply',
    ])
    .where('student_id', '=', studentId)
    .where('paper_id', '=', paperId)
    .orderBy('challenges.id', 'desc')
    .execute()
  return rows.map(({ raised_at, ...row }) => ({ ...row, raised_at: raised_at.toISOString() }))
}

/** One open challenge for each student and question. The same words again are a call whose answer was lost, and raise nothing new. */
export async function raiseChallenge(
  { db, papers }: Deps,
  studentId: number,
  attemptId: number,
  { question_number, claim, answers, reason, attachment }: Raised,
): Promise<OwnChallenge> {
  const { paperId, open } = await findWindow(db, studentId, attemptId)
  if (!open) throw new AppError('challenge_over')
  const question = (await papers.load(paperId)).plan.questions[question_number - 1]
  if (!question) throw new AppError('not_found')
  const claimed = answers.map((answer) => readChoice(question, answer))
  const needed = claim === 'several-answers' ? 2 : claim === 'another-answer' ? 1 : 0
  if (claimed.includes(undefined) || new Set(claimed).size < needed || claimed.length !== new Set(claimed).size)
    throw new AppError('unknown_choice')
  const file = attachment === null ? undefined : await preparedFile(Buffer.from(attachment, 'base64'))
  await transact(db, async (tx) => {
    const row = await tx
      .insertInto('challenges')
      .values({
        student_id: studentId,
        attempt_id: attemptId,
        paper_id: paperId,
        question_number,
        claim,
        answers: [...answers],
        reason: reason.trim(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) {
      if (await isOpen(tx, studentId, paperId, { question_number, claim, answers, reason: reason.trim() })) return
      throw new AppError('challenge_open')
    }
    await assertWithinRowLimit(tx, studentId, 'challenges')
    if (file)
      await tx
        .insertInto('challenge_attachments')
        .values({ challenge_id: row.id, ...file })
        .execute()
  })
  const [raised] = (await ownChallenges(db, studentId, paperId)).filter(
    (one) => one.question_number === question_number,
  )
  if (!raised) throw new Error('a challenge that was just raised is gone')
  return raised
}

type Same = Pick<Raised, 'question_number' | 'claim' | 'answers' | 'reason'>

async function isOpen(db: Queryable, studentId: number, paperId: number, same: Same): Promise<boolean> {
  const row = await db
    .selectFrom('challenges')
    .select('id')
    .where('student_id', '=', studentId)
    .where('paper_id', '=', paperId)
    .where('question_number', '=', same.question_number)
    .where('claim', '=', same.claim)
    .where(sql<boolean>`answers = ${same.answers}::text[]`)
    .where('reason', '=', same.reason)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}

/** A picture is re-encoded; what is neither picture nor PDF is refused. */
async function preparedFile(bytes: Buffer): Promise<{ media_type: FileKind; body: Buffer }> {
  if (bytes.length > MAX_ATTACHMENT_BYTES) throw new AppError('too_large')
  const kind = kindOf(bytes)
  if (kind === undefined) throw new AppError('attachment_refused')
  if (kind === 'application/pdf') return { media_type: kind, body: bytes }
  const body = await preparePicture(bytes, kind)
  const stored = kindOf(body)
  if (stored === undefined || stored === 'image/avif') throw new AppError('attachment_refused')
  return { media_type: stored, body }
}
