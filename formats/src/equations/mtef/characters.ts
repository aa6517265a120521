/** Characters that MathType has in the private area of Unicode, and what they are outside of it. */
const PRIVATE: Readonly<{ [code: number]: string }> = {
  57475: '+',
  58401: '⩾',
  58405: '⩽',
  // spaces, by their width
  60161: '',
  60162: '\u2009',
  60164: '\u2005',
  60165: '\u2003',
  60168: ' ',
  61184: '',
}

const TAB = 9
const isThinSpace = (code: number): boolean => code > 61184 && code <= 61192

/** A character by its code in MathType's own set, which is Unicode with additions. Null: it is not known. */
export function characterOf(code: number | undefined): string | null {
  if (code === TAB) return '\u2003'
  if (code !== undefined && isThinSpace(code)) return '\u2009'
  const found = code === undefined ? undefined : PRIVATE[code]
  if (found !== undefined) return found
  if (code === undefined || code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code < 0xf900))
    return null
  return String.fromCharCode(code)
}
