import { inBold, relationTemplate } from '../../shared/lexicon/vocabulary.ts'
import { paragraphs } from '../../text/localized.ts'

export const opposite = relationTemplate(
  'antonyms/opposite',
  'antonyms',
  ({ word }) => `Choose the word most nearly opposite in meaning to **${word}**.`,
)

export const oppositeInSentence = relationTemplate('antonyms/in-a-sentence', 'antonyms', (entry) =>
  paragraphs('Choose the word most nearly opposite in meaning to the word in bold.', inBold(entry)),
)
