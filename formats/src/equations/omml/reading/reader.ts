import type { XmlElement } from '../../../xml/parse-xml.ts'
import type { Piece } from './pieces.ts'

/** What the conversion of an element needs to know of its place, and where it reports what it left out. */
export type Reader = {
  /** The content of an element: of its children, in order. */
  pieces(element: XmlElement | undefined, change?: Partial<Pick<Reader, 'isName' | 'inArray'>>): Piece[]
  problem(sentence: string): void
  unknown(character: string): void
  /** Inside of the name of a function. */
  readonly isName: boolean
  /** Inside of an equation array. */
  readonly inArray: boolean
}
