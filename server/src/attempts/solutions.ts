import { solution } from '@pariksha/contract/attempts'
import type { AnswerKey } from '@pariksha/domain/question'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { type Splice, splice } from '../http/splice.ts'
import type { LoadedPaper, PaperKey } from '../papers/plan.ts'

const OWN = { user_choice: true, marked_review: true, marks: true, seconds: true, late_choice: true } as const

/** Of a solution what is the student's own, and what everybody gets alike. */
export const ownSolution = solution.pick(OWN)
const sharedSolution = solution.omit(OWN)
export type SharedSolution = z.infer<typeof sharedSolution>

export type Solutions = {
  readonly shared: readonly SharedSolution[]
  /** As JSON after the head of an outcome, with a gap at the end of each for what is the student's own. */
  splice(): Splice
}

/** The longest choices, the highest marks and a whole day fit. */
const GAP = 152

/** Solutions are large, so only those of the papers that were looked at last stay in memory. */
const kept = new LRUCache<PaperKey, Solutions>({ max: 8 })

export function solutionsOf(paper: LoadedPaper, key: PaperKey): Solutions {
  const known = kept.get(key)
  if (known) return known
  const made = makeSolutions(paper, key)
  kept.set(key, made)
  return made
}

function makeSolutions(paper: LoadedPaper, key: PaperKey): Solutions {
  const content = paper.content()
  const passages = new Map(content.passages.map(({ id, text }) => [id, text]))
  const shared = content.questions.map((question, index): SharedSolution => {
    const keyed = key[index]
    return {
      question_number: question.question_number,
      section: question.section,
      question: question.question,
      question_image: question.question_image,
      passage: question.passage === null ? null : (passages.get(question.passage) ?? null),
      options: question.options,
      correct_choice: keyed ? presentKey(keyed.answer) : '',
      explanation: keyed?.explanation ?? null,
    }
  })
  let spliced: Splice | undefined
  return { shared, splice: () => (spliced ??= spliceTexts(shared)) }
}

function spliceTexts(shared: readonly SharedSolution[]): Splice {
  const texts = shared.map((one) => `${JSON.stringify(sharedSolution.parse(one)).slice(0, -1)},`)
  return splice([...texts.map((text, index) => (index === 0 ? `,"test_json":[${text}` : `,${text}`)), ']}'], GAP)
}

export function presentKey(key: AnswerKey): string {
  if (key.kind !== 'numeric') return key.correct
  return key.low === key.high ? key.low : `${key.low} – ${key.high}`
}
