import { escapeInline } from './escape-markdown.ts'
import { texInMarkdown } from './tex/tex.ts'

/** `\( … \)`, `\[ … \]` and `$$ … $$`, as exchange formats write TeX; a single dollar is money. Lengths are bounded. */
const FORMULA = /\\\(([\s\S]{1,2000}?)\\\)|\\\[([\s\S]{1,2000}?)\\\]|\$\$([^$]{1,2000})\$\$/g

/** Plain text with TeX in such delimiters, as Markdown. */
export function markdownOfText(text: string): string {
  let [markdown, end] = ['', 0]
  for (const found of text.matchAll(FORMULA)) {
    const [whole, inline, ...apart] = found
    const tex = texInMarkdown(inline ?? apart[0] ?? apart[1] ?? '', inline === undefined)
    markdown += escapeInline(text.slice(end, found.index)) + tex
    end = found.index + whole.length
  }
  return markdown + escapeInline(text.slice(end))
}
