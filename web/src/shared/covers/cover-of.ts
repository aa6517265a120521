import { EXAM_COLOURS } from '@pariksha/domain/exam-families'

export const TINTS = EXAM_COLOURS
export type Tint = (typeof TINTS)[number]

/** What is drawn on a cover: a symbol of motifs.svg, in a colour of tokens.css. */
export type CoverLook = { readonly motif: string; readonly tint: Tint; readonly turn: number }

/** The first that fits counts. What is drawn is what a text is about, its colour is that of the field it belongs to. */
const SUBJECTS: readonly (readonly [RegExp, string, Tint])[] = [
  [/current.affairs/, 'news', 'sky'],
  [/percent|profit|ratio|interest/, 'percent', 'indigo'],
  [/speed|time.and|clock/, 'clock', 'indigo'],
  [/mensuration|geometry/, 'shapes', 'indigo'],
  [/data.interpretation|analyse|average/, 'bars', 'indigo'],
  [/number.series|calculat|number/, 'abacus', 'indigo'],
  [/coding/, 'code', 'violet'],
  [/blood|relation/, 'tree', 'violet'],
  [/direction/, 'compass', 'violet'],
  [/seating|arrangement/, 'seats', 'violet'],
  [/reasoning|syllogism|sufficiency/, 'rings', 'violet'],
  [/verb|grammar|preposition|article/, 'letters', 'teal'],
  [/tense|english|vocabulary/, 'quotes', 'teal'],
  [/constitution|polity/, 'pillars', 'amber'],
  [/geography|\bgk\b|general/, 'globe', 'amber'],
  [/bank/, 'coins', 'teal'],
  [/rrb|railway/, 'train', 'rust'],
  [/afcat/, 'wing', 'moss'],
  [/icet/, 'target', 'plum'],
  [/plan|day|job/, 'calendar', 'plum'],
  [/remember|method/, 'cards', 'rust'],
  [/mock|exam|guess|test/, 'sheet', 'crimson'],
  [/quant|arithmetic|math/, 'percent', 'indigo'],
]
const OTHERS = ['rings', 'bars', 'cards', 'globe', 'quotes'] as const

/** The same words have the same cover everywhere and always. `about`: from the most specific to the widest, in English. */
export function coverOf(...about: readonly string[]): CoverLook {
  const sum = [...about.join(' ')].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7)
  const turn = (sum % 9) * 5 - 20
  const found = about
    .map((words) => SUBJECTS.find(([pattern]) => pattern.test(words.toLowerCase())))
    .filter((subject) => subject !== undefined)
  const [narrow, wide] = [found[0], found.at(-1)]
  if (narrow && wide) return { motif: narrow[1], tint: wide[2], turn }
  return { motif: OTHERS[sum % OTHERS.length] ?? 'rings', tint: TINTS[sum % TINTS.length] ?? 'indigo', turn }
}
