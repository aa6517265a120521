import { shownBySymbol, shownByWingdings } from './symbol-encodings.ts'

/** The codes of a run in a symbol font: as such, or in the private area where Word puts them. */
const CODE = /[\u0020-\u00ff\uf020-\uf0ff]/g

/**
 * The text of a run (or of one `w:sym`) in the font Symbol or Wingdings, as Unicode. `unknown`: the codes that stand for
 * nothing known; they are left out of the text. Undefined: the font is neither.
 */
export function convertSymbolText(
  font: string,
  text: string,
): { readonly text: string; readonly unknown: readonly string[] } | undefined {
  const name = font.trim().toLowerCase()
  const shown =
    name === 'symbol' || name === 'symbol mt' ? shownBySymbol : name === 'wingdings' ? shownByWingdings : undefined
  if (!shown) return undefined
  const unknown: string[] = []
  const converted = text.replace(CODE, (character) => {
    const code = character.charCodeAt(0) & 0xff
    const found = shown(code)
    if (found === undefined) unknown.push(`${font.trim()} ${code.toString(16).padStart(2, '0')}`)
    return found ?? ''
  })
  return { text: converted, unknown }
}
