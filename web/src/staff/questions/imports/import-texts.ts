import type { Language } from '@pariksha/contract/languages'
import type { ImportUndo } from '@pariksha/contract/questions/import-changes'
import type { ImportItem, ImportPlace, ImportState } from '@pariksha/contract/questions/imports'

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

const sentence = (parts: readonly string[]): string => `${parts.join(', ')}.`

/** "question 4", "questions 4 and 5", "questions 11, 12 and 13". */
const named = (labels: readonly string[]): string =>
  labels.length < 2 ? `question ${labels.join('')}` : `questions ${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`

const FIELD_WORDS: Readonly<Record<string, string>> = {
  number: 'Number of the question',
  answer: 'Right answer',
  kind: 'Type',
  options: 'All options in one cell',
  'passage-number': 'Number of the passage',
  section: 'Section',
  topic: 'Topic',
  level: 'Level',
  source: 'Source',
  year: 'Year',
  tags: 'Tags',
  'bank-id': 'ID of its question in the bank',
  'text-format': 'Text format',
  stem: 'Question',
  explanation: 'Explanation',
  passage: 'Passage',
}
const LANGUAGE_WORDS: Readonly<Record<string, string>> = { en: 'English', te: 'Telugu', hi: 'Hindi' }

/** The texts of the pages on which files of questions are imported. */
export const importTexts = {
  title: 'Import questions',
  text: 'Word papers, spreadsheets and files of other programs become questions of the bank.',
  toBank: 'Question bank',
  all: 'All imports',
  file: 'File of questions',
  fileHint:
    'Word (.docx), Excel (.xlsx), text (.txt), CSV, GIFT, Aiken, Moodle XML, QTI or our own JSON, at most 40 MB. Word papers need no template.',
  tooLarge: 'This file is larger than 40 MB.',
  uploading: (percent: number) => `Uploading: ${percent} %`,
  noAnswer: 'The server does not answer. Check the connection and choose the file again.',
  templates: 'Templates of a spreadsheet to fill in',
  template: { en: 'English', te: 'Telugu', hi: 'Hindi' } satisfies Record<Language, string>,
  templateOf: (language: string) => `Template: ${language}`,
  earlier: 'Imports',
  none: 'Nothing was imported yet',
  noneText: 'Choose a file above. You look at every question before it goes into the bank.',
  states: {
    reading: 'Being read',
    ready: 'Ready to look at',
    failed: 'Could not be read',
    taken: 'Imported',
    undone: 'Undone',
  } satisfies Record<ImportState, string>,
  questions,
  counts: ({ state, questions: count, faulty, taken, changes, conflicts }: ImportItem): string =>
    [
      state === 'reading' || state === 'failed' ? undefined : questions(count),
      faulty > 0 && state !== 'undone' ? `${faulty} with faults` : undefined,
      changes > 0 && state !== 'undone' ? `${changes} with changes to the bank` : undefined,
      conflicts > 0 && state !== 'undone' ? `${conflicts} changed there, too` : undefined,
      taken > 0 ? `${taken} imported` : undefined,
    ]
      .filter(Boolean)
      .join(' · '),
  by: (who: string | null, when: string) => (who === null ? when : `${who}, ${when}`),
  reading: 'The file is being read. You can leave this page and come back.',
  sameFile: (when: string) => `The same file was imported before, on ${when}.`,
  there: (count: number) =>
    `${questions(count)} of this file ${count === 1 ? 'is' : 'are'} in the bank as ${count === 1 ? 'it stands' : 'they stand'} here, or came from this file before. Nothing becomes of ${count === 1 ? 'it' : 'them'}.`,
  ofFile: 'What was noticed in the file',
  show: 'Show',
  everything: 'All questions',
  onlyFaulty: (count: number) => `Only with faults (${count})`,
  onlyChanges: (count: number) => `Only changes (${count})`,
  onlyConflicts: (count: number) => `Only changed in the bank, too (${count})`,
  noneOf: {
    all: 'No questions.',
    faulty: 'No question has a fault.',
    changes: 'No question changes one of the bank.',
    conflicts: 'None of them was changed in the bank since it was exported.',
  },
  changes: 'Changes',
  sameAsBank: 'Nothing becomes of it: the same as',
  isNew: 'It is from the bank, and becomes a new question all the same.',
  toQuestion: (id: number) => `question ${id} of the bank`,
  conflict: (from: number, version: number) =>
    `Somebody changed it in the bank, too: version ${from} was exported, the bank has version ${version}. What the bank has now is compared here; it is not overwritten before you decide.`,
  onTop: (version: number) => `Apply the changes to version ${version}`,
  onTopDone: 'The changes are on top of what the bank has now.',
  addAsNew: 'Add as a new question',
  changeAfterAll: 'Change the question of the bank',
  choose: (count: number) => (count === 0 ? 'Change or add as new' : `Change or add as new: ${count} selected`),
  chooseText: 'For questions that were exported from the bank. Others are not affected.',
  chooseLabel: 'They',
  asChange: 'change what the bank has now',
  asNew: 'are added as new questions',
  chosen: (count: number) => `${questions(count)} decided.`,
  more: 'Show more questions',
  question: (number: string) => `Question ${number}`,
  select: (number: string) => `Select question ${number}`,
  selectAll: 'Select all shown',
  selectNone: 'Select none',
  selectOthers: (count: number) => `Select the ${count} that the bank does not have`,
  copies: (count: number) =>
    `${count === 1 ? '1 of the questions below is in the bank already: importing it makes a copy.' : `${count} of the questions below are in the bank already: importing them makes copies.`} To change them by a file, export them from the bank first: the file says by its Bank IDs which ones they are.`,
  place: (at: ImportPlace): string =>
    'line' in at ? `line ${at.line}` : `${at.sheet === undefined ? '' : `${at.sheet}, `}row ${at.row}`,
  fault: 'Fault',
  note: 'Note',
  comparing: 'Comparing with the bank …',
  notCompared: 'The questions were not compared with the bank.',
  partlyCompared: (labels: readonly string[]) =>
    `Duplicates may be missing: ${named(labels)} could not yet be compared with the whole bank.`,
  compareAgain: 'Compare again',
  duplicate: {
    bank: {
      same: 'The bank has the same question',
      other_numbers: 'The bank has it with other numbers',
      near: 'The bank has nearly the same question',
    },
    shipped: {
      same: 'The same question ships in',
      other_numbers: 'With other numbers it ships in',
      near: 'Nearly the same ships in',
    },
    file: {
      same: 'The same question in this file',
      other_numbers: 'In this file with other numbers',
      near: 'Nearly the same, further up or down on this page',
    },
  },
  alreadyThere: 'Already in the bank; it will not be added again.',
  takenAs: 'Imported. Open it in the bank',
  source: 'As it stands in the file',
  passageOf: (labels: readonly string[]) =>
    labels.length === 0 ? 'Passage without questions' : `Passage of ${named(labels)}`,
  passageAbove: (labels: readonly string[]) => `About the passage of ${named(labels)}, further up.`,
  fixPassageOf: (labels: readonly string[]) => `Fix the passage of ${named(labels)}`,
  passageText: (count: number) =>
    count === 1
      ? 'One question has this passage.'
      : `${count} questions share this passage: it changes for all of them.`,
  newPassage: 'New passage',
  writePassage: (count: number) => (count === 0 ? 'New passage' : `New passage for ${count} selected`),
  newPassageFor: (count: number) =>
    count === 0
      ? 'Tick the questions that this passage is for.'
      : count === 1
        ? 'The selected question gets this passage, instead of the one it has.'
        : `${count} selected questions get this passage, instead of those they have.`,
  passageTaken: 'This passage is in the question bank already. Change it there, at one of its questions.',
  passageField: 'Passage',
  passageHint: 'Another passage of this file, or none. Its text is changed where it stands, above its questions.',
  noPassage: 'None',
  passageChoice: ({ excerpt, question_count: count }: { readonly excerpt: string; readonly question_count: number }) =>
    `${excerpt.length > 80 ? `${excerpt.slice(0, 80)}…` : excerpt} (${questions(count)})`,
  fix: 'Fix',
  fixOf: (number: string) => `Fix question ${number}`,
  fixed: 'Question fixed.',
  key: 'Paste the answer key',
  keyText: 'Write the number and the letter of each answer: 1-a 2-c 3-d. A number that is typed: 4-12.5.',
  keyLabel: 'Answer key',
  keyFile: 'or a file with the key (.docx, .xlsx, .csv, .txt)',
  keySubmit: 'Apply the key',
  close: 'Close',
  keyNothing: 'Paste a key, or choose a file.',
  keyTwice:
    'There is a pasted key and a file. Empty the field to apply the file; for the pasted key close this window, open it again, and apply.',
  keyDone: (count: number) => (count === 1 ? '1 question was answered.' : `${count} questions were answered.`),
  keyProblems: 'What was not understood in the key',
  labels: (count: number) => (count === 0 ? 'Topic and level of all' : `Topic and level of ${count} selected`),
  labelled: (count: number) => `${questions(count)} changed.`,
  unchanged: 'As it is',
  takeAll: (count: number) => `Import all (${count})`,
  takeSelected: (count: number) => `Import the ${count} selected`,
  takeText: (count: number | undefined) =>
    `${count === undefined ? 'New questions' : questions(count)} ${count === 1 ? 'becomes a draft' : 'become drafts'} of the question bank. To be approved, each needs a topic: set it before (“Topic and level of all”) or later in the bank.`,
  takeChanges: (count: number | undefined) =>
    `${count === undefined ? 'Questions that are from the bank get' : count === 1 ? '1 question of the bank gets' : `${count} questions of the bank get`} a new version. What was approved has to be approved again. Papers that are published keep the version they have: correct their keys in Keys.`,
  takeDone: ({ taken, changed, there }: { readonly taken: number; readonly changed: number; readonly there: number }) =>
    sentence([
      ...(taken > 0 || changed === 0 ? [`${questions(taken)} imported into the bank`] : []),
      ...(changed > 0 ? [`${questions(changed)} of the bank changed`] : []),
      ...(there > 0 ? [`${there} ${there === 1 ? 'was' : 'were'} there before`] : []),
    ]),
  toTaken: (count: number) => `See ${count === 1 ? 'it' : `all ${count}`} in the question bank`,
  takenNext:
    'They are drafts. Select them in the bank to set the topic of those without one, to ask for their review, or to approve them.',
  first: ({ faulty, conflicts }: Pick<ImportItem, 'faulty' | 'conflicts'>) => {
    if (faulty === 0 && conflicts === 0) return 'Nothing of this file is left to import.'
    const faults = faulty === 1 ? '1 question has a fault' : `${faulty} questions have faults`
    const changed = `${conflicts} ${conflicts === 1 ? 'was' : 'were'} changed in the bank, too`
    const found = [...(faulty > 0 ? [faults] : []), ...(conflicts > 0 ? [changed] : [])].join(', and ')
    return `${found}. ${faulty > 0 ? 'Fix' : 'Decide about'} ${faulty + conflicts === 1 ? 'it' : 'them'}, or import only what you select.`
  },
  delete: 'Discard',
  deleteTitle: 'Throw this import away?',
  deleteText: 'The file and your changes to it are deleted. Questions that are in the bank stay.',
  deleted: 'Import thrown away.',
  undo: 'Undo the import',
  undoTitle: 'Take this import back?',
  undoText:
    'What was added is deleted from the bank, and what was changed says again what it said before, unless it was changed, sent to review or put into a paper since.',
  undoPreview: ({ removed, restored, kept }: ImportUndo) =>
    [
      ...(removed > 0 ? [`${questions(removed)} ${removed === 1 ? 'is' : 'are'} deleted from the bank.`] : []),
      ...(restored > 0
        ? [
            `${questions(restored)} ${restored === 1 ? 'says' : 'say'} again what ${restored === 1 ? 'it' : 'they'} said before.`,
          ]
        : []),
      ...(kept.length > 0 ? [`${questions(kept.length)} ${kept.length === 1 ? 'stays' : 'stay'} as imported:`] : []),
    ].join(' '),
  keptBecause: {
    changed: 'it was changed since.',
    state: 'it was sent to review or decided about since.',
    paper: 'a paper asks it.',
  },
  moreKept: (count: number) => `and ${count} more.`,
  undone: ({ removed, restored, kept }: ImportUndo) =>
    sentence([
      ...(removed > 0 || restored === 0 ? [`${questions(removed)} removed from the bank`] : []),
      ...(restored > 0 ? [`${questions(restored)} as before`] : []),
      ...(kept.length > 0 ? [`${kept.length} kept`] : []),
    ]),
  columns: 'Columns of the spreadsheet',
  columnsText:
    'What each column holds. A change reads the file again; questions that you fixed are read again. It is remembered for files with the same headings.',
  sheet: (name: string) => `Sheet ${name}`,
  headingRow: 'Row of the headings (0: none)',
  noHeading: (number: number) => `Column ${number}`,
  leftOut: 'Left out',
  readAgain: 'Read the file again',
  readingAgain: 'The file is read again.',
  field: (field: string): string => {
    const [name = '', language] = field.split('.')
    const word = /^option-[a-f]$/.test(name) ? `Option ${name.slice(-1).toUpperCase()}` : (FIELD_WORDS[name] ?? name)
    return language === undefined ? word : `${word} (${LANGUAGE_WORDS[language] ?? language})`
  },
  export: 'Download',
  exportTitle: (count: number) => `Download ${questions(count)}`,
  exportFormat: 'Format',
  exported: 'File made.',
} as const
