import { invisibleMarks } from '../text/invisible-marks.ts'
import { isText, plainOf, type RichText } from './rich/rich-text.ts'
import { isTable, type SourceBlock } from './source.ts'

/** A paper without invisible characters: in front of a label they would keep it from being recognised. */
export const withoutMarksIn = (block: SourceBlock): SourceBlock =>
  isTable(block)
    ? {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, blocks: cell.blocks.map(withoutMarksIn) }))),
      }
    : { ...block, rich: cleaned(block.rich) }

function cleaned(rich: RichText): RichText {
  const marks = new Set(invisibleMarks(plainOf(rich)))
  if (marks.size === 0) return rich
  let start = 0
  return rich.flatMap((piece): RichText => {
    if (!isText(piece)) {
      start++
      return [piece]
    }
    const from = start
    start += piece.text.length
    const text = piece.text.replace(/[\s\S]/g, (sign, at: number) => (marks.has(from + at) ? '' : sign))
    return text === '' ? [] : [{ text, format: piece.format }]
  })
}
