import type { XmlElement } from '../../xml/parse-xml.ts'

/** What a text needs of the file around it. */
export type HtmlContext = {
  /** The id of the picture of an address; undefined: there is none, and a problem says so. */
  picture(address: string, element: XmlElement): string | undefined
  /** Says that something was not kept. */
  lost(code: string, what: string, element: XmlElement): void
  /** Says that an element is not known; its text is kept. */
  unknown(element: XmlElement): (name: string) => void
  /** Sees every element, for attributes that are not kept. */
  visit(element: XmlElement): void
}
