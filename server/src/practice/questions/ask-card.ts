import { randomInt, randomUUID } from 'node:crypto'
import type { Language } from '@pariksha/contract/languages'
import type { PracticeQuestion } from '@pariksha/contract/practice/practice'
import { sql } from 'kysely'
import type { PracticeDeps } from '../practice-deps.ts'
import { bankQuestion, questionIdOf } from './bank-question.ts'
import { isShipped, paperOf, type Source } from './card-source.ts'
import { paperQuestion } from './paper-question.ts'
import { type PreparedQuestion, presentAsked, storeAsked } from './queries.ts'
import { renderBankQuestion } from './render-bank-question.ts'
import { inAnotherOrder } from './reorder.ts'
import { makeShipped } from './shipped/make-shipped.ts'
import { pickCandidate } from './shipped/pick-candidate.ts'
import { findWaiting } from './waiting-question.ts'

/** The question of a card that waits for its answer, or a new one; undefined where nothing can be asked of it now. */
export async function askCard(
  deps: PracticeDeps,
  studentId: number,
  from: Source,
  language: Language,
): Promise<PracticeQuestion | undefined> {
  const { db } = deps
  const isOfCard = sql`asked.card = ${from.card}`
  const waiting = await findWaiting(deps, studentId, isOfCard)
  if (waiting) return presentAsked(db, waiting, language)
  const made = await siblingOf(deps, studentId, from)
  return made && presentAsked(db, await storeAsked(db, studentId, made, isOfCard), language)
}

/** From the same template with other numbers; what a person wrote comes with its options in another order. */
export async function siblingOf(
  deps: PracticeDeps,
  studentId: number,
  from: Source,
): Promise<PreparedQuestion | undefined> {
  const { source, level, place } = from
  const paper = paperOf(from)
  if (!isShipped(from)) return paper ? fromPaper(deps, studentId, from, paper) : fromBank(deps, studentId, source)
  const task = {
    source,
    place,
    level: level ?? 'medium',
    optionCount: from.optionCount === 5 ? 5 : 4,
    seed: randomUUID(),
  } as const
  const first = await pickCandidate(deps.db, studentId, await deps.generator.ofSource(task))
  if (first) return makeShipped(deps.generator, first)
  // a template that is not shipped any more
  return paper && fromPaper(deps, studentId, from, paper)
}

async function fromPaper(
  deps: PracticeDeps,
  studentId: number,
  { topic, level, card }: Source,
  paper: NonNullable<Source['paper']>,
): Promise<PreparedQuestion | undefined> {
  const asked = await paperQuestion(deps, studentId, paper, randomShare)
  if (!asked) return undefined
  const optionCount = asked.question.options.length
  const origin = { topic, level, source: `paper/${paper.id}`, seed: null, place: paper.number, version: null }
  return { origin: { ...origin, card, optionCount }, asked }
}

/** A question of the institute that practice asked before. */
async function fromBank(deps: PracticeDeps, studentId: number, source: string): Promise<PreparedQuestion | undefined> {
  const found = await bankQuestion(deps, studentId, questionIdOf(source) ?? 0)
  if (!found) return undefined
  const made = await renderBankQuestion(deps, found)
  return { ...made, asked: inAnotherOrder(made.asked, randomShare) }
}

const randomShare = (): number => randomInt(2 ** 32) / 2 ** 32
