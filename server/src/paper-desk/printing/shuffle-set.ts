import type { PaperQuestion } from '@pariksha/content/papers/paper'
import { createRandom, type Random } from '@pariksha/content/random'
import type { PaperSet } from '@pariksha/contract/paper-desk/printed-papers'
import { type AnswerKey, LETTERS, type Letter } from '@pariksha/domain/question'

/** Options that speak of others, or of their order, stay where they are. */
const SPEAKS_OF_OTHERS =
  /\b(all|none|any|both|neither|either|each)\b.*\b(of|above|these|following|nor|or)\b|\babove\b|\b(only|and)\b.*\b[IVX]+\b|^\(?[ivx]+\)|పైవ|इनमें|उपर्युक्त|दोनों/i
/** An explanation that calls options by their letters would be wrong in another order. */
const NAMES_LETTERS = /\([A-F]\)|\b(option|choice|figure)s? \(?[A-Fa-f]\b|విక|विकल्प/

const wordsOf = (text: Readonly<Record<string, string | undefined>> | undefined): string =>
  Object.values(text ?? {}).join(' ')

const mayShuffle = ({ options, optionPictures, explanation, stem }: PaperQuestion): boolean =>
  options.length > 1 &&
  !optionPictures &&
  !options.some((option) => SPEAKS_OF_OTHERS.test(wordsOf(option))) &&
  !NAMES_LETTERS.test(wordsOf(explanation)) &&
  !NAMES_LETTERS.test(wordsOf(stem))

/** The same questions with their options in another order, and the key that follows them. */
function shuffledOptions(question: PaperQuestion, random: Random): PaperQuestion {
  if (!mayShuffle(question)) return question
  const order = random.shuffle(question.options.map((_, place) => place))
  return {
    ...question,
    options: order.flatMap((place) => question.options[place] ?? []),
    answer: movedKey(question.answer, order),
  }
}

function movedKey(answer: AnswerKey, order: readonly number[]): AnswerKey {
  const moved = (letter: string): Letter => LETTERS[order.indexOf(LETTERS.indexOf(letter as Letter))] ?? 'a'
  switch (answer.kind) {
    case 'single-choice':
      return { ...answer, correct: moved(answer.correct) }
    case 'multiple-choice':
      return { ...answer, correct: [...answer.correct].map(moved).sort().join('') }
    case 'numeric':
      return answer
  }
}

/** Questions of one passage stay together, in their order. */
function unitsOf(questions: readonly PaperQuestion[]): PaperQuestion[][] {
  const units: PaperQuestion[][] = []
  for (const question of questions) {
    const last = units.at(-1)
    const same = question.passage && last?.[0]?.passage?.en === question.passage.en
    if (last && same) last.push(question)
    else units.push([question])
  }
  return units
}

/** A section as a set has it: set A as the paper is, the others in orders of their own, the same each time. */
export function sectionOfSet(questions: readonly PaperQuestion[], set: PaperSet, seed: string): PaperQuestion[][] {
  const units = unitsOf(questions)
  if (set === 'A') return units
  const random = createRandom(`${seed}/${set}`)
  return random.shuffle(units).map((unit) => unit.map((question) => shuffledOptions(question, random)))
}
