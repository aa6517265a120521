import { isDeepStrictEqual } from 'node:util'
import type { TestDetails } from '@pariksha/contract/tests/tests'
import { type PaperPlan, presentScheme } from './plan.ts'

/** The sections of a paper with their marks, and those of every question where they are the same in the whole paper. */
export function presentSections({
  sections,
  questions,
  unitsPerMark,
}: PaperPlan): Pick<TestDetails, 'sections' | 'marking'> {
  const presented = sections.map(({ name, questionCount, ownTime, scheme }) => ({
    name,
    question_count: questionCount,
    duration: ownTime === null ? null : ownTime / 60_000,
    marking: presentScheme(scheme, unitsPerMark),
  }))
  const [first] = presented
  const isOne =
    presented.every(({ marking }) => isDeepStrictEqual(marking, first?.marking)) &&
    questions.every(({ scheme }) => scheme === undefined)
  return { sections: presented, marking: isOne && first ? first.marking : null }
}
