import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'

/** One section of two questions, a mark each. */
export const aPattern = (changes: Partial<PaperPattern> = {}): PaperPattern => ({
  minutes: 30,
  options: 4,
  languages: ['en', 'te'],
  sections: [{ name: 'Aptitude', count: 2, minutes: null, marking: { right: '1', wrong: '-1/3', blank: '0' } }],
  ...changes,
})
