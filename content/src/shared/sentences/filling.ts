import type { Template } from '../../question.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import { LEVELS, type Topic } from '../../topics.ts'
import { GRAMMAR_EXAMS } from '../english/exams.ts'
import { fill } from '../english/forms.ts'
import { drawn, questionOf } from './question.ts'
import { type Rule, type Sentence, written } from './sentence.ts'

/** A blank that one of the forms fills. */
export const filling = (topic: Topic, name: string, mistake: string, rules: readonly Rule[]): Template =>
  template<Sentence>({
    id: `${topic}/${name}`,
    topic,
    levels: LEVELS.filter((level) => rules.some((rule) => rule.level === level)),
    exams: GRAMMAR_EXAMS,
    draw: (random, level) => drawn(rules, random, level),
    write: (sentence, optionCount) =>
      questionOf(
        fill(
          '',
          'easy',
          written(sentence, '___'),
          sentence.right,
          sentence.wrong.slice(0, optionCount - 1),
          sentence.why,
        ),
        mistake,
        sentence.why,
      ),
    verify: ({ right, wrong, fits }) => only([right, ...wrong].toSorted(), fits),
  })
