import { readMark } from '@pariksha/domain/marking/marking'
import { describe, expect, test } from 'vitest'
import { chosenOnly } from '../papers/blueprints/of-stage.ts'
import { textsIn } from '../text/texts-in.ts'
import { EXAMS } from './catalogue.ts'
import type { Exam } from './exam.ts'
import { FAMILY_PAGES } from './families/pages.ts'
import type { Pattern, Stage } from './pattern.ts'
import { PHRASES } from './texts/phrases.ts'

const UNITS = { questions: 1, marks: 1, minutes: 1, hours: 60 } as const
type Unit = keyof typeof UNITS

/** "100 questions", "2 hours 40 minutes": what a text says of a paper. "600 of the 1000 marks" is two figures. */
function claimsOf(text: string): readonly string[] {
  const whole = text.replace(/(\d+) hours (\d+) minutes/g, (_, hours, minutes) => `${hours * 60 + +minutes} minutes`)
  return [...whole.matchAll(/(\d+)(?: of the (\d+))? (questions|marks|minutes|hours)\b/g)].flatMap(
    ([, figure, all, word]) => {
      const unit = word as Unit
      const name = unit === 'hours' ? 'minutes' : unit
      return [figure, all].flatMap((one) => (one ? [`${Number(one) * UNITS[unit]} ${name}`] : []))
    },
  )
}

const stagesOf = (patterns: readonly Pattern[]): readonly Stage[] => patterns.flatMap(({ stages }) => stages)

/** Of the sections that share what the others leave of the time. */
const sharedMinutes = ({ minutes, sections }: Stage) =>
  (minutes ?? 0) - sections.reduce((sum, section) => sum + (section.minutes ?? 0), 0)

/** Of the parts of a stage, which are held in one sitting: "CBT 2, Part A" and "CBT 2, Part B". */
function sittings({ stages }: Pattern): readonly number[] {
  const parts = Object.groupBy(stages, ({ id }) => id.replace(/, Part .$/, ''))
  return Object.values(parts).map((of = []) => of.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0))
}

/** What the patterns say: of stages, of their sections, of one question. */
function figuresOf(patterns: readonly Pattern[]): ReadonlySet<string> {
  const stages = stagesOf(patterns)
  const times = [
    ...stages.flatMap((stage) => [sharedMinutes(stage), chosenOnly(stage).minutes]),
    ...patterns.flatMap(sittings),
  ]
  const parts = stages.flatMap((stage) => [stage, ...stage.sections])
  return new Set([
    ...times.map((minutes) => `${minutes} minutes`),
    ...parts.flatMap(({ questions, marks, minutes }) => [
      `${questions} questions`,
      `${marks} marks`,
      `${minutes} minutes`,
      ...(questions && marks ? [`${marks / questions} marks`] : []),
    ]),
  ])
}

const penaltiesOf = (patterns: readonly Pattern[]): readonly string[] =>
  stagesOf(patterns).flatMap(({ penalty }) => penalty ?? [])

const wrongClaims = (text: string, known: ReadonlySet<string>): readonly string[] =>
  claimsOf(text)
    .filter((claim) => !known.has(claim))
    .map((claim) => `${claim}: ${text}`)

const tested = EXAMS.filter(({ series }) => series !== null)

describe.each(tested.map((exam) => [exam.slug, exam] as const))('%s', (_, exam: Exam) => {
  const inForce = exam.patterns.filter(({ current }) => current)

  test('its first line says what the pattern in force says', () => {
    expect(wrongClaims(exam.hero.en, figuresOf(inForce))).toEqual([])
  })

  test('its answers say what a pattern says', () => {
    expect(exam.faq.flatMap(({ answer }) => wrongClaims(answer.en, figuresOf(exam.patterns)))).toEqual([])
  })

  test('what it says of negative marking is what every paper takes off', () => {
    const { answer } = exam.faq.find(({ question }) => question === PHRASES.isThereNegativeMarking) ?? {}
    if (answer === undefined) return
    const [off = '0'] = answer.en.match(/\d\/\d/) ?? []
    const penalties = penaltiesOf(inForce).map(readMark)
    expect(penalties.length).toBeGreaterThan(0)
    for (const penalty of penalties) expect(penalty).toEqual(readMark(off))
  })
})

test.each(FAMILY_PAGES.map((page) => [page.name.en, page] as const))(
  'the page of %s says what a pattern says',
  (_, page) => {
    const patterns = EXAMS.filter(({ family }) => family === page.family).flatMap((exam) => exam.patterns)
    const texts = textsIn(page).map(({ en }) => en)
    expect(texts.flatMap((text) => wrongClaims(text, figuresOf(patterns)))).toEqual([])
    const penalties = penaltiesOf(patterns.filter(({ current }) => current))
    for (const deducted of texts.flatMap((text) => text.match(/\d\/\d(?= mark)/g) ?? []))
      expect(new Set(penalties)).toEqual(new Set([deducted]))
  },
)

/** Each once: “30 each” is “30-30” in Hindi. */
const figures = (text: string) => [...new Set(text.match(/\d+/g))].toSorted()

test.each(['te', 'hi'] as const)('in %s the figures are those of the English', (language) => {
  const other = textsIn([EXAMS, FAMILY_PAGES]).filter((text) => `${figures(text.en)}` !== `${figures(text[language])}`)
  expect(other).toEqual([])
})
