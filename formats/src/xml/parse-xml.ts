import { SaxesParser } from 'saxes'
import { withoutControls } from './control-characters.ts'

/** Deeper than any document of an office program; a deeper one is refused, not walked. */
export const MAX_DEPTH = 256
export const MAX_ELEMENTS = 2_000_000

/** The text is not well-formed XML, or nests or counts too much. The message is a sentence with the line. */
export class XmlError extends Error {}

export type XmlElement = {
  /** Without its prefix: `p` of `w:p`. */
  readonly name: string
  /** The namespace's address, '' for none. */
  readonly namespace: string
  /** By their names as written, prefix included: `r:embed`, `w:val`. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  /** The line of its start tag, from 1. */
  readonly line: number
}
export type XmlNode = XmlElement | string

type Open = XmlElement & { readonly children: XmlNode[] }

/** Elements that are not kept in the tree but given to `take` as soon as they end: of thousands one at a time is in memory. */
export type TakenElements = {
  readonly parent: string
  readonly name: string
  readonly take: (element: XmlElement) => void
}

/**
 * Parses a document into a tree. Of entities only the five of XML itself are known: a document type declaration is
 * refused, nothing is ever fetched. Throws an `XmlError`.
 */
export function parseXml(bytes: Uint8Array, taken?: TakenElements): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const open: Open[] = []
  let root: XmlElement | undefined
  let count = 0
  const isTaken = (parent: Open | undefined, { name }: XmlElement) =>
    taken !== undefined && name === taken.name && parent?.name === taken.parent
  const fail = (what: string): never => {
    throw new XmlError(`${what} (line ${parser.line})`)
  }
  parser.on('error', (error) => fail(`Not well-formed XML: ${error.message.replace(/^\d+:\d+: /, '')}`))
  parser.on('doctype', () => fail('A document type declaration (DOCTYPE) is not accepted.'))
  parser.on('opentag', (tag) => {
    if (++count > MAX_ELEMENTS) fail('Too many elements')
    if (open.length >= MAX_DEPTH) fail('Elements are nested too deeply')
    const attributes: Record<string, string> = {}
    for (const name in tag.attributes) attributes[name] = withoutControls(tag.attributes[name]?.value ?? '')
    const element: Open = { name: tag.local, namespace: tag.uri, attributes, children: [], line: parser.line }
    const parent = open.at(-1)
    if (!isTaken(parent, element)) parent?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (open.length === 0) root = closed
    if (closed && isTaken(open.at(-1), closed)) taken?.take(closed)
  })
  const text = (value: string) => open.at(-1)?.children.push(withoutControls(value))
  parser.on('text', text)
  parser.on('cdata', text)
  parser.write(decode(bytes)).close()
  if (!root) throw new XmlError('The document is empty.')
  return root
}

const BOMS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/** By its byte order mark, else by its XML declaration, else UTF-8. */
function decode(bytes: Uint8Array): string {
  const marked = BOMS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)),
  )?.[1]
  const label = marked?.[0] ?? declared ?? 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    throw new XmlError(`The text is not in the encoding that it names (${label}).`)
  }
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

/** The children of a name, or all child elements. */
export const childrenOf = (element: XmlElement, name?: string): XmlElement[] =>
  element.children.filter(isElement).filter((child) => name === undefined || child.name === name)

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => isElement(child) && child.name === name)

/** All text inside, in order. */
export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('')

/** Every descendant of a name, in order. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => [...(child.name === name ? [child] : []), ...descendantsOf(child, name)])
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and attributes; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones XML has no place for
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
