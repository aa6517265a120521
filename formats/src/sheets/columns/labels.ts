import type { LEVELS } from '@pariksha/contract/questions/question-file'
import type { FileQuestion } from '../../question-set.ts'
import { normalHeading } from './aliases.ts'

type Level = (typeof LEVELS)[number]
type Kind = FileQuestion['kind']

const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  easy: 'easy, e, low, simple, basic, beginner, 1, సులభం, సులువు, తేలిక, आसान, सरल',
  medium: 'medium, m, moderate, average, intermediate, normal, 2, మధ్యస్థం, మధ్యమం, సాధారణం, मध्यम, सामान्य',
  hard: 'hard, h, difficult, high, tough, advanced, d, 3, కష్టం, కఠినం, कठिन, मुश्किल',
}

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  'single-choice':
    'single choice, single, mcq, scq, sba, objective, single correct, single answer, single select, one correct, mcq single, radio, single choice question, multiple choice question, true false, ఒకే జవాబు, ఒక జవాబు, एकल विकल्प, एक उत्तर',
  'multiple-choice':
    'multiple choice, multiple, msq, mcma, multi, multiple correct, multi correct, multiple select, multi select, multiple answer, multiple answers, mcq multiple, checkbox, more than one, ఒకటి కంటే ఎక్కువ, పలు జవాబులు, बहु विकल्प, एक से अधिक, अनेक उत्तर',
  numeric:
    'numeric, numerical, nat, integer, number, numerical value, numeric answer, numerical answer, numerical answer type, integer type, typed number, fill in the blank, fib, సంఖ్య, సంఖ్యా జవాబు, संख्या, संख्यात्मक, पूर्णांक',
}

const lookup = <Value extends string>(words: Readonly<Record<Value, string>>): ReadonlyMap<string, Value> =>
  new Map(
    (Object.entries(words) as [Value, string][]).flatMap(([value, list]) =>
      list.split(', ').map((word) => [normalHeading(word), value] as const),
    ),
  )

const LEVEL_OF = lookup(LEVEL_WORDS)
const KIND_OF = lookup(KIND_WORDS)

/** Undefined: the word is not known. */
export const readLevel = (text: string): Level | undefined => LEVEL_OF.get(normalHeading(text))

/** "Multiple choice" is what most sheets call the kind with one right answer: there the answers decide. */
export const readKind = (text: string): Kind | 'choice' | undefined => {
  const word = normalHeading(text)
  return ['mcq', 'multiple choice', 'multiple choice question', 'objective'].includes(word)
    ? 'choice'
    : KIND_OF.get(word)
}

/** The year in "2023", "2023.0", "SSC CGL 2023" or "12/08/2023". */
export function readYear(text: string): number | undefined {
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0]
  return year === undefined ? undefined : Number(year)
}
