/** A family of fonts that draw Indian letters in the places of Latin ones. */
type Family = {
  /** As people call it. */
  readonly name: string
  readonly pattern: RegExp
  /** How its texts are converted; null: not known. */
  readonly encoding: 'kruti-dev' | null
}

// Fonts of the same name in Unicode exist: Shree Devanagari, Chanakya Uni. `Agrandir` and `Ammonite` are Latin.
const FAMILIES: readonly Family[] = [
  { name: 'Kruti Dev', pattern: /^kruti[\s_-]*dev/i, encoding: 'kruti-dev' },
  { name: 'DevLys', pattern: /^dev[\s_-]*lys/i, encoding: 'kruti-dev' },
  { name: 'Walkman Chanakya', pattern: /^walkman[\s_-]*chanakya/i, encoding: null },
  { name: 'Chanakya', pattern: /^chanakya/i, encoding: null },
  { name: 'Shusha', pattern: /^shusha/i, encoding: null },
  { name: 'APS', pattern: /^aps[\s_-]/i, encoding: null },
  { name: 'Shivaji', pattern: /^shivaji/i, encoding: null },
  { name: 'Agra', pattern: /^agra(?![a-z])/i, encoding: null },
  { name: '4C Gandhi', pattern: /^4c[\s_-]*gandhi/i, encoding: null },
  { name: 'Shree-Lipi Devanagari', pattern: /^shree[\s_-]*(?:dev(?!anagari)|dv)/i, encoding: null },
  { name: 'Aakriti', pattern: /^aakriti/i, encoding: null },
  { name: 'Baraha Devanagari', pattern: /^brh[\s_-]*dev/i, encoding: null },
  {
    name: 'Anu Script Telugu',
    pattern: /^(?:anu(?![a-z])|anu[\s_-]*script|anupama|apsara|amma(?![a-z])|priyaa?nka)/i,
    encoding: null,
  },
  { name: 'Shree-Lipi Telugu', pattern: /^shree[\s_-]*(?:tel|\d{3,4})/i, encoding: null },
  { name: 'Hemalatha', pattern: /^hemalatha/i, encoding: null },
  { name: 'Vaartha', pattern: /^vaartha/i, encoding: null },
  { name: 'Eenadu', pattern: /^eenadu/i, encoding: null },
  { name: 'Tikkana', pattern: /^tikkana/i, encoding: null },
  { name: 'Baraha Telugu', pattern: /^brh[\s_-]*tel/i, encoding: null },
]

const IN_UNICODE = /uni(?:code)?\b/i

/** The family of a font by its name; undefined for fonts in Unicode and Latin fonts. */
export const familyOf = (font: string): Family | undefined =>
  IN_UNICODE.test(font) ? undefined : FAMILIES.find(({ pattern }) => pattern.test(font.trim()))
