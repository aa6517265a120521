import { blanked, wordTemplate } from '../../shared/lexicon/vocabulary.ts'
import { paragraphs } from '../../text/localized.ts'

export const wordForSentence = wordTemplate(
  'words-in-context/word-for-a-sentence',
  'words-in-context',
  (entry) =>
    paragraphs(`Which word fits the blank, in the sense given in brackets?`, `${blanked(entry)} (_${entry.meaning}_)`),
  ({ word, example }) => `The blank takes **${word}**: ${example}`,
)
