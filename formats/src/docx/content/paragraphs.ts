import { joined, type Piece, plain, type RichText } from '../../paper-text/rich/rich-text.ts'
import type { SourceLine } from '../../paper-text/source.ts'
import { childOf, type XmlElement } from '../../xml/parse-xml.ts'
import { readHeading, readNumbered, type Style } from '../properties/styles.ts'
import { value } from '../properties/xml-values.ts'
import type { Context } from './context.ts'
import type { ReadBox } from './drawings.ts'
import { readContent, type Walk } from './inline.ts'
import { convertTexts } from './runs.ts'

export function readParagraph(context: Context, paragraph: XmlElement, readBox: ReadBox): SourceLine {
  context.line++
  const at = context.line
  const pPr = childOf(paragraph, 'pPr')
  const styleId = value(pPr, 'pStyle')
  const style = context.styles.paragraph(styleId)
  const walk: Walk = { context, style, readBox, parts: [] }
  readContent(walk, paragraph)
  const rich = withFloatsBehind(joined(convertTexts(context, walk.parts)))
  const numbered = labelOf(context, pPr, styleId, style, rich)
  const heading = readHeading(pPr) ?? style.heading
  return {
    at,
    rich: numbered ? [...plain(`${numbered.label}\t`), ...rich] : rich,
    ...(numbered && { level: numbered.level }),
    ...(heading && { heading }),
  }
}

const floats = (piece: Piece): boolean => 'picture' in piece && piece.floats === true

/** Word anchors floating pictures at the start of a paragraph, where the number of the question stands. */
function withFloatsBehind(rich: RichText): RichText {
  const first = rich.findIndex((piece) => !floats(piece))
  return first < 1 ? rich : [...rich.slice(first), ...rich.slice(0, first)]
}

/** Automatic numbering, of the paragraph or of its style. An empty paragraph counts, but shows nothing. */
function labelOf(
  { numbering }: Context,
  pPr: XmlElement | undefined,
  styleId: string | undefined,
  style: Style,
  rich: RichText,
) {
  const own = readNumbered(pPr)
  const list = own?.list ?? style.numbered?.list
  if (list === undefined || list === '0') return undefined
  const level = own?.level ?? numbering.levelOfStyle(list, styleId) ?? style.numbered?.level ?? 0
  const label = numbering.next(list, level)
  return label && rich.length > 0 ? { label, level } : undefined
}
