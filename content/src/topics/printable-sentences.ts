import type { Random } from '../random.ts'
import { drawn } from '../shared/sentences/question.ts'
import type { Rule, Sentence } from '../shared/sentences/sentence.ts'
import type { Level } from '../topics.ts'
import { ARTICLE_RULES } from './articles/rules.ts'
import { COMPARISON } from './comparison-and-conditionals/comparison.ts'
import { CONDITIONALS } from './comparison-and-conditionals/conditionals.ts'
import { PREPOSITION_RULES } from './prepositions/rules.ts'
import { AGREEMENT_RULES } from './subject-verb-agreement/rules.ts'
import { TENSE_RULES } from './tenses/rules.ts'

const RULES: readonly Rule[] = [
  ...TENSE_RULES,
  ...AGREEMENT_RULES,
  ...PREPOSITION_RULES,
  ...ARTICLE_RULES,
  ...COMPARISON,
  ...CONDITIONALS,
]

/** A sentence whose decisive word is printed, rightly or wrongly: articles can be left out. */
export function printable(random: Random, level: Level): Sentence {
  const isEmpty = (option: string) => /^no article$/i.test(option)
  for (;;) {
    const sentence = drawn(RULES, random, level)
    if (!isEmpty(sentence.right)) return { ...sentence, wrong: sentence.wrong.filter((one) => !isEmpty(one)) }
  }
}
