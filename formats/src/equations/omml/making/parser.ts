import { both, d, eqArr, f, func, low, m, nary, one, pre, r, rad, sub, sup, upp } from '../elements.ts'
import { hasLimits, operatorOf } from '../symbols/function-names.ts'
import { ACCENTS, ALIGNED, IGNORED, isOperator, MATRICES, NARY, STRETCHED, STRIKES, STYLES, TEXTS } from './commands.ts'
import { characterOf, isEnd, isFunction, plainText } from './token-meanings.ts'
import { TokenReader, Unsupported } from './token-reader.ts'

const MAX_DEPTH = 60
const HIDDEN = 'hideTop=1 hideBot=1 hideLeft=1 hideRight=1'

/** Reads TeX from left to right and writes the elements of Word's equations. */
export class TexParser extends TokenReader {
  private depth = 0
  private style = ''
  /** Places behind brackets that were found to be characters. Remembered, as nested ones would take exponential time. */
  private readonly characters = new Set<number>()

  /** The whole formula. Throws an `Unsupported`. */
  formula(): string {
    const elements = this.row(() => false)
    if (this.at < this.tokens.length) throw new Unsupported('something is closed that is not open')
    return elements
  }

  private row(ends: (token: string) => boolean): string {
    if (++this.depth > MAX_DEPTH) throw new Unsupported('too deep')
    let elements = ''
    while (this.next !== undefined && !isEnd(this.next) && !ends(this.next)) elements += this.atom()
    this.depth--
    return mergedRuns(elements)
  }

  /** A group in braces, or the one part that stands for it. */
  private argument(): string {
    if (/^\d$/.test(this.next ?? '')) return r(this.take(), this.style)
    if (!this.accept('{')) return mergedRuns(this.nucleus())
    const elements = this.row(() => false)
    this.expect('}')
    return elements
  }

  private optional(): string | undefined {
    if (!this.accept('[')) return undefined
    const elements = this.row((token) => token === ']')
    this.expect(']')
    return elements
  }

  /** A part with the scripts behind it. */
  private atom(): string {
    const first = this.next ?? ''
    if (NARY[first] !== undefined) return this.nary()
    if (isFunction(first)) return this.function()
    const braces = first === '\\overbrace' || first === '\\underbrace' ? first : undefined
    const bare = first === '^' || first === '_' || first === "'"
    const empty = bare || (first === '{' && this.tokens[this.at + 1]?.text === '}')
    const base = bare ? '' : this.nucleus()
    const [under, over] = this.scripts()
    if (under === undefined && over === undefined) return base
    if (empty) return pre(under ?? '', over ?? '', this.next === undefined || isEnd(this.next) ? '' : this.atom())
    if (braces === '\\overbrace' && over !== undefined && under === undefined) return upp(base, over)
    if (braces === '\\underbrace' && under !== undefined && over === undefined) return low(base, under)
    return scripted(base, under, over)
  }

  private scripts(): [under: string | undefined, over: string | undefined] {
    let under: string | undefined
    let over: string | undefined
    for (;;) {
      if (this.accept("'")) {
        over = (over ?? '') + r('′')
        while (this.accept("'")) over += r('′')
      } else if (this.next === '^' || this.next === '_') {
        const sign = this.take()
        const [one, two] = [this.tokens[this.at]?.text, this.tokens[this.at + 1]?.text]
        const circle = one === '\\circ' || (one === '{' && two === '\\circ')
        const script = this.argument()
        const shown = circle ? script.replace('∘', '°') : script
        if (sign === '^') over = (over ?? '') + shown
        else if (under === undefined) under = shown
        else throw new Unsupported('a second subscript')
      } else return [under, over && mergedRuns(over)]
    }
  }

  /** What a function or a big operator is of: up to the next operator. */
  private operand(): string {
    return this.row(
      (token) =>
        isFunction(token) || NARY[token] !== undefined || /^[)\]|!]$/.test(token) || isOperator(characterOf(token)),
    )
  }

  private nary(): string {
    const sign = NARY[this.take()] ?? ''
    let where = /[∫∬∭∮]/.test(sign) ? 'subSup' : 'undOvr'
    if (this.accept('\\limits')) where = 'undOvr'
    else if (this.accept('\\nolimits')) where = 'subSup'
    const [under, over] = this.scripts()
    const hidden = `${under === undefined ? ' subHide=1' : ''}${over === undefined ? ' supHide=1' : ''}`
    return nary(`chr=${sign} limLoc=${where}${hidden}`, under ?? '', over ?? '', this.operand())
  }

  private function(): string {
    const command = this.take()
    this.accept('*')
    const name = command === '\\operatorname' ? this.typed().replace(/\\[,;: ]/g, '') : command.slice(1)
    if (!/^[A-Za-z]+$/.test(name)) throw new Unsupported('a name that is not of letters')
    this.accept('\\limits')
    const [under, over] = this.scripts()
    const run = r(name, 'sty=p')
    const starred = this.tex[this.tokens[this.at - 1]?.start ?? 0] === '*'
    const limits = (hasLimits(operatorOf(name)) || starred) && under !== undefined && over === undefined
    return func(limits ? low(run, under) : scripted(run, under, over), this.operand())
  }

  /** One part without scripts. */
  private nucleus(): string {
    const token = this.take()
    if (token === '{') {
      this.at--
      return this.argument()
    }
    if (token === '(' || token === '[') return this.brackets(token)
    if (/^\d$/.test(token)) return r(token + this.digits(), this.style)
    const structure = this.structure(token)
    if (structure !== undefined) return structure
    const character = characterOf(token)
    if (character === '' || /^[\^_&{}#]$/.test(token)) throw new Unsupported(token)
    return r(character, /^\p{L}$/u.test(character) ? this.style : '')
  }

  /** Brackets are characters; with scripts behind them they are one part with what they hold. */
  private brackets(open: string): string {
    const from = this.at
    const end = this.pairs.get(from - 1)
    if (end === undefined || this.characters.has(from)) return r(open)
    const inside = this.row(() => this.at >= end)
    if (this.at !== end) {
      this.characters.add(from)
      this.at = from
      return r(open)
    }
    const close = this.take()
    const isBase = this.next === '^' || this.next === '_' || this.next === "'"
    return isBase ? d(inside, `begChr=${open} endChr=${close}`) : r(open) + inside + r(close)
  }

  private structure(token: string): string | undefined {
    if (TEXTS[token] !== undefined) return r(plainText(this.typed()), TEXTS[token])
    if (STYLES[token] !== undefined) return this.inStyle(STYLES[token])
    if (ACCENTS[token] !== undefined) return one('acc', `chr=${ACCENTS[token]}`, this.argument())
    if (STRIKES[token] !== undefined) return one('borderBox', `${HIDDEN} ${STRIKES[token]}`, this.argument())
    if (STRETCHED[token] !== undefined) return this.stretched(STRETCHED[token])
    if (IGNORED.test(token)) return ''
    switch (token) {
      case '\\frac':
      case '\\dfrac':
      case '\\tfrac':
      case '\\cfrac':
        return f(this.argument(), this.argument())
      case '\\binom':
      case '\\dbinom':
      case '\\tbinom':
        return d(f(this.argument(), this.argument(), 'noBar'))
      case '\\sqrt': {
        const degree = this.optional()
        return rad(this.argument(), degree)
      }
      case '\\overline':
        return one('bar', 'pos=top', this.argument())
      case '\\underline':
        return one('bar', 'pos=bot', this.argument())
      case '\\overbrace':
        return one('groupChr', 'chr=⏞ pos=top vertJc=bot', this.argument())
      case '\\underbrace':
        return one('groupChr', 'chr=⏟', this.argument())
      case '\\boxed':
        return one('borderBox', '', this.argument())
      case '\\overset':
      case '\\stackrel': {
        const over = this.argument()
        return upp(this.argument(), over)
      }
      case '\\underset': {
        const under = this.argument()
        return low(this.argument(), under)
      }
      case '\\pmod':
        return r('(') + r('mod ', 'nor') + this.argument() + r(')')
      case '\\bmod':
        return r(' mod ', 'nor')
      case '\\qquad':
        return r('\u2003\u2003')
      case '\\not':
        return r(`${characterOf(this.take())}\u0338`.normalize('NFC'))
      case '\\left':
        return this.delimiters()
      case '\\begin':
        return this.environment()
      default:
        return undefined
    }
  }

  private inStyle(style: string): string {
    const before = this.style
    this.style = style
    const elements = this.argument()
    this.style = before
    return elements
  }

  private stretched(arrow: string): string {
    const under = this.optional()
    const over = this.argument()
    if (under !== undefined && over !== '') throw new Unsupported('an arrow with two texts')
    return under === undefined
      ? one('groupChr', `chr=${arrow} vertJc=bot`, over)
      : one('groupChr', `chr=${arrow} pos=top`, under)
  }

  private delimiter(): string {
    const token = this.take()
    if (token === '.') return ''
    const character = token === '<' ? '⟨' : token === '>' ? '⟩' : characterOf(token)
    if (character === '') throw new Unsupported(token)
    return character
  }

  private delimiters(): string {
    const begin = this.delimiter()
    const parts = [this.row((token) => token === '\\middle')]
    const separators = new Set<string>()
    while (this.accept('\\middle')) {
      separators.add(this.delimiter())
      parts.push(this.row((token) => token === '\\middle'))
    }
    if (separators.size > 1) throw new Unsupported('separators of two kinds')
    this.expect('\\right')
    const [separator] = separators
    return d(
      parts,
      `begChr=${begin} endChr=${this.delimiter()}${separator === undefined ? '' : ` sepChr=${separator}`}`,
    )
  }

  private environment(): string {
    const name = this.typed()
    const columns = name === 'array' ? this.typed().replace(/[^lcr]/g, '') : ''
    const rows = this.rows()
    if (this.typed() !== name) throw new Unsupported(`the end of ${name} is missing`)
    if (ALIGNED.includes(name.replace('*', ''))) return eqArr(rows.map((row) => row.join(r('&'))))
    if (name === 'array') return m(rows, Array.from(columns, (one) => `count=1 mcJc=${ALIGNMENTS[one]}`).join('|'))
    const brackets = MATRICES[name]
    if (brackets === undefined) throw new Unsupported(name)
    const matrix = m(rows)
    return brackets ? d(matrix, `begChr=${brackets[0]} endChr=${brackets[1]}`) : matrix
  }

  private rows(): string[][] {
    const rows: string[][] = [[]]
    while (!this.accept('\\end')) {
      if (this.next === undefined) throw new Unsupported('an environment does not end')
      rows.at(-1)?.push(this.row(() => false))
      if (this.accept('\\\\')) rows.push([])
      else if (!this.accept('&') && this.next !== '\\end') throw new Unsupported(this.next ?? '')
    }
    return rows.filter((row) => row.some((cell) => cell !== ''))
  }
}

const ALIGNMENTS: Readonly<Record<string, string>> = { l: 'left', c: 'center', r: 'right' }

function scripted(base: string, under: string | undefined, over: string | undefined): string {
  if (under !== undefined && over !== undefined) return both(base, under, over)
  if (under !== undefined) return sub(base, under)
  return over === undefined ? base : sup(base, over)
}

/** Runs of one style that follow one another are one. */
function mergedRuns(elements: string): string {
  return elements.replaceAll(RUN_BOUNDARY, '')
}

const RUN_BOUNDARY = `</m:t></m:r>${r('').replace('</m:t></m:r>', '')}`
