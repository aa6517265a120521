import { readHtml } from '../../../building/read-html.ts'
import { inAnyLanguage, isEmpty, joined, type TextByLanguage } from '../../../building/text-by-language.ts'
import { plainText } from '../../../text/plain-text.ts'
import { childrenOf, escapeXml, textOf, type XmlElement } from '../../../xml/parse-xml.ts'
import type { QtiSource } from '../qti-source.ts'

/** Answers and what is said to them have materials of their own. */
const APART = /^(response_(lid|str|num|xy|grp)|itemfeedback|resprocessing|itemmetadata|item)$/

/** The text of QTI 1.2 materials inside of an element: plain, HTML, Blackboard's formatted text, pictures. */
export function materialText(element: XmlElement, source: QtiSource): TextByLanguage {
  const pieces = piecesIn(element).map((piece) => readPiece(piece, source))
  return joined(
    pieces.filter((piece) => !isEmpty(piece)),
    '\n\n',
  )
}

const piecesIn = (element: XmlElement): XmlElement[] =>
  childrenOf(element).flatMap((child) =>
    APART.test(child.name)
      ? []
      : /^(mattext|matemtext|mat_formattedtext|matimage)$/.test(child.name)
        ? [child]
        : piecesIn(child),
  )

function readPiece(piece: XmlElement, { builder, at, find }: QtiSource): TextByLanguage {
  const { name, attributes } = piece
  if (name === 'matimage')
    return readHtml(
      `<img src="${escapeXml(attributes.uri ?? '')}" alt="${escapeXml(attributes.label ?? '')}">`,
      at(piece),
      builder,
      find,
    )
  const text = textOf(piece)
  const type = attributes.texttype ?? attributes.type ?? 'text/plain'
  return /html/i.test(type) || /<\/?(p|br|div|span|img|b|i|sup|sub)\b/i.test(text)
    ? readHtml(text, at(piece), builder, find)
    : inAnyLanguage(plainText(text))
}
