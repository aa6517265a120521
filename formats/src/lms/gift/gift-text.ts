import { readFormatted, TEXT_FORMATS, type TextFormat } from '../../building/formatted-text.ts'
import type { SetBuilder } from '../../building/set-builder.ts'
import type { TextByLanguage } from '../../building/text-by-language.ts'
import type { Place } from '../../question-set.ts'
import { showEscapes } from './gift-blocks.ts'

/** The format of a text by its mark, "[html]", or that of the question; and what it marks. */
export function markedText(
  text: string,
  otherwise: TextFormat,
): { readonly format: TextFormat; readonly text: string } {
  const [mark = '', name] = /^\s*\[(\w+)\]/.exec(text) ?? []
  const format = TEXT_FORMATS.find((one) => one === name)
  return format ? { format, text: text.slice(mark.length).trim() } : { format: otherwise, text: text.trim() }
}

/** A text of a GIFT file; escapes are still hidden in it. */
export function giftText(text: string, otherwise: TextFormat, at: Place, builder: SetBuilder): TextByLanguage {
  const marked = markedText(text, otherwise)
  return readFormatted(showEscapes(marked.text), marked.format, at, builder)
}
