import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import type { Language } from '@pariksha/contract/tests'

/** Tests are stored with English instructions; lines that ship are there in the other languages too. */
const LINES = new Map(
  SHIPPED_SERIES.flatMap(({ tests }) => tests)
    .flatMap(({ instructions }) => instructions)
    .map((line) => [line.en, line]),
)

export const instructionsIn = (language: Language, instructions: readonly string[]): string[] =>
  instructions.map((line) => LINES.get(line)?.[language] ?? line)
