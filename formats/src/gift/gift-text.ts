import MarkdownIt from 'markdown-it'
import { readHtml } from '../building/read-html.ts'
import type { SetBuilder } from '../building/set-builder.ts'
import { type Spoken, spoken } from '../building/spoken.ts'
import type { Place } from '../question-set.ts'
import { withTex } from '../text/markdown-tex.ts'
import { plainText } from '../text/plain-text.ts'
import { showEscapes } from './gift-blocks.ts'

const FORMATS = ['moodle', 'html', 'plain', 'markdown'] as const
export type TextFormat = (typeof FORMATS)[number]

/** The format of a text by its mark, "[html]", or that of the question; and what it marks. */
export function markedText(
  text: string,
  otherwise: TextFormat,
): { readonly format: TextFormat; readonly text: string } {
  const [mark = '', name] = /^\s*\[(\w+)\]/.exec(text) ?? []
  const format = FORMATS.find((one) => one === name)
  return format ? { format, text: text.slice(mark.length).trim() } : { format: otherwise, text: text.trim() }
}

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })
withTex(markdown, (tex, apart) => markdown.utils.escapeHtml(apart ? `\\[${tex}\\]` : `\\(${tex}\\)`))

/** A text of a GIFT file; escapes are still hidden in it. */
export function giftText(text: string, otherwise: TextFormat, at: Place, builder: SetBuilder): Spoken {
  const marked = markedText(text, otherwise)
  const shown = showEscapes(marked.text)
  switch (marked.format) {
    case 'plain':
      return spoken(plainText(shown))
    case 'html':
      return readHtml(shown, at, builder)
    case 'markdown':
      return readHtml(markdown.render(shown), at, builder)
    case 'moodle':
      return readHtml(/<(p|div|table|ul|ol|h\d)\b/i.test(shown) ? shown : shown.replaceAll('\n', '<br>'), at, builder)
  }
}
