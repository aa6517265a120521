import type { PaperQuestion } from '@pariksha/content/papers/paper'
import { createRandom, type Random } from '@pariksha/content/random'
import type { PaperSet } from '@pariksha/contract/papers/printed-papers'
import { type AnswerKey, LETTERS, type Letter } from '@pariksha/domain/question'
import { optionNamesOthers, textNamesOptions } from './names-options.ts'

/** A question with all answers that are right; none where it was dropped, or has no key yet. */
export type SetQuestion = Omit<PaperQuestion, 'answer'> & { readonly keys: readonly AnswerKey[] }

const mayShuffle = ({ options, optionPictures, explanation, stem }: SetQuestion): boolean =>
  options.length > 1 &&
  !optionPictures &&
  !options.some(optionNamesOthers) &&
  !textNamesOptions(explanation) &&
  !textNamesOptions(stem)

/** The same questions with their options in another order, and the key that follows them. */
function shuffledOptions<Question extends SetQuestion>(question: Question, random: Random): Question {
  if (!mayShuffle(question)) return question
  const order = random.shuffle(question.options.map((_, place) => place))
  return {
    ...question,
    options: order.flatMap((place) => question.options[place] ?? []),
    keys: question.keys.map((key) => movedKey(key, order)),
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
function unitsOf<Question extends SetQuestion>(questions: readonly Question[]): Question[][] {
  const units: Question[][] = []
  for (const question of questions) {
    const last = units.at(-1)
    const same = question.passage && last?.[0]?.passage?.en === question.passage.en
    if (last && same) last.push(question)
    else units.push([question])
  }
  return units
}

/** A section as a set has it: set A as the paper is, the others in orders of their own, the same each time. */
export function sectionOfSet<Question extends SetQuestion>(
  questions: readonly Question[],
  set: PaperSet,
  seed: string,
): Question[][] {
  const units = unitsOf(questions)
  if (set === 'A') return units
  const random = createRandom(`${seed}/${set}`)
  return random.shuffle(units).map((unit) => unit.map((question) => shuffledOptions(question, random)))
}
