import { type Missing, missingIn, type QuestionContent } from '@pariksha/contract/question-bank/question-content'

type Told = { readonly code: string; readonly severity: 'fault' | 'note' }

/** Told by readers of files where they found no answer: the question lacks it, which is said once. */
const OF_ANSWER: ReadonlySet<string> = new Set([
  'no-answer',
  'answer-not-understood',
  'answer-beside-options',
  'ambiguous-answer',
  'several-answers',
  'answer-not-a-number',
])

/** What a question lacks and nobody told of yet. A topic can be set later. */
export function openlyMissing(content: QuestionContent, problems: readonly Told[]): readonly Missing[] {
  const answerIsTold = problems.some(({ code }) => OF_ANSWER.has(code))
  return missingIn(content).filter((one) => one !== 'topic' && !(one === 'answer' && answerIsTold))
}

/** What somebody has to mend before it is taken. */
export const isFaulty = (content: QuestionContent, problems: readonly Told[]): boolean =>
  problems.some(({ severity }) => severity === 'fault') || openlyMissing(content, problems).length > 0

/** What is left to tell once the question has an answer. */
export const afterAnswer = <Problem extends Told>(problems: readonly Problem[]): Problem[] =>
  problems.filter(({ code }) => !OF_ANSWER.has(code))
