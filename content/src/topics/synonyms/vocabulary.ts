import { inBold, relationTemplate } from '../../shared/lexicon/vocabulary.ts'
import { paragraphs } from '../../text/localized.ts'

export const nearestInMeaning = relationTemplate(
  'synonyms/nearest-in-meaning',
  'synonyms',
  ({ word }) => `Choose the word nearest in meaning to **${word}**.`,
)

export const synonymInSentence = relationTemplate('synonyms/in-a-sentence', 'synonyms', (entry) =>
  paragraphs('Choose the word nearest in meaning to the word in bold.', inBold(entry)),
)
