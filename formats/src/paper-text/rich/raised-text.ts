/** Raised and lowered text: in Unicode where all its characters have such a form, else as TeX. */
const SUPER = new Map(zip('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'))
const SUB = new Map(zip('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'))

function zip(from: string, to: string): (readonly [string, string])[] {
  const forms = [...to]
  return [...from].map((character, place) => [character, forms[place] ?? character] as const)
}

const ORDINAL = /^(st|nd|rd|th)$/i

export type ScriptText = { readonly text: string } | { readonly tex: string }

export function scriptText(text: string, script: 'super' | 'sub'): ScriptText {
  const inner = text.trim()
  if (inner === '' || ORDINAL.test(inner)) return { text }
  if (script === 'super' && /^[oº°]$/i.test(inner)) return { text: text.replace(inner, '°') }
  const forms = script === 'super' ? SUPER : SUB
  const mapped = [...inner].map((character) => forms.get(character))
  if (mapped.every((form) => form !== undefined)) return { text: text.replace(inner, () => mapped.join('')) }
  return {
    tex: `${script === 'super' ? '^' : '_'}{${isWord(inner) ? `\\text{${escapeTex(inner)}}` : escapeTex(inner)}}`,
  }
}

/** Letters that are a word are upright, a single one is a variable. */
const isWord = (text: string): boolean => /\p{L}\p{M}*\p{L}|[\u0250-\uffff]/u.test(text)

/** A character that TeX obeys as one that it shows. */
export const escapeTex = (text: string): string =>
  text
    .replace(/\\/g, '\\backslash ')
    .replace(/[#$%&_{}]/g, '\\$&')
    .replace(/[\^~]/g, ' ')
