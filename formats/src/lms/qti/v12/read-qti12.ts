import { readLabels } from '../../../building/labels.ts'
import { isEmpty } from '../../../building/text-by-language.ts'
import { note } from '../../../question-set.ts'
import { childrenOf, type XmlElement } from '../../../xml/parse-xml.ts'
import type { QtiSource } from '../qti-source.ts'
import { materialText } from './material.ts'
import { isTextOnly, readQti12Item } from './qti12-item.ts'

/** The items of a document of QTI 1.2, as Canvas, Blackboard and Respondus write them. */
export function readQti12(root: XmlElement, source: QtiSource): void {
  let following: string | null = null
  const inside = (element: XmlElement, section: string | null, passage: string | null): void => {
    for (const child of childrenOf(element)) {
      if (child.name === 'item') {
        if (isTextOnly(child)) following = passageOfItems(child, source)
        else readQti12Item(child, { section, passage: passage ?? following, labels: readLabels([]) }, source)
      } else if (/^(assessment|section|objectbank)$/.test(child.name)) {
        const [material] = childrenOf(child, 'presentation_material')
        const own = material ? passageOfItems(material, source) : null
        const title = child.name === 'section' ? child.attributes.title?.trim() : undefined
        inside(child, title || section, own ?? passage)
        following = null
      }
    }
  }
  inside(root, null, null)
}

function passageOfItems(element: XmlElement, source: QtiSource): string | null {
  const at = source.at(element)
  const text = materialText(element, source)
  if (isEmpty(text)) return null
  source.builder.problem(
    note('passage-for-what-follows', 'A text without an answer is taken as the passage of the questions after it.', at),
  )
  return source.builder.addPassage(text, at)
}
