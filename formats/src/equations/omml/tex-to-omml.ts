import { oMath } from './elements.ts'
import { TexParser } from './making/parser.ts'
import { Unsupported } from './making/token-reader.ts'
import { tokensOf } from './making/tokens.ts'

/**
 * A formula as an equation of Word (`m:oMath` with its namespaces); undefined for TeX that Word has no element for, which
 * then is kept as text. Sizes and small spaces are left to Word.
 */
export function texToOmml(tex: string): string | undefined {
  const tokens = tokensOf(tex)
  if (!tokens) return undefined
  try {
    return oMath(new TexParser(tex, tokens).formula())
  } catch (error) {
    if (error instanceof Unsupported) return undefined
    throw error
  }
}
