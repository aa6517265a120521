import type pg from 'pg'
import { foldActions, score } from './fold.ts'
import type { StudentLedger } from './load/ledger.ts'

/** Results as returned and as stored, against the fold of the ledger. */
export async function verifyResult(pool: Pick<pg.Pool, 'query'>, ledgers: readonly StudentLedger[]): Promise<string[]> {
  const { rows } = await pool.query(
    'select attempt_id, correct, incorrect, units, units_per_mark from results where attempt_id = any($1)',
    [ledgers.map(({ attemptId }) => attemptId)],
  )
  const stored = Map.groupBy(rows, ({ attempt_id }) => attempt_id as number)
  const violations: string[] = []
  for (const ledger of ledgers) {
    const report = (what: string) => violations.push(`attempt ${ledger.attemptId}: ${what}`)
    const results = stored.get(ledger.attemptId) ?? []
    if (results.length !== (ledger.submits ? 1 : 0)) report(`has ${results.length} results`)
    const [kept] = results
    if (!kept || !ledger.outcome) continue
    const state = foldActions(ledger)
    const due = score(state)
    const { result, total_marks, test_json } = ledger.outcome
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
    const other = test_json.find(({ question_number: n, user_choice }) => user_choice !== (state.chosen.get(n) ?? null))
    if (other) report(`question ${other.question_number} was answered otherwise`)
  }
  return violations
}
