import type { Language } from '@pariksha/contract/languages'

/** The same in every language, by the English. What ships is loaded when somebody first reads another language than that. */
async function shippedLines() {
  const { SHIPPED_SERIES } = await import('@pariksha/content/shipped')
  const { formerLines } = await import('@pariksha/content/series/instructions')
  const tests = SHIPPED_SERIES.flatMap(({ tests }) => tests)
  const former = tests.flatMap(({ content }) => ('blueprint' in content ? formerLines(content.blueprint) : []))
  const lines = tests.flatMap(({ instructions }) => instructions)
  return new Map([...former, ...lines.map((line) => [line.en, line] as const)])
}

/** What ships does not change while a process runs; read at the first request in another language. */
let shipped: ReturnType<typeof shippedLines> | undefined

/** Tests are stored with English instructions; lines that ship are there in the other languages too. */
export async function instructionsIn(language: Language, instructions: readonly string[]): Promise<string[]> {
  if (language === 'en') return [...instructions]
  shipped ??= shippedLines()
  const lines = await shipped
  return instructions.map((line) => lines.get(line)?.[language] ?? line)
}
