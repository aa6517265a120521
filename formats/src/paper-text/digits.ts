/** Zero in Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam and in full width. */
const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10]

const ranges = ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')

/** A digit of any of them, or a usual one, for patterns. */
export const DIGIT = `[0-9${ranges}]`

const OTHER = new RegExp(`[${ranges}（）．：＝，－]`, 'g')
const SIGNS: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '．': '.',
  '：': ':',
  '＝': '=',
  '，': ',',
  '－': '-',
}

/** Digits, and the full-width signs around them, as those of English. Every character keeps its place. */
export const asciiDigits = (text: string): string =>
  text.replace(OTHER, (character) => {
    const code = character.charCodeAt(0)
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? (SIGNS[character] ?? character) : String(code - zero)
  })
