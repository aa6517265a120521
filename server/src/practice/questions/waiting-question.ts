import { LEVELS } from '@pariksha/contract/questions/question-file'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { PracticeDeps } from '../practice-deps.ts'
import { bankQuestionsNotWithheld, bankQuestionsToAsk, nameOf, questionIdOf } from './bank-question.ts'
import { isShipped } from './card-source.ts'
import { findOpen, type WaitingRow } from './queries.ts'
import { withoutWithheld } from './withheld.ts'

/** What waits for its answer; a question that came into a paper since it was asked is withdrawn. */
export async function findWaiting(
  deps: PracticeDeps,
  studentId: number,
  condition: RawBuilder<unknown>,
): Promise<WaitingRow | undefined> {
  for (;;) {
    const waiting = await findOpen(deps.db, studentId, condition)
    if (!waiting || !(await withheldNow(deps, studentId, [waiting])).has(waiting.id)) return waiting
    await withdraw(deps.db, studentId, waiting.id)
  }
}

/**
 * Which of the questions that were asked stand by now in a paper that the student has still to take, or in a draft of one. A
 * question of a paper is asked of those alone who have seen its key.
 */
export async function withheldNow(
  deps: PracticeDeps,
  studentId: number,
  asked: readonly WaitingRow[],
  freeOfBank = bankQuestionsNotWithheld,
): Promise<ReadonlySet<number>> {
  const ofBank = asked.flatMap(({ id, source }) => {
    const question = questionIdOf(source)
    return question === undefined ? [] : [{ id, question }]
  })
  const drawn = asked.filter(isShipped).map((one) => ({ id: one.id, ...drawnFrom(one) }))
  const candidates = drawn.length === 0 ? [] : await deps.generator.redraw(drawn)
  const [free, ofBankFree] = await Promise.all([
    withoutWithheld(deps.db, studentId, candidates),
    freeOfBank(
      deps,
      studentId,
      ofBank.map(({ question }) => question),
    ),
  ])
  const freeNames = new Set(free.map(nameOf))
  // of a template that is not shipped any more nothing is known
  const withheldNames = new Set(candidates.map(nameOf).filter((name) => !freeNames.has(name)))
  return new Set([
    ...drawn.filter((one) => withheldNames.has(nameOf(one))).map(({ id }) => id),
    ...ofBank.filter(({ question }) => !ofBankFree.has(question)).map(({ id }) => id),
  ])
}

/** The same, and questions of the institute that are retired or not allowed for practice any more. */
export const notAskedNow = (deps: PracticeDeps, studentId: number, asked: readonly WaitingRow[]) =>
  withheldNow(deps, studentId, asked, bankQuestionsToAsk)

const drawnFrom = ({ source, level, seed, optionCount, place }: WaitingRow) => ({
  spec: {
    source,
    level: LEVELS.find((one) => one === level) ?? 'medium',
    seed: seed ?? '',
    optionCount: optionCount === 5 ? 5 : 4,
  } as const,
  place,
})

/** Its text and key are forgotten, and it is no question of its day any more. */
export const withdraw = (db: Database | Transaction, studentId: number, questionId: number) =>
  sql`
    update practice_questions as asked set body = null, day = null, day_place = null
    where student_id = ${studentId} and id = ${questionId} and not exists (
      select from practice_answers as answers
      where answers.student_id = asked.student_id and answers.question_id = asked.id)`.execute(db)
