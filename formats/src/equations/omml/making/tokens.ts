/** A formula of more is not one that is typed. */
const MAX_TOKENS = 5_000

/** The parts of a formula: commands, characters; spaces are left out, but for those in a text. */
export type Token = { readonly text: string; readonly start: number; readonly end: number }

export function tokensOf(tex: string): Token[] | undefined {
  const tokens: Token[] = []
  for (const { 0: text, index } of tex.matchAll(/\\(?:[a-zA-Z]+|[\s\S])|\S/gu)) {
    if (tokens.push({ text, start: index, end: index + text.length }) > MAX_TOKENS) return undefined
  }
  return tokens
}

const OPENING = ['(', '[']
const CLOSING = [')', ']']
const INTO = ['{', '\\left', '\\begin']
const OUT_OF = ['}', '\\right', '\\end']

/** For each bracket that is closed in the same group and cell, where. */
export function bracketPairs(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  let groups: number[][] = [[]]
  tokens.forEach(({ text }, at) => {
    const open = groups.at(-1)
    if (INTO.includes(text)) groups.push([])
    else if (OUT_OF.includes(text)) groups = groups.length > 1 ? groups.slice(0, -1) : [[]]
    else if (text === '&' || text === '\\\\' || text === '\\middle') open?.splice(0)
    // skip the delimiter of a stretchy pair
    else if (/^\\(?:left|right|middle)$/.test(tokens[at - 1]?.text ?? '')) return
    else if (OPENING.includes(text)) open?.push(at)
    else if (CLOSING.includes(text)) {
      const from = open?.pop()
      if (from !== undefined) pairs.set(from, at)
    }
  })
  return pairs
}
