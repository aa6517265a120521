import type { DraftQuestion } from '../question.ts'
import type { Language } from '../text.ts'

/** Markdown, TeX and quotation marks off, so that "**₹45**." and "₹45" read the same; where a row of a matrix ends stays. */
const plain = (text: string) => text.replaceAll('\\\\', ';').replace(/[*_`$\\\s“”‘’]/g, '')

export type Translation = Exclude<Language, 'en'>

/** What is wrong with a question, in words; `verified` is its answer found by another road. */
export function faults(
  question: DraftQuestion,
  verified: string | undefined,
  translations: readonly Translation[] = ['te', 'hi'],
): string[] {
  const options = [question.correct, ...question.distractors.map(({ text }) => text)].map(({ en }) => en)
  const texts = [question.stem.en, question.explanation.en, ...options]
  const lastLine = question.explanation.en.trim().split('\n').at(-1) ?? ''
  const lettered = question.fixedOrder ?? [question.correct, ...question.distractors.map(({ text }) => text)]
  return [
    ...translations.flatMap((language) => faultsIn(question, language)),
    question.optionPictures &&
      lettered.some(({ en }) => !question.optionPictures?.[en]?.startsWith('<svg')) &&
      'an option without its picture',
    question.correct.en !== verified && `answer ${question.correct.en}, independently ${verified}`,
    question.distractors.length < 3 && `${question.distractors.length} distractors`,
    new Set(options.map(plain)).size < options.length && `options repeat: ${options.join(' | ')}`,
    question.fixedOrder &&
      question.fixedOrder.filter(({ en }) => en === question.correct.en).length !== 1 &&
      'fixed order without the answer',
    texts.some((text) => /NaN|undefined|null|Infinity|\[object/.test(text)) && 'a value is missing',
    texts.some((text) =>
      /(?<![\d)}\]a-zA-Z$]\s?)-\s?\d+\s*(years|people|persons|men|women|days|students|kg|km|litres)/.test(text),
    ) && 'a negative quantity',
    texts.some((text) => /\d\.\d+\s*(people|persons|men|women|students|workers|boys|girls|children)/.test(text)) &&
      'a fraction of a person',
    /\d\.\d{4,}/.test(texts.join(' ')) && 'a number with too many decimals',
    (question.stem.en.match(/\$/g)?.length ?? 0) % 2 !== 0 && 'an open $ in the stem',
    !plain(lastLine).includes(plain(question.correct.en)) &&
      `explanation ends in "${lastLine}", not in ${question.correct.en}`,
  ].filter((fault) => typeof fault === 'string')
}

/** What is wrong with the question in a language beside English, which it has to speak. */
function faultsIn(question: DraftQuestion, language: Translation): string[] {
  const options = [question.correct, ...question.distractors.map(({ text }) => text)].map((text) => text[language])
  const all = [question.stem[language], question.explanation[language], ...options]
  const lastLine = question.explanation[language]?.trim().split('\n').at(-1) ?? ''
  return [
    all.includes(undefined) && `a part is missing in ${language}`,
    new Set(options.map((text) => plain(text ?? ''))).size < options.length &&
      `options repeat in ${language}: ${options.join(' | ')}`,
    all.some((text) => /NaN|undefined|null|Infinity|\[object/.test(text ?? '')) && `a value is missing in ${language}`,
    !plain(lastLine).includes(plain(question.correct[language] ?? '')) &&
      `explanation in ${language} ends in "${lastLine}", not in ${question.correct[language]}`,
  ].filter((fault) => typeof fault === 'string')
}
