import type { COLLECTIONS } from '@pariksha/contract/site/collections/collections'
import { COMPARISONS, type Comparison } from '@pariksha/domain/ranking/normalisation'
import type { z } from 'zod'
import type { Choice } from '../shared/form/fields.ts'
import { type Description, text } from './description.ts'

const COMPARISON_NAMES: Readonly<Record<Comparison, string>> = {
  none: 'Not compared: ranks within each shift alone',
  rrb: 'Percentile, five decimals: Railway Recruitment Boards, notice of 9 February 2026',
  nta: 'Percentile, seven decimals: National Testing Agency, procedure of 2019',
  'ssc-2025':
    'Marks on one scale, by percentiles: Staff Selection Commission, notice of 2 June 2025 (below the lowest percentile of a shift its lowest marks count, which is a rule of this site)',
  'ssc-2019':
    'Marks on one scale: Staff Selection Commission, notice of 7 February 2019 (below 1,000 candidates in a shift: as the National Testing Agency)',
}

/** The form of an examination of the institute's own. */
export const examsDescription = (families: readonly Choice[]): Description<z.input<typeof COLLECTIONS.exams>> => ({
  title: 'Exams',
  one: 'exam',
  text: 'An exam that your institute teaches besides those that come with the site: its page, its card and what its papers are like.',
  shownAt: '/exams',
  nameOf: (row) => text(row.name),
  noteOf: (row) => text(row.full_name),
  fields: {
    name: { kind: 'line', label: 'Name', hint: 'Short, as menus and cards show it: Group II' },
    slug: {
      kind: 'line',
      label: 'Page address',
      hint: 'Small letters, digits and _, for example group_ii. It cannot be changed later.',
    },
    full_name: { kind: 'line', label: 'Full name' },
    family: {
      kind: 'choice',
      label: 'Group',
      hint: 'Where it stands in the footer, and whose picture it has.',
      choices: families,
    },
    colour: {
      kind: 'colour',
      label: 'Colour',
      hint: 'Of its card and its pages. All of them are readable in the light and the dark look.',
    },
    summary: { kind: 'text', label: 'Summary', hint: 'One or two sentences, shown on its page and found by search.' },
    pattern: {
      kind: 'pattern',
      label: 'Pattern of its papers',
      hint: 'Marks may be whole, with decimals or fractions: 1, -0.25, -1/3.',
    },
    normalisation: {
      kind: 'choice',
      label: 'Live mocks in several shifts',
      hint: 'How marks of different shifts are compared. Each formula is that of the board and the notice it names; students read it with their results. It cannot be changed while cut-offs are set in such a mock.',
      choices: COMPARISONS.map((value) => ({ value, label: COMPARISON_NAMES[value] })),
      initial: () => 'nta',
    },
    free_tests: { kind: 'number', label: 'Free tests', hint: 'The first ones of its series.', initial: () => '1' },
    in_menu: { kind: 'yes', label: 'In the menu and on the home page' },
    position: {
      kind: 'number',
      label: 'Position',
      hint: 'What comes with the site has 10, 20, 30 … 80 in the menu and on the home page. 5 is before all, 100 after all.',
      initial: () => '100',
    },
    conducted_by: { kind: 'line', label: 'Conducted by' },
    frequency: { kind: 'line', label: 'How often', hint: 'For example: once in two years', optional: true },
    eligibility: {
      kind: 'rows',
      label: 'Eligibility',
      columns: [
        { name: 'label', label: 'What' },
        { name: 'text', label: 'Condition' },
      ],
      optional: true,
    },
    posts: { kind: 'lines', label: 'Posts', optional: true },
    salary: { kind: 'line', label: 'Salary', optional: true },
    selection: { kind: 'lines', label: 'Selection process', optional: true },
    syllabus: {
      kind: 'rows',
      label: 'Syllabus',
      columns: [
        { name: 'section', label: 'Section' },
        { name: 'topics', label: 'Topics, with commas' },
      ],
      optional: true,
    },
    answers: {
      kind: 'rows',
      label: 'Questions and answers',
      columns: [
        { name: 'asked', label: 'Question' },
        { name: 'answer', label: 'Answer' },
      ],
      optional: true,
    },
  },
})
