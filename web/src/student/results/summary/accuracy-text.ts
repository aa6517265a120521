import type { AttemptMarks } from '@pariksha/contract/attempts/results'

type Counts = Pick<AttemptMarks['sections'][number], 'correct' | 'incorrect' | 'accuracy'>

/** Where nothing was answered there is no accuracy, rather than one of 0%. */
export const accuracyText = ({ correct, incorrect, accuracy }: Counts): string =>
  correct + incorrect === 0 ? '–' : `${accuracy}%`
