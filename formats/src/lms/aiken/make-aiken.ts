import { LETTERS } from '@pariksha/domain/question'
import { nameOf, passageOf } from '../../building/making.ts'
import { singleText } from '../../building/text-by-language.ts'
import {
  type FileQuestion,
  fault,
  type MadeFile,
  note,
  type Problem,
  type QuestionSet,
  type Texts,
} from '../../question-set.ts'
import { parseHtml } from '../../text/html/parse-html.ts'
import { markdownToHtml } from '../../text/markdown-to-html.ts'
import { textOf } from '../../xml/parse-xml.ts'

/** Aiken holds the text of a question, its options and one letter. A set with anything else is refused, by name. */
export function makeAiken(set: QuestionSet): MadeFile {
  const problems: Problem[] = []
  const blocks = set.questions.map((question, index) => {
    const name = nameOf(question, index)
    const passage = passageOf(set, question)
    for (const what of refusals(question, passage?.text)) problems.push(fault('aiken-cannot-hold', `${name}: ${what}`))
    if (passage) problems.push(note('passage-repeated', `${name}: its passage stands before its text.`))
    const stem = [passage?.text ?? {}, question.stem].map(lineOf).join(' ').trim()
    if (/^[A-Z][.)]\s/.test(stem)) problems.push(fault('aiken-cannot-hold', `${name}: its text begins like an option.`))
    const options = question.options.map((option, place) => `${LETTERS[place]?.toUpperCase()}. ${lineOf(option)}`)
    const right = question.answer?.kind === 'single-choice' ? question.answer.correct.toUpperCase() : ''
    return [stem, ...options, `ANSWER: ${right}`, ''].join('\n')
  })
  if (set.questions.some(hasLabels))
    problems.push(
      note('labels-left-out', 'Numbers, sections, topics, levels, sources, years and tags are not in the file.'),
    )
  if (problems.some(({ severity }) => severity === 'fault')) return { bytes: null, problems }
  return { bytes: new TextEncoder().encode(blocks.join('\n')), problems }
}

function refusals({ answer, kind, stem, options, explanation }: FileQuestion, passage: Texts = {}): string[] {
  const texts = [passage, stem, ...options]
  const html = texts.map(({ en, te, hi }) => [en, te, hi].map((text) => htmlOf(text ?? '')).join(' ')).join(' ')
  return [
    ...(explanation ? ['Aiken holds no explanations.'] : []),
    ...(kind === 'numeric' ? ['Aiken holds no typed numbers.'] : []),
    ...(kind === 'multiple-choice' ? ['Aiken holds one right answer, not several.'] : []),
    ...(answer === null ? ['Aiken needs a right answer.'] : []),
    ...(texts.some((text) => singleText(text) === null) ? ['Aiken holds one language.'] : []),
    ...(html.includes('<img') ? ['Aiken holds no pictures.'] : []),
    ...(/<(table|ul|ol|pre)\b/.test(html) ? ['Aiken holds no tables and lists.'] : []),
  ]
}

const htmlOf = (text: string): string => markdownToHtml(text, { formulae: 'delimiters', address: (id) => id })

/** One line of plain text, formulae in `\( … \)`. */
const lineOf = (texts: Texts): string =>
  textOf(parseHtml(htmlOf(singleText(texts) ?? '').replace(/<br \/>|<\/p>/g, ' ')))
    .replace(/\s+/g, ' ')
    .trim()

const hasLabels = ({ number, section, topic, level, source, year, tags }: FileQuestion): boolean =>
  tags.length > 0 || [number, section, topic, level, source, year].some((label) => label !== null)
