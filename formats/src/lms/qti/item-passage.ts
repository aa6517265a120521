import { readTree } from '../../building/read-html.ts'
import { isEmpty } from '../../building/text-by-language.ts'
import { note } from '../../question-set.ts'
import { parseHtml } from '../../text/html/parse-html.ts'
import { childOf, childrenOf, descendantsOf, type XmlElement, XmlError } from '../../xml/parse-xml.ts'
import type { QtiSource } from './qti-source.ts'

/** The text that an item shares with others: a stimulus (QTI 3), a rubric for candidates, or an HTML file shown in it. */
export function passageOfItem(item: XmlElement, source: QtiSource): string | null {
  const [stimulus] = childrenOf(item, 'assessmentStimulusRef')
  const body = childOf(item, 'itemBody')
  const rubrics = body ? descendantsOf(body, 'rubricBlock') : []
  const rubric = stimulus ? undefined : rubrics.find(isForCandidates)
  for (const other of rubrics.filter((one) => one !== rubric)) leaveOut(other, source)
  if (stimulus) return passageOfStimulus(stimulus, source)
  if (rubric) return passageFrom(rubric, rubric.attributes.id, source)
  const shared = body && descendantsOf(body, 'object').find(isSharedText)
  return shared ? passageOfFile(shared, source) : null
}

/** A rubric without a reader named is for everybody. */
export const isForCandidates = ({ attributes }: XmlElement): boolean => /candidate/.test(attributes.view ?? 'candidate')

export const leaveOut = (rubric: XmlElement, { builder, at }: QtiSource): void =>
  builder.problem(
    note('rubric-left-out', 'A note to those who mark, or another one to candidates, was left out.', at(rubric)),
  )

export const isSharedText = ({ attributes }: XmlElement): boolean =>
  /^(text\/html|application\/xhtml\+xml)$/.test(attributes.type ?? '') || /\.x?html?$/i.test(attributes.data ?? '')

/** The passage of a text; the same text again is the same passage. */
export function passageFrom(text: XmlElement, id: string | undefined, source: QtiSource): string | null {
  const at = source.at(text)
  const read = readTree({ ...text, name: 'div' }, at, source.builder, source.find)
  if (isEmpty(read)) return null
  const key = JSON.stringify(read)
  const known = source.passages.get(key)
  if (known !== undefined) return known
  const passage = source.builder.addPassage(read, at, id)
  source.passages.set(key, passage)
  return passage
}

function passageOfStimulus(reference: XmlElement, source: QtiSource): string | null {
  const { href = '', identifier } = reference.attributes
  const found = source.document(href)
  const body = found && (childOf(found.root, 'stimulusBody') ?? childOf(found.root, 'itemBody'))
  if (body) return passageFrom(body, identifier, found.source)
  source.builder.problem(
    note('passage-missing', `The text “${href.slice(0, 80)}” is not in the file.`, source.at(reference)),
  )
  return null
}

function passageOfFile(object: XmlElement, source: QtiSource): string | null {
  const file = source.find(object.attributes.data ?? '')
  if (!file) {
    source.builder.problem(
      note('passage-missing', 'A text that the question shows is not in the file.', source.at(object)),
    )
    return null
  }
  try {
    const html = parseHtml(new TextDecoder().decode(file.bytes))
    return passageFrom(descendantsOf(html, 'body')[0] ?? html, undefined, source)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    source.builder.problem(note('passage-missing', error.message, source.at(object)))
    return null
  }
}
