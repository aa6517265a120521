import type { Random } from '../../random.ts'
import type { Level } from '../../topics.ts'
import type { Row } from '../english/forms.ts'
import type { Rule, Sentence } from './sentence.ts'

export const questionOf = (
  { stem, correct, wrong, explanation, fixedOrder }: Row,
  mistake: string,
  skeleton: string,
) => ({
  skeleton,
  stem: { en: stem },
  correct: { en: correct },
  distractors: wrong.map((text) => ({ text: { en: text }, mistake })),
  explanation: { en: explanation },
  ...(fixedOrder && { fixedOrder: fixedOrder.map((text) => ({ en: text })) }),
})

export const drawn = (rules: readonly Rule[], random: Random, level: Level): Sentence =>
  random.pick(rules.filter((rule) => rule.level === level)).draw(random)
