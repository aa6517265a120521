import { GLYPHS, MARKERS } from './glyphs.ts'
import { Syllable } from './syllable.ts'

const DEVANAGARI = /[\u0900-\u097f]/

/**
 * A text in Kruti Dev, or another font of its layout, as Unicode. Words that are in Unicode already stay as they are; in a
 * text that has such words, so do those without a letter of the font.
 */
export function krutiDevToUnicode(text: string): string {
  const mixed = DEVANAGARI.test(text)
  return text
    .split(/(\s+)/)
    .map((word) =>
      mixed && (DEVANAGARI.test(word) || !/[a-zA-Z\u00a1-\u00d6\u00d8-\u00ff]/.test(word)) ? word : convert(word),
    )
    .join('')
    .normalize('NFC')
}

const isSubjoined = (shown: string): boolean => shown.startsWith('्')
const isVowelSign = (shown: string): boolean => /^[ा-ौॅॢॣ]/.test(shown)
const isMark = (shown: string): boolean => /^[ँं]$/.test(shown)
const isVowel = (shown: string): boolean => /^[\u0904-\u0914\u0972]/.test(shown)
const isLetter = (shown: string): boolean => /^[\u0904-\u0939\u0972]/.test(shown)

function convert(word: string): string {
  let done = ''
  let current = new Syllable()
  const next = () => {
    done += current.text
    current = new Syllable()
  }
  for (const glyph of word) {
    if (current.isFull) next()
    const marker = MARKERS.get(glyph)
    const shown = GLYPHS.get(glyph) ?? ''
    if (marker) {
      if (marker.shortI) {
        if (!current.isOpen) next()
        current.addShortI()
      }
      if (marker.reph) current.addReph()
      if (marker.longI) current.addVowel('ी')
      if (marker.anusvara) current.addMark('ं')
    } else if (glyph === 'k') current.addBar()
    else if (glyph === '+' && !current.isEmpty) current.addNukta()
    else if (glyph === '~') current.addVirama()
    // the same glyph is the visarga and the colon
    else if (glyph === '%' && !current.isEmpty) current.addMark('ः')
    else if (isSubjoined(shown)) current.addSubjoined(shown)
    else if (isMark(shown)) current.addMark(shown)
    else if (isVowelSign(shown)) for (const sign of shown) isMark(sign) ? current.addMark(sign) : current.addVowel(sign)
    else if (isLetter(shown)) {
      if (!current.isOpen || (isVowel(shown) && !current.isEmpty)) next()
      current.addLetter(shown)
    } else {
      next()
      done += shown || glyph
    }
  }
  next()
  // no vowel sign can follow a virama
  return done.normalize('NFC').replace(/्+(?=[ा-ौॢॣ])/g, '')
}
