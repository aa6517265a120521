/** As the contract's `decimal`: at most 12 digits and 8 decimals. */
const DECIMAL = /^-?\d{1,12}(\.\d{1,8})?$/
const WRITTEN = /^([+\-−]?)(\d{0,30})(?:[.,](\d{0,30}))?(?:[eE]([+-]?\d{1,2}))?$/

type Scaled = { readonly value: bigint; readonly places: number }

/** A number as it is written in files ("+1.50", "3e-2", "−4", "2,5"), as a plain decimal; undefined: not a number, or too long. */
export function parseDecimal(text: string): string | undefined {
  const scaled = parse(text)
  return scaled && format(scaled)
}

/** The range from `value - tolerance` to `value + tolerance`, exactly. */
export function rangeAround(value: string, tolerance: string): { low: string; high: string } | undefined {
  const [middle, width] = [parse(value), parse(tolerance)]
  if (!middle || !width) return undefined
  const places = Math.max(middle.places, width.places)
  const [at, around] = [raise(middle, places), raise(width, places)]
  const distance = around < 0n ? -around : around
  const [low, high] = [format({ value: at - distance, places }), format({ value: at + distance, places })]
  return low !== undefined && high !== undefined ? { low, high } : undefined
}

/** The middle of a range and the distance to its ends, exactly. */
export function middleOf(low: string, high: string): { middle: string; tolerance: string } {
  const [a, b] = [parse(low) ?? ZERO, parse(high) ?? ZERO]
  const places = Math.max(a.places, b.places) + 1
  const [from, to] = [raise(a, places), raise(b, places)]
  return { middle: write({ value: (from + to) / 2n, places }), tolerance: write({ value: (to - from) / 2n, places }) }
}

const ZERO: Scaled = { value: 0n, places: 0 }

function parse(text: string): Scaled | undefined {
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = WRITTEN.exec(text.trim()) ?? []
  if (whole + decimals === '') return undefined
  const shift = decimals.length - Number(exponent)
  const digits = BigInt(whole + decimals) * (shift < 0 ? 10n ** BigInt(-shift) : 1n)
  return { value: sign === '' || sign === '+' ? digits : -digits, places: Math.max(0, shift) }
}

const raise = ({ value, places }: Scaled, to: number): bigint => value * 10n ** BigInt(to - places)

function format(scaled: Scaled): string | undefined {
  const text = write(scaled)
  return DECIMAL.test(text) ? text : undefined
}

function write({ value, places }: Scaled): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '')
  const text = decimals === '' ? whole : `${whole}.${decimals}`
  return value < 0n ? `-${text}` : text
}
