import { tupleOf } from '../../checked-access.ts'

const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const

/** Works out a calculation as it is printed, by the order of operations. Used to check what templates reckoned. */
export function evaluate(printed: string): number {
  const text = printed.replaceAll('$', '').replaceAll('\\%', '%').replaceAll('\\times', '×').replaceAll(/[\s,]/g, '')
  let place = 0
  const eat = (piece: string): boolean => {
    if (!text.startsWith(piece, place)) return false
    place += piece.length
    return true
  }
  const need = (piece: string) => {
    if (!eat(piece)) throw new Error(`${piece} expected at ${text.slice(place)} in ${text}`)
  }

  function sum(): number {
    let value = product()
    for (;;) {
      if (eat('+')) value += product()
      else if (eat('−')) value -= product()
      else return value
    }
  }
  function product(): number {
    let value = part()
    for (;;) {
      if (eat('×')) value *= part()
      else if (eat('÷')) value /= part()
      else return value
    }
  }
  // “of” goes before division and multiplication
  function part(): number {
    const value = power()
    return eat('of') ? value * part() : value
  }
  function power(): number {
    const base = atom()
    if (eat('²')) return base ** 2
    if (eat('³')) return base ** 3
    if (eat('%')) return base / 100
    if (!eat('^{')) return base
    const exponent = sum()
    need('}')
    return base ** exponent
  }
  function atom(): number {
    for (const [open, close] of BRACKETS) {
      if (!eat(open)) continue
      const value = sum()
      need(close)
      return value
    }
    if (eat('\\sqrt[3]{')) return closed(Math.cbrt)
    if (eat('\\sqrt{')) return closed(Math.sqrt)
    if (text.startsWith('\\frac', place)) return quotient()
    const digits = /^\d+(\.\d+)?/.exec(text.slice(place))?.[0]
    if (!digits) throw new Error(`a number expected at ${text.slice(place)} in ${text}`)
    place += digits.length
    return Number(digits) + (text.startsWith('\\frac', place) ? quotient() : 0)
  }
  function quotient(): number {
    need('\\frac{')
    const top = closed((value) => value)
    need('{')
    return top / closed((value) => value)
  }
  function closed(of: (value: number) => number): number {
    const value = sum()
    need('}')
    return of(value)
  }

  const value = sum()
  if (place < text.length) throw new Error(`left over: ${text.slice(place)}`)
  return value
}

/** The number that, put for the question mark, makes both sides of a printed equation equal. */
export function solve(printed: string, candidates: Iterable<number>): number {
  const [left = '', right = ''] = printed.split('=')
  for (const candidate of candidates) {
    const [a, b] = tupleOf(
      [left, right].map((side) => evaluate(side.replaceAll('?', String(candidate)))),
      2,
    )
    if (Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a))) return candidate
  }
  return Number.NaN
}
