import type { Language } from '@pariksha/contract/languages'
import { markdownToHtml } from './markdown-to-html.ts'

/** A text for Moodle: its languages as parts that the filter "Multi-Language Content" knows. */
export const multilangHtml = (
  parts: readonly { readonly language: Language | null; readonly text: string }[],
  address: (id: string) => string | undefined,
): string =>
  parts
    .map(({ language, text }) => {
      const html = markdownToHtml(text, { formulae: 'delimiters', address })
      return language === null ? html : `<span lang="${language}" class="multilang">${html}</span>`
    })
    .join('')
