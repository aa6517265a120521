import { itemAt } from '../../checked-access.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { improve } from '../../shared/english/forms.ts'
import { questionOf } from '../../shared/sentences/question.ts'
import { type Sentence, written } from '../../shared/sentences/sentence.ts'
import { LEVELS } from '../../topics.ts'
import { printable } from '../printable-sentences.ts'

export const partInBold = template<{ sentence: Sentence; faulty: boolean; shift: number }>({
  id: 'sentence-improvement/part-in-bold',
  topic: 'sentence-improvement',
  levels: LEVELS,
  exams: GRAMMAR_EXAMS,
  draw(random, level) {
    for (;;) {
      const sentence = printable(random, level)
      if (sentence.wrong.length >= 4) return { sentence, faulty: !random.chance(0.2), shift: random.int(0, 3) }
    }
  },
  write({ sentence, faulty, shift }, optionCount) {
    const [printed = '', ...others] = sentence.wrong
    const wrong = others.slice(0, optionCount - (faulty ? 2 : 1))
    const place = shift % (optionCount - 1)
    const offered = faulty ? wrong.toSpliced(place, 0, sentence.right) : wrong.slice(0, optionCount - 1)
    const none = optionCount - 1
    return questionOf(
      improve(
        '',
        'easy',
        written(sentence, `**${faulty ? printed : sentence.right}**`),
        offered,
        itemAt(['A', 'B', 'C', 'D', 'E'] as const, faulty ? place : none),
        sentence.why,
      ),
      'leaves the fault or makes a new one',
      sentence.why,
    )
  },
  verify: ({ sentence: { wrong, right, fits }, faulty }) =>
    faulty ? only([...wrong, right].toSorted(), fits) : 'No improvement',
})
