import { announcedTests, type Form, OFF } from './announced.ts'
import type { ShippedSeries } from './series.ts'

const QUARTER = OFF('1 mark', 'a quarter of a mark')
const AIR_FORCE = OFF('3 marks', '1 mark')

const named = (slug: string, name: string): Omit<ShippedSeries, 'tests'> => ({ slug, name, exam: name, freeCount: 1 })

const numbered = (slug: string, name: string, forms: readonly [Form, ...Form[]]): ShippedSeries => ({
  ...named(slug, name),
  tests: announcedTests(slug, (number) => `${name} TEST ${number}`, 4, forms),
})

const AFCAT_SECTIONS = [
  'General Awareness',
  'Verbal Ability in English',
  'Numerical Ability',
  'Reasoning and Military Aptitude',
] as const

export const ENTRANCE_SERIES: readonly ShippedSeries[] = [
  numbered('mat', 'MAT', [
    { pattern: 'Pattern since 2024: five sections of 30', marking: QUARTER, minutes: 120, questions: 150, marks: 150 },
    {
      pattern: 'Pattern up to early 2024: five sections of 40',
      marking: QUARTER,
      minutes: 150,
      questions: 200,
      marks: 200,
    },
  ]),
  numbered('cat', 'CAT', [
    {
      pattern: '2025 pattern: three sections of 40 minutes',
      marking: 'A right answer earns 3 marks. A wrong choice costs 1 mark, a wrong typed answer nothing.',
      minutes: 120,
      questions: 68,
      marks: 204,
    },
  ]),
  numbered('nimcet', 'NIMCET', [
    {
      pattern: 'Pattern since 2022: 1000 marks, parts with clocks',
      marking: 'What a question is worth depends on its section; a wrong answer costs a quarter of it.',
      minutes: 120,
      questions: 120,
      marks: 1000,
    },
    {
      pattern: 'Pattern up to 2021: 480 marks',
      marking: OFF('4 marks', '1 mark'),
      minutes: 120,
      questions: 120,
      marks: 480,
    },
  ]),
  {
    ...named('afcat', 'AFCAT'),
    tests: [
      ...announcedTests('afcat', (number) => `AFCAT TEST ${number}`, 4, [
        { pattern: 'Four sections of 25', marking: AIR_FORCE, minutes: 120, questions: 100, marks: 300 },
        { pattern: 'Sections of 20, 30, 20 and 30', marking: AIR_FORCE, minutes: 120, questions: 100, marks: 300 },
      ]),
      ...announcedTests(
        'afcat',
        (number) => `AFCAT ${AFCAT_SECTIONS[number - 1]}`,
        AFCAT_SECTIONS.length,
        [{ pattern: 'One section of 25', marking: AIR_FORCE, minutes: 30, questions: 25, marks: 75 }],
        'prelims_sectional',
      ),
    ],
  },
]
