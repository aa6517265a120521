import { ARTICLES } from './articles.ts'
import { COMPARISON_AND_CONDITIONALS } from './comparison-and-conditionals.ts'
import { ERROR_SPOTTING } from './error-spotting.ts'
import { IDIOMS_AND_PHRASAL_VERBS } from './idioms-and-phrasal-verbs.ts'
import { NARRATION } from './narration.ts'
import { ONE_WORD_SUBSTITUTION } from './one-word-substitution.ts'
import { PARA_JUMBLES } from './para-jumbles.ts'
import { PREPOSITIONS } from './prepositions.ts'
import { SENTENCE_IMPROVEMENT } from './sentence-improvement.ts'
import { SPELLING } from './spelling.ts'
import { SUBJECT_VERB_AGREEMENT } from './subject-verb-agreement.ts'
import { TENSES } from './tenses.ts'
import { VOICE } from './voice.ts'
import { WORD_FORMATION } from './word-formation.ts'
import { WORDS_IN_CONTEXT } from './words-in-context.ts'

export const GRAMMAR_ITEMS = [
  ...TENSES,
  ...ARTICLES,
  ...PREPOSITIONS,
  ...VOICE,
  ...NARRATION,
  ...IDIOMS_AND_PHRASAL_VERBS,
  ...SUBJECT_VERB_AGREEMENT,
  ...ERROR_SPOTTING,
  ...COMPARISON_AND_CONDITIONALS,
  ...SENTENCE_IMPROVEMENT,
]

export const WORD_ITEMS = [
  ...WORD_FORMATION,
  ...WORDS_IN_CONTEXT,
  ...ONE_WORD_SUBSTITUTION,
  ...SPELLING,
  ...PARA_JUMBLES,
]
