import { isDeepStrictEqual } from 'node:util'
import { LANGUAGES } from '@pariksha/contract/languages'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'

type IsSame = (one: string, other: string) => boolean

type Versions = {
  /** What was exported. */
  readonly base: QuestionContent
  /** What became of it in the file. */
  readonly edited: QuestionContent
  /** What is to be changed by that. */
  readonly onto: QuestionContent
}

const LABELS = ['topic', 'level', 'source', 'year', 'passage_id'] as const

/**
 * What a file changed, on top of a version: whatever it left as it was exported stays as that version has it. An answer is the
 * letter of an option: where both changed options or answer, and the options may have changed places, all are those of the file.
 */
export function changedParts({ base, edited, onto }: Versions, isSame: IsSame = Object.is): QuestionContent {
  const labels = Object.fromEntries(
    LABELS.map((name) => [name, edited[name] === base[name] ? onto[name] : edited[name]]),
  ) as Pick<QuestionContent, (typeof LABELS)[number]>
  const explanation = textsOf(base.explanation ?? {}, edited.explanation ?? {}, onto.explanation ?? {}, isSame)
  return {
    ...answering({ base, edited, onto }, isSame),
    ...labels,
    stem: textsOf(base.stem, edited.stem, onto.stem, isSame),
    explanation: Object.keys(explanation).length === 0 ? null : explanation,
    tags: isDeepStrictEqual(edited.tags.toSorted(), base.tags.toSorted()) ? onto.tags : edited.tags,
  }
}

function textsOf(base: Texts, edited: Texts, onto: Texts, isSame: IsSame): Texts {
  const texts = LANGUAGES.map((language) => {
    const [from, to] = [base[language] ?? '', edited[language] ?? '']
    return [language, isSame(from, to) ? onto[language] : to] as const
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined && text !== ''))
}

type Answering = Pick<QuestionContent, 'kind' | 'options' | 'answer'>
const answeringOf = ({ kind, options, answer }: QuestionContent): Answering => ({ kind, options, answer })

function answering({ base, edited, onto }: Versions, isSame: IsSame): Answering {
  const optionsOver = (over: readonly Texts[]) =>
    edited.options.map((option, place) => textsOf(base.options[place] ?? {}, option, over[place] ?? {}, isSame))
  const isAsLong = base.options.length === edited.options.length
  const found = { ...answeringOf(edited), options: isAsLong ? optionsOver(base.options) : edited.options }
  if (isDeepStrictEqual(found, answeringOf(base))) return answeringOf(onto)
  if (!keepsPlaces(base, found) || !keepsPlaces(base, onto)) return found
  const answer = isDeepStrictEqual(edited.answer, base.answer) ? onto.answer : edited.answer
  return { ...found, options: optionsOver(onto.options), answer }
}

/** Each option says what it said, and perhaps more in other languages. */
const keepsPlaces = (base: Answering, { kind, options }: Answering): boolean =>
  kind === base.kind &&
  options.length === base.options.length &&
  base.options.every((option, place) => LANGUAGES.every((one) => !option[one] || option[one] === options[place]?.[one]))
