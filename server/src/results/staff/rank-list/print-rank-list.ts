import type { MockResult, MockResults } from '@pariksha/contract/results/mock-results'
import type { StudentResult, TestResults } from '@pariksha/contract/results/staff-results'
import { marksText } from '@pariksha/domain/marking/marks-text'
import { type Normalisation, scoreText } from '@pariksha/domain/ranking/normalisation'
import { percentileText } from '@pariksha/domain/ranking/ranking'
import { momentText } from '../../../platform/moments.ts'
import type { Letterhead } from '../../../site/institute/letterhead.ts'
import type { PrintedRankList } from './printed-rank-list.ts'

/** More of them leave no room for names. */
const MAX_SECTIONS = 6

const FORMULAE: Readonly<Record<Normalisation, string>> = {
  rrb: 'percentile within the shift, Railway Recruitment Boards, notice of 9 February 2026',
  nta: 'percentile within the shift, National Testing Agency, 2019',
  'nta-below-1000':
    'percentile within the shift, National Testing Agency, 2019: the SSC formula of 2019 needs 1,000 candidates in each shift',
  'ssc-2025':
    'equipercentile method, Staff Selection Commission, notice of 2 June 2025; below the lowest percentile of a shift its lowest marks count (rule of this site)',
  'ssc-2019': 'formula of the Staff Selection Commission, notice of 7 February 2019',
}

const formulaOf = (normalisation: Normalisation | null): string =>
  normalisation === null ? 'Marks of different shifts are not compared' : `Score: ${FORMULAE[normalisation]}`

const shown = (value: number | null): string => (value === null ? '–' : marksText(value))

type Column<Student> = readonly [text: string, value: (student: Student) => string]

const scoreBy = (formula: Normalisation): Column<Pick<StudentResult, 'score'>> => [
  'Score',
  ({ score }) => (score === null ? '–' : scoreText(formula, score)),
]

type Listed = {
  readonly letterhead: Letterhead
  readonly test: TestResults
  readonly batch: string | undefined
  readonly students: readonly StudentResult[]
  readonly now: Date
}

/** What stands on a printed rank list: those who completed the test, the unranked ones last. */
export function printedRankList({ letterhead, test, batch, students, now }: Listed): PrintedRankList {
  const { distribution, sections, mock } = test
  const formula = mock?.normalisation
  const withSections = sections.length > 1 && sections.length <= MAX_SECTIONS
  const onlyIf = (applies: boolean, ...columns: Column<StudentResult>[]) => (applies ? columns : [])
  const columns: readonly Column<StudentResult>[] = [
    ['Rank', ({ rank }) => shown(rank)],
    ...onlyIf(batch !== undefined, ['In batch', ({ batch_rank }) => shown(batch_rank)]),
    ['Name', ({ name }) => name],
    ...(withSections ? sections : []).map(
      (name, index): Column<StudentResult> => [name, ({ section_marks }) => shown(section_marks?.[index] ?? null)],
    ),
    ['Right', ({ correct }) => shown(correct)],
    ['Wrong', ({ incorrect }) => shown(incorrect)],
    ['Marks', ({ marks }) => shown(marks)],
    ['Percentile', ({ percentile }) => (percentile === null ? '–' : percentileText(percentile))],
    ...(formula ? [scoreBy(formula)] : []),
    ...onlyIf(!!formula, ['All shifts', ({ overall_rank }) => shown(overall_rank)]),
  ]
  return {
    ...headOf(letterhead, now),
    title: test.title,
    lines: [
      [test.series, mock && `shift ${mock.shift} of ${mock.shifts}`, batch].filter(Boolean).join(' · '),
      distribution
        ? `${distribution.count} with a rank · out of ${test.max_marks} marks · mean ${shown(distribution.mean)} · highest ${shown(distribution.highest)}`
        : 'Nobody has a rank yet',
      ...(mock ? [formulaOf(mock.normalisation)] : []),
    ],
    warning: test.called_off
      ? 'This shift was called off: it has no results.'
      : test.released
        ? null
        : 'Not released to students: do not pass on.',
    headings: columns.map(([text]) => ({ text, wide: text === 'Name' })),
    rows: students.map((student) => columns.map(([, value]) => value(student))),
  }
}

const headOf = (letterhead: Letterhead, now: Date) => ({
  institute: letterhead.institute,
  logo: letterhead.logo?.name ?? null,
  pictures: letterhead.logo ? [letterhead.logo] : [],
  madeOn: `As of ${momentText(now, 'en', 'long')}`,
  madeAt: now.getTime(),
})

type ListedOfMock = Omit<Listed, 'test' | 'students'> & {
  readonly mock: MockResults
  readonly students: readonly MockResult[]
}

/** The same over all shifts of a mock, by the normalised score. */
export function printedMockRankList({ letterhead, mock, batch, students, now }: ListedOfMock): PrintedRankList {
  const formula = mock.normalisation
  const compared = (...columns: Column<MockResult>[]) => (formula === null ? [] : columns)
  const columns: readonly Column<MockResult>[] = [
    ...compared(['Rank', ({ overall_rank }) => shown(overall_rank)]),
    ...(batch === undefined ? [] : compared(['In batch', ({ batch_rank }) => shown(batch_rank)])),
    ['Name', ({ name }) => name],
    ['Shift', ({ shift }) => shown(shift)],
    ['Marks', ({ marks }) => shown(marks)],
    ['Rank in shift', ({ rank }) => shown(rank)],
    ...(formula === null ? [] : [scoreBy(formula)]),
  ]
  return {
    ...headOf(letterhead, now),
    title: mock.title,
    lines: [
      [mock.series, mock.shifts.length === 1 ? '1 shift' : `all ${mock.shifts.length} shifts`, batch]
        .filter(Boolean)
        .join(' · '),
      ...(mock.normalisation === null ? [] : [`${mock.of} with a rank over all shifts`]),
      formulaOf(mock.normalisation),
    ],
    warning: mock.released ? null : 'Not released to students: do not pass on.',
    headings: columns.map(([text]) => ({ text, wide: text === 'Name' })),
    rows: students.map((student) => columns.map(([, value]) => value(student))),
  }
}
