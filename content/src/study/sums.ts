import { factorial } from '../numbers.ts'

// Formulae that are sums, worked out: so that no number in a text has to be believed. For the tests of the texts.

export type WrongSum = { readonly formula: string; readonly left: string; readonly right: string }

const SEPARATORS = /\\Rightarrow|\\therefore|\\because|\\implies|\\to\b|\\quad|\\qquad|\\\\|&|;|,(?!\})/

/** Equalities whose two sides are numbers alone, and that do not hold. Also tells how many were worked out. */
export function workOut(markdown: string): { readonly checked: number; readonly wrong: readonly WrongSum[] } {
  const wrong: WrongSum[] = []
  let checked = 0
  for (const [, apart, inline] of markdown.matchAll(/\$\$([^$]+)\$\$|\$([^$]+)\$/g)) {
    const formula = (apart ?? inline ?? '').replaceAll('{,}', '')
    for (const statement of formula.split(SEPARATORS)) {
      const pieces = statement.split(/(=|\\approx)/)
      for (let index = 0; index + 2 < pieces.length; index += 2) {
        const [left = '', sign, right = ''] = pieces.slice(index, index + 3)
        const [a, b] = [numberIn(left), numberIn(right)]
        if (a === undefined || b === undefined) continue
        checked++
        const allowed = sign === '=' ? 1e-9 * Math.max(1, Math.abs(a)) : Math.max(halfOfLastPlace(right), 1e-9)
        if (!(Math.abs(a - b) <= allowed)) wrong.push({ formula, left, right })
      }
    }
  }
  return { checked, wrong }
}

/** 3.14 may stand for anything that rounds to it. */
function halfOfLastPlace(text: string): number {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0
  return 0.5000001 * 10 ** -decimals * (text.includes('\\%') ? 0.01 : 1)
}

/** The value of TeX that is numbers alone; undefined for everything else. */
export function numberIn(tex: string): number | undefined {
  const source = tex
    .replace(/\\(?:text|mathrm)\{[^}]*\}/g, '')
    .replace(/\\left|\\right|\\[,;! ]|\^\\circ|~/g, '')
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\s+/g, '')
  if (source === '') return undefined
  let at = 0
  const eat = (text: string): boolean => {
    if (!source.startsWith(text, at)) return false
    at += text.length
    return true
  }
  const fail = (): never => {
    throw new NotANumber()
  }
  const need = (text: string) => eat(text) || fail()

  function sum(): number {
    let value = eat('-') ? -product() : product()
    for (;;) {
      if (eat('+')) value += product()
      else if (eat('-')) value -= product()
      else return value
    }
  }
  function product(): number {
    let value = power()
    for (;;) {
      if (eat('\\times') || eat('\\cdot')) value *= power()
      else if (eat('\\div') || eat('/') || eat(':')) value /= power()
      else if (source[at] === '(' || source[at] === '{' || source.startsWith('\\sqrt', at)) value *= power()
      else return value
    }
  }
  function power(): number {
    let value = primary()
    for (;;) {
      if (eat('^')) value **= eat('{') ? closed('}') : digit()
      else if (eat('!')) value = factorial(value)
      else if (eat('\\%')) value /= 100
      else return value
    }
  }
  function primary(): number {
    if (eat('(')) return closed(')')
    if (eat('[')) return closed(']')
    if (eat('{')) return closed('}')
    if (eat('\\frac')) return argument() / argument()
    if (eat('\\sqrt')) {
      const degree = eat('[') ? closed(']') : 2
      return argument() ** (1 / degree)
    }
    const number = /^\d+(\.\d+)?/.exec(source.slice(at))?.[0]
    if (number === undefined) return fail()
    at += number.length
    // a number before a fraction is a mixed number, 16 2/3
    return eat('\\frac') ? Number(number) + argument() / argument() : Number(number)
  }
  const argument = () => (eat('{') ? closed('}') : digit())
  function digit(): number {
    const found = /^\d/.exec(source.slice(at))?.[0]
    if (found === undefined) return fail()
    at++
    return Number(found)
  }
  function closed(end: string): number {
    const value = sum()
    need(end)
    return value
  }
  try {
    const value = sum()
    return at === source.length ? value : undefined
  } catch (error) {
    if (error instanceof NotANumber) return undefined
    throw error
  }
}

class NotANumber extends Error {}
