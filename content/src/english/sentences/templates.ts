import { type Template, template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { LEVELS, type Level, type Topic } from '../../topics.ts'
import { GRAMMAR_EXAMS } from '../items/exams.ts'
import { fill, improve, type Row, spot } from '../items/forms.ts'
import { only } from '../only.ts'
import { AGREEMENT } from './agreement.ts'
import { ARTICLES } from './articles.ts'
import { COMPARISON } from './comparison.ts'
import { CONDITIONALS } from './conditionals.ts'
import { PREPOSITIONS } from './prepositions.ts'
import { type Rule, type Sentence, written } from './sentence.ts'
import { split } from './split.ts'
import { TENSES } from './tenses.ts'

const RULES: readonly Rule[] = [...TENSES, ...AGREEMENT, ...PREPOSITIONS, ...ARTICLES, ...COMPARISON, ...CONDITIONALS]

const questionOf = ({ stem, correct, wrong, explanation, fixedOrder }: Row, mistake: string, pattern: string) => ({
  pattern,
  stem: { en: stem },
  correct: { en: correct },
  distractors: wrong.map((text) => ({ text: { en: text }, mistake })),
  explanation: { en: explanation },
  ...(fixedOrder && { fixedOrder: fixedOrder.map((text) => ({ en: text })) }),
})

const drawn = (rules: readonly Rule[], random: Random, level: Level): Sentence =>
  random.pick(rules.filter((rule) => rule.level === level)).draw(random)

/** A blank that one of the forms fills. */
const filling = (topic: Topic, name: string, mistake: string): Template => {
  const rules = RULES.filter((rule) => rule.topic === topic)
  return template<Sentence>({
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
}

/** A sentence whose decisive word is printed, rightly or wrongly: articles can be left out. */
function printable(random: Random, level: Level): Sentence {
  const isEmpty = (option: string) => /^no article$/i.test(option)
  for (;;) {
    const sentence = drawn(RULES, random, level)
    if (!isEmpty(sentence.right)) return { ...sentence, wrong: sentence.wrong.filter((one) => !isEmpty(one)) }
  }
}

const spotting: Template = {
  id: 'error-spotting/faulty-part',
  topic: 'error-spotting',
  levels: LEVELS,
  exams: GRAMMAR_EXAMS,
  make(random, level, optionCount = 5) {
    const sentence = printable(random, level)
    const isFaulty = !random.chance(0.22)
    const word = isFaulty ? (sentence.wrong[0] ?? '') : sentence.right
    const { parts, place } = split(sentence, word, optionCount - 1)
    const answer = isFaulty ? `(${'ABCD'[place]})` : 'No error'
    const why = isFaulty ? sentence.why : `Every part is right. ${sentence.why}`
    const row = spot('', level, parts, answer, written(sentence, `**${sentence.right}**`), why)
    return {
      draft: { questions: [questionOf(row, 'takes a sound part for faulty, or misses the fault', sentence.why)] },
      get verified() {
        return [
          sentence.fits(word) ? 'No error' : `(${'ABCD'[partThatDiffers(parts, written(sentence, sentence.right))]})`,
        ]
      },
    }
  },
}

/** In which part the words are first others than those of the right sentence. */
function partThatDiffers(parts: readonly string[], right: string): number {
  const words = right.split(' ')
  const places = parts.flatMap((part, place) => part.split(' ').map((word) => ({ word, place })))
  return places.find(({ word }, index) => word !== words[index])?.place ?? -1
}

const improving = template<{ sentence: Sentence; faulty: boolean; shift: number }>({
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
        'ABCDE'[faulty ? place : none] as 'A',
        sentence.why,
      ),
      'leaves the fault or makes a new one',
      sentence.why,
    )
  },
  verify: ({ sentence: { wrong, right, fits }, faulty }) =>
    faulty ? only([...wrong, right].toSorted(), fits) : 'No improvement',
})

export const SENTENCES: readonly Template[] = [
  filling('tenses', 'form-of-the-verb', 'a tense that the time words do not allow'),
  filling('subject-verb-agreement', 'verb-of-the-subject', 'agrees with a nearer noun instead of the subject'),
  filling('prepositions', 'preposition-of-the-word', 'a preposition that this word does not take'),
  filling('articles', 'article-of-the-noun', 'an article that the noun does not take'),
  filling('comparison-and-conditionals', 'form-that-fits', 'a form that the other half of the sentence does not allow'),
  spotting,
  improving,
]
