import { escapeInline, escapeLineStarts } from '../text/escape-markdown.ts'
import { scriptMarkdown } from '../text/tex/scripts.ts'
import { texInMarkdown } from '../text/tex/tex.ts'
import type { Cell } from './sheet.ts'

/**
 * Formulae as people type them: `\( … \)`, `\[ … \]`, `$$ … $$`, and `$ … $` without spaces inside of the dollars, which
 * distinguishes it from sums of money. Some programs write `<br>`, `<sup>` and `<sub>` into cells. Lengths are bounded.
 */
const MARKED =
  /\\\((?<inline>[\s\S]{1,2000}?)\\\)|\\\[(?<apart>[\s\S]{1,2000}?)\\\]|\$\$(?<display>[^$]{1,2000})\$\$|\$(?![\s$])(?<dollars>[^$\n]{0,1000}[^$\s\\])\$(?!\d)|(?<lineBreak><br ?\/?>)|<sup>(?<raised>[^<>]{1,200})<\/sup>|<sub>(?<lowered>[^<>]{1,200})<\/sub>/gi

function inlineMarkdown(text: string): string {
  let [markdown, end] = ['', 0]
  for (const found of text.matchAll(MARKED)) {
    const { inline, apart, display, dollars, lineBreak, raised, lowered } = found.groups ?? {}
    markdown += escapeInline(text.slice(end, found.index))
    if (lineBreak !== undefined) markdown += '\n'
    else if (raised !== undefined || lowered !== undefined)
      markdown += scriptMarkdown(raised ?? lowered ?? '', raised === undefined ? 'sub' : 'super')
    else
      markdown += texInMarkdown(
        inline ?? dollars ?? apart ?? display ?? '',
        inline === undefined && dollars === undefined,
      )
    end = found.index + found[0].length
  }
  return markdown + escapeInline(text.slice(end))
}

/** The Markdown that shows what is typed in a cell; its lines stay lines. */
export const cellMarkdown = (cell: Cell): string =>
  cell
    .map((piece) => (typeof piece === 'string' ? inlineMarkdown(piece) : piece.markdown))
    .join('')
    .split('\n')
    .map((line) => escapeLineStarts(line.replace(/\s+/g, ' ').trim()))
    .filter((line) => line !== '')
    .join('\\\n')

/** The Markdown of a cell that holds Markdown source. */
export const rawMarkdown = (cell: Cell): string =>
  cell
    .map((piece) => (typeof piece === 'string' ? piece : piece.markdown))
    .join('')
    .trim()
