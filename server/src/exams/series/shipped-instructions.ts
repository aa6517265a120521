import { formerLines } from '@pariksha/content/series/instructions'
import { SHIPPED_SERIES } from '@pariksha/content/shipped'

const tests = SHIPPED_SERIES.flatMap(({ tests }) => tests)
const former = tests.flatMap(({ content }) => ('blueprint' in content ? formerLines(content.blueprint) : []))
const lines = tests.flatMap(({ instructions }) => instructions)

/** Instructions of shipped tests in every language, by the English. */
export const SHIPPED_INSTRUCTIONS = new Map([...former, ...lines.map((line) => [line.en, line] as const)])
