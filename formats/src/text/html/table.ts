import { childrenOf, type XmlElement } from '../../xml/parse-xml.ts'
import type { HtmlContext } from './context.ts'
import { styleOf } from './elements.ts'

const MAX_COLUMNS = 50

/** A table as Markdown has it: its first row is the head. `write` makes the text of a cell, in one line. */
export function tableMarkdown(
  table: XmlElement,
  context: HtmlContext,
  write: (cell: XmlElement) => string,
): string | undefined {
  const rows = rowsOf(table).map((row) => cellsOf(row, context))
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...rows.map((cells) => cells.length)))
  if (width === 0) return undefined
  if (rows.some((cells) => cells.length > width))
    context.lost('table-too-wide', `A table has more than ${MAX_COLUMNS} columns; the others were left out.`, table)
  const [head = [], ...body] = rows
  const line = (cells: readonly (XmlElement | undefined)[]) =>
    `| ${Array.from({ length: width }, (_, place) => cells[place])
      .map((cell) => (cell ? write(cell).replaceAll('|', '\\|') : ''))
      .join(' | ')} |`
  const rule = Array.from({ length: width }, (_, place) => RULES[alignOf(head[place])])
  return [line(head), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n')
}

const RULES = { left: ':--', center: ':-:', right: '--:', none: '---' } as const

function alignOf(cell: XmlElement | undefined): keyof typeof RULES {
  const align =
    cell &&
    (/text-align:(left|center|right)/.exec(styleOf(cell))?.[1] ??
      /\b(?:qti-align|text)-(left|center|right)\b/.exec(cell.attributes.class ?? '')?.[1] ??
      cell.attributes.align)
  return align === 'left' || align === 'center' || align === 'right' ? align : 'none'
}

const rowsOf = (table: XmlElement): XmlElement[] =>
  childrenOf(table).flatMap((child) =>
    child.name === 'tr' ? [child] : /^t(head|body|foot)$/.test(child.name) ? childrenOf(child, 'tr') : [],
  )

/** A cell over several columns stands in the first of them. */
function cellsOf(row: XmlElement, context: HtmlContext): (XmlElement | undefined)[] {
  return childrenOf(row)
    .filter(({ name }) => name === 'td' || name === 'th')
    .flatMap((cell) => {
      const span = Math.min(MAX_COLUMNS, Math.max(1, Number.parseInt(cell.attributes.colspan ?? '1', 10) || 1))
      if (span > 1 || Number.parseInt(cell.attributes.rowspan ?? '1', 10) > 1)
        context.lost('cells-merged', 'A table has cells over several rows or columns; they were taken apart.', cell)
      return [cell, ...Array.from({ length: span - 1 }, () => undefined)]
    })
}
