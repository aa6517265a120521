/** The state of the installation. */
export const installationTexts = {
  title: 'System status',
  good: 'OK',
  bad: 'Needs attention',
  mail: 'E-mail',
  toFiles:
    'No mail server is set up (SMTP_URL). E-mails are kept as files on the server, and students do not get them.',
  neverSent: 'No e-mail sent yet.',
  sent: (at: string) => `Last e-mail sent on ${at}.`,
  failed: (at: string, reason: string) => `Last failure on ${at}: ${reason}`,
  waiting: (count: number, since: string) =>
    `${count === 1 ? '1 e-mail is' : `${count} e-mails are`} waiting to be sent, the oldest since ${since}.`,
  test: 'Send a test e-mail',
  testSent: (to: string) => `Test e-mail sent to ${to}.`,
  testFailed: (reason: string) => `The test e-mail was not sent. ${reason}`,
  testNoAnswer: 'The test e-mail was not sent: the server could not be reached. Check your internet connection.',
  testTooOften: 'Too many test e-mails. Please try again after 15 minutes.',
  disk: { files: 'Disk space for files (DATA_DIR)', database: 'Disk space for the database' },
  room: (free: number, total: number) => `${free.toFixed(1)} GB of ${total.toFixed(1)} GB free.`,
  low: 'Free up space soon: when the disk is full, students’ answers cannot be saved.',
  full: 'The disk is full: nothing can be saved until there is free space.',
  backup: 'Backup',
  backupMade: (at: string) => `Last backup on ${at}.`,
  noBackup: 'No backup yet. Ask whoever looks after the server to run "npm run backup" every day.',
  oldBackup: 'This is more than two days old. Ask whoever looks after the server to run "npm run backup" every day.',
  jobs: 'Background tasks',
  noJobs: 'None failed in the last 24 hours.',
  job: ({ name, failed, retried }: { name: string; failed: number; retried: number }) =>
    `${name}: ${failed} failed, ${retried} retried`,
} as const
