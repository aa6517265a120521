import type { Draft, DraftQuestion } from '../question.ts'
import { balanceCodes } from '../questions/balance-codes.ts'
import { mentions } from '../questions/mentioned-options.ts'

/** A written draft cut to the number of options that a paper prints. */
export function fitOptionCount(draft: Draft, optionCount: number): Draft {
  const known = FITTED.get(draft) ?? new Map<number, Draft>()
  FITTED.set(draft, known)
  const before = known.get(optionCount)
  if (before) return before
  const made = { ...draft, questions: draft.questions.map((question) => withOptions(question, optionCount)) }
  known.set(optionCount, made)
  return made
}

/** Every part of every paper asks for them again. */
const FITTED = new WeakMap<Draft, Map<number, Draft>>()

/** Of too many wrong options those stay of which the explanation speaks, then the most tempting ones. */
function withOptions(question: DraftQuestion, optionCount: number): DraftQuestion {
  const { distractors, explanation, fixedOrder, codes } = question
  if (codes) return balanceCodes(question, optionCount, codes)
  if (fixedOrder || distractors.length < optionCount) return question
  const isMentioned = ({ text }: (typeof distractors)[number]) => mentions(explanation.en, text.en)
  const byNeed = [...distractors.filter(isMentioned), ...distractors.filter((one) => !isMentioned(one))]
  const kept = byNeed.slice(0, optionCount - 1)
  return { ...question, distractors: distractors.filter((one) => kept.includes(one)) }
}
