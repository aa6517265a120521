import type { QuestionContent } from '@pariksha/contract/question-content'
import { sql } from 'kysely'
import type { Caller } from '../accounts/authenticate.ts'
import { type Database, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { lockQuestions, moveQuestion } from './change-state.ts'
import { replaceVersion } from './write-question.ts'

const MAX_TAGS = 20

type Change = {
  readonly topic?: string | null | undefined
  readonly level?: QuestionContent['level'] | undefined
  readonly add_tag?: string | undefined
  readonly remove_tag?: string | undefined
}

/** What is not named in the change stays. */
function changed(content: QuestionContent, { topic, level, add_tag, remove_tag }: Change): QuestionContent {
  const kept = content.tags.filter((tag) => tag !== remove_tag && tag !== add_tag)
  return {
    ...content,
    topic: topic === undefined ? content.topic : topic,
    level: level === undefined ? content.level : level,
    tags: add_tag === undefined ? kept : [...kept, add_tag].slice(-MAX_TAGS),
  }
}

/** New versions of those that the change concerns. Answers how many these were. */
export const changeSelected = (db: Database, caller: Caller, ids: readonly number[], change: Change): Promise<number> =>
  transact(db, async (tx) => {
    await lockQuestions(tx, ids)
    const rows = await tx
      .selectFrom('questions')
      .innerJoin('question_versions as v', (join) =>
        join.onRef('v.question_id', '=', 'questions.id').onRef('v.version', '=', 'questions.version'),
      )
      .select(['questions.id', 'questions.version', 'questions.state', sql<QuestionContent>`v.content`.as('content')])
      .where('questions.id', 'in', [...ids])
      .orderBy('questions.id')
      .execute()
    let count = 0
    for (const { content, ...row } of rows) {
      const next = changed(content, change)
      if (JSON.stringify(next) === JSON.stringify(content)) continue
      await replaceVersion(tx, caller, row, { content: next })
      count++
    }
    return count
  })

/** Each question by itself: one that may not be approved does not hold up the others. */
export async function reviewSelected(
  db: Database,
  caller: Caller,
  ids: readonly number[],
  to: 'approved' | 'retired',
): Promise<{ readonly changed: number; readonly refused: number[] }> {
  const refused: number[] = []
  for (const id of new Set(ids)) {
    try {
      await transact(db, (tx) => moveQuestion(tx, caller, id, { to }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push(id)
    }
  }
  return { changed: new Set(ids).size - refused.length, refused }
}
