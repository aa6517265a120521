import { familyOf } from './font-names.ts'
import { krutiDevToUnicode } from './kruti-dev/kruti-dev-to-unicode.ts'
import { asWindows1252 } from './windows-1252.ts'

/**
 * The text of a run in an old font that draws Indian letters in the places of Latin ones, as Unicode (NFC). Undefined:
 * the font is not one of those. `unsupported`: it is one whose texts cannot be converted, with the name of its family.
 * Runs of one font that follow one another are joined before: a letter and its sign may stand in two.
 */
export function convertLegacyText(
  font: string,
  text: string,
): { readonly text: string } | { readonly unsupported: string } | undefined {
  const family = familyOf(font)
  if (!family) return undefined
  if (family.encoding === 'kruti-dev') return { text: krutiDevToUnicode(asWindows1252(text)) }
  return IN_UNICODE_ALREADY.test(text) ? { text } : { unsupported: family.name }
}

/** Indian letters, which Word shows in another font, and what looks the same in all of these fonts. */
const IN_UNICODE_ALREADY = /^[\s\d\u0900-\u0d7f\u200c\u200d]*$/
