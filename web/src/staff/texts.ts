import { ROLE_NAMES } from '@pariksha/contract/people/rights'

/** The texts of the staff's own pages. They are in English; what staff write for the site is in all its languages. */
export const texts = {
  title: 'Staff',
  area: 'Staff pages',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  notLoaded: {
    noAnswer: 'This could not be loaded: the server did not answer. Check your internet connection and try again.',
    serverFailed: 'This could not be loaded: something went wrong on the server. Please try again in a minute.',
  },
  noMail:
    'No mail server is set up (SMTP_URL), so no e-mail is sent: it becomes a file in the folder “outbox” on the server, and whoever runs the server can pass it on.',
  visitSite: 'Visit the site',
  signOut: 'Sign out',
  menu: 'Menu',
  notStaff: {
    title: 'Staff only',
    text: 'You are signed in with an account that is not a staff account. To use a staff account, sign out first.',
    home: 'Go to the home page',
  },
  notAllowed: {
    title: 'Your role does not include this page',
    text: (right: string, roles: string) =>
      `To ${right} you need another role. Yours: ${roles}. Ask an owner to change it.`,
    back: 'Back to the overview',
  },
  roles: {
    owner: { name: ROLE_NAMES.owner, text: 'Everything, staff accounts and the activity log included.' },
    author: { name: ROLE_NAMES.author, text: 'Writes questions and answers doubts.' },
    reviewer: { name: ROLE_NAMES.reviewer, text: 'Approves questions and answers doubts.' },
    publisher: { name: ROLE_NAMES.publisher, text: 'Publishes tests and changes the website.' },
    support: {
      name: ROLE_NAMES.support,
      text: 'Helps students: accounts, batches, live tests, results, orders (view only) and doubts.',
    },
    accounts: { name: ROLE_NAMES.accounts, text: 'Approves and declines orders, opens packages.' },
    teacher: {
      name: ROLE_NAMES.teacher,
      text: 'Sees their own batches with live tests and results, and writes questions.',
    },
  },
  overview: {
    title: 'Overview',
    text: (name: string, roles: readonly string[]) =>
      `Signed in as ${name} (${roles.join(', ')}). Changes appear on the website as soon as you save.`,
    orders: 'Orders to approve',
    doubts: 'Doubts to answer',
    last: 'Recent changes',
  },
  groups: {
    daily: 'Daily work',
    questions: 'Questions and papers',
    home: 'Home page',
    exams: 'Exams',
    study: 'Study',
    shop: 'Shop',
    institute: 'Institute',
  },
  orders: 'Orders',
  doubts: 'Doubts',
  log: 'Activity log',
  paging: { more: 'Next page', back: 'Previous page' },
  list: {
    add: 'Add',
    edit: 'Edit',
    delete: 'Delete',
    deleted: (what: string) => `Deleted: ${what}`,
    undo: 'Undo',
    restored: 'Restored.',
    restoreFailed:
      'The server did not answer, so it is not certain whether it was restored. Check your internet connection and try again.',
    deleteFailed:
      'The server did not answer, so it is not certain whether it was deleted. Check your internet connection and try again.',
    empty: 'Nothing added yet',
    emptyText: (what: string) => `Press Add to enter the first ${what}.`,
    forBatches: 'For batches',
    hidden: 'Hidden',
    sample: 'Sample',
    shownAt: 'View on website',
  },
  form: {
    new: (what: string) => `New: ${what}`,
    save: 'Save',
    saved: 'Saved. The website is updated.',
    cancel: 'Cancel',
    failed: 'Not saved. Please correct the fields marked in red.',
    noAnswer:
      'Not saved: the server could not be reached. What you typed is still here. Check your internet connection and save again.',
    serverFailed: 'Not saved: something went wrong on the server. What you typed is still here. Please save again.',
    reason: 'Reason',
    notSaved: (why: string) => `Not saved. ${why}`,
    preview: 'Preview',
    showPreview: 'Show preview',
    previewFailed: 'The preview could not be made: the server could not be reached. What you typed is still here.',
    none: 'None',
    addLine: 'Add a line',
    removeLine: (number: number) => `Remove line ${number}`,
    onePerLine: 'One per line.',
    upload: 'Choose a file',
    replace: 'Choose another file',
    remove: 'Remove',
    choicesFailed: 'This list could not be loaded. Check your internet connection and open the page again.',
    uploading: 'Uploading…',
    fileMissing: 'Not saved: a file was not uploaded. Choose it again, or save without it.',
    uploadFailed:
      'The file was not uploaded: the server could not be reached. Check your internet connection and choose it again.',
    openFile: 'Download the PDF',
    downloadFailed: 'The PDF could not be downloaded. Check your internet connection and try again.',
    forEverybody: 'Everybody',
    forBatches: 'Only these batches',
    markdown:
      'Formatting: **bold**, *italic*, ## for a heading, - for a list. Write formulas between dollar signs: $x^2$.',
    overtaken:
      'Not saved: someone else changed this while you were editing. What you typed is still here. Copy what you need, then load the latest version.',
    showNow: 'Load the latest version',
    restored: 'What you typed here before and did not save is back.',
    restoredOutdated: 'Someone else changed this since.',
    discard: 'Discard it',
    leaveTitle: 'Leave without saving?',
    leaveText: 'Your changes have not been saved.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
  batchChoice: {
    label: 'Batches',
    none: 'There are no batches yet, or none that you may see.',
    mayNot: 'Your role does not show batches. Ask an owner to choose them.',
  },
  translations: {
    languages: { te: 'Telugu', hi: 'Hindi' },
    state: (language: string, state: string) => `${language}: ${state}`,
    written: 'written',
    missing: 'missing',
    outdated: 'English has changed',
    check: 'The English text was changed after this was written. Correct it here if needed.',
    stillCorrect: (language: string) => `The ${language} is still correct`,
    label: (label: string, language: string) => `${label} (${language})`,
    missingIn: (languages: readonly string[]) => `${languages.join(', ')} missing`,
    outdatedIn: (languages: readonly string[]) => `English has changed: check ${languages.join(', ')}`,
  },
  act: {
    overtaken:
      'Not saved: somebody else changed this in the meantime. You now see the latest version. If your change is still needed, make it again.',
    failed:
      'The server did not answer, so it is not certain whether this was done. Check your internet connection and try again.',
  },
} as const
