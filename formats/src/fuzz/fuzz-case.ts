import fc from 'fast-check'
import type { Reading } from '../question-set.ts'
import { altered, damaged } from './mutations.ts'
import type { Target } from './targets/target.ts'

/** A file for a parser. `from`: the valid file that it was, where nothing of it was taken away. */
type FuzzCase = { readonly bytes: Uint8Array; readonly from: Uint8Array | null }

export const anyCase = ({ seeds, form, tokens }: Target): fc.Arbitrary<FuzzCase> =>
  fc.constantFrom(...seeds).chain((seed) =>
    fc.oneof(
      damaged(seed, form, tokens).map((bytes) => ({ bytes, from: null })),
      altered(seed, form, tokens).map((bytes) => ({ bytes, from: seed })),
    ),
  )

/** Throws where the parser breaks a rule. */
export async function runCase({ run }: Target, { bytes, from }: FuzzCase): Promise<void> {
  const reading = await run(bytes)
  const before = reading?.set && from ? await run(from) : undefined
  if (reading && before) ensureNothingLost(before, reading)
}

/** Where there are fewer questions than in the valid file, there has to be a problem that the valid file does not have. */
function ensureNothingLost(before: Reading, after: Reading): void {
  const lost = questionsOf(before) - questionsOf(after)
  const [reported, known] = [codesOf(after), codesOf(before)]
  if (lost > 0 && [...reported].every(([code, count]) => count <= (known.get(code) ?? 0)))
    throw new Error(`${lost} questions are missing without a problem: ${JSON.stringify(after.problems).slice(0, 500)}`)
}

const codesOf = ({ problems }: Reading): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(problems, ({ code }) => code)].map(([code, all]) => [code, all.length]))

const questionsOf = ({ set }: Reading): number => set?.questions.length ?? 0
