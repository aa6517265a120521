/** How a number of a cell is shown; dates are reported, because Excel makes them of entries such as 1/2. */
export type DisplayedNumber = { readonly text: string; readonly isDate: boolean }

/** In plain notation: digits, decimals, percents and fractions as the format has them, without powers of ten. */
export function numberText(value: string, format: string, is1904: boolean): DisplayedNumber {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return { text: value, isDate: false }
  const [positive = ''] = format.split(';')
  const code = positive.replace(/\[\$([^\]-]{0,10})[^\]]*\]/g, '"$1"').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  const plain = code.replace(/"[^"]*"|\\.|_.|\*./g, '')
  if (/^general$|^@$|^$/i.test(plain.trim())) return { text: plainNumber(number), isDate: false }
  if (/[dmyhs]/i.test(plain)) return { text: dateText(number, plain, is1904), isDate: true }
  if (/\?\/\?/.test(plain)) return { text: fractionText(number, plain.split('/')[1]?.length ?? 1), isDate: false }
  return { text: withSigns(code, formatted(number, plain)), isDate: false }
}

/** Excel keeps fifteen digits; what is behind them is noise. */
function plainNumber(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < 1e15) return String(number)
  const rounded = Number(number.toPrecision(15))
  const text = String(rounded)
  return text.includes('e') ? rounded.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 }) : text
}

function formatted(number: number, plain: string): string {
  if (/E[+-]/i.test(plain)) return plainNumber(number)
  const percent = plain.includes('%')
  const value = percent ? Number((number * 100).toPrecision(15)) : number
  const decimals = /\.([0#?]+)/.exec(plain)?.[1]?.replace(/[^0]/g, '').length
  const hasOptional = /\.[0?]*[#?]/.test(plain)
  const digits =
    hasOptional || Math.abs(value) >= 1e15 ? plainNumber(value) : value.toFixed(Math.min(20, decimals ?? 0))
  const grouped = /#,##0/.test(plain) ? digits.replace(/\B(?=(\d{3})+(?=$|\.))/g, ',') : digits
  return percent ? `${grouped}%` : grouped
}

/** What a format writes before and after a number: ₹, a unit. */
function withSigns(code: string, number: string): string {
  const literal = (text: string | undefined) => (text ?? '').replace(/"([^"]*)"/g, '$1').replace(/\\(.)|_.|\*./g, '$1')
  const [, before, after] = /^((?:"[^"]*"|\\.|_.|\*.|[₹$€£ ])*)[#0?,.]+%?((?:"[^"]*"|\\.|_.|\*.| )*)$/u.exec(code) ?? []
  return `${literal(before)}${number}${literal(after)}`.trim()
}

function fractionText(number: number, digits: number): string {
  const most = digits > 1 ? 99 : 9
  const [sign, size] = [number < 0 ? '-' : '', Math.abs(number)]
  const whole = Math.floor(size)
  let [best, top, bottom] = [Number.POSITIVE_INFINITY, 0, 1]
  for (let denominator = 1; denominator <= most; denominator++) {
    const numerator = Math.round((size - whole) * denominator)
    const error = Math.abs(size - whole - numerator / denominator)
    if (error < best - 1e-12) [best, top, bottom] = [error, numerator, denominator]
  }
  if (top === 0) return `${sign}${whole}`
  if (top === bottom) return `${sign}${whole + 1}`
  return `${sign}${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`
}

const DAY = 24 * 60 * 60 * 1000

function dateText(serial: number, plain: string, is1904: boolean): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(start + Math.round(serial * DAY))
  if (Number.isNaN(date.getTime())) return plainNumber(serial)
  const iso = date.toISOString()
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 16)]
  if (!/[dy]/i.test(plain)) return time
  return /h/i.test(plain) ? `${day} ${time}` : day
}
