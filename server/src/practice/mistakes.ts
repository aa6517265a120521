import type { Language } from '@pariksha/contract/languages'
import type { Mistakes, PracticeQuestion } from '@pariksha/contract/practice/practice'
import { type Card, dueAt, notebookFrom } from '@pariksha/domain/practice/notebook'
import { AppError } from '../platform/errors.ts'
import { findTaken, importResults } from './import-results.ts'
import { type LoggedAnswer, readLog } from './log.ts'
import type { PracticeDeps } from './practice-deps.ts'
import { askCard } from './questions/ask-card.ts'
import { askable } from './questions/askable.ts'
import { nameOfTopic } from './syllabus/topic-names.ts'

type Known = Omit<LoggedAnswer, 'at'> & { readonly at: number }
type DueCard = { readonly card: Card<Known>; readonly due: number }

/** The fold of a log into its mistakes, those that are due longest first. */
export function mistakesIn(log: readonly LoggedAnswer[]): readonly DueCard[] {
  const { cards, model } = notebookFrom(log.map((answer): Known => ({ ...answer, at: answer.at.getTime() })))
  return cards.map((card) => ({ card, due: dueAt(model, card) })).sort((one, other) => one.due - other.due)
}

/** Those of which a question can be asked now. */
export const askableMistakes = (deps: PracticeDeps, studentId: number, mistakes: readonly DueCard[]) =>
  askable(deps, studentId, mistakes, ({ card }) => card.mistake)

export const dueOf = (mistakes: readonly DueCard[], now: number): readonly DueCard[] =>
  mistakes.filter(({ due }) => due <= now)

export async function readMistakes(deps: PracticeDeps, studentId: number, language: Language): Promise<Mistakes> {
  await importResults(deps, studentId)
  const mistakes = await askableMistakes(deps, studentId, mistakesIn(await readLog(deps.db, studentId)))
  const now = Date.now()
  const topics: Mistakes['topics'] = []
  for (const [topic, some] of Map.groupBy(mistakes, ({ card }) => card.mistake.topic)) {
    const name = topic && (await nameOfTopic(deps.db, topic, language))
    topics.push({ topic, name, due: dueOf(some, now).length, total: some.length })
  }
  const next = mistakes.find(({ due }) => due > now)
  return {
    due: dueOf(mistakes, now).length,
    total: mistakes.length,
    next_at: next ? new Date(next.due).toISOString() : null,
    topics: topics.sort((one, other) => other.due - one.due || other.total - one.total),
  }
}

/** What was asked for may be withheld or dropped in the same moment; of a template all that was tried may stand in papers. */
const MAX_TRIED = 10

export async function askMistake(
  deps: PracticeDeps,
  studentId: number,
  language: Language,
): Promise<{ question: PracticeQuestion | null; due: number }> {
  await importResults(deps, studentId)
  const now = Date.now()
  const all = dueOf(mistakesIn(await readLog(deps.db, studentId)), now)
  const due = await askableMistakes(deps, studentId, all)
  for (const { card } of due.slice(0, MAX_TRIED)) {
    const question = await askCard(deps, studentId, card.mistake, language)
    if (question) return { question, due: due.length }
  }
  return { question: null, due: due.length }
}

type Place = { readonly attempt_id: number; readonly question_number: number }

/** What a released attempt answered, asked again now. */
export async function askAgain(
  deps: PracticeDeps,
  studentId: number,
  { attempt_id, question_number }: Place,
  language: Language,
): Promise<PracticeQuestion> {
  const taken = await findTaken(deps, studentId, attempt_id, question_number)
  const question = taken && (await askCard(deps, studentId, taken, language))
  if (!question) throw new AppError('not_found')
  return question
}
