import { LANGUAGES } from '@pariksha/contract/languages'
import { LETTERS } from '@pariksha/domain/question'
import { type FileQuestion, type MadeFile, note, type Problem, type QuestionSet, type Texts } from '../question-set.ts'
import { escapeXml } from '../xml/parse-xml.ts'
import { drawing, wordPackage } from './making/word-package.ts'
import { type Draw, textRun, wordBlocks } from './making/word-text.ts'

/** A paper in Word: "1." and "(a)" as text, "Ans:", "Sol.", pictures in the lines, formulae as equations. */
export function makeDocx(set: QuestionSet): MadeFile {
  const problems: Problem[] = []
  const places = new Map(set.pictures.map(({ id }, place) => [id, place]))
  const draw: Draw = (id, alternative) => {
    const place = places.get(id)
    const picture = place === undefined ? undefined : set.pictures[place]
    return picture && place !== undefined ? drawing(picture, place + 1, alternative) : undefined
  }
  reportWhatIsLost(set, problems)
  const numbers = numbersOf(set.questions)
  let section: string | null = null
  let passage: string | null = null
  const body = set.questions.map((question, index) => {
    const parts: string[] = []
    if (question.section !== section && question.section !== null) parts.push(heading(question.section))
    section = question.section ?? section
    if (question.passage !== passage && question.passage !== null) parts.push(passageXml(set, index, numbers, draw))
    passage = question.passage
    return [...parts, questionXml(question, numbers[index] ?? index + 1, draw)].join('')
  })
  return { bytes: wordPackage(body.join(''), set.pictures), problems }
}

const paragraph = (runs: string): string => `<w:p>${runs}</w:p>`

const heading = (text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`

/** Their own numbers where these count up, else their places. */
function numbersOf(questions: readonly FileQuestion[]): readonly number[] {
  const own = questions.map(({ number }) => Number(/\d{1,4}/.exec(number ?? '')?.[0] ?? Number.NaN))
  const countUp = own.every((number, place) => (place === 0 ? number > 0 : number > (own[place - 1] ?? 0)))
  return countUp ? own : questions.map((_, place) => place + 1)
}

/** "Directions (Q. 3–5):" for the questions that follow one another with the same passage. */
function passageXml(
  { passages, questions }: QuestionSet,
  index: number,
  numbers: readonly number[],
  draw: Draw,
): string {
  const id = questions[index]?.passage
  const passage = passages.find((other) => other.id === id)
  if (!passage) return ''
  const after = questions.findIndex((question, place) => place > index && question.passage !== id)
  const last = after === -1 ? questions.length - 1 : after - 1
  return labelled(`Directions (Q. ${numbers[index]}–${numbers[last]}): `, passage.text, draw)
}

function questionXml(question: FileQuestion, number: number, draw: Draw): string {
  const { stem, options, explanation } = question
  return [
    labelled(`${number}. `, stem, draw),
    ...options.map((option, place) => labelled(`(${LETTERS[place]}) `, option, draw)),
    answerXml(question),
    explanation ? labelled('Sol. ', explanation, draw) : '',
    ...details(question).map((line) => paragraph(textRun(line))),
  ].join('')
}

function answerXml({ answer }: FileQuestion): string {
  if (!answer) return ''
  const words =
    answer.kind !== 'numeric'
      ? [...answer.correct].join(', ')
      : answer.low === answer.high
        ? answer.low
        : `${answer.low} to ${answer.high}`
  return paragraph(textRun(`Ans: ${words}`))
}

const details = ({ topic, level, source, year, tags, bank_id }: FileQuestion): string[] => [
  ...(topic === null ? [] : [`Topic: ${topic}`]),
  ...(level === null ? [] : [`Level: ${level}`]),
  ...(source === null ? [] : [`Source: ${source}`]),
  ...(year === null ? [] : [`Year: ${year}`]),
  ...(tags.length === 0 ? [] : [`Tags: ${tags.join(', ')}`]),
  ...(bank_id ? [`Bank ID: ${bank_id}`] : []),
]

/** Behind a tab no such sign is read as a separator. */
const LIKE_SEPARATOR = /^\s*\\?[-–—.:;,)\]]/

/** A text in its languages, one after the other, with a label before its first line. */
function labelled(label: string, texts: Texts, draw: Draw): string {
  const own = new Set(LANGUAGES.flatMap((language) => texts[language] ?? []))
  const blocks = [...own].flatMap((text) => wordBlocks(text, draw))
  const [first, ...rest] = blocks
  const start = [...own].some((text) => LIKE_SEPARATOR.test(text))
    ? `${textRun(label.trimEnd())}<w:r><w:tab/></w:r>`
    : textRun(label)
  const lines = !first || 'table' in first ? [{ runs: start }, ...blocks] : [{ runs: start + first.runs }, ...rest]
  return lines.map((block) => ('table' in block ? block.table : paragraph(block.runs))).join('')
}

function reportWhatIsLost({ questions, pictures }: QuestionSet, problems: Problem[]): void {
  const left = questions.findIndex(
    ({ section }, place) => section === null && place > 0 && questions[place - 1]?.section !== null,
  )
  if (left !== -1)
    problems.push(
      note('section-kept', `Question ${left + 1} is without a section; in the paper it stands in the one before.`),
    )
  if (pictures.some(({ type }) => type === 'image/svg+xml' || type === 'image/webp'))
    problems.push(note('picture-kinds', 'Some pictures are SVG or WebP, which Word before 2019 does not show.'))
}
