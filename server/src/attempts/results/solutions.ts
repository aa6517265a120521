import { readSolutions, type SharedSolution } from '@pariksha/contract/attempts/results'
import { acceptedAnswers } from '@pariksha/domain/marking/key-correction'
import { rangeText } from '@pariksha/domain/marking/range-text'
import type { AnswerKey } from '@pariksha/domain/question'
import { LRUCache } from 'lru-cache'
import type { KeyedQuestion, LoadedPaper, PaperKey } from '../../papers/plan.ts'
import { type Compressed, compress } from '../../platform/http/compressed.ts'

/** Questions, answers and explanations of a paper under one version of its key: the same for everybody. */
export type Solutions = {
  readonly shared: readonly SharedSolution[]
  /** The answer of `readSolutions`, checked against the contract and compressed once. */
  compressed(): Compressed
}

export type SolutionsOf = (paper: LoadedPaper, key: PaperKey) => Solutions

/** Solutions are large: a few megabytes each as objects. */
const MAX_CACHED = 8

export function createSolutions(): SolutionsOf {
  const cache = new LRUCache<PaperKey, Solutions>({ max: MAX_CACHED })
  return (paper, key) => {
    const known = cache.get(key)
    if (known) return known
    const shared = solve(paper, key)
    let compressed: Compressed | undefined
    const solutions = { shared, compressed: () => (compressed ??= compress(readSolutions.response[200].parse(shared))) }
    cache.set(key, solutions)
    return solutions
  }
}

function solve(paper: LoadedPaper, key: PaperKey): SharedSolution[] {
  const content = paper.content()
  const passages = new Map(content.passages.map(({ id, text }) => [id, text]))
  return content.questions.map((question, index) => {
    const keyed = key[index]
    return {
      question_number: question.question_number,
      section: question.section,
      question: question.question,
      question_image: question.question_image,
      passage: question.passage === null ? null : (passages.get(question.passage) ?? null),
      options: question.options,
      ...presentKeyed(keyed),
      explanation: keyed?.explanation ?? null,
    }
  })
}

/** Which answers are right, and how that came about. */
export function presentKeyed(
  keyed: KeyedQuestion | undefined,
): Pick<SharedSolution, 'correct_choice' | 'also_correct' | 'correction'> {
  const [correct = '', ...also] = keyed ? acceptedAnswers(keyed).map(presentKey) : []
  const { kind, reason, at } = keyed?.correction ?? {}
  const correction = kind && reason && at ? { kind, reason, changed_at: at } : null
  return { correct_choice: correct, also_correct: also, correction }
}

const presentKey = (key: AnswerKey): string => (key.kind === 'numeric' ? rangeText(key) : key.correct)
