import type { Figures, ShippedTest, Stage } from './series.ts'

/** A form of the examination that a test of the series has. */
export type Form = Figures & {
  readonly pattern: string
  /** What a right and a wrong answer are worth, as a sentence. */
  readonly marking: string
}

export const SUB_TYPES: Readonly<Record<Stage, string>> = {
  prelims: 'Full length',
  mains: 'Main examination',
  prelims_sectional: 'Sectional',
  mains_sectional: 'Sectional, main examination',
}

/**
 * Tests of a series that have no paper yet, numbered from 1, the forms in turn. A paper comes under the same record
 * later: its content id stays.
 */
export const announcedTests = (
  series: string,
  title: (number: number) => string,
  count: number,
  forms: readonly [Form, ...Form[]],
  stage: Stage = 'prelims',
): ShippedTest[] =>
  Array.from({ length: count }, (_, index) => {
    const { pattern, marking, minutes, questions, marks } = forms[index % forms.length] ?? forms[0]
    return {
      contentId: `${series}/${stage}/${index + 1}`,
      stage,
      title: title(index + 1),
      pattern,
      type: 'Mock test',
      subType: SUB_TYPES[stage],
      instructions: [`The test has ${questions} questions and lasts ${minutes} minutes.`, marking, ...HOW_IT_RUNS],
      content: { announced: { minutes, questions, marks } },
    }
  })

export const HOW_IT_RUNS = [
  'A question that is answered and marked for review is counted.',
  'Your answers are saved as you choose them. If the network fails, go on: they are kept on this device and sent when it is back.',
  'When the time is over the test is handed in by itself.',
] as const

export const OFF = (right: string, wrong: string): string =>
  `A right answer earns ${right}, a wrong one costs ${wrong}, a blank one nothing.`
