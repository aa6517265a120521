import { isDeepStrictEqual } from 'node:util'
import type { TestDetails } from '@pariksha/contract/exams/tests'
import { type PaperPlan, presentScheme } from './plan.ts'

/** The sections of a paper with their marks, and those of every question where they are the same in the whole paper. */
export function presentSections({
  sections,
  questions,
  unitsPerMark,
}: PaperPlan): Pick<TestDetails, 'sections' | 'marking'> {
  // a section's is one object for all its questions: few are left to compare
  const [first, ...others] = new Set(questions.map(({ scheme, section }) => scheme ?? sections[section]?.scheme))
  return {
    sections: sections.map(({ name, questionCount, ownTime, scheme }) => ({
      name,
      question_count: questionCount,
      duration: ownTime === null ? null : ownTime / 60_000,
      marking: presentScheme(scheme, unitsPerMark),
    })),
    marking:
      first && others.every((other) => isDeepStrictEqual(other, first)) ? presentScheme(first, unitsPerMark) : null,
  }
}
