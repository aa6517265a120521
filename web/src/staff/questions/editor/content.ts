import { LANGUAGES, type Language } from '@pariksha/contract/languages'
import { languagesOf, type QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { LETTERS, type Letter, type QuestionKind } from '@pariksha/domain/question'

export const EMPTY: QuestionContent = {
  kind: 'single-choice',
  stem: {},
  options: [{}, {}, {}, {}],
  answer: null,
  explanation: null,
  passage_id: null,
  topic: null,
  level: null,
  source: null,
  year: null,
  tags: [],
}

/** A text with another wording in one language; none is not there. */
export function withText(texts: Texts, language: Language, text: string): Texts {
  const { [language]: _, ...others } = texts
  return text === '' ? others : { ...others, [language]: text }
}

export const letterAt = (place: number): Letter => LETTERS[place] ?? 'a'

/** Letters of the right options. */
export const rightLetters = ({ answer }: QuestionContent): string =>
  answer === null || answer.kind === 'numeric' ? '' : answer.correct

function withLetters(content: QuestionContent, letters: readonly Letter[]): QuestionContent {
  const [first] = letters
  if (first === undefined) return { ...content, answer: null }
  const answer =
    content.kind === 'multiple-choice'
      ? ({ kind: 'multiple-choice', correct: letters.toSorted().join('') } as const)
      : ({ kind: 'single-choice', correct: first } as const)
  return { ...content, answer }
}

const lettersOf = (content: QuestionContent): Letter[] => LETTERS.filter((one) => rightLetters(content).includes(one))

/** Marks an option as right, or not; of a question with one right option the others are wrong then. */
export function markRight(content: QuestionContent, letter: Letter): QuestionContent {
  if (content.kind === 'single-choice') return withLetters(content, [letter])
  const before = lettersOf(content)
  return withLetters(content, before.includes(letter) ? before.filter((one) => one !== letter) : [...before, letter])
}

/** Options in another order or number, by their places before; what was right stays right. */
export function arrangeOptions(content: QuestionContent, places: readonly number[]): QuestionContent {
  const right = lettersOf(content).map((letter) => LETTERS.indexOf(letter))
  const letters = places.flatMap((before, place) => (right.includes(before) ? [letterAt(place)] : []))
  return withLetters({ ...content, options: places.map((place) => content.options[place] ?? {}) }, letters)
}

export function withKind(content: QuestionContent, kind: QuestionKind): QuestionContent {
  if (kind === content.kind) return content
  if (kind === 'numeric') return { ...content, kind, options: [], answer: null }
  const options = content.options.length === 0 ? EMPTY.options : content.options
  return withLetters({ ...content, kind, options }, lettersOf(content))
}

const writtenOptions = ({ options }: QuestionContent) =>
  options.filter((option) => languagesOf(option).length > 0).length

/** What a change takes away that cannot be seen any more: written options, or what was marked right. */
export function takenAway(before: QuestionContent, after: QuestionContent): 'options' | 'answer' | undefined {
  const fewer = after.options.length < before.options.length
  if (fewer && writtenOptions(after) < writtenOptions(before)) return 'options'
  if (after.kind === before.kind) return undefined
  const typed = before.kind === 'numeric' && before.answer !== null
  return typed || rightLetters(after).length < rightLetters(before).length ? 'answer' : undefined
}

/** With the options, and what is right, of before; all else stays. */
export const withAnswerOf = (
  content: QuestionContent,
  { kind, options, answer }: QuestionContent,
): QuestionContent => ({
  ...content,
  kind,
  options,
  answer,
})

/** The languages that anything of the question is written in. */
export const writtenLanguages = ({ stem, options, explanation }: QuestionContent): readonly Language[] => {
  const found = new Set([stem, ...options, explanation ?? {}].flatMap((texts) => languagesOf(texts)))
  return LANGUAGES.filter((language) => found.has(language))
}
