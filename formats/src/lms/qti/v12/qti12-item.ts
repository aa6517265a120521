import { explanationFrom } from '../../../building/feedback.ts'
import { inAnyLanguage, isEmpty, joined, type TextByLanguage } from '../../../building/text-by-language.ts'
import { printedNumber } from '../../../building/titles.ts'
import { fault, note } from '../../../question-set.ts'
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../../../xml/parse-xml.ts'
import type { ItemContext, QtiSource } from '../qti-source.ts'
import { materialText } from './material.ts'
import { type Condition, conditionsOf, rangeOf } from './qti12-conditions.ts'

/** The kind that Canvas or Blackboard names; '' in files of other programs. */
function namedKind(item: XmlElement): string {
  const field = descendantsOf(item, 'qtimetadatafield').find(
    (one) => textOf(childOf(one, 'fieldlabel') ?? one).trim() === 'question_type',
  )
  const blackboard = descendantsOf(item, 'bbmd_questiontype')[0]
  return textOf((field && childOf(field, 'fieldentry')) ?? blackboard ?? NOTHING).trim()
}

const NOTHING: XmlElement = { name: '', namespace: '', attributes: {}, children: [], line: 1 }

export const isTextOnly = (item: XmlElement): boolean => namedKind(item) === 'text_only_question'

/** Reads a question of QTI 1.2, or reports why it cannot be imported. */
export function readQti12Item(item: XmlElement, context: ItemContext, source: QtiSource): void {
  const { builder } = source
  const at = source.at(item)
  const presentation = childOf(item, 'presentation') ?? NOTHING
  const responses = ['response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy'].flatMap((name) =>
    descendantsOf(presentation, name),
  )
  const [response, ...others] = responses
  const kind = namedKind(item) || response?.name || 'without an answer'
  const range = rangeOf(conditionsOf(item))
  const isTyped = /^response_(str|num)$/.test(response?.name ?? '')
  const supported = (response?.name === 'response_lid' || (isTyped && range !== 'words')) && others.length === 0
  if (!response || !supported || NOT_OURS.test(kind))
    builder.refuse(fault('kind-not-supported', `Questions of the kind “${kind.slice(0, 40)}” are not supported.`, at))
  else if (isTyped && range !== 'words') readTyped(item, range, context, source)
  else readChoice(item, response, context, source)
}

/** Answers of these look like those of other kinds. */
const NOT_OURS = /^(Ordering|ordering_question|Jumbled Sentence|essay_question|Essay|File Upload)$/

function readTyped(
  item: XmlElement,
  range: { low: string; high: string } | 'several' | null,
  context: ItemContext,
  source: QtiSource,
): void {
  if (range === 'several')
    source.builder.problem(
      fault('several-answers', 'Several numbers are right; one range is possible.', source.at(item)),
    )
  source.builder.addQuestion({
    ...common(item, context, source),
    kind: 'numeric',
    options: [],
    right: range === 'several' ? null : range,
    explanation: explanationOf(item, [], [], conditionsOf(item), source),
  })
}

function readChoice(item: XmlElement, response: XmlElement, context: ItemContext, source: QtiSource): void {
  const labels = descendantsOf(response, 'response_label')
  const identifiers = labels.map(({ attributes }) => attributes.ident ?? '')
  const conditions = conditionsOf(item)
  const best = Math.max(0, ...conditions.map(({ score }) => score))
  const several = response.attributes.rcardinality === 'Multiple'
  const full = conditions.filter(({ score }) => score > 0 && (several || score === best))
  const right = [...new Set(full.flatMap(({ equal }) => equal))].filter((one) => identifiers.includes(one))
  if (conditions.some(({ score }) => score < 0 || (score > 0 && score < best)))
    source.builder.problem(
      note(
        'weights-left-out',
        'Marks for answers that are partly right, or below nothing, were left out.',
        source.at(item),
      ),
    )
  source.builder.addQuestion({
    ...common(item, context, source),
    kind: several ? 'multiple-choice' : 'single-choice',
    options: labels.map((label) => materialText(label, source)),
    right: right.map((one) => identifiers.indexOf(one)),
    explanation: explanationOf(item, identifiers, right, conditions, source),
  })
}

/** Titles that programs write by themselves. */
const USUAL = /^(Question|Multiple Choice|Multiple Answers?|True\/False|Numeric)$/i

function common(item: XmlElement, { section, passage, labels }: ItemContext, source: QtiSource) {
  const title = item.attributes.title ?? ''
  return {
    at: source.at(item),
    ...labels,
    stem: materialText(childOf(item, 'presentation') ?? NOTHING, source),
    number: printedNumber(USUAL.test(title) ? '' : title, source.builder),
    section,
    passage,
  }
}

/** Feedback that one option leads to belongs to it, any other to the question. */
function explanationOf(
  item: XmlElement,
  identifiers: readonly string[],
  right: readonly string[],
  conditions: readonly Condition[],
  source: QtiSource,
): TextByLanguage | null {
  const read = childrenOf(item, 'itemfeedback')
    .map((element) => ({ ident: element.attributes.ident ?? '', text: materialText(element, source) }))
    .filter(({ text }) => !isEmpty(text))
  const optionOf = (ident: string): number => {
    const leading = conditions.filter(({ feedback }) => feedback.includes(ident)).flatMap(({ equal }) => equal)
    const own = identifiers.find((one) => ident === one || ident === `${one}_fb`)
    return identifiers.indexOf(own ?? (leading.length === 1 ? (leading[0] ?? '') : ''))
  }
  const general = read.filter(({ ident }) => optionOf(ident) < 0).map(({ text }) => text)
  const options = read.flatMap(({ ident, text }) => {
    const option = optionOf(ident)
    return option < 0 ? [] : [{ option, right: right.includes(identifiers[option] ?? ''), text }]
  })
  return explanationFrom(general.length === 0 ? inAnyLanguage('') : joined(general, '\n\n'), options)
}
