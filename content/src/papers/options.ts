import { LETTERS, type Letter } from '@pariksha/domain/question'
import type { DraftQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import type { Text } from '../text.ts'
import type { QuestionAbout } from './about.ts'
import type { BlueprintSection } from './blueprints/blueprint.ts'
import type { PaperQuestion } from './paper.ts'
import type { TypedQuestion } from './typed.ts'

/** A question on its way into a paper; `typed` where its answer is typed in. */
export type Ask = {
  readonly question: DraftQuestion
  readonly passage: Text | undefined
  readonly typed: TypedQuestion | undefined
  readonly about: QuestionAbout | undefined
}

/** Letters the options so that over a section each letter is right equally often. */
export function placeOptions(
  asks: readonly Ask[],
  { typedMarking }: BlueprintSection,
  optionCount: number,
  random: Random,
): PaperQuestion[] {
  const letters = LETTERS.slice(0, optionCount)
  const chosen = asks.filter(({ typed }) => !typed)
  const fixed = chosen.flatMap(({ question }) => (question.fixedOrder ? [placeOfCorrect(question)] : []))
  const uses = new Map(letters.map((letter) => [letter, fixed.filter((one) => one === letter).length]))
  const free = random.shuffle(
    Array.from({ length: chosen.length - fixed.length }, () => {
      const least = random
        .shuffle(letters)
        .reduce((best, letter) => ((uses.get(letter) ?? 0) < (uses.get(best) ?? 0) ? letter : best))
      uses.set(least, (uses.get(least) ?? 0) + 1)
      return least
    }),
  )
  return asks.map((ask) => {
    if (ask.typed) return typedQuestion(ask, ask.typed, typedMarking)
    const correct = ask.question.fixedOrder ? placeOfCorrect(ask.question) : (free.pop() ?? 'a')
    return lettered(ask, correct, optionCount, random)
  })
}

const shared = ({ question, passage, about }: Ask) => ({
  ...(passage && { passage }),
  ...(question.picture && { picture: question.picture }),
  ...(about && { about }),
})

const typedQuestion = (ask: Ask, typed: TypedQuestion, marking: BlueprintSection['typedMarking']): PaperQuestion => ({
  kind: 'numeric',
  ...shared(ask),
  ...typed,
  options: [],
  ...(marking && { marking }),
})

/** The question with its options in places: the right one at that letter, unless they make sense in one order only. */
export function lettered(ask: Ask, asked: Letter, optionCount: number, random: Random): PaperQuestion {
  const { question } = ask
  const correct = question.fixedOrder ? placeOfCorrect(question) : asked
  const options = question.fixedOrder ?? withCorrectAt(question, LETTERS.indexOf(correct), optionCount, random)
  return {
    kind: 'single-choice',
    stem: question.stem,
    ...shared(ask),
    options,
    ...(question.optionPictures && { optionPictures: options.map(({ en }) => pictureOf(question, en)) }),
    answer: { kind: 'single-choice', correct },
    explanation: question.optionPictures ? explainedByLetter(question, correct) : question.explanation,
  }
}

function placeOfCorrect({ fixedOrder = [], correct }: DraftQuestion): Letter {
  const letter = LETTERS[fixedOrder.findIndex(({ en }) => en === correct.en)]
  if (!letter) throw new Error(`the correct option "${correct.en}" is not among the fixed ones`)
  return letter
}

/** An explanation that names the right picture by its letter: the words that distinguish the pictures are not printed. */
function explainedByLetter({ correct, explanation }: DraftQuestion, letter: Letter): Text {
  const shown = `(${letter.toUpperCase()})`
  const named = { en: `figure ${shown}`, te: `పటం ${shown}`, hi: `आकृति ${shown}` }
  const words = Object.entries(explanation).map(([language, text]) => {
    const correctText = correct[language as keyof Text]
    return [language, correctText ? text.replaceAll(correctText, named[language as keyof Text]) : text]
  })
  return { ...explanation, ...Object.fromEntries(words) }
}

function pictureOf({ optionPictures }: DraftQuestion, option: string): string {
  const picture = optionPictures?.[option]
  if (!picture) throw new Error(`the option "${option}" has no picture`)
  return picture
}

function withCorrectAt(
  { correct, distractors }: DraftQuestion,
  place: number,
  optionCount: number,
  random: Random,
): Text[] {
  const wrong = random.shuffle(distractors.slice(0, optionCount - 1).map(({ text }) => text))
  return [...wrong.slice(0, place), correct, ...wrong.slice(place)]
}
