import { convertLegacyText } from '../../legacy-fonts/convert-legacy-text.ts'
import { childOf, childrenOf, type XmlElement } from '../../xml/parse-xml.ts'

export type CellStyle = {
  /** The code of the number format, such as `0.00%`. */
  readonly format: string
  /** The font's name, if it draws Indian letters at the code points of Latin ones; otherwise null. */
  readonly legacyFont: string | null
}

/** The formats that files name by number only. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
}

export const PLAIN_STYLE: CellStyle = { format: 'General', legacyFont: null }

/** The styles that cells name by their places. */
export function readStyles(root: XmlElement | undefined): readonly CellStyle[] {
  const list = (name: string, item: string) => {
    const parent = childOf(root, name)
    return parent ? childrenOf(parent, item) : []
  }
  const formats = new Map(
    list('numFmts', 'numFmt').map(({ attributes }) => [Number(attributes.numFmtId), attributes.formatCode ?? '']),
  )
  const fonts = list('fonts', 'font').map((font) => legacyFontOf(childOf(font, 'name')?.attributes.val))
  return list('cellXfs', 'xf').map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0)
    return {
      format: formats.get(id) ?? BUILT_IN[id] ?? 'General',
      legacyFont: fonts[Number(attributes.fontId ?? 0)] ?? null,
    }
  })
}

/** The font's name if its texts have to be converted. */
export const legacyFontOf = (name: string | undefined): string | null =>
  name !== undefined && convertLegacyText(name, '') ? name : null
