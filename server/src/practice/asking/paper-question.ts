import type { Letter, QuestionKey } from '@pariksha/domain/question'
import { type AnswerKey, LETTERS } from '@pariksha/domain/question'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Papers } from '../../papers/store.ts'
import type { Asked } from '../asked.ts'
import { isUnseen } from './sealed.ts'

type Deps = { readonly db: Database; readonly papers: Papers }
type Place = { readonly id: number; readonly number: number }

/**
 * A question of a paper whose key the student has seen, with its options in another order where nothing speaks of the order
 * they have; undefined where it is not to be seen.
 */
export async function paperQuestion(
  { db, papers }: Deps,
  studentId: number,
  { id, number }: Place,
  random: () => number,
): Promise<Asked | undefined> {
  const { rows } = await sql<{ unseen: boolean }>`
    select ${isUnseen(studentId)} as unseen from papers where papers.id = ${id}`.execute(db)
  if (rows[0]?.unseen !== false) return undefined
  const [paper, { key }] = await Promise.all([papers.load(id), papers.key(id)])
  const content = paper.content()
  const question = content.questions[number - 1]
  const keyed = key[number - 1]
  if (!question || !keyed || keyed.dropped) return undefined
  const passage = content.passages.find((one) => one.id === question.passage)?.text ?? null
  const { kind, question: stem, question_image, options } = question
  const asked: Asked = { question: { kind, question: stem, question_image, passage, options }, key: keyed }
  return isOrdered(asked) ? asked : reordered(asked, shuffled(options.length, random))
}

/** Words of options, or of the solution, that name others by their place. */
const NAMES_PLACE =
  /\b(above|both|neither|none of|all of)\b|\([A-Fa-f]\)|\b(option|options|answer|figure)\s+\(?[A-F]\b|పైవ|పైన|ఆప్షన్|ఎంపిక|పటం|ऊपर|उपर्युक्त|विकल्प|आकृति|इनमें से/i

const isOrdered = ({ question, key }: Asked): boolean =>
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
function reordered({ question, key }: Asked, order: readonly number[]): Asked {
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
