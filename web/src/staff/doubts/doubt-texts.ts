/** Doubts of students, as the staff answer them. */
export const doubtTexts = {
  title: 'Doubts',
  text: 'Questions asked by students. The one waiting longest comes first.',
  status: 'Show doubts',
  open: 'Open',
  solved: 'Solved',
  none: { open: 'No open doubts', solved: 'No solved doubts' },
  answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  about: (title: string, number: number) => `About ${title}, question ${number}`,
  student: 'Student',
  staff: 'Staff',
  by: (who: string) => `Staff: ${who}`,
  answer: 'Your answer',
  send: 'Send the answer',
  sent: 'Answer sent. The student is notified by e-mail.',
  sentUnmailed: 'Answer sent. No e-mail was sent: the student finds it with the doubt.',
  noAnswer:
    'Not sent: the server could not be reached. What you typed is still here. Check your internet connection and send again.',
  serverFailed: 'Not sent: something went wrong on the server. What you typed is still here. Please send again.',
  notSaved: (why: string) => `Not sent. ${why}`,
  overtaken:
    'Not sent: more was written here in the meantime. Read it above. Your answer is still here: change it, or send it if it is still needed.',
  solvedNow: 'Mark the doubt as solved',
  publish: 'Show to other students',
  published: 'Shown to other students',
  unpublish: 'Stop showing to other students',
  back: 'All doubts',
  failed:
    'The server did not answer, so it is not certain whether this was changed. Check your internet connection and try again.',
} as const
