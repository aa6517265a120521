import type { Language } from '@pariksha/contract/languages'
import { labelsAsTags } from '../../building/labels.ts'
import { languagesIn, nameOf, partsOf, pictureOf, rightPlaces, textsIn } from '../../building/making.ts'
import { percentShare } from '../../building/percent-share.ts'
import { dataUrlOf } from '../../building/picture-store.ts'
import {
  type FileQuestion,
  fault,
  type MadeFile,
  type Problem,
  type QuestionSet,
  type Texts,
} from '../../question-set.ts'
import { multilangHtml } from '../../text/multilang-html.ts'
import { passagesApart, placeQuestions } from '../place-questions.ts'
import { escapeGift } from './gift-blocks.ts'

/** GIFT as Moodle writes it: texts in HTML, pictures inside of them, formulae in `\( … \)`. */
export function makeGift(set: QuestionSet): MadeFile {
  const problems: Problem[] = []
  const blocks: string[] = []
  const text = (texts: Texts, languages: readonly Language[], isStem = false) =>
    escapeGift(
      multilangHtml(partsOf(texts, languages, isStem), (id) => {
        const picture = pictureOf(set, id)
        return picture && dataUrlOf(picture)
      }),
    )

  const placed = placeQuestions(set)
  for (const { question, index, category, passage } of placed) {
    const languages = languagesIn(textsIn(question))
    if (question.answer === null)
      problems.push(fault('no-answer', `${nameOf(question, index)}: GIFT needs a right answer.`))
    if (category !== undefined) blocks.push(`$CATEGORY: ${category}`)
    if (passage) blocks.push(`${comment(passage.id, [])}[html]${text(passage.text, languagesIn([passage.text]), true)}`)
    const tags = labelsAsTags(question, [
      'section',
      'number',
      ...(question.section === null ? [] : (['topic'] as const)),
    ])
    const title = question.number === null ? '' : `::${escapeGift(question.number)}::`
    blocks.push(
      `${comment(undefined, tags)}${title}[html]${text(question.stem, languages, true)} {${answers(question, (one) => text(one, languages))}}`,
    )
  }
  problems.push(...passagesApart(placed))
  if (problems.some(({ severity }) => severity === 'fault')) return { bytes: null, problems }
  return { bytes: new TextEncoder().encode(`${blocks.join('\n\n')}\n`), problems }
}

function comment(id: string | undefined, tags: readonly string[]): string {
  const escaped = (value: string) => value.replace(/[\\\]]/g, '\\$&')
  const marks = [...(id === undefined ? [] : [`[id:${escaped(id)}]`]), ...tags.map((tag) => `[tag:${escaped(tag)}]`)]
  return marks.length === 0 ? '' : `// ${marks.join(' ')}\n`
}

function answers(question: FileQuestion, text: (texts: Texts) => string): string {
  const { answer, options, explanation } = question
  const general = explanation ? `\n####${text(explanation)}\n` : ''
  if (answer?.kind === 'numeric')
    return `#${answer.low === answer.high ? `${answer.low}:0` : `${answer.low}..${answer.high}`}${general}`
  const right = rightPlaces(question)
  const several = answer?.kind === 'multiple-choice'
  const lines = options.map((option, place) => {
    const isRight = right.includes(place)
    const mark = several ? `~%${isRight ? percentShare(right.length) : -100}%` : isRight ? '=' : '~%0%'
    return `\n${mark}${text(option)}`
  })
  return `${lines.join('')}${general || '\n'}`
}
