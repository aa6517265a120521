// 0x80 to 0x9f; where Windows-1252 has nothing, the control character itself
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009dž\u0178'

/**
 * The characters of a font's own encoding as Windows-1252 shows them, however the file wrote them: as such, as bytes (C1
 * control characters), or in the private area where Word puts the characters of symbol fonts (U+F020 to U+F0FF).
 */
export const asWindows1252 = (text: string): string =>
  text.replace(/[\u0080-\u009f\uf020-\uf0ff]/g, (character) => {
    const byte = character.charCodeAt(0) & 0xff
    return byte >= 0x80 && byte < 0xa0 ? (HIGH[byte - 0x80] ?? character) : String.fromCharCode(byte)
  })
