import type { ImportCheck } from '@pariksha/contract/people/batches'

type Imported = { readonly added: number; readonly invited: number; readonly there: number }

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** The texts of the pages about batches. */
export const batchTexts = {
  title: 'Batches',
  text: 'Students who are taught together. A teacher sees the students of their own batches.',
  none: { title: 'No batches yet', text: 'Press “New batch”, then import its students from a spreadsheet.' },
  noneOwn: { title: 'No batch is assigned to you yet', text: 'Ask whoever manages the batches.' },
  add: 'New batch',
  name: 'Name',
  create: 'Create batch',
  created: 'Batch created.',
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
  deleteText:
    'The list of its students is lost and cannot be brought back. Their accounts and results stay. Tests, study materials, articles, videos and books that are for this batch alone are for nobody then.',
  deleted: 'Batch deleted.',
  tests: 'Tests for this batch',
  noTests: 'No test is for this batch alone, or for it with others. Tests for everybody are under Results.',
  window: (from: string, to: string) => `open from ${from} to ${to}`,
  closed: 'closed',
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
    'An Excel (.xlsx) or CSV file with a row of headings, in English, Telugu or Hindi: name (or first name and last name), email ID and, if you like, mobile number. There may be a title above them. Of a workbook the first sheet is read. At most 2,000 students.',
  file: 'Excel or CSV file',
  chosen: (name: string) => `Chosen: ${name}`,
  language: 'Language of the invitations',
  tooLarge: 'This file is too large.',
  checked: ({ rows, added, new_accounts, there }: ImportCheck, isMailed: boolean) =>
    `${students(rows)} can be read: ${new_accounts} with a new account ${isMailed ? 'and an e-mail' : 'but no e-mail'}, ${added} with an account already, ${there} in the batch already.`,
  noMail:
    'No mail server is set up (SMTP_URL). The accounts are made, but their students get no e-mail and cannot sign in: they need a code by e-mail to set a password. Once the mail server is set up, they set one with “Forgot your password?”. Until then invitations and codes are files in the folder “outbox” on the server, and whoever runs the server can pass them on.',
  unconfirmed: (rows: readonly number[]) =>
    `${rows.length === 1 ? `Row ${rows[0]} has` : `Rows ${rows.join(', ')} have`} an account whose e-mail address nobody has confirmed: somebody else may have made it. Ask these students to set a password with “Forgot your password?” before you import them.`,
  faults: (count: number) =>
    `${count === 1 ? '1 row is' : `${count} rows are`} wrong. Correct the file and choose it again; nothing is imported until then.`,
  row: 'Row',
  column: 'Column',
  fault: 'What is wrong',
  start: 'Import',
  importFailed: (batch: string, problem: string) => `Import into ${batch}: ${problem}`,
  imported: ({ added, invited, there }: Imported, isMailed: boolean) => {
    if (added === 0) return `${students(there)} ${there === 1 ? 'is' : 'are'} in the batch already, none new.`
    const before = there === 0 ? '' : `, ${there} in the batch already`
    return isMailed
      ? `${students(added)} added${before}, ${invited} invited by e-mail.`
      : `${students(added)} added${before}, ${invited} with a new account. No e-mail was sent.`
  },
} as const
