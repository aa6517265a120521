import { wordTemplate } from '../../shared/lexicon/vocabulary.ts'

export const wordForMeaning = wordTemplate(
  'one-word-substitution/word-for-a-meaning',
  'one-word-substitution',
  ({ meaning, part }) => `Which ${part} means “${meaning}”?`,
  ({ word, meaning }) => `The word that means “${meaning}” is **${word}**.`,
)
