import { explanationFrom, type Feedback } from '../../building/feedback.ts'
import { readTree } from '../../building/read-html.ts'
import { inAnyLanguage, joined, type TextByLanguage } from '../../building/text-by-language.ts'
import { printedNumber } from '../../building/titles.ts'
import { fault, note } from '../../question-set.ts'
import { languageOfTag } from '../../text/language.ts'
import { childOf, childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../../xml/parse-xml.ts'
import { isSharedText, passageOfItem } from './item-passage.ts'
import { replaced } from './qti-names.ts'
import type { ItemContext, QtiSource } from './qti-source.ts'
import { responseOf, typedRange } from './response.ts'

/** An item of QTI 2 (3 after its names were changed), or a problem that says why it is no question of ours. */
export function readItem(item: XmlElement, context: ItemContext, source: QtiSource): void {
  const body = childOf(item, 'itemBody')
  const interactions = body ? allInside(body).filter(({ name }) => /Interaction$/.test(name)) : []
  const [interaction, ...others] = interactions
  const refuse = (code: string, what: string) => source.builder.refuse(fault(code, what, source.at(item)))
  if (!body || !interaction) refuse('no-interaction', 'A question asks for nothing (it has no interaction).')
  else if (others.length > 0)
    refuse('kind-not-supported', 'A question asks for several answers in one text; that is not supported.')
  else if (interaction.name === 'choiceInteraction') readChoice(item, body, interaction, context, source)
  else if (interaction.name === 'textEntryInteraction') readTyped(item, body, interaction, context, source)
  else refuse('kind-not-supported', `Questions of the kind “${interaction.name.slice(0, 40)}” are not supported.`)
}

const allInside = (element: XmlElement): XmlElement[] =>
  element.children.filter(isElement).flatMap((child) => [child, ...allInside(child)])

/** What is not part of the text itself. */
const APART = new Set(['rubricBlock', 'feedbackBlock', 'feedbackInline', 'stylesheet'])

function readChoice(
  item: XmlElement,
  body: XmlElement,
  interaction: XmlElement,
  context: ItemContext,
  source: QtiSource,
): void {
  const at = source.at(item)
  const choices = descendantsOf(interaction, 'simpleChoice')
  const identifiers = choices.map(({ attributes }) => attributes.identifier ?? '')
  const { several, right, partly } = responseOf(item, interaction.attributes.responseIdentifier ?? '')
  if (partly)
    source.builder.problem(
      note('weights-left-out', 'Marks for answers that are partly right, or below nothing, were left out.', at),
    )
  const feedback = choices.flatMap((choice, option) =>
    descendantsOf(choice, 'feedbackInline').map((element) => ({
      option,
      right: right.includes(identifiers[option] ?? ''),
      text: text(element, source),
    })),
  )
  const places = right.map((one) => identifiers.indexOf(one)).filter((place) => place >= 0)
  const prompt = childOf(interaction, 'prompt')
  source.builder.addQuestion({
    ...common(item, context, source),
    kind: several ? 'multiple-choice' : 'single-choice',
    stem: stemOf(
      body,
      (child) => (child === interaction ? (prompt ? [{ ...prompt, name: 'div' }] : []) : child),
      source,
    ),
    options: choices.map((choice) => text(replaced(choice, withoutApart), source)),
    right: places,
    explanation: explanationOf(item, identifiers, right, feedback, source),
  })
}

function readTyped(
  item: XmlElement,
  body: XmlElement,
  interaction: XmlElement,
  context: ItemContext,
  source: QtiSource,
): void {
  const at = source.at(item)
  const identifier = interaction.attributes.responseIdentifier ?? ''
  const { right, partly } = responseOf(item, identifier)
  const range = typedRange(item, identifier, right)
  if (!range && right.length > 0) {
    const what = 'A question asks for a short answer in words, or for one of several numbers; that is not supported.'
    source.builder.refuse(fault('kind-not-supported', what, at))
    return
  }
  if (partly)
    source.builder.problem(note('weights-left-out', 'Marks for answers that are partly right were left out.', at))
  const blank = (child: XmlElement, parent: XmlElement) =>
    child !== interaction ? child : textOf(parent).trim() === '' ? [] : [' _____ ']
  source.builder.addQuestion({
    ...common(item, context, source),
    kind: 'numeric',
    stem: stemOf(body, blank, source),
    options: [],
    right: range ?? null,
    explanation: explanationOf(item, [], right, [], source),
  })
}

function common(item: XmlElement, { section, passage, labels }: ItemContext, source: QtiSource) {
  const own = passageOfItem(item, source)
  const { title = '' } = item.attributes
  return {
    at: source.at(item),
    ...labels,
    language: languageOfTag(item.attributes['xml:lang'] ?? item.attributes.lang),
    number: labels.number ?? printedNumber(title === item.attributes.identifier ? '' : title, source.builder),
    section: labels.section ?? section,
    passage: own ?? passage,
  }
}

type Change = Parameters<typeof replaced>[1]

const withoutApart: Change = (child) =>
  APART.has(child.name) || (child.name === 'object' && isSharedText(child)) ? [] : child

function stemOf(body: XmlElement, change: Change, source: QtiSource): TextByLanguage {
  const stem = replaced(body, (child, parent) => {
    const other = change(child, parent)
    return other === child ? withoutApart(child, parent) : other
  })
  return text({ ...stem, name: 'div' }, source)
}

const text = (element: XmlElement, source: QtiSource): TextByLanguage =>
  readTree(childOf(element, 'contentBody') ?? element, source.at(element), source.builder, source.find)

/** Feedback of an option by its identifier; any other belongs to the question. A text that is said twice is kept once. */
function explanationOf(
  item: XmlElement,
  identifiers: readonly string[],
  right: readonly string[],
  inline: readonly Feedback[],
  source: QtiSource,
): TextByLanguage | null {
  const body = childOf(item, 'itemBody')
  const all = [...childrenOf(item, 'modalFeedback'), ...(body ? descendantsOf(body, 'feedbackBlock') : [])]
  const read = all.map((element) => ({ identifier: element.attributes.identifier ?? '', text: text(element, source) }))
  const options = read.flatMap(({ identifier, text: said }) => {
    const option = identifiers.indexOf(identifier)
    return option < 0 ? [] : [{ option, right: right.includes(identifier), text: said }]
  })
  const general = new Map(
    read
      .filter(({ identifier }) => !identifiers.includes(identifier))
      .map((one) => [JSON.stringify(one.text), one.text]),
  )
  const generalFeedback = general.size === 0 ? inAnyLanguage('') : joined([...general.values()], '\n\n')
  return explanationFrom(generalFeedback, [...inline, ...options])
}
