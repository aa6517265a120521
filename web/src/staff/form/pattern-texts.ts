/** The editor of a paper's pattern. */
export const patternTexts = {
  minutes: 'Time in minutes',
  options: 'Options of a question',
  languages: 'Languages of the questions',
  languageNames: { en: 'English', te: 'Telugu', hi: 'Hindi' },
  section: (number: number) => `Section ${number}`,
  addSection: 'Add a section',
  removeSection: (number: number) => `Remove section ${number}`,
  fields: {
    name: 'Name of the section',
    count: 'Questions',
    minutes: 'Own minutes, if any',
    right: 'Right',
    wrong: 'Wrong',
    blank: 'Blank',
  },
  wrongIn: (section: number, field: string, message: string) => `Section ${section}, ${field}: ${message}`,
} as const
