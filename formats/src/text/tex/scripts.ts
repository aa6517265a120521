import { texText } from './tex.ts'

const PLAIN = '0123456789+-−=()ni'
const FORMS = { super: [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'], sub: [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ'] } as const

const ORDINAL = /^(st|nd|rd|th)$/i
/** A sign, a variable with a number before or behind it: no words. */
const FORMULA = /^[a-zA-Z0-9+\-=()/., ]$|^[0-9]*[a-zA-Z]([+-][0-9a-zA-Z])?$/

export type ScriptText = { readonly text: string } | { readonly tex: string }

/** Raised or lowered text: as characters where Unicode has them all (x², H₂O), else as TeX (10^{\text{km}}). */
export function scriptText(text: string, script: 'super' | 'sub'): ScriptText {
  const inner = text.trim()
  if (inner === '' || ORDINAL.test(inner)) return { text }
  if (script === 'super' && /^[oº°]$/i.test(inner)) return { text: text.replace(inner, '°') }
  const forms = [...inner].map((character) => FORMS[script][PLAIN.indexOf(character)])
  if (forms.every((form) => form !== undefined)) return { text: text.replace(inner, () => forms.join('')) }
  return { tex: `${script === 'super' ? '^' : '_'}{${FORMULA.test(inner) ? inner : texText(inner)}}` }
}

/** The same as Markdown; text of letters that need no escape. */
export function scriptMarkdown(text: string, script: 'super' | 'sub'): string {
  const found = scriptText(text.trim(), script)
  return 'tex' in found ? `$${found.tex}$` : found.text
}
