import type { PaperCheck } from '@pariksha/contract/papers/paper-publication'
import { languagesOf, missingIn } from '@pariksha/contract/questions/question-content'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { type Checked, type CheckedPaper, questionCheck } from './check.ts'

const LANGUAGE_NAMES = { en: 'English', te: 'Telugu', hi: 'Hindi' } as const

/** Whether each question is whole and approved. */
export const checkQuestions = ({ pattern, questions }: CheckedPaper): PaperCheck[] =>
  questions.flatMap((one) => [
    ...checkState(one),
    ...checkPractice(one),
    ...checkWhole(one),
    ...checkTexts(one, pattern.languages),
  ])

function checkState(one: Checked): PaperCheck[] {
  const { question } = one.slot
  if (!question) return []
  const { state, version, newest, approved } = question
  if (state === 'retired') return [questionCheck('retired', one, 'it is retired.')]
  if (!approved) return [questionCheck('not_approved', one, 'it is not approved.')]
  if (newest === version) return []
  return [
    questionCheck('newer_version', one, state === 'approved' ? 'there is a newer version.' : 'it is being changed.'),
  ]
}

const checkPractice = (one: Checked): PaperCheck[] =>
  one.slot.question?.inPractice ? [questionCheck('in_practice', one, 'students may know it from practice.')] : []

function checkWhole(one: Checked): PaperCheck[] {
  const { question } = one.slot
  if (!question) return []
  const missing = missingIn(question.content)
  if (missing.includes('answer')) return [questionCheck('no_key', one, 'the key is missing.')]
  const others = missing.filter((what) => what !== 'topic')
  return others.length > 0
    ? [questionCheck('incomplete', one, `it is not complete (${others.join(', ').replaceAll('_', ' ')}).`)]
    : []
}

const NO_ALTERNATIVE = /!\[\s*\]\(file:/

type Languages = readonly (keyof typeof LANGUAGE_NAMES)[]

/** Formulas, pictures, numbers and units are the same in every language. */
const hasWords = (text: string): boolean =>
  /[\p{L}\p{M}]{3,}/u.test(text.replaceAll(/\$\$?[^$]*\$\$?/g, ' ').replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' '))

/** Whether a text is in a language; one without words is in all. */
const isIn = (texts: Texts, language: keyof typeof LANGUAGE_NAMES): boolean =>
  languagesOf(texts).includes(language) || !Object.values(texts).some((text) => hasWords(text ?? ''))

function checkLanguages(one: Checked, languages: Languages): PaperCheck[] {
  const { content, passage } = one
  const named = (some: Languages) => some.map((code) => LANGUAGE_NAMES[code]).join(' and ')
  const lacking = languages.filter((language) => !languagesOf(content.stem).includes(language))
  const parts: readonly (readonly [name: string, texts: readonly Texts[]])[] = [
    ['passage', passage ? [passage] : []],
    ['options', content.options],
    ['explanation', content.explanation ? [content.explanation] : []],
  ]
  return [
    ...(lacking.length > 0 ? [questionCheck('no_translation', one, `not in ${named(lacking)}.`)] : []),
    ...parts.flatMap(([name, texts]) => {
      // what the question itself lacks is reported already
      const without = languages.filter(
        (language) => !lacking.includes(language) && texts.some((text) => !isIn(text, language)),
      )
      if (without.length === 0) return []
      return [questionCheck('no_translation', one, `${name} not in ${named(without)}.`)]
    }),
  ]
}

function checkTexts(one: Checked, languages: Languages): PaperCheck[] {
  const { content, passage } = one
  const found: PaperCheck[] = []
  if (!content.explanation || languagesOf(content.explanation).length === 0)
    found.push(questionCheck('no_explanation', one, 'the explanation is missing.'))
  found.push(...checkLanguages(one, languages))
  const texts: readonly Texts[] = [content.stem, ...content.options, content.explanation ?? {}, passage ?? {}]
  if (texts.some((text) => Object.values(text).some((words) => NO_ALTERNATIVE.test(words ?? ''))))
    found.push(questionCheck('no_alternative_text', one, 'a picture has no alternative text.'))
  return found
}
