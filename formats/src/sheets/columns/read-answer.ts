import { compareDecimals } from '@pariksha/domain/question'
import { parseDecimal } from '../../building/decimals.ts'
import { placeOfLetter } from './letters.ts'

/** What a cell with an answer can be: places of options from 0, by their letters or numbers, or by their texts. */
export type ChosenAnswer = { readonly byLetter: readonly number[] | null; readonly byText: readonly number[] | null }

/** A sign or a point before a digit belongs to a number. */
const LABEL =
  /^(?![-–−+.]\s*\d)(?:options?|opt|answers?|ans|choices?|ఆప్షన్|ఎంపిక|జవాబు|विकल्प|उत्तर)?[\s.:#-]*[([]?\s*([^\s()[\].:]{1,3})\s*[)\].:]*$/iu
/** Longer cells are the text of an option. */
const MAX_LETTERS = 500
const LABEL_WITH_TEXT = /^[([]?\s*([^\s()[\].:]{1,3})\s*[)\].:-]\s*(.+)$/su

/** `options`: the texts of each option in its languages. */
export function readChosen(text: string, options: readonly (readonly string[])[]): ChosenAnswer {
  const texts = options.map((option) => option.map(plain))
  const byText = placesOfText(text, texts)
  return { byLetter: placesOfLetters(text, options.length, texts), byText }
}

/** Without what does not matter when texts are compared. */
const plain = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase().replace(/[.।]$/, '')

function placesOfText(text: string, options: readonly (readonly string[])[]): readonly number[] | null {
  const whole = placeOfText(text, options)
  if (whole !== undefined) return [whole]
  const parts = text.split(/[;|\n]/).map((part) => placeOfText(part, options))
  return parts.length > 1 ? allFound(parts) : null
}

/** Undefined also where two options have the same text. */
function placeOfText(text: string, options: readonly (readonly string[])[]): number | undefined {
  const wanted = plain(text)
  if (wanted === '') return undefined
  const places = options.flatMap((option, place) => (option.includes(wanted) ? [place] : []))
  return places.length === 1 ? places[0] : undefined
}

function placesOfLetters(
  text: string,
  count: number,
  options: readonly (readonly string[])[],
): readonly number[] | null {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > MAX_LETTERS) return null
  const one = placeOf(trimmed)
  if (one !== undefined) return one < count ? [one] : null
  const parts = trimmed
    .split(/\s*(?:[,;&/+|\n]|\band\b|మరియు|और)\s*|\s+/iu)
    .filter((part) => part !== '')
    .map(placeOf)
  const several = parts.length > 1 && parts.every((part) => (part ?? count) < count) ? allFound(parts) : null
  if (several) return several
  // "AC", but not a word such as "bad"
  if (/^[A-F]{2,6}$|^a?b?c?d?e?f?$/.test(trimmed)) {
    const joined = [...trimmed].map(placeOf)
    if (joined.every((place) => (place ?? count) < count)) return allFound(joined)
  }
  const [, sign = '', words = ''] = LABEL_WITH_TEXT.exec(trimmed) ?? []
  const place = placeOfLetter(sign)
  return place !== undefined && options[place]?.includes(plain(words)) ? [place] : null
}

const placeOf = (text: string): number | undefined => placeOfLetter(LABEL.exec(text.trim())?.[1] ?? '')

function allFound(places: readonly (number | undefined)[]): readonly number[] | null {
  const found = places.flatMap((place) => place ?? [])
  return found.length === places.length ? [...new Set(found)].sort() : null
}

const NUMBER = String.raw`[+\-−]?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d{1,2})?|[+\-−]?\.\d+`
const RANGE = new RegExp(String.raw`^(${NUMBER})\s*(?:\.{2,3}|…|to|–|—|-|~|నుండి|से)\s*(${NUMBER})$`, 'iu')
const MAX_NUMBER = 80

/** A typed number or a range: "12.5", "12..13", "12 to 13", "1,250". */
export function readRange(text: string): { readonly low: string; readonly high: string } | undefined {
  const trimmed = text.normalize('NFKC').replace('…', '..').trim()
  if (trimmed.length > MAX_NUMBER) return undefined
  const single = decimalOf(trimmed)
  if (single !== undefined) return { low: single, high: single }
  const [, from, to] = RANGE.exec(trimmed) ?? []
  const [low, high] = [decimalOf(from ?? ''), decimalOf(to ?? '')]
  if (low === undefined || high === undefined) return undefined
  return compareDecimals(low, high) <= 0 ? { low, high } : { low: high, high: low }
}

/** Commas between thousands, in the Indian and the international notation. */
const decimalOf = (text: string): string | undefined =>
  parseDecimal(/^[+\-−]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text)
