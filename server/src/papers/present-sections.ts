import { isDeepStrictEqual } from 'node:util'
import type { TestDetails } from '@pariksha/contract/tests/tests'
import { type PaperPlan, presentScheme } from './plan.ts'

/** The sections of a paper with their marks, and those of every question where they are the same in the whole paper. */
export function presentSections({
  sections,
  questions,
  unitsPerMark,
}: PaperPlan): Pick<TestDetails, 'sections' | 'marking'> {
  const schemes = questions.map(({ scheme, section }) => scheme ?? sections[section]?.scheme)
  const [first] = schemes
  return {
    sections: sections.map(({ name, questionCount, ownTime, scheme }) => ({
      name,
      question_count: questionCount,
      duration: ownTime === null ? null : ownTime / 60_000,
      marking: presentScheme(scheme, unitsPerMark),
    })),
    marking:
      first && schemes.every((scheme) => isDeepStrictEqual(scheme, first)) ? presentScheme(first, unitsPerMark) : null,
  }
}
