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
  // its numbers stand for scripts: 0705 to 0728 are Devanagari, 0900 to 0947 Telugu; 0768 is Gujarati, 0951 Gurmukhi
  {
    name: 'Shree-Lipi Devanagari',
    pattern: /^(?:shree[\s_-]*(?:dev(?!anagari)|dv|0?7[0-3]\d(?!\d))|dvb?[\s_-]*shree)/i,
    encoding: null,
  },
  { name: 'Aakriti', pattern: /^aakriti/i, encoding: null },
  { name: 'Baraha Devanagari', pattern: /^brh[\s_-]*dev/i, encoding: null },
  {
    name: 'Anu Script Telugu',
    pattern: /^(?:anu(?![a-z])|anu[\s_-]*script|anupama|apsara|amma(?![a-z])|priyaa?nka)/i,
    encoding: null,
  },
  { name: 'Shree-Lipi Telugu', pattern: /^(?:shree|suchi)[\s_-]*(?:tel|0?9[0-4]\d(?!\d))/i, encoding: null },
  {
    name: 'Shree-Lipi',
    pattern: /^shree[\s_-]*(?:lipi|\d{3,4}|(?:ass|bant?|guj|s?kan|mal|ori|pun|san|tam)\d?(?![a-z]))/i,
    encoding: null,
  },
  { name: 'C-DAC ISM Devanagari', pattern: /^(?:dv[bw]{0,2}[\s_-]*|sd[bw]{0,2}[\s_-])tt[a-z]/i, encoding: null },
  { name: 'C-DAC ISM Telugu', pattern: /^tl[bw]{0,2}[\s_-]*tt[a-z]/i, encoding: null },
  { name: 'C-DAC ISM', pattern: /^(?:as|bn|gj|kn|ml|mn|or|pn|tm)[bw]{0,2}[\s_-]tt[a-z]/i, encoding: null },
  { name: 'Krishna', pattern: /^krishna(?![a-z])/i, encoding: null },
  { name: 'Kundli', pattern: /^kundli(?![a-z])/i, encoding: null },
  { name: 'Richa', pattern: /^richa(?![a-z])/i, encoding: null },
  { name: 'Vakil', pattern: /^vakil(?![a-z])/i, encoding: null },
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
