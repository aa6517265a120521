import { bracketPairs, type Token } from './tokens.ts'

/** Something that Word's equations have no element for, or that is not TeX. */
export class Unsupported extends Error {}

/** The tokens of a formula from left to right. */
export class TokenReader {
  protected at = 0
  protected readonly tex: string
  protected readonly tokens: readonly Token[]
  /** Where brackets end, by where they begin. */
  protected readonly pairs: ReadonlyMap<number, number>

  constructor(tex: string, tokens: readonly Token[]) {
    this.tex = tex
    this.tokens = tokens
    this.pairs = bracketPairs(tokens)
  }

  protected get next(): string | undefined {
    return this.tokens[this.at]?.text
  }

  protected take(): string {
    const token = this.tokens[this.at++]
    if (!token) throw new Unsupported('the formula ends too early')
    return token.text
  }

  protected expect(text: string): void {
    if (this.take() !== text) throw new Unsupported(`${text} is missing`)
  }

  protected accept(text: string): boolean {
    if (this.next !== text) return false
    this.at++
    return true
  }

  /** An argument whose text is wanted as it was typed. */
  protected typed(): string {
    const from = this.tokens[this.at]
    this.expect('{')
    let open = 1
    while (open > 0) {
      const token = this.take()
      open += token === '{' ? 1 : token === '}' ? -1 : 0
    }
    return this.tex.slice(from?.end, this.tokens[this.at - 1]?.start)
  }

  /** More of a number, with its decimals and the commas between its digits. */
  protected digits(): string {
    let digits = ''
    for (;;) {
      const [comma, more] = [this.tokens[this.at + 1]?.text, this.tokens[this.at + 3]?.text ?? '']
      if (/^\d$/.test(this.next ?? '')) digits += this.take()
      else if (this.next === '.' && /^\d$/.test(comma ?? '')) digits += this.take()
      else if (this.next === '{' && comma === ',' && /^\d$/.test(more)) {
        this.at += 3
        digits += ','
      } else return digits
    }
  }
}
