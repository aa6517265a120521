import type { ImportCheck } from '@pariksha/contract/batches'

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** The texts of the pages about batches. */
export const batchTexts = {
  title: 'Batches',
  text: 'Students who are taught together. A teacher sees the students of the own batches.',
  none: 'No batches yet',
  noneOwn: 'You are in no batch yet. Ask whoever manages the batches.',
  add: 'New batch',
  name: 'Name',
  create: 'Make the batch',
  created: 'Batch made.',
  students,
  taughtBy: (names: string) => `Taught by ${names}`,
  noTeacher: 'No teacher yet',
  back: 'All batches',
  change: 'Name and teachers',
  teachers: 'Teachers',
  noTeachers: 'Nobody of the staff has the role Teacher yet.',
  save: 'Save',
  saved: 'Saved.',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'The batch goes; the accounts of its students stay.',
  deleted: 'Batch deleted.',
  members: 'Students',
  noMembers: 'No students in this batch yet.',
  more: 'Show more students',
  addOne: 'Add a student',
  addOneText: 'For a student who has an account. To add students without accounts, import a file.',
  email: 'E-mail',
  added: 'Student added.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removeTitle: (name: string) => `Take ${name} out of this batch?`,
  removeText: 'The account stays.',
  removed: 'Removed from the batch.',
  import: 'Import a file',
  importText:
    'A CSV file with a line of titles: name, email and, if you like, phone. In a spreadsheet choose “Download as CSV” or “Save as CSV”. At most 2,000 students.',
  file: 'CSV file',
  tooLarge: 'This file is too large.',
  checked: ({ rows, added, new_accounts, there }: ImportCheck) =>
    `${students(rows)} can be read: ${new_accounts} get an account and an e-mail, ${added} have an account already, ${there} are in the batch already.`,
  faults: (count: number) =>
    `${count === 1 ? '1 row is' : `${count} rows are`} wrong. Correct the file and choose it again; nothing is imported before.`,
  row: 'Row',
  column: 'Column',
  fault: 'What is wrong',
  start: 'Import',
  imported: (added: number, invited: number) => `${students(added)} added, ${invited} invited by e-mail.`,
} as const
