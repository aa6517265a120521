import type { PaperCheck } from '@pariksha/contract/paper-desk/paper-publication'
import { languagesOf, missingIn } from '@pariksha/contract/question-bank/question-content'
import type { Texts } from '@pariksha/contract/question-bank/question-file'
import { at, type Checked, type CheckedPaper } from './check.ts'

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
  if (state === 'retired') return [at('retired', one, 'it is retired.')]
  if (!approved) return [at('not_approved', one, 'it is not approved.')]
  if (newest === version) return []
  return [at('newer_version', one, state === 'approved' ? 'there is a newer version.' : 'it is being changed.')]
}

const checkPractice = (one: Checked): PaperCheck[] =>
  one.slot.question?.inPractice ? [at('in_practice', one, 'students may know it from practice.')] : []

function checkWhole(one: Checked): PaperCheck[] {
  const { question } = one.slot
  if (!question) return []
  const missing = missingIn(question.content)
  if (missing.includes('answer')) return [at('no_key', one, 'the key is missing.')]
  const others = missing.filter((what) => what !== 'topic')
  return others.length > 0
    ? [at('incomplete', one, `it is not complete (${others.join(', ').replaceAll('_', ' ')}).`)]
    : []
}

const NO_ALTERNATIVE = /!\[\s*\]\(file:/

function checkTexts(one: Checked, languages: readonly (keyof typeof LANGUAGE_NAMES)[]): PaperCheck[] {
  const { content, passage } = one
  const found: PaperCheck[] = []
  if (!content.explanation || languagesOf(content.explanation).length === 0)
    found.push(at('no_explanation', one, 'the explanation is missing.'))
  const lacking = languages.filter((language) => !languagesOf(content.stem).includes(language))
  if (lacking.length > 0)
    found.push(at('no_translation', one, `not in ${lacking.map((code) => LANGUAGE_NAMES[code]).join(' and ')}.`))
  const texts: readonly Texts[] = [content.stem, ...content.options, content.explanation ?? {}, passage ?? {}]
  if (texts.some((text) => Object.values(text).some((words) => NO_ALTERNATIVE.test(words ?? ''))))
    found.push(at('no_alternative_text', one, 'a picture has no alternative text.'))
  return found
}
