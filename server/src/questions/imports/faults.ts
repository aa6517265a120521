import { type Missing, missingIn, type QuestionContent } from '@pariksha/contract/questions/question-content'
import { UNREAD_ANSWER } from '@pariksha/formats/question-set'

type ReportedProblem = { readonly code: string; readonly severity: 'fault' | 'note' }

/** Reported by readers of files where they found no answer: the question lacks it, which is said once. */
const OF_ANSWER: ReadonlySet<string> = new Set([...UNREAD_ANSWER, 'no-answer', 'several-answers'])

export const isOfAnswer = (code: string): boolean => OF_ANSWER.has(code)

/** What a question lacks and no problem reports yet. A topic can be set later. */
export function unreportedGaps(content: QuestionContent, problems: readonly ReportedProblem[]): readonly Missing[] {
  const answerIsReported = problems.some(({ code }) => OF_ANSWER.has(code))
  return missingIn(content).filter((one) => one !== 'topic' && !(one === 'answer' && answerIsReported))
}

/** Whether the question has to be fixed before it can be added to the bank. */
export const isFaulty = (content: QuestionContent, problems: readonly ReportedProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'fault') || unreportedGaps(content, problems).length > 0

/** The problems that remain once the question has an answer. */
export const withoutAnswerProblems = <Problem extends ReportedProblem>(problems: readonly Problem[]): Problem[] =>
  problems.filter(({ code }) => !OF_ANSWER.has(code))
