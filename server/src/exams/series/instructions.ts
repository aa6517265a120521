import type { Language } from '@pariksha/contract/languages'

/** Tests are stored with English instructions; lines that ship are there in the other languages too. */
export async function instructionsIn(language: Language, instructions: readonly string[]): Promise<string[]> {
  if (language === 'en') return [...instructions]
  const { SHIPPED_INSTRUCTIONS } = await import('./shipped-instructions.ts')
  return instructions.map((line) => SHIPPED_INSTRUCTIONS.get(line)?.[language] ?? line)
}
