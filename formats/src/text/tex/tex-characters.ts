import { CHARACTERS, INVISIBLE } from './characters.ts'

/** As MathML means them, where Word means something else or has no character of its own. */
const OF_MATHML: Readonly<Record<string, string>> = {
  '^': '\\wedge',
  '°': '\\degree',
  '′': '\\prime',
  '∗': '\\ast',
  '∅': '\\emptyset',
  ℝ: '\\mathbb{R}',
  ℕ: '\\mathbb{N}',
  ℤ: '\\mathbb{Z}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
}

/** One character as TeX in a formula. */
export const texOfCharacter = (character: string): string =>
  INVISIBLE.test(character) ? '' : (OF_MATHML[character] ?? CHARACTERS.get(character)?.tex ?? character)
