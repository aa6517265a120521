import { texText } from './tex.ts'

const PLAIN = '0123456789+-−=()n'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ'

/** Raised or lowered text: as characters where Unicode has them all (x², H₂O), else as TeX (10$^{\text{th}}$). */
export function scriptText(text: string, raised: boolean): string {
  const plain = text.trim()
  if (plain === '') return ''
  const places = [...plain].map((character) => PLAIN.indexOf(character))
  const table = raised ? RAISED : LOWERED
  if (places.every((place) => place >= 0)) return places.map((place) => table[place]).join('')
  const tex = /^[a-zA-Z0-9+\-=()/., ]$|^[0-9]*[a-zA-Z]([+-][0-9a-zA-Z])?$/.test(plain) ? plain : texText(plain)
  return `$${raised ? '^' : '_'}{${tex}}$`
}
