import {
  ACCENTS,
  characterOfCommand,
  IGNORED,
  isOperator,
  MATRICES,
  NARY,
  STRETCHED,
  TEXT_COMMANDS,
  TEXTS,
} from './making/commands.ts'
import { type Token, tokensOf } from './making/tokens.ts'
import { isFunctionName } from './symbols/function-names.ts'

const RAISED: ReadonlyMap<string, string> = new Map(
  Array.from('0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺−⁻(⁽)⁾nⁿiⁱ∘°°°′′'.matchAll(/(.)(.)/gu), ([, plain = '', raised = '']) => [
    plain,
    raised,
  ]),
)
const LOWERED: ReadonlyMap<string, string> = new Map(
  Array.from(
    '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊−₋(₍)₎aₐeₑhₕiᵢkₖlₗmₘnₙoₒpₚrᵣsₛtₜxₓ'.matchAll(/(.)(.)/gu),
    ([, plain = '', lowered = '']) => [plain, lowered],
  ),
)

const MAX_DEPTH = 60
/** Stands for a formula of which nothing can be said. */
const NOTHING = '…'

/**
 * A formula as one line of plain text, for lists and excerpts: \frac{a+b}{2} is (a + b)/2, x^2 is x². It reads what is no
 * TeX as well as it can and throws nothing.
 */
export function texToPlain(tex: string): string {
  const tokens = tokensOf(tex)
  return (tokens && new Reader(tex, tokens).whole()) || NOTHING
}

class Reader {
  private at = 0
  private depth = 0
  private readonly tex: string
  private readonly tokens: readonly Token[]

  constructor(tex: string, tokens: readonly Token[]) {
    this.tex = tex
    this.tokens = tokens
  }

  whole(): string {
    let text = ''
    // what closes without being open is left out
    for (; this.at < this.tokens.length; this.at++) text += this.row(() => false)
    return text.replace(/\s+/g, ' ').trim()
  }

  private get next(): string {
    return this.tokens[this.at]?.text ?? '}'
  }

  /** Between what would be read as one. */
  private get gap(): string {
    return /^(?:[\p{L}\p{N}(]|\\(?:[dtc]?frac|sqrt)$)/u.test(this.next) ? ' ' : ''
  }

  private row(ends: (token: string) => boolean): string {
    let text = ''
    if (++this.depth <= MAX_DEPTH)
      while (this.at < this.tokens.length && this.next !== '}' && this.next !== '\\end' && !ends(this.next))
        text += this.part(text)
    this.depth--
    return text.replace(/\s+/g, ' ').trim()
  }

  /** A group in braces, or the one part that stands for it. */
  private argument(): string {
    if (this.next === '}') return ''
    if (this.next !== '{') return this.part('').trim()
    this.at++
    const text = this.row(() => false)
    this.at++
    return text
  }

  /** What stands between braces, as it was typed. */
  private typed(): string {
    if (this.next !== '{') return this.argument()
    const from = this.tokens[this.at]?.end
    let open = 0
    do open += this.next === '{' ? 1 : this.next === '}' ? -1 : 0
    while (++this.at < this.tokens.length && open > 0)
    const end = this.tokens[this.at - 1]
    const inside = this.tex.slice(from, open > 0 ? end?.end : end?.start)
    return inside.replace(/\\([a-zA-Z]+)|[{}$\\]/g, (_, name?: string) => TEXT_COMMANDS[name ?? ''] ?? '')
  }

  private optional(): string {
    if (this.next !== '[') return ''
    this.at++
    const text = this.row((token) => token === ']')
    this.at++
    return text
  }

  private part(before: string): string {
    const token = this.next
    if (token === '{') return this.argument()
    this.at++
    if (token === '^') return this.script(RAISED, '^')
    if (token === '_') return this.script(LOWERED, '_')
    if (token === "'") return '′'
    if (token === '&') return ' '
    if (token === '\\\\') return '; '
    if (TEXTS[token] !== undefined) return this.typed()
    const arrow = STRETCHED[token]
    if (arrow !== undefined) return ` ${arrow}${inBrackets(this.optional() + this.argument())} `
    if (ACCENTS[token] !== undefined) return this.argument()
    if (IGNORED.test(token)) return ''
    if (FRACTIONS.test(token)) return this.fraction(before)
    return this.structure(token) ?? this.sign(token, before)
  }

  private script(signs: ReadonlyMap<string, string>, mark: string): string {
    const text = script(this.argument(), signs, mark)
    return text.startsWith(mark) ? text + this.gap : text
  }

  /** 4 1/2 is not 41/2. */
  private fraction(before: string): string {
    const fraction = `${grouped(this.argument())}/${grouped(this.argument())}`
    return `${/[\p{L}\p{N}]$/u.test(before) ? ' ' : ''}${fraction}${this.gap}`
  }

  private structure(token: string): string | undefined {
    switch (token) {
      case '\\binom':
      case '\\dbinom':
      case '\\tbinom':
        return `C(${this.argument()}, ${this.argument()})`
      case '\\sqrt': {
        const degree = this.optional()
        return `${degree === '' ? '' : script(degree, RAISED, '^')}√${grouped(this.argument())}`
      }
      case '\\pmod':
        return ` (mod ${this.argument()})`
      case '\\bmod':
        return ' mod '
      case '\\left':
      case '\\right':
      case '\\middle':
        if (this.next === '.') this.at++
        return ''
      case '\\begin':
        return this.environment()
      default:
        return undefined
    }
  }

  private environment(): string {
    const name = this.typed()
    if (name === 'array') this.argument()
    const text = this.row(() => false)
    this.at++
    this.argument()
    const [open, close] = MATRICES[name] ?? ['', '']
    return `${open}${text.replace(/[;\s]+$/, '')}${close}`
  }

  /** The comma that was read stands in 1,000, not in {1, 2}. */
  private isInNumber(before: string): boolean {
    const [comma, next] = [this.tokens[this.at - 1], this.tokens[this.at]]
    return /\d$/.test(before) && /^\d$/.test(this.next) && comma?.end === next?.start
  }

  private sign(token: string, before: string): string {
    if (token === '\\operatorname' || (token.startsWith('\\') && isFunctionName(token.slice(1)))) {
      if (this.next === '*') this.at++
      let called = token === '\\operatorname' ? this.typed() : token.slice(1)
      while (this.next === '^' || this.next === '_') called += this.part(called)
      return `${/[\p{L}\p{N})]$/u.test(before) ? ' ' : ''}${called} `
    }
    const character = characterOfCommand(token) ?? (token.startsWith('\\') ? '' : token)
    if (token === ',' || token === ';') return this.isInNumber(before) ? token : `${token} `
    if (character === '°' || character === '′') return character
    if (NARY[token] !== undefined) return character
    // a sign in front of a number, or behind another sign, stands close to it
    if (isOperator(character)) return before === '' || /[(=<>≤≥,;]\s*$/.test(before) ? character : ` ${character} `
    if (character === '' && /^\\[a-zA-Z]+$/.test(token)) return SPACES.test(token) ? ' ' : ''
    return token === '#' ? '' : character
  }
}

const inBrackets = (text: string): string => (text === '' ? '' : `(${text})`)

const FRACTIONS = /^\\[dtc]?frac$/
const SPACES = /^\\(?:q?quad|enspace|newline)$/

/** In brackets, where it is more than a number or a name. */
const grouped = (text: string): string => (/^[\p{L}\p{N}\p{M}.,√′°⁰¹²³⁴-⁹₀-₉]*$/u.test(text) ? text : `(${text})`)

/** As raised or lowered signs, where there are some for all of it. */
function script(text: string, signs: ReadonlyMap<string, string>, mark: string): string {
  const small = Array.from(text.replaceAll(' ', ''), (one) => signs.get(one))
  if (small.every((one) => one !== undefined)) return small.join('')
  return `${mark}${grouped(text)}`
}
