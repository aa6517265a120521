import { type AnswerKey, LETTERS, type Letter, type QuestionKey } from '@pariksha/domain/question'
import type { AskedQuestion } from './pack-question.ts'

/** With its options in another order, where nothing speaks of the order they have. `random` gives numbers from 0 to below 1. */
export const inAnotherOrder = (asked: AskedQuestion, random: () => number): AskedQuestion =>
  isOrdered(asked) ? asked : reordered(asked, shuffled(asked.question.options.length, random))

/** Words of options, or of the solution, that name others by their place. */
const NAMES_PLACE =
  /\b(above|both|neither|none of|all of)\b|\([A-Fa-f]\)|\b(option|options|answer|figure)\s+\(?[A-F]\b|పైవ|పైన|ఆప్షన్|ఎంపిక|పటం|ऊपर|उपर्युक्त|विकल्प|आकृति|इनमें से/i

const isOrdered = ({ question, key }: AskedQuestion): boolean =>
  question.kind === 'numeric' ||
  NAMES_PLACE.test(JSON.stringify([question.question, question.options.map(({ value }) => value), key.explanation]))

function shuffled(count: number, random: () => number): number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[places[last], places[other]] = [places[other] as number, places[last] as number]
  }
  return places
}

/** `order` says for each new place which option stands there. */
function reordered({ question, key }: AskedQuestion, order: readonly number[]): AskedQuestion {
  const moved = (letter: string): Letter => LETTERS[order.indexOf(LETTERS.indexOf(letter as Letter))] ?? 'a'
  const options = order.flatMap((from, place) => {
    const option = question.options[from]
    return option ? [{ ...option, choice: LETTERS[place] ?? 'a' }] : []
  })
  return { question: { ...question, options }, key: { ...key, ...movedKey(key, moved) } }
}

const movedKey = ({ answer, also }: QuestionKey, moved: (letter: string) => Letter): QuestionKey => ({
  answer: movedAnswer(answer, moved),
  ...(also && { also: also.map((one) => movedAnswer(one, moved)) }),
})

function movedAnswer(answer: AnswerKey, moved: (letter: string) => Letter): AnswerKey {
  switch (answer.kind) {
    case 'single-choice':
      return { kind: answer.kind, correct: moved(answer.correct) }
    case 'multiple-choice':
      return { kind: answer.kind, correct: [...answer.correct].map(moved).sort().join('') }
    case 'numeric':
      return answer
  }
}
