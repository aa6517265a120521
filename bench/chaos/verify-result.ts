import type pg from 'pg'
import { foldActions, score } from './fold.ts'
import type { Sitting } from './load/ledger.ts'

/** Results as returned and as stored, against the fold of the ledger. */
export async function verifyResult(pool: Pick<pg.Pool, 'query'>, sittings: readonly Sitting[]): Promise<string[]> {
  const { rows } = await pool.query(
    'select attempt_id, correct, incorrect, units, units_per_mark from results where attempt_id = any($1)',
    [sittings.map(({ attemptId }) => attemptId)],
  )
  const stored = Map.groupBy(rows, ({ attempt_id }) => attempt_id as number)
  const found: string[] = []
  for (const sitting of sittings) {
    const report = (what: string) => found.push(`attempt ${sitting.attemptId}: ${what}`)
    const results = stored.get(sitting.attemptId) ?? []
    if (results.length !== (sitting.submits ? 1 : 0)) report(`has ${results.length} results`)
    const [kept] = results
    if (!kept || !sitting.outcome) continue
    const sum = foldActions(sitting)
    const due = score(sum)
    const { result, total_marks, test_json } = sitting.outcome
    if (
      kept.correct !== due.correct ||
      kept.incorrect !== due.incorrect ||
      kept.units * 12 !== due.units * kept.units_per_mark
    )
      report(
        `its stored result is ${kept.correct} right and ${kept.units}/${kept.units_per_mark}, due are ${due.correct} and ${due.units}/12`,
      )
    for (const part of ['total', 'attempted', 'correct', 'incorrect'] as const)
      if (result[part] !== due[part]) report(`${part} is ${result[part]}, due is ${due[part]}`)
    if (total_marks !== due.marks) report(`marks are ${total_marks}, due are ${due.marks}`)
    const other = test_json.find(({ question_number: n, user_choice }) => user_choice !== (sum.chosen.get(n) ?? null))
    if (other) report(`question ${other.question_number} was answered otherwise`)
  }
  return found
}
