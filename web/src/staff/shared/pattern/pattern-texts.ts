import type { Language } from '@pariksha/contract/languages'

/** The editor of what papers are like. */
export const patternTexts = {
  minutes: 'Time in minutes',
  options: 'Options of a question',
  languages: 'Languages of the questions',
  languageNames: { en: 'English', te: 'Telugu', hi: 'Hindi' } satisfies Record<Language, string>,
  section: (number: number) => `Section ${number}`,
  name: 'Name of the section',
  count: 'Questions',
  own: 'Own minutes',
  ownHint: 'Empty: all share the time.',
  right: 'Right',
  wrong: 'Wrong',
  blank: 'Not answered',
  marksHint: 'A number or a fraction, like 1, −0.25 or −1/3.',
  add: 'Add a section',
  remove: (number: number) => `Remove section ${number}`,
} as const
