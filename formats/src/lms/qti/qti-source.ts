import type { Labels } from '../../building/labels.ts'
import type { FindFile } from '../../building/read-html.ts'
import type { SetBuilder } from '../../building/set-builder.ts'
import type { Place } from '../../question-set.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'

/** What reading an item needs: where it stands, what is around it, and the files beside it. */
export type QtiSource = {
  readonly builder: SetBuilder
  /** Where an element of this document is. */
  at(element: XmlElement): Place
  readonly find: FindFile
  /** The document of an address, with the names of QTI 2. */
  document(address: string): { readonly root: XmlElement; readonly source: QtiSource } | undefined
  /** Passages by what they were made from: a text that items share is one passage. */
  readonly passages: Map<string, string | null>
}

/** What a test or a manifest says about an item. */
export type ItemContext = { readonly section: string | null; readonly passage: string | null; readonly labels: Labels }
