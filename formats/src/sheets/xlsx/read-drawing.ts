import { readOldPicture, unwrappedMessage } from '../../bitmaps/read-old-picture.ts'
import type { PictureStore } from '../../building/picture-store.ts'
import { fault, note, type Place, type Problem } from '../../question-set.ts'
import { escapeInline } from '../../text/escape-markdown.ts'
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from '../../xml/parse-xml.ts'
import { MAX_COLUMNS } from '../sheet.ts'
import { attributeOf, type Parts } from './package-parts.ts'
import { addToCell, MAX_ROWS, type Worksheet } from './read-worksheet.ts'

export type DrawingContext = {
  readonly parts: Parts
  readonly pictures: PictureStore
  /** The ids of pictures whose places are named by texts already, by the names of their drawings. */
  readonly named: Map<string, string>
  readonly report: (problem: Problem) => void
}

/** Our own workbooks name drawings so: the text of a cell says where the picture stands. */
const NAMED = /^picture:(.+)$/

/** Puts the pictures that lie over the cells of a sheet behind the texts of the cells where they begin. */
export function readDrawings(sheet: Worksheet, path: string, root: XmlElement, context: DrawingContext): void {
  const relations = context.parts.relations(path)
  for (const element of childrenOf(root, 'drawing')) {
    const drawing = relations.get(attributeOf(element, 'id') ?? '')
    const content = drawing && context.parts.xml(drawing.path)
    if (drawing && content) readAnchors(sheet, drawing.path, content, context)
  }
  if ([...relations.values()].some(({ type }) => type === 'comments' || type === 'threadedComment'))
    context.report(note('comments-left-out', `Comments on cells of the sheet “${sheet.name}” were left out.`))
}

function readAnchors(sheet: Worksheet, path: string, drawing: XmlElement, context: DrawingContext): void {
  const relations = context.parts.relations(path)
  for (const anchor of childrenOf(drawing)) {
    const from = childOf(anchor, 'from')
    const [row, column] = [numberIn(from, 'row') + 1, numberIn(from, 'col')]
    const isPlaced = from !== undefined && row <= 1_048_576 && column < MAX_COLUMNS
    const at = { sheet: sheet.name, row: isPlaced ? row : 1 }
    const pictures = descendantsOf(anchor, 'pic')
    if (pictures.length === 0) context.report(shapeProblem(anchor, at))
    for (const picture of pictures) {
      const blip = descendantsOf(picture, 'svgBlip')[0] ?? descendantsOf(picture, 'blip')[0]
      const relation = relations.get(attributeOf(blip, 'embed') ?? '')
      const properties = descendantsOf(picture, 'cNvPr')[0]?.attributes ?? {}
      const id = relation && !relation.isExternal ? keep(relation.path, context, at) : undefined
      const name = NAMED.exec(properties.name ?? '')?.[1]
      if (id === undefined)
        context.report(
          relation?.isExternal || (blip && !relation)
            ? fault('picture-linked', 'A picture is only linked, not in the file. Insert the picture itself.', at)
            : fault('picture-unreadable', 'A picture cannot be shown. Insert it again as a PNG or JPEG picture.', at),
        )
      else if (name !== undefined) context.named.set(name, id)
      else if (!isPlaced || sheet.rows.size >= MAX_ROWS)
        context.report(fault('picture-without-cell', 'A picture lies over no cell of a question and was left out.', at))
      else addToCell(sheet, { row, column }, `![${alternativeText(properties.descr)}](picture:${id})`)
    }
  }
}

function keep(path: string, { parts, pictures, report }: DrawingContext, at: Place): string | undefined {
  const bytes = parts.bytes(path)
  const old = bytes && readOldPicture(bytes)
  if (!old) return bytes && pictures.add(path, bytes)
  const id = old.unwrapped && pictures.add(path, old.unwrapped.bytes)
  if (old.unwrapped && id !== undefined)
    report(note('picture-unwrapped', unwrappedMessage(old.kind, old.unwrapped), at))
  return id
}

function numberIn(from: XmlElement | undefined, name: string): number {
  const element = childOf(from, name)
  const digits = /^\s*(\d{1,7})\s*$/.exec(element ? textOf(element) : '')?.[1]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)
}

function shapeProblem(anchor: XmlElement, at: Problem['at']): Problem {
  return descendantsOf(anchor, 'graphicFrame').length > 0
    ? fault('chart', 'A chart cannot be read. Paste it as a picture (PNG or JPEG).', at)
    : fault('drawing', 'A drawing or text box cannot be read. Put its text into a cell, or paste it as a picture.', at)
}

/** Alternative texts that programs make up, which describe nothing. */
const GENERATED =
  /automatically generated|^(picture|image|graphic|chart|diagram|object) ?\d*$|\.(png|jpe?g|gif|bmp|emf|wmf)$/i

function alternativeText(text: string | undefined): string {
  const line = (text ?? '').slice(0, 300).replace(/\s+/g, ' ').trim()
  return GENERATED.test(line) ? '' : escapeInline(line).replace(/(?<!\\)[[\]]/g, '\\$&')
}
