import type { Kind } from '../../../text/tex/characters.ts'

/** A part of a formula that TeX takes as one. */
export type Piece = {
  readonly tex: string
  readonly kind: Kind
  /** It ends with a subscript or superscript, so another would be one too many. */
  readonly scripted?: true
}

export const piece = (tex: string, kind: Kind = 'ord'): Piece => ({ tex, kind })
export const scripted = (tex: string, kind: Kind = 'ord'): Piece => ({ tex, kind, scripted: true })

/** The pieces of a formula or an argument in one line; alignment and breaks have no meaning there. */
export function join(pieces: readonly Piece[]): string {
  const shown = trimmed(pieces.filter(({ kind }) => kind !== 'align' && kind !== 'break'))
  return write(shown)
}

/** A line of several, and whether it has marks of alignment, which are in its TeX then. */
export type Line = { readonly tex: string; readonly aligned: boolean }

export function lines(pieces: readonly Piece[]): Line[] {
  const all: Piece[][] = [[]]
  for (const one of pieces) {
    if (one.kind === 'break') all.push([])
    else all.at(-1)?.push(one)
  }
  return all.map((line) => ({ tex: write(trimmed(line)), aligned: line.some(({ kind }) => kind === 'align') }))
}

const isSpace = (one: Piece | undefined): boolean => one?.tex === '\\ '

function trimmed(pieces: readonly Piece[]): Piece[] {
  const all = [...pieces]
  while (isSpace(all[0])) all.shift()
  while (isSpace(all.at(-1))) all.pop()
  return all
}

function write(pieces: readonly Piece[]): string {
  const parts: string[] = []
  let before: Piece | undefined
  let bars = 0
  pieces.forEach((one, index) => {
    // a typed space beside an operator, which has its own
    if (one.tex === '' || (isSpace(one) && (isOperator(before) || isOperator(pieces[index + 1])))) return
    const unary = one.kind === 'bin' && (!before || PREFIXES.has(before.kind))
    parts.push(between(before, one, unary), one.tex)
    if (unary) before = { ...one, kind: 'ord' }
    // of two bars the first opens
    else before = one.tex === '|' || one.tex === '\\|' ? { ...one, kind: bars++ % 2 === 0 ? 'open' : 'close' } : one
  })
  return parts.join('')
}

const PREFIXES: ReadonlySet<Kind> = new Set(['bin', 'rel', 'open', 'punct', 'op', 'align'])
const HOLDS_SCRIPTS: ReadonlySet<Kind> = new Set(['ord', 'close', 'op'])
const isOperator = (one: Piece | undefined): boolean =>
  one !== undefined && (one.kind === 'bin' || one.kind === 'rel' || one.kind === 'punct')

/** What keeps two pieces apart: a space, or an empty group for a script that must not belong to what is before it. */
function between(before: Piece | undefined, one: Piece, unary: boolean): string {
  if (one.kind === 'script') return before && !before.scripted && HOLDS_SCRIPTS.has(before.kind) ? '' : '{}'
  if (!before) return ''
  const apart =
    ((isOperator(before) || before.kind === 'align') && one.kind !== 'close') ||
    ((one.kind === 'bin' || one.kind === 'rel') && !unary) ||
    one.kind === 'align' ||
    (before.kind === 'op' && /^\w/.test(one.tex))
  return apart || wouldRunTogether(before.tex, one.tex) ? ' ' : ''
}

/** A command that would take the next letter into its name, or a short script that would look like a number. */
const wouldRunTogether = (left: string, right: string): boolean =>
  (/\\[a-zA-Z]+$/.test(left) && /^[a-zA-Z@]/.test(right)) ||
  (/[\^_][a-zA-Z0-9]$/.test(left) && /^[0-9a-zA-Z]/.test(right))

const ONE_LETTER = /^(?:[A-Za-z]|\\[a-zA-Z]+|\\[a-z]+\{[A-Za-z]\})$/
const COMMANDS_ALONE = /^\\(?:circ|prime)$/

/** One letter, with its alphabet if it has one. */
export const isOneLetter = (tex: string): boolean => ONE_LETTER.test(tex)

/** As an argument after `^` or `_`. */
export const scriptArgument = (tex: string): string =>
  /^[A-Za-z0-9]$/.test(tex) || COMMANDS_ALONE.test(tex) ? tex : `{${tex}}`

/** What scripts are put on. */
export function base(pieces: readonly Piece[]): string {
  const tex = join(pieces)
  const last = pieces.at(-1)
  const whole =
    isOneLetter(tex) ||
    /^\d+(?:\.\d+)?$/.test(tex) ||
    // a single structure: it is a group of its own, unless it ends with a script
    (pieces.length === 1 && last !== undefined && !last.scripted && STRUCTURE.test(tex))
  return whole ? tex : `{${tex}}`
}

/** Delimiters, functions, accents, operators; not fractions, which read better with braces around. */
const STRUCTURE =
  /^(?:\\left|\(|\[|\||\\(?:sqrt|over|under|hat|bar|vec|dot|ddot|tilde|operatorname|math|text|boldsymbol)[a-z]*\{[^{}]*\}$)/
