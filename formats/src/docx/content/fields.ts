/** A field: a code such as `PAGE` and its result, of which only the result is shown. */
export type Field = { code: string; part: 'code' | 'result' }

/** Fields of numbers and symbols that old versions of Word use instead of the equation editor. */
export type FieldContent = { readonly tex: string } | { readonly text: string } | { readonly unknown: string }

/** What a field shows that has no result of its own; undefined: nothing to show. */
export function fieldContent(code: string): FieldContent | undefined {
  const [, name = '', rest = ''] = /^\s*(\w+)\s*([\s\S]*)$/.exec(code) ?? []
  switch (name.toUpperCase()) {
    case 'EQ': {
      const tex = equationFieldToTex(rest.trim())
      return tex === undefined ? { unknown: code.trim() } : { tex }
    }
    case 'SYMBOL': {
      const value = Number(/^(0x[\da-f]+|\d+)/i.exec(rest)?.[1] ?? Number.NaN)
      return value >= 32 && value <= 0xffff ? { text: String.fromCharCode(value) } : { unknown: code.trim() }
    }
    default:
      return undefined
  }
}

/** `\f(1,2)` is a fraction, `\r(3,x)` a root, `\s\up6(2)` a power, `\b(x)` brackets; lists are separated by commas or semicolons. */
function equationFieldToTex(code: string): string | undefined {
  const state = { code, at: 0 }
  const tex = readSequence(state, 0)
  return tex !== undefined && state.at >= code.length ? tex : undefined
}

type State = { readonly code: string; at: number }
const MAX_NESTING = 20

function readSequence(state: State, depth: number): string | undefined {
  let tex = ''
  while (state.at < state.code.length) {
    const sign = state.code[state.at] ?? ''
    if (depth > 0 && /[,;)]/.test(sign)) return tex
    if (sign === '\\') {
      const part = readSwitch(state, depth)
      if (part === undefined) return undefined
      tex += part
    } else {
      tex += '#$%&_{}'.includes(sign) ? `\\${sign}` : sign
      state.at++
    }
  }
  return tex
}

function readSwitch(state: State, depth: number): string | undefined {
  if (depth >= MAX_NESTING) return undefined
  const [whole = '', name = '', options = ''] =
    /^\\([a-z])((?:\s*\\[a-z]{2}\d*)*)\s*\(/i.exec(state.code.slice(state.at, state.at + 200)) ?? []
  if (name === '') return undefined
  state.at += whole.length
  const parts = readArguments(state, depth + 1)
  const [first = '', second] = parts ?? []
  switch (parts && name.toLowerCase()) {
    case 'f':
      return `\\frac{${first}}{${second ?? ''}}`
    case 'r':
      return second === undefined ? `\\sqrt{${first}}` : `\\sqrt[${first}]{${second}}`
    case 's':
      if (second !== undefined) return `^{${first}}_{${second}}`
      return /\\do/i.test(options) ? `_{${first}}` : `^{${first}}`
    case 'b':
      return `\\left(${first}\\right)`
    case 'x':
      return /\\to/i.test(options) ? `\\overline{${first}}` : `\\underline{${first}}`
    case 'l':
      return parts?.join(',')
    default:
      return undefined
  }
}

function readArguments(state: State, depth: number): string[] | undefined {
  const parts: string[] = []
  while (state.at < state.code.length) {
    const part = readSequence(state, depth)
    if (part === undefined) return undefined
    parts.push(part.trim())
    const sign = state.code[state.at++]
    if (sign === ')') return parts
  }
  return undefined
}
