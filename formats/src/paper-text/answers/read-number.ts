import { compareDecimals } from '@pariksha/domain/question'
import type { AnswerReading } from './answer-reading.ts'

const DECIMAL = String.raw`[-+]?(?:\d{1,12}(?:\.\d{1,8})?|\.\d{1,8})`
const NUMBER = new RegExp(
  String.raw`^\s*(${DECIMAL})(?:\s*/\s*(\d{1,6})(?![\d.,]))?\s*(?:(?:to|–|—|-|\.\.)\s*(${DECIMAL}))?(?![\d.]*\d)`,
  'i',
)
/** "2^5", "3 × 10^-2" */
const POWER = new RegExp(
  String.raw`^\s*(?:(${DECIMAL})\s*[×x*·]\s*)?(\d{1,12}(?:\.\d{1,8})?)\s*\^\s*[({]?([-+]?\d{1,2})[)}]?(?!\d)`,
  'i',
)
/** "x = 3", "Area = 25", "f(2) = 5" */
const NAME = String.raw`[\p{L}∠Δ][\p{L}\p{M}\d_'’() ∠₀-₉]{0,30}=`
const NAMED = new RegExp(String.raw`^\s*${NAME}\s*`, 'u')
const ANOTHER_NAMED = new RegExp(String.raw`^(?:[,;&]|and\b)\s*${NAME}`, 'iu')
/** Then the number is only a part of what is typed: "2 × 10", "5, 6", "3 or 4", "1½". */
const GOES_ON =
  /^(?:[/×÷*^+√±∶\d\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209c\u2150-\u215e]|[-–,:]\s*[-–]?\.?\d|(?:or|and|to)\b|[x:]\s*\d)/i

/**
 * A typed number, or a range of them; a unit behind it is kept as the rest. A fraction is read where its decimal is exact.
 * `afterAnswerSeparators` leaves in front what may be a sign.
 */
export function readNumber(words: string): AnswerReading {
  const name = NAMED.exec(words)?.[0] ?? ''
  // behind the name of a value a dash is its sign
  const value = name === '' ? words : words.slice(name.length).replace(/^[-–—−]\s*(?=\.?\d)/, '-')
  const [mark = ''] = /^\s*(?:[.:：=]\s*[-–—]|[-–—]\s+)/.exec(value) ?? []
  const plain = value
    .slice(mark.length)
    .replace(/^\s*[[({]\s*(?=[-+−]?\.?\d[\d.,]*\s*[\])}])/, '')
    .replace(/[\])}\s]+$/, '')
    .replace(/\.$/, '')
    .replaceAll('−', '-')
    .replace(/^\s*[–—](?=\.?\d)/, '-')
    .replace(/((?:to|–|—|-|\.\.)\s*)[–—](?=\.?\d)/i, '$1-')
    .replace(/(\d),(?=\d{2,3}\b)/g, '$1')
  const power = POWER.exec(plain)
  const match = power ?? NUMBER.exec(plain)
  const rest = plain.slice(match?.[0].length ?? 0).trim()
  const [, from = '', denominator, to] = power ? [] : (match ?? [])
  const low = power ? powerOf(power) : denominator === undefined ? decimalOf(from) : quotient(from, denominator)
  const high = to === undefined ? low : decimalOf(to)
  const goesOn = GOES_ON.test(rest) || ANOTHER_NAMED.test(rest)
  if (!match || low === undefined || high === undefined || goesOn || (denominator && to))
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
  return pointed(scaled / divisor)
}

/** A number of which the last digits stand behind the point. */
function pointed(scaled: bigint): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(PLACES + 1, '0')
  const decimals = digits.slice(-PLACES).replace(/0+$/, '')
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${decimals && `.${decimals}`}`
}

/** As many as a key may have, before and behind the point. */
const [WHOLE, PLACES] = [12, 8]

/** A power, and what it is multiplied with; undefined where it is no decimal number of that length. */
function powerOf([, factor = '1', base = '', exponent = '']: RegExpExecArray): string | undefined {
  const [times, one] = [scaledOf(factor.replace('+', '')), scaledOf(base)]
  const power = BigInt(exponent.replace('+', ''))
  const steps = power < 0n ? -power : power
  const whole = one.digits ** steps
  const scale = 10n ** (one.places * steps)
  const [over, under] = power < 0n ? [scale, whole] : [whole, scale]
  const divisor = under * 10n ** times.places
  const dividend = over * times.digits * 10n ** BigInt(PLACES)
  if (divisor === 0n || dividend % divisor !== 0n) return undefined
  const decimal = pointed(dividend / divisor)
  return decimal.replace(/^-|\..*$/g, '').length <= WHOLE ? decimal : undefined
}

/** Its digits as a whole number, and how many of them stand behind the point. */
function scaledOf(decimal: string): { readonly digits: bigint; readonly places: bigint } {
  const [whole = '', part = ''] = decimal.split('.')
  const digits = BigInt(`${whole.replace('-', '') || '0'}${part}`)
  return { digits: decimal.startsWith('-') ? -digits : digits, places: BigInt(part.length) }
}
