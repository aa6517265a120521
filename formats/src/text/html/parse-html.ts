import { Parser } from 'htmlparser2'
import { MAX_DEPTH, MAX_ELEMENTS, type XmlElement, XmlError, type XmlNode } from '../../xml/parse-xml.ts'

type Open = XmlElement & { readonly children: XmlNode[] }

/** A piece of HTML is a text of a question, not a site. */
const MAX_HTML = 4_000_000

/**
 * Parses a piece of HTML into the tree that XML has too: names in small letters, entities resolved, open elements closed.
 * `line` is that of the file where the piece begins. Throws an `XmlError` for what nests or counts too much.
 */
export function parseHtml(html: string, line = 1): XmlElement {
  if (html.length > MAX_HTML) throw new XmlError(`A text is longer than ${MAX_HTML} characters (line ${line})`)
  const root: Open = { name: 'body', namespace: '', attributes: {}, children: [], line }
  const open = [root]
  let [count, at, atLine] = [0, 0, line]
  const lineAt = (index: number) => {
    for (; at < index; at++) if (html.charCodeAt(at) === 10) atLine++
    return atLine
  }
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Open = { name, namespace: '', attributes, children: [], line: lineAt(parser.startIndex) }
        if (++count > MAX_ELEMENTS || open.length >= MAX_DEPTH)
          throw new XmlError(`Elements are nested too deeply (line ${element.line})`)
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      onclosetag() {
        open.pop()
      },
      ontext(text) {
        open.at(-1)?.children.push(text)
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.end(html)
  return root
}
