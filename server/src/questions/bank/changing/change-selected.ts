import { isDeepStrictEqual } from 'node:util'
import { missingIn, type QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Moved, Refusal } from '@pariksha/contract/questions/selected-questions'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { lockQuestions, moveQuestion } from './change-state.ts'
import { currentVersions, replaceVersions } from './write-question.ts'

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
    tags: add_tag === undefined ? kept : [...kept, add_tag],
  }
}

/** Writes new versions of the questions that the change affects. Returns how many. */
export const changeSelected = (db: Database, caller: Caller, ids: readonly number[], change: Change): Promise<number> =>
  transact(db, async (tx) => {
    await lockQuestions(tx, ids)
    const rows = await currentVersions(tx, ids)
    const wanted = rows
      .map((row) => ({ row, content: changed(row.content, change) }))
      .filter(({ row, content }) => !isDeepStrictEqual(content, row.content))
    const full = wanted.filter(({ content }) => content.tags.length > MAX_TAGS).length
    if (full > 0) throw new AppError('bad_input', { errors: [{ path: 'add_tag', message: fullText(full) }] })
    await replaceVersions(tx, caller, wanted)
    if (wanted.length > 0)
      await audit(tx, caller, {
        action: 'changed',
        subject: 'questions',
        after: { questions: wanted.length, ...change },
      })
    return wanted.length
  })

const fullText = (count: number): string =>
  `${count === 1 ? 'One of these questions has' : `${count} of these questions have`} ${MAX_TAGS} tags already. Nothing was changed.`

/** One that cannot come into the state does not hold up the others. */
export function moveSelected(
  db: Database,
  caller: Caller,
  ids: readonly number[],
  to: 'in_review' | 'approved' | 'retired',
): Promise<Moved> {
  const selected = [...new Set(ids)].toSorted((one, other) => one - other)
  return transact(db, async (tx) => {
    const refused: Moved['refused'] = []
    for (const id of selected) {
      try {
        await moveQuestion(tx, caller, id, { to })
      } catch (error) {
        if (!(error instanceof AppError)) throw error // a refusal comes before anything is written
        refused.push({ id, why: await refusalsOf(tx, id, error) })
      }
    }
    const changed = selected.length - refused.length
    if (changed > 0)
      await audit(tx, caller, { action: 'changed', subject: 'questions', after: { questions: changed, state: to } })
    return { changed, refused }
  })
}

async function refusalsOf(tx: Transaction, id: number, { code }: AppError): Promise<Refusal[]> {
  if (code === 'own_question') return ['own']
  if (code !== 'question_incomplete') return ['state']
  const [row] = await currentVersions(tx, [id])
  return row ? [...missingIn(row.content)] : ['state']
}
