import { DEMO_QUESTIONS, DEMO_SCHEME } from '@pariksha/content/demo'
import type { DemoResult } from '@pariksha/contract/site/demo'
import { markPaper, schemeInUnits, toMarks, unitsPerMark } from '@pariksha/domain/marking/marking'

/** Marks the demo as every paper is marked; nothing is kept. */
export function markDemo(answers: readonly (string | null)[]): DemoResult {
  const perMark = unitsPerMark([DEMO_SCHEME.right, DEMO_SCHEME.wrong])
  const scheme = schemeInUnits(DEMO_SCHEME, perMark)
  const questions = DEMO_QUESTIONS.map(({ correct }, index) => ({
    number: index + 1,
    section: 0,
    scheme,
    key: { kind: 'single-choice', correct } as const,
  }))
  const { marks, maximum, dropped: _, ...result } = markPaper(questions, (number) => answers[number - 1]).whole
  return {
    result,
    total_marks: toMarks(marks, perMark),
    max_marks: toMarks(maximum, perMark),
    solutions: DEMO_QUESTIONS.map(({ correct, explanation }, index) => ({
      number: index + 1,
      correct_choice: correct,
      explanation,
    })),
  }
}
