import { escapeLineStarts } from './escape-markdown.ts'
import { markdownOfText } from './formulas-in-text.ts'

/** Text that is no markup at all, with TeX in `\( … \)`, as Markdown; its lines stay lines. */
export const plainText = (text: string): string =>
  text
    .split('\n')
    .map((line) => escapeLineStarts(markdownOfText(line.replace(/\s+/g, ' ').trim())))
    .filter((line) => line !== '')
    .join('\\\n')
