import type { ImportProblem, KeyApplied } from '@pariksha/contract/questions/imports'
import { refuseFile } from '../../../platform/bounded/faults-of-files.ts'
import { type Database, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { type Item, lockImport, pendingItems, writeItems } from '../change-items.ts'
import { isOfAnswer, withoutAnswerProblems } from '../faults.ts'
import type { FileProcesses } from '../reading/file-processes.ts'
import type { Keyed, KeyRead, KeyTask } from '../reading/read-key.ts'

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
  const { failure, answers, problems } = await fileProcesses.key({ questions: asked, key }).catch(refuseFile)
  if (failure !== null) throw new AppError('bad_input', { detail: failure })
  const versions = new Map(asked.map(({ position, version }) => [position, version]))
  const given = new Map(answers.map(({ position, content }) => [position, content]))
  const refusals = refusalsOf(asked, problems)
  const answered = await transact(db, async (tx) => {
    await lockImport(tx, importId, { whole: true })
    let count = 0
    for await (const part of pendingItems(tx, importId)) {
      const changed = part
        .filter(({ position, version }) => version === versions.get(position))
        .flatMap((item) => withAnswer(item, given.get(item.position), refusals.get(item.position)) ?? [])
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

/** What the key says in place of answers, by the position of the question; the line of the problem is one of the key. */
function refusalsOf(asked: readonly Item[], problems: KeyRead['problems']): ReadonlyMap<number, ImportProblem> {
  const found = new Map<number, ImportProblem>()
  for (const { question, code, what, severity } of problems) {
    const item = question === undefined ? undefined : asked[question]
    if (item && isOfAnswer(code)) found.set(item.position, { code, what, severity, at: null })
  }
  return found
}

/** A question with what the key says of it; undefined where it says nothing. A question with an answer keeps it. */
function withAnswer(item: Item, content: Keyed['content'] | undefined, said: ImportProblem | undefined) {
  const refusal = item.content.answer ? undefined : said
  if (!content && !refusal) return undefined
  const isSettled = content?.answer || refusal
  const problems = isSettled ? withoutAnswerProblems(item.problems) : item.problems
  return {
    position: item.position,
    content: { ...item.content, ...content },
    problems: refusal && !content?.answer ? [...problems, refusal] : problems,
  }
}
