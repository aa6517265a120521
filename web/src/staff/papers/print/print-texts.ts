import type { PaperPart } from '@pariksha/contract/papers/printed-papers'

const minutes = (count: number): string => (count === 1 ? 'a minute' : `${count} minutes`)

/** English only, like all pages of the staff. */
export const printTexts = {
  open: 'Print…',
  title: 'Print this paper',
  part: 'What',
  parts: {
    paper: 'Questions',
    key: 'Answer key',
    solutions: 'Solutions',
    answer_sheet: 'Answer sheet (OMR)',
  } satisfies Record<PaperPart, string>,
  partHints: {
    paper: 'The questions, with lines for name and roll number.',
    key: 'The right answer of each question. Of a published paper it is the key as it is now, with its corrections.',
    solutions: 'The right answer and the explanation of each question, apart from the questions.',
    answer_sheet: 'Circles to fill for each question, the roll number and the set.',
  } satisfies Record<PaperPart, string>,
  set: 'Set',
  setHint:
    'A has the order of this paper. B, C and D have the same questions in other orders, with options in other orders where that changes nothing; each has its own key.',
  language: 'Language',
  second: 'Second language',
  oneLanguage: 'None',
  secondHint: 'Beside the first one; below it where the page has two columns.',
  columns: 'Columns',
  columnChoices: { 1: 'One column', 2: 'Two columns' },
  rough: 'A page for rough work at the end',
  download: 'Download PDF',
  close: 'Close',
  making: 'The PDF is being made. A long paper takes up to a minute.',
  waiting: 'Other PDFs are being made. Yours follows by itself.',
  received: (percent: number) => `${percent}% received`,
  done: (name: string) => `“${name}” is in your downloads.`,
  failed: 'The PDF was not made: the server could not be reached. Check your internet connection and try again.',
  notMade:
    'This PDF could not be made: a picture or a formula of the paper may be too large. Preview the paper to find it.',
  later: (seconds: number) =>
    `Too many PDFs were asked for. Please try again in ${minutes(Math.max(1, Math.ceil(seconds / 60)))}.`,
}
