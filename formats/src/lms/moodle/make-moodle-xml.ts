import type { Language } from '@pariksha/contract/languages'
import { middleOf } from '../../building/decimals.ts'
import { labelsAsTags } from '../../building/labels.ts'
import { languagesIn, nameOf, partsOf, pictureOf, rightPlaces, textsIn } from '../../building/making.ts'
import { percentShare } from '../../building/percent-share.ts'
import { fileNameOf } from '../../building/picture-store.ts'
import {
  type FileQuestion,
  fault,
  type MadeFile,
  type Problem,
  type QuestionSet,
  type Texts,
} from '../../question-set.ts'
import { multilangHtml } from '../../text/multilang-html.ts'
import { escapeXml } from '../../xml/parse-xml.ts'
import { passagesApart, placeQuestions } from '../place-questions.ts'

/** Moodle XML: texts as HTML in CDATA, pictures as files beside them, labels as tags, passages as descriptions. */
export function makeMoodleXml(set: QuestionSet): MadeFile {
  const problems: Problem[] = set.questions.flatMap((question, index) =>
    question.answer === null ? [fault('no-answer', `${nameOf(question, index)}: Moodle needs a right answer.`)] : [],
  )
  if (problems.length > 0) return { bytes: null, problems }
  const parts: string[] = []
  const placed = placeQuestions(set)
  for (const { question, index, category, passage } of placed) {
    if (category !== undefined) parts.push(categoryElement(category))
    if (passage) {
      const text = textElement('questiontext', set, passage.text, languagesIn([passage.text]), true)
      parts.push(
        `<question type="description">\n<name><text>${escapeXml(passage.id)}</text></name>\n${text}\n<defaultgrade>0</defaultgrade>\n<idnumber>${escapeXml(passage.id)}</idnumber>\n</question>`,
      )
    }
    parts.push(questionElement(set, question, index))
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n\n')}\n</quiz>\n`
  return { bytes: new TextEncoder().encode(xml), problems: passagesApart(placed) }
}

const categoryElement = (path: string): string =>
  `<question type="category">\n<category><text>${escapeXml(path)}</text></category>\n</question>`

function questionElement(set: QuestionSet, question: FileQuestion, index: number): string {
  const { answer, stem, explanation } = question
  const languages = languagesIn(textsIn(question))
  const tags = labelsAsTags(question, ['section', 'number', ...(question.section === null ? [] : (['topic'] as const))])
  const name = question.number ?? (plainWords(stem) || `Question ${index + 1}`)
  return [
    `<question type="${answer?.kind === 'numeric' ? 'numerical' : 'multichoice'}">`,
    `<name><text>${escapeXml(name)}</text></name>`,
    textElement('questiontext', set, stem, languages, true),
    ...(explanation ? [textElement('generalfeedback', set, explanation, languages)] : []),
    '<defaultgrade>1</defaultgrade>\n<penalty>0</penalty>\n<hidden>0</hidden>',
    ...(answer?.kind === 'numeric' ? [typed(answer)] : choice(set, question, languages)),
    ...(tags.length === 0
      ? []
      : [`<tags>\n${tags.map((tag) => `<tag><text>${escapeXml(tag)}</text></tag>`).join('\n')}\n</tags>`]),
    '</question>',
  ].join('\n')
}

/** The name that Moodle would make up. */
const plainWords = ({ en, te, hi }: Texts): string =>
  (en ?? te ?? hi ?? '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim()

function typed({ low, high }: { low: string; high: string }): string {
  const { middle, tolerance } = middleOf(low, high)
  return `<answer fraction="100" format="moodle_auto_format"><text>${middle}</text><tolerance>${tolerance}</tolerance></answer>`
}

function choice(set: QuestionSet, question: FileQuestion, languages: readonly Language[]): string[] {
  const right = rightPlaces(question)
  const several = question.answer?.kind === 'multiple-choice'
  return [
    `<single>${!several}</single>\n<shuffleanswers>false</shuffleanswers>\n<answernumbering>abc</answernumbering>`,
    ...question.options.map((option, place) => {
      const fraction = right.includes(place) ? percentShare(several ? right.length : 1) : several ? '-100' : '0'
      return textElement(`answer fraction="${fraction}"`, set, option, languages)
    }),
  ]
}

/** `tag`: the element's name, with attributes. */
function textElement(
  tag: string,
  set: QuestionSet,
  texts: Texts,
  languages: readonly Language[],
  isStem = false,
): string {
  const files = new Map<string, string>()
  const html = multilangHtml(partsOf(texts, languages, isStem), (id) => {
    const picture = pictureOf(set, id)
    if (!picture) return undefined
    const name = fileNameOf(picture)
    files.set(name, Buffer.from(picture.bytes).toString('base64'))
    return `@@PLUGINFILE@@/${name}`
  })
  const attached = [...files].map(
    ([name, data]) => `\n<file name="${escapeXml(name)}" path="/" encoding="base64">${data}</file>`,
  )
  return `<${tag} format="html"><text>${cdata(html)}</text>${attached.join('')}</${tag.split(' ')[0]}>`
}

const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]&gt;')}]]>`
