import type { KeyApplied } from '@pariksha/contract/question-bank/imports'
import { type Database, transact } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { type Item, lockImport, pendingItems, writeItems } from '../change-items.ts'
import { isOfAnswer, withoutAnswerProblems } from '../faults.ts'
import { type FileProcesses, refuse } from '../reading/file-processes.ts'
import type { KeyTask } from '../reading/read-key.ts'

type Deps = { readonly db: Database; readonly fileProcesses: FileProcesses }

const MAX_PROBLEMS = 100

/**
 * Puts the answers of a key into the questions that are not in the bank yet. It is read without holding anything; a question that
 * somebody changed meanwhile is left as it is. What the key says of a question in place of an answer stays with the question.
 */
export async function applyKey(
  { db, fileProcesses }: Deps,
  importId: number,
  key: KeyTask['key'],
): Promise<KeyApplied> {
  const asked: Item[] = []
  for await (const part of pendingItems(db, importId)) asked.push(...part)
  const { failure, answers, problems } = await fileProcesses.key({ questions: asked, key }).catch(refuse)
  if (failure !== null) throw new AppError('bad_input', { detail: failure })
  const before = new Map(asked.map((item) => [item.position, item]))
  const unread = new Map(
    problems.flatMap(({ question, code, what, severity }) => {
      const item = question === undefined ? undefined : asked[question]
      // its line is one of the key
      return item && isOfAnswer(code) ? [[item.position, { code, what, severity, at: null }] as const] : []
    }),
  )
  const answered = await transact(db, async (tx) => {
    await lockImport(tx, importId, { whole: true })
    const given = new Map(answers.map(({ position, content }) => [position, content]))
    let count = 0
    for await (const part of pendingItems(tx, importId)) {
      const changed = part.flatMap((item) => {
        const content = given.get(item.position)
        const refusal = item.content.answer ? undefined : unread.get(item.position)
        if (!(content || refusal) || item.version !== before.get(item.position)?.version) return []
        const other = content?.answer || refusal ? withoutAnswerProblems(item.problems) : item.problems
        const left = refusal && !content?.answer ? [...other, refusal] : other
        return [{ position: item.position, content: { ...item.content, ...content }, problems: left }]
      })
      await writeItems(tx, importId, changed)
      count += changed.filter(({ position }) => given.has(position)).length
    }
    return count
  })
  return {
    answered,
    problems: problems.slice(0, MAX_PROBLEMS).map(({ code, what, severity, at }) => ({ code, what, severity, at })),
  }
}
