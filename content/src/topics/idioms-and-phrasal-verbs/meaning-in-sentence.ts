import { z } from 'zod'
import { cell, readTable } from '../../data-files/read-table.ts'
import type { Template } from '../../question.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { meaning as meaningQuestion } from '../../shared/english/forms.ts'
import { LEVELS, type Level } from '../../topics.ts'
import { around } from '../tenses/rules.ts'

const row = z.strictObject({
  level: z.enum(LEVELS),
  /** Field of meaning: two of one field are never offered together. */
  field: cell,
  form: z.enum(['verb', 'noun', 'description']),
  sentence: cell,
  /** As a dictionary has it, so that no tense tells which option fits. */
  meaning: cell,
})
type Idiom = Readonly<z.infer<typeof row>>

const IDIOMS: readonly Idiom[] = readTable(new URL('./idioms.csv', import.meta.url), row)

type Values = { readonly idiom: Idiom; readonly sentence: string; readonly others: readonly Idiom[] }

const drawnAt = (level: Level): readonly Idiom[] => IDIOMS.filter((one) => one.level === level)

const meaningOfIdiom = template<Values>({
  id: 'idioms-and-phrasal-verbs/meaning-in-a-sentence',
  topic: 'idioms-and-phrasal-verbs',
  levels: LEVELS,
  exams: GRAMMAR_EXAMS,
  draw(random, level) {
    const idiom = random.pick(drawnAt(level))
    // those of another form would not fit the sentence
    const others = random.sample(
      IDIOMS.filter(({ field, form }) => form === idiom.form && field !== idiom.field),
      4,
    )
    return { idiom, sentence: around(idiom.sentence, random), others }
  },
  write({ idiom, sentence, others }, optionCount) {
    const { stem, correct, wrong, explanation } = meaningQuestion(
      '',
      idiom.level,
      sentence,
      idiom.meaning,
      others.map(({ meaning }) => meaning).slice(0, optionCount - 1),
      'The words in bold have a meaning of their own, which their single words do not tell.',
    )
    return {
      skeleton: idiom.meaning,
      stem: { en: stem },
      correct: { en: correct },
      distractors: wrong.map((text) => ({ text: { en: text }, mistake: 'the meaning of another expression' })),
      explanation: { en: explanation },
    }
  },
  verify: ({ idiom, others }) =>
    only(
      [idiom, ...others].map(({ meaning }) => meaning).toSorted(),
      (meaning) => IDIOMS.find((one) => one.meaning === meaning)?.sentence === idiom.sentence,
    ),
})

export const IDIOM_TEMPLATES: readonly Template[] = [meaningOfIdiom]
