import { childrenOf, type XmlElement } from '../../xml/parse-xml.ts'
import { isForCandidates, leaveOut, passageFrom } from './item-passage.ts'
import type { QtiSource } from './qti-source.ts'

/** An item of a test: its address, and what the sections around it say. */
export type ItemReference = {
  readonly address: string
  readonly section: string | null
  readonly passage: string | null
  readonly element: XmlElement
}

/** The items of a test in its order; a rubric of a section is the passage of its items. */
export function itemsOfTest(test: XmlElement, source: QtiSource): ItemReference[] {
  const inside = (element: XmlElement, section: string | null, passage: string | null): ItemReference[] =>
    childrenOf(element).flatMap((child) => {
      if (child.name === 'assessmentItemRef')
        return [{ address: child.attributes.href ?? '', section, passage, element: child }]
      if (child.name === 'assessmentSectionRef') {
        const found = source.document(child.attributes.href ?? '')
        return found ? inside(found.root, section, passage) : []
      }
      if (child.name !== 'assessmentSection' && child.name !== 'testPart') return []
      const rubrics = childrenOf(child, 'rubricBlock')
      const rubric = rubrics.find(isForCandidates)
      for (const other of rubrics.filter((one) => one !== rubric)) leaveOut(other, source)
      const own = rubric ? passageFrom(rubric, undefined, source) : null
      return inside(child, child.attributes.title?.trim() || section, own ?? passage)
    })
  return inside(test, null, null)
}
