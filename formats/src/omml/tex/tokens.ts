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
