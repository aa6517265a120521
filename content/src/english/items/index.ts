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
import { MORE_ARTICLES } from './tables/articles.ts'
import { MORE_COMPARISON_AND_CONDITIONALS } from './tables/comparison-and-conditionals.ts'
import { MORE_ERROR_SPOTTING } from './tables/error-spotting.ts'
import { MORE_IDIOMS_AND_PHRASAL_VERBS } from './tables/idioms-and-phrasal-verbs.ts'
import { MORE_NARRATION } from './tables/narration.ts'
import { MORE_ONE_WORD_SUBSTITUTION } from './tables/one-word-substitution.ts'
import { MORE_PARA_JUMBLES } from './tables/para-jumbles.ts'
import { MORE_PREPOSITIONS } from './tables/prepositions.ts'
import { MORE_SENTENCE_IMPROVEMENT } from './tables/sentence-improvement.ts'
import { MORE_SPELLING } from './tables/spelling.ts'
import { MORE_SUBJECT_VERB_AGREEMENT } from './tables/subject-verb-agreement.ts'
import { MORE_TENSES } from './tables/tenses.ts'
import { MORE_VOICE } from './tables/voice.ts'
import { MORE_WORD_FORMATION } from './tables/word-formation.ts'
import { MORE_WORDS_IN_CONTEXT } from './tables/words-in-context.ts'
import { TENSES } from './tenses.ts'
import { VOICE } from './voice.ts'
import { WORD_FORMATION } from './word-formation.ts'
import { WORDS_IN_CONTEXT } from './words-in-context.ts'

export const GRAMMAR_ITEMS = [
  ...TENSES,
  ...MORE_TENSES,
  ...ARTICLES,
  ...MORE_ARTICLES,
  ...PREPOSITIONS,
  ...MORE_PREPOSITIONS,
  ...VOICE,
  ...MORE_VOICE,
  ...NARRATION,
  ...MORE_NARRATION,
  ...IDIOMS_AND_PHRASAL_VERBS,
  ...MORE_IDIOMS_AND_PHRASAL_VERBS,
  ...SUBJECT_VERB_AGREEMENT,
  ...MORE_SUBJECT_VERB_AGREEMENT,
  ...ERROR_SPOTTING,
  ...MORE_ERROR_SPOTTING,
  ...COMPARISON_AND_CONDITIONALS,
  ...MORE_COMPARISON_AND_CONDITIONALS,
  ...SENTENCE_IMPROVEMENT,
  ...MORE_SENTENCE_IMPROVEMENT,
]

export const WORD_ITEMS = [
  ...WORD_FORMATION,
  ...MORE_WORD_FORMATION,
  ...WORDS_IN_CONTEXT,
  ...MORE_WORDS_IN_CONTEXT,
  ...ONE_WORD_SUBSTITUTION,
  ...MORE_ONE_WORD_SUBSTITUTION,
  ...SPELLING,
  ...MORE_SPELLING,
  ...PARA_JUMBLES,
  ...MORE_PARA_JUMBLES,
]
