import type { PracticeDeps } from '../practice-deps.ts'
import { bankQuestionsToAsk, questionIdOf } from './bank-question.ts'
import { isShipped, paperOf, type Source } from './card-source.ts'
import { paperQuestionsToAsk } from './paper-question.ts'
import type { SourcePlace } from './shipped/candidates.ts'
import { withoutWithheld } from './withheld.ts'

/**
 * Of mistakes those of which a question can be asked now, in their order: not those of a question that was withdrawn or dropped,
 * of a template that is not shipped any more, or of what stands in a paper that is still to be taken. `siblingOf` makes the question.
 */
export async function askable<Mistake>(
  deps: PracticeDeps,
  studentId: number,
  mistakes: readonly Mistake[],
  sourceOf: (mistake: Mistake) => Source,
): Promise<readonly Mistake[]> {
  const sources = mistakes.map(sourceOf)
  const ofBank = sources.flatMap((from) => (isShipped(from) || paperOf(from) ? [] : (questionIdOf(from.source) ?? [])))
  const [shipped, papers, bank] = await Promise.all([
    shippedToAsk(deps, studentId, sources.filter(isShipped)),
    paperQuestionsToAsk(
      deps,
      studentId,
      sources.flatMap((from) => paperOf(from) ?? []),
    ),
    bankQuestionsToAsk(deps, studentId, ofBank),
  ])
  return mistakes.filter((_, index) => {
    const from = sources[index] as Source
    if (shipped.has(from)) return true
    const paper = paperOf(from)
    return paper ? papers(paper) : bank.has(questionIdOf(from.source) ?? 0)
  })
}

/** Whether something of a shipped template or written item stands in no paper that is still to be taken. */
async function shippedToAsk({ db, generator }: PracticeDeps, studentId: number, sources: readonly Source[]) {
  const samples = await generator.samplesOf(sources.map(placeOf))
  const free = new Set(
    await withoutWithheld(
      db,
      studentId,
      samples.flatMap((sample) => sample ?? []),
    ),
  )
  // unknown: counted as askable, and checked when it is asked
  const isFree = samples.map((sample) => sample?.some((candidate) => free.has(candidate)) ?? true)
  return new Set(sources.filter((_, index) => isFree[index]))
}

const placeOf = ({ source, place, optionCount }: Source): SourcePlace => ({
  source,
  place,
  optionCount: optionCount === 5 ? 5 : 4,
})
