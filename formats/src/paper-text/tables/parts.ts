import { plainOf } from '../rich/rich-text.ts'
import { isTable, type SourceBlock } from '../source.ts'

/** Blocks that stood in cells, in the order in which they are read. `translationColumn`: the column of another language, 0 for none. */
export type Part = { readonly blocks: readonly SourceBlock[]; readonly translationColumn: number }

/** A cell that holds a number alone, and the text of the question in the next one, are one line. */
export function numberedBlocks(cells: readonly (readonly SourceBlock[])[]): readonly SourceBlock[] {
  const [number = [], ...rest] = cells
  const [label] = number
  const [first, ...others] = rest.flat()
  const own = label && !isTable(label) && number.length === 1 ? plainOf(label.rich) : ''
  if (!label || isTable(label) || !/^\s*(?:q\.?\s*)?\d{1,4}\s*[.)]?\s*$/i.test(own) || !first || isTable(first))
    return cells.flat()
  const text = /[.)]\s*$/.test(own) ? own.trim() : `${own.trim()}.`
  return [{ ...first, at: label.at, rich: [{ text: `${text} `, format: {} }, ...first.rich] }, ...others]
}
