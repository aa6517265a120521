import { parseDecimal, rangeAround } from '../../building/decimals.ts'
import { explanationFrom } from '../../building/feedback.ts'
import type { Labels } from '../../building/labels.ts'
import type { SetBuilder } from '../../building/set-builder.ts'
import { inAnyLanguage, isEmpty } from '../../building/text-by-language.ts'
import { printedNumber } from '../../building/titles.ts'
import { fault, note, type Place } from '../../question-set.ts'
import { childOf, childrenOf, type XmlElement } from '../../xml/parse-xml.ts'
import { oneLanguage } from './mlang.ts'
import { fractionOf, plainValue, textIn } from './moodle-elements.ts'
import { childText, elementText } from './moodle-text.ts'

export type QuestionContext = {
  readonly labels: Labels
  readonly section: string | null
  readonly topic: string | null
  readonly passage: string | null
}

const FULL = 99.99

/** Reads a question of Moodle, or reports why it cannot be imported. */
export function readMoodleQuestion(element: XmlElement, context: QuestionContext, builder: SetBuilder): void {
  const at = { line: element.line }
  const { type = '' } = element.attributes
  switch (type) {
    case 'multichoice':
    case 'multichoiceset':
    case 'truefalse':
      readChoice(element, at, context, builder)
      break
    case 'numerical':
    case 'calculatedsimple':
    case 'shortanswer':
      readTyped(element, at, context, builder)
      break
    default:
      builder.refuse(fault('kind-not-supported', `Questions of the kind “${type.slice(0, 40)}” are not supported.`, at))
  }
}

function readChoice(element: XmlElement, at: Place, context: QuestionContext, builder: SetBuilder): void {
  const answers = childrenOf(element, 'answer')
  const fractions = answers.map(fractionOf)
  const single = element.attributes.type === 'truefalse' || !/^(false|0)$/.test(textIn(element, 'single'))
  const right = answers.flatMap((_, place) => ((fractions[place] ?? 0) > (single ? FULL : 0) ? [place] : []))
  if (fractions.some((fraction, place) => (single ? fraction !== 0 && !right.includes(place) : false)))
    builder.problem(
      note('weights-left-out', 'Marks for answers that are partly right, or below nothing, were left out.', at),
    )
  const trueFalse = element.attributes.type === 'truefalse'
  const options = answers.map((answer) =>
    trueFalse
      ? inAnyLanguage(plainValue(answer).toLowerCase() === 'true' ? 'True' : 'False')
      : elementText(answer, at, builder),
  )
  builder.addQuestion({
    ...common(element, at, context, builder),
    kind: single ? 'single-choice' : 'multiple-choice',
    options,
    right,
    explanation: explanation(element, answers, right, at, builder),
  })
}

function readTyped(element: XmlElement, at: Place, context: QuestionContext, builder: SetBuilder): void {
  const answers = childrenOf(element, 'answer').filter((answer) => plainValue(answer) !== '*')
  const full = answers.filter((answer) => fractionOf(answer) > FULL)
  const ranges = full.map((answer) => {
    const value = parseDecimal(plainValue(answer))
    return value === undefined ? undefined : rangeAround(value, textIn(answer, 'tolerance') || '0')
  })
  const [first] = ranges
  if (!first || ranges.includes(undefined)) {
    const what = element.attributes.type === 'shortanswer' ? 'a short answer in words' : 'a number that is calculated'
    builder.refuse(fault('kind-not-supported', `A question asks for ${what}; that is not supported.`, at))
    return
  }
  if (answers.length > full.length)
    builder.problem(note('weights-left-out', 'Marks for answers that are partly right were left out.', at))
  if (childrenOf(childOf(element, 'units') ?? element, 'unit').length > 0)
    builder.problem(note('units-left-out', 'The units of a typed number were left out.', at))
  const same = ranges.every((range) => range?.low === first.low && range.high === first.high)
  if (!same) builder.problem(fault('several-answers', 'Several numbers are right; one range is possible.', at))
  builder.addQuestion({
    ...common(element, at, context, builder),
    kind: 'numeric',
    options: [],
    right: same ? first : null,
    explanation: explanation(element, full.slice(0, 1), [0], at, builder),
  })
}

function common(
  element: XmlElement,
  at: Place,
  { labels, section, topic, passage }: QuestionContext,
  builder: SetBuilder,
) {
  const penalty = Number(textIn(element, 'penalty') || '0')
  const grade = Number(textIn(element, 'defaultgrade') || '1')
  if (grade !== 1 || penalty > 0.34)
    builder.once(
      note('marks-left-out', 'Marks and penalties of the file were left out: a test decides on its marking.'),
    )
  if (childrenOf(element, 'hint').some((hint) => plainValue(hint) !== ''))
    builder.problem(note('hints-left-out', 'The hints of a question were left out.', at))
  return {
    at,
    stem: childText(element, 'questiontext', at, builder),
    ...labels,
    number: labels.number ?? printedNumber(namedByHand(element), builder),
    section: labels.section ?? section,
    topic: labels.topic ?? topic,
    passage,
  }
}

/** Moodle makes up a name from the first words of the text; such a name says nothing. */
function namedByHand(element: XmlElement): string {
  const words = (text: string) =>
    text
      .replace(/<[^>]*>|&\w+;/g, ' ')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  const name = oneLanguage(textIn(element, 'name'))
  return words(oneLanguage(textIn(element, 'questiontext'))).startsWith(words(name)) && /\D/.test(name) ? '' : name
}

/** What Moodle writes by itself into every question. */
const USUAL = /^(Your answer is (partially |in)?correct\.)?$/

function explanation(
  element: XmlElement,
  answers: readonly XmlElement[],
  right: readonly number[],
  at: Place,
  builder: SetBuilder,
) {
  const feedback = answers.map((answer, option) => ({
    option,
    right: right.includes(option),
    text: childText(answer, 'feedback', at, builder),
  }))
  for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
    const text = childText(element, name, at, builder)
    if (!isEmpty(text) && !USUAL.test(text.any ?? 'x'))
      builder.problem(note('feedback-left-out', 'What is said to every right or every wrong answer was left out.', at))
  }
  return explanationFrom(childText(element, 'generalfeedback', at, builder), feedback)
}
