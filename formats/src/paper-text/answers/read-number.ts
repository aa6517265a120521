import { compareDecimals } from '@pariksha/domain/question'
import type { AnswerReading } from './read-answer.ts'

const DECIMAL = String.raw`[-+]?(?:\d{1,12}(?:\.\d{1,8})?|\.\d{1,8})`
const NUMBER = new RegExp(
  String.raw`^\s*(${DECIMAL})(?:\s*/\s*(\d{1,6})(?![\d.,]))?\s*(?:(?:to|–|—|-|\.\.)\s*(${DECIMAL}))?(?![\d.]*\d)`,
  'i',
)
/** Then the number is only a part of what is typed: "2 × 10", "5, 6", "3 or 4", "1½". */
const GOES_ON =
  /^(?:[/×÷*^+√±∶\d\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209c\u2150-\u215e]|[-–,:]\s*[-–]?\.?\d|(?:or|and|to)\b|[x:]\s*\d)/i

/**
 * A typed number, or a range of them; a unit behind it is kept as the rest. A fraction is read where its decimal is exact.
 * `afterAnswerSeparators` leaves in front what may be a sign.
 */
export function readNumber(words: string): AnswerReading {
  const [mark = ''] = /^\s*(?:[.:：=]\s*[-–—]|[-–—]\s+)/.exec(words) ?? []
  const plain = words
    .slice(mark.length)
    .replace(/[\])}\s]+$/, '')
    .replace(/\.$/, '')
    .replaceAll('−', '-')
    .replace(/^\s*[–—](?=\.?\d)/, '-')
    .replace(/((?:to|–|—|-|\.\.)\s*)[–—](?=\.?\d)/i, '$1-')
    .replace(/(\d),(?=\d{2,3}\b)/g, '$1')
  const match = NUMBER.exec(plain)
  const rest = plain.slice(match?.[0].length ?? 0).trim()
  const [, from = '', denominator, to] = match ?? []
  const low = denominator === undefined ? decimalOf(from) : quotient(from, denominator)
  const high = to === undefined ? low : decimalOf(to)
  if (!match || low === undefined || high === undefined || GOES_ON.test(rest) || (denominator && to))
    return { answer: undefined, rest: words.trim() }
  const [least, most] = compareDecimals(low, high) <= 0 ? [low, high] : [high, low]
  const doubt =
    mark === '' ? undefined : `“${words.trim().slice(0, 60)}” is taken as ${low}, not as a number below zero.`
  return { answer: { kind: 'numeric', low: least, high: most }, rest, ...(doubt && { doubt }) }
}

const decimalOf = (text: string): string => text.replace('+', '').replace(/^(-?)\./, '$10.')

/** Undefined where it has no end. */
function quotient(numerator: string, denominator: string): string | undefined {
  const divisor = BigInt(denominator)
  if (!/^[-+]?\d+$/.test(numerator) || divisor === 0n) return undefined
  const scaled = BigInt(numerator.replace('+', '')) * 10n ** BigInt(PLACES)
  if (scaled % divisor !== 0n) return undefined
  const digits = String(scaled / divisor < 0n ? -(scaled / divisor) : scaled / divisor).padStart(PLACES + 1, '0')
  const decimals = digits.slice(-PLACES).replace(/0+$/, '')
  return `${numerator.startsWith('-') ? '-' : ''}${digits.slice(0, -PLACES)}${decimals && `.${decimals}`}`
}

/** As many as a key may have. */
const PLACES = 8
