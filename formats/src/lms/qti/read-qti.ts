import { readLabels } from '../../building/labels.ts'
import { setBuilder } from '../../building/set-builder.ts'
import { fault, type Place, type Reading } from '../../question-set.ts'
import { descendantsOf, parseXml, type XmlElement, XmlError } from '../../xml/parse-xml.ts'
import { withNamesOfQti2 } from './qti-names.ts'
import type { QtiSource } from './qti-source.ts'
import { readItem } from './read-item.ts'
import { readQti12 } from './v12/read-qti12.ts'

export const isQtiXml = (text: string): boolean =>
  /<(?:[\w-]+:)?(questestinterop|assessmentItem|qti-assessment-item|assessmentTest|qti-assessment-test)[\s/>]/.test(
    text.slice(0, 5000),
  )

/** A document of QTI outside of a package: one item of 2.x or 3.0, or any number of 1.2. */
export function readQtiXml(bytes: Uint8Array): Reading {
  let root: XmlElement
  try {
    root = withNamesOfQti2(parseXml(bytes))
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return { set: null, problems: [fault('not-qti', error.message)], places: [] }
  }
  const builder = setBuilder()
  const source: QtiSource = {
    builder,
    at: ({ line }): Place => ({ line }),
    find: () => undefined,
    document: () => undefined,
    passages: new Map(),
  }
  const items = root.name === 'assessmentItem' ? [root] : descendantsOf(root, 'assessmentItem')
  if (root.name === 'questestinterop') readQti12(root, source)
  for (const item of items) readItem(item, { section: null, passage: null, labels: readLabels([]) }, source)
  if (root.name === 'assessmentTest')
    builder.once(fault('package-needed', 'A test names its questions in other files: give the whole package (ZIP).'))
  return builder.finish()
}
