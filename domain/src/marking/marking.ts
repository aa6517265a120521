import { type AnswerKey, type Choice, compareDecimals, type Drop, type QuestionKey } from '../question.ts'

/** Marks as a whole number of units; a unit is 1/`unitsPerMark` of a mark. */
export type MarkUnits = number

/** A part of a mark as examination notices print it: "1", "-0.25", "-1/3". */
export type MarkText = string

export const VERDICTS = ['right', 'wrong', 'blank'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What each verdict is worth, in units. */
export type Scheme = Readonly<Record<Verdict, MarkUnits>>

/** What each verdict is worth, as printed. A blank is worth nothing unless it says so. */
export type SchemeText = { readonly right: MarkText; readonly wrong: MarkText; readonly blank?: MarkText }

type Fraction = { readonly numerator: number; readonly denominator: number }

/** Reads a printed mark exactly. Throws a RangeError for a text that is no mark: no paper may have such a scheme. */
export function readMark(text: MarkText): Fraction {
  const ratio = /^([+-]?\d+)(?:\/(\d+))?$/.exec(text)
  if (ratio) return lowest({ numerator: Number(ratio[1]), denominator: Number(ratio[2] ?? 1) })
  const decimal = /^([+-]?)(\d+)\.(\d+)$/.exec(text)
  if (!decimal) throw new RangeError(`not a mark: "${text}"`)
  const [, sign, whole = '', places = ''] = decimal
  const denominator = 10 ** places.length
  return lowest({ numerator: Number(`${sign}${whole}${places}`), denominator })
}

/**
 * The least number of units in which every given mark is whole: 12 for quarters and thirds together. Throws a RangeError for a text
 * that is no mark.
 */
export function unitsPerMark(marks: readonly MarkText[]): number {
  return marks.map((text) => readMark(text).denominator).reduce(leastCommonMultiple, 1)
}

/** A printed scheme in the units of a paper. Throws a RangeError for a text that is no mark or is not whole in these units. */
export function schemeInUnits({ right, wrong, blank = '0' }: SchemeText, perMark: number): Scheme {
  const units = (text: MarkText): MarkUnits => {
    const { numerator, denominator } = readMark(text)
    const result = (numerator * perMark) / denominator
    if (!Number.isInteger(result)) throw new RangeError(`${text} is not whole in 1/${perMark} of a mark`)
    return result
  }
  return { right: units(right), wrong: units(wrong), blank: units(blank) }
}

/** Judges one answer. A blank is never wrong, whatever the question; several letters are right only if all and no others. */
export function judge(key: AnswerKey, choice: Choice | null | undefined): Verdict {
  if (choice === null || choice === undefined) return 'blank'
  switch (key.kind) {
    case 'single-choice':
    case 'multiple-choice':
      return choice === key.correct ? 'right' : 'wrong'
    case 'numeric':
      return compareDecimals(key.low, choice) <= 0 && compareDecimals(choice, key.high) <= 0 ? 'right' : 'wrong'
  }
}

/** A dropped question has no verdict: whoever answered it was neither right nor wrong. */
export type Outcome = Verdict | 'dropped'

export type MarkedQuestion = {
  readonly number: number
  /** Index of its section. */
  readonly section: number
  readonly scheme: Scheme
  readonly key: AnswerKey
} & Pick<QuestionKey, 'also' | 'dropped'>

/** `total` is the sum of attempted, unattempted and dropped; attempted of correct and incorrect. */
export type Tally = {
  readonly total: number
  readonly attempted: number
  readonly correct: number
  readonly incorrect: number
  readonly unattempted: number
  /** Dropped questions, attempted or not: they count for no accuracy, but may have given marks. */
  readonly dropped: number
  /** Correct of attempted, in whole per cent; 0 when nothing was attempted. */
  readonly accuracy: number
  readonly marks: MarkUnits
  readonly maximum: MarkUnits
}

export type Marking = {
  readonly whole: Tally
  readonly sections: readonly Tally[]
  readonly questions: readonly {
    readonly number: number
    readonly verdict: Outcome
    readonly marks: MarkUnits
    readonly maximum: MarkUnits
  }[]
}

/** Marks one question: any accepted answer is right; what a dropped question gives depends on how it was dropped. */
export function markQuestion(
  { scheme, key, also = [], dropped }: Pick<MarkedQuestion, 'scheme' | 'key' | 'also' | 'dropped'>,
  choice: Choice | null | undefined,
): { readonly verdict: Outcome; readonly marks: MarkUnits } {
  if (dropped) return { verdict: 'dropped', marks: marksOfDropped(dropped, scheme, judge(key, choice) !== 'blank') }
  const verdict = also.some((other) => judge(other, choice) === 'right') ? 'right' : judge(key, choice)
  return { verdict, marks: scheme[verdict] }
}

function marksOfDropped(dropped: Drop, scheme: Scheme, attempted: boolean): MarkUnits {
  switch (dropped) {
    case 'marks-to-all':
      return scheme.right
    case 'marks-to-attempted':
      return attempted ? scheme.right : scheme.blank
    case 'maximum-lowered':
      return 0
  }
}

/** What a question adds to the maximum. */
const maximumOf = ({ scheme, dropped }: Pick<MarkedQuestion, 'scheme' | 'dropped'>): MarkUnits =>
  dropped === 'maximum-lowered' ? 0 : scheme.right

/** Marks a paper: the same questions, keys and choices always give the same marks. */
export function markPaper(
  questions: readonly MarkedQuestion[],
  choiceOf: (questionNumber: number) => Choice | null | undefined,
): Marking {
  const sectionCount = Math.max(0, ...questions.map(({ section }) => section + 1))
  const whole = newSum()
  const sections = Array.from({ length: sectionCount }, newSum)
  const marked = questions.map((question) => {
    const { number, section } = question
    const { verdict, marks } = markQuestion(question, choiceOf(number))
    const maximum = maximumOf(question)
    for (const sum of [whole, sections[section] as Sum]) {
      sum[verdict]++
      sum.marks += marks
      sum.maximum += maximum
    }
    return { number, verdict, marks, maximum }
  })
  return { whole: tally(whole), sections: sections.map(tally), questions: marked }
}

type Sum = Record<Outcome | 'marks' | 'maximum', number>
const newSum = (): Sum => ({ right: 0, wrong: 0, blank: 0, dropped: 0, marks: 0, maximum: 0 })

function tally({ right: correct, wrong: incorrect, blank: unattempted, dropped, marks, maximum }: Sum): Tally {
  const attempted = correct + incorrect
  return {
    total: attempted + unattempted + dropped,
    attempted,
    correct,
    incorrect,
    unattempted,
    dropped,
    accuracy: attempted === 0 ? 0 : Math.round((correct * 100) / attempted),
    marks,
    maximum,
  }
}

/** Marks as shown: two decimals, half away from zero. 85 units of 1/3 are 28.33; −1 of 1/8 is −0.13. */
export function toMarks(units: MarkUnits, perMark: number): number {
  // in whole numbers, so that a half is exactly a half
  const hundredths = Math.floor((Math.abs(units) * 200 + perMark) / (2 * perMark))
  return (hundredths === 0 ? 0 : Math.sign(units) * hundredths) / 100
}

const lowest = ({ numerator, denominator }: Fraction): Fraction => {
  if (denominator === 0) throw new RangeError('a mark over zero')
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b
