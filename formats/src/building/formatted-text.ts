import MarkdownIt from 'markdown-it'
import type { Place } from '../question-set.ts'
import { withTex } from '../text/markdown-tex.ts'
import { plainText } from '../text/plain-text.ts'
import { type FindFile, readHtml } from './read-html.ts'
import type { SetBuilder } from './set-builder.ts'
import { inAnyLanguage, type TextByLanguage } from './text-by-language.ts'

/** What Moodle's texts are written in; `moodle` is HTML whose line breaks count. */
export const TEXT_FORMATS = ['moodle', 'html', 'plain', 'markdown'] as const
export type TextFormat = (typeof TEXT_FORMATS)[number]

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })
withTex(markdown, (tex, apart) => markdown.utils.escapeHtml(apart ? `\\[${tex}\\]` : `\\(${tex}\\)`))

export function readFormatted(
  text: string,
  format: TextFormat,
  at: Place,
  builder: SetBuilder,
  find?: FindFile,
): TextByLanguage {
  switch (format) {
    case 'plain':
      return inAnyLanguage(plainText(text))
    case 'html':
      return readHtml(text, at, builder, find)
    case 'markdown':
      return readHtml(markdown.render(text), at, builder, find)
    case 'moodle': {
      const isHtml = /<(p|div|table|ul|ol|h\d)\b/i.test(text)
      return readHtml(isHtml ? text : text.replaceAll('\n', '<br>'), at, builder, find)
    }
  }
}
