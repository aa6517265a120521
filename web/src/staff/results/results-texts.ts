import type { RankListFormat, ResultOrder, SittingState } from '@pariksha/contract/results/staff-results'

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** The texts of the pages about results. */
export const resultsTexts = {
  title: 'Results',
  text: 'Tests that students took, the most recently started first.',
  search: 'Search',
  none: 'No test was taken yet',
  noneText: 'A test is listed here once a student has started it.',
  noneFound: 'No test found',
  noneFoundText: 'Check the spelling, or search for a part of the title.',
  sat: (count: number) => `${students(count)} sat`,
  completed: (count: number) => `${count} completed`,
  running: (count: number) => `${count} running`,
  absent: (count: number) => `${count} absent`,
  last: (at: string) => `last started ${at}`,
  unreleased: 'Not released to students',
  unreleasedText: 'Students do not see marks, ranks and solutions of this test yet. Do not pass these results on.',
  calledOff: {
    short: 'Called off',
    follows: 'It has no results. Students who were registered for it got a mail.',
    otherShifts:
      'They can choose another shift that has places, also after registration closed. Scores and ranks over all shifts are shown once the results of the other shifts are released.',
  },
  download: { xlsx: 'Download as XLSX', pdf: 'Rank list as PDF' } satisfies Record<RankListFormat, string>,
  downloadFailed:
    'The file was not made: the server could not be reached. Check your internet connection and try again.',
  back: 'All results',
  batch: 'Batch',
  everybody: 'All batches',
  show: 'Show students',
  all: 'All',
  states: { completed: 'Completed', running: 'Running', absent: 'Absent' } satisfies Record<SittingState, string>,
  counting:
    'The first attempt of each student counts; equal marks share a rank. In a practice test it has no rank if it was paused, was given more time, or had answers that arrived late. Time that staff add in a live test keeps the rank.',
  marks: 'How marks are distributed',
  noMarks: 'Nobody has a rank yet.',
  figures: { count: 'With a rank', mean: 'Mean', median: 'Median', highest: 'Highest', lowest: 'Lowest' },
  of: (marks: number, maximum: number) => `${marks} of ${maximum}`,
  chart: (count: number) => `Students with a rank by marks: ${students(count)}. The table below has every number.`,
  axis: 'Marks',
  asTable: 'Show as a table',
  range: (from: number, to: number, isLast: boolean) =>
    isLast ? `${from} to ${to} marks` : `${from} to under ${to} marks`,
  students: 'Students',
  table: 'Students with their marks',
  noStudents: 'No students here.',
  columns: {
    rank: 'Rank',
    name: 'Name',
    marks: 'Marks',
    correct: 'Right',
    incorrect: 'Wrong',
    unattempted: 'Blank',
    seconds: 'Time',
    started: 'Started',
  } satisfies Record<ResultOrder, string>,
  percentile: 'Percentile',
  score: 'Normalised score',
  overallRank: 'Rank in all shifts',
  mock: {
    open: 'All shifts together',
    text: (shifts: number, of: number | null) =>
      [
        shifts === 1 ? '1 shift' : `All ${shifts} shifts`,
        ...(of === null ? [] : [`${of} with a rank over all shifts`]),
      ].join(' · '),
    notCompared:
      'Marks of different shifts are not compared in this exam, so there are no scores and no ranks over all shifts: students stand by shift and rank in it. How they are compared is chosen on the page of the exam.',
    unreleased:
      'Students do not see scores and ranks over all shifts before the results of every shift are released. Do not pass these results on.',
    few: 'Shifts with fewer than 30 candidates have no normalised scores: their students come last.',
    shift: 'Shift',
    rankInShift: 'Rank in shift',
    toShift: (number: number, ranked: number) => `Shift ${number}: ${ranked} with a rank`,
    none: 'Nobody has a rank yet.',
  },
  cutOffs: {
    button: 'Cut-offs',
    text: 'The marks that your institute asks for in this test. Students see them beside their own marks once results are released. Leave a category empty if you have none for it.',
    textOfScore:
      'The normalised score that your institute asks for in this mock: it counts for all shifts. Students see it beside their own score once results of all shifts are released. Leave a category empty if you have none for it.',
    save: 'Save cut-offs',
    saved: 'The cut-offs were saved.',
  },
  names: {
    title: 'Names students see',
    text: 'Students who agreed to be named in the rank list of this test. Students who took the test see these names with rank and marks, but not the hidden ones.',
    none: 'No student has agreed to be named in the rank list of this test.',
    rank: (rank: number) => `Rank ${rank}`,
    account: (student: string) => `Account: ${student}`,
    noConsent: 'Name removed by the student',
    hide: 'Hide',
    hideOf: (name: string) => `Hide ${name}`,
    hideText:
      'Other students will no longer see this name in the rank list, even if the student removes it and agrees again. The student is notified that the name is hidden, and finds the reason in the export of the account.',
    hidden: 'The name was hidden.',
    hiddenAt: (at: string, reason: string) => `Hidden on ${at}. Reason: ${reason}`,
    show: 'Show again',
    showOf: (name: string) => `Show again: ${name}`,
    showText: 'Students will see this name in the rank list again, as long as the student agrees to be named.',
    shown: 'The name is no longer hidden.',
  },
  batchRank: 'Rank in batch',
  state: 'State',
  attempts: (count: number) => `first of ${count} attempts`,
  sortBy: 'Sort by',
  direction: 'Direction',
  directions: { up: 'Ascending', down: 'Descending' },
} as const
