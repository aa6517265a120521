import { convertLegacyText } from '../../legacy-fonts/convert-legacy-text.ts'
import { convertSymbolText } from '../../legacy-fonts/convert-symbol-text.ts'
import type { Formatting, Piece } from '../../paper-text/rich/rich-text.ts'
import type { XmlElement } from '../../xml/parse-xml.ts'
import type { RunProperties } from '../properties/run-properties.ts'
import { attribute } from '../properties/xml-values.ts'
import { type Context, report } from './context.ts'
import { noticeFont } from './unknown-fonts.ts'

/** Text as it stands in a run, with the font it is shown in. */
export type RawText = { readonly raw: string; readonly font: string; readonly format: Formatting }

export const formatOf = (properties: RunProperties): Formatting => {
  const { bold, italic, underline, strike, colour, highlight, script } = properties
  return {
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && { underline }),
    ...(strike && { strike }),
    ...(colour && !BLACK.has(colour) && { colour }),
    ...(highlight && highlight !== 'none' && { highlight }),
    ...(script && script !== 'none' && { script }),
  }
}

const BLACK: ReadonlySet<string> = new Set(['AUTO', '000000'])

/** What an element of a run shows as text; undefined: something else. */
export function textOfElement(element: XmlElement): string | undefined {
  switch (element.name) {
    case 't':
      return element.children.map((child) => (typeof child === 'string' ? child : '')).join('')
    case 'tab':
    case 'ptab':
      return '\t'
    case 'br':
      return attribute(element, 'type') === 'column' || attribute(element, 'type') === 'page' ? '' : '\n'
    case 'cr':
      return '\n'
    case 'noBreakHyphen':
      return '-'
    default:
      return undefined
  }
}

/** Which font shows a run: complex scripts have one of their own. */
export const fontOf = ({ fonts }: RunProperties, text: string): string =>
  (/[\u0590-\u1cff]/.test(text) ? fonts?.complex : (fonts?.ascii ?? fonts?.other)) ?? ''

/** Neighbouring texts of one font and format are converted together: old fonts build a letter from several signs. */
export function convertTexts(context: Context, parts: readonly (RawText | Piece)[]): Piece[] {
  const pieces: Piece[] = []
  let open: RawText | undefined
  const close = () => {
    if (open) pieces.push({ text: convert(context, open), format: open.format })
    open = undefined
  }
  for (const part of parts) {
    if (!('raw' in part)) {
      close()
      pieces.push(part)
    } else if (open && open.font === part.font && sameProperties(open.format, part.format))
      open = { ...open, raw: open.raw + part.raw }
    else {
      close()
      open = part
    }
  }
  close()
  return pieces
}

const sameProperties = (a: Formatting, b: Formatting): boolean => JSON.stringify(a) === JSON.stringify(b)

function convert(context: Context, { raw, font }: RawText): string {
  if (font === '' || raw.trim() === '') return raw
  const symbols = convertSymbolText(font, raw)
  if (symbols) {
    for (const sign of symbols.unknown)
      report(context, 'fault', 'symbol', `A sign cannot be read (${sign}). Type it again.`)
    return symbols.text
  }
  const plain = withoutPrivateCodes(raw)
  const converted = convertLegacyText(font, plain)
  if (!converted) {
    noticeFont(context, font, plain)
    return raw
  }
  if ('text' in converted) return converted.text
  report(
    context,
    'fault',
    'font-unsupported',
    `Text in the font "${converted.unsupported}" cannot be read: its letters are not Unicode. Type it again in a Unicode font such as Nirmala UI or Gautami.`,
  )
  return plain
}

/** Word keeps text of such fonts with its codes moved into a private area of Unicode. */
const withoutPrivateCodes = (text: string): string =>
  text.replace(/[\uf020-\uf0ff]/g, (character) => String.fromCharCode(character.charCodeAt(0) & 0xff))
