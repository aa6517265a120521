import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { ServerProcess } from '../../server/src/testing/processes/server-process.ts'
import { foldActions } from './fold.ts'
import type { StudentLedger } from './load/ledger.ts'

/** Open attempts: the server's state must equal the fold of their ledger. */
export async function verifyOpen(server: ServerProcess, ledgers: readonly StudentLedger[]): Promise<string[]> {
  const violations: string[] = []
  for (const ledger of ledgers.filter(({ submits }) => !submits)) {
    const report = (what: string) => violations.push(`attempt ${ledger.attemptId}: ${what}`)
    const path = `/tests/usertest/${ledger.attemptId}/`
    const { status, body } = await server.call('GET', path, { as: ledger.token })
    if (status !== 200) {
      report(`reading it answered ${status}`)
      continue
    }
    const { test_json } = body as Attempt
    const { chosen, marked } = foldActions(ledger)
    const other = test_json.find(
      ({ question_number: n, user_choice, marked_review, visited }) =>
        user_choice !== (chosen.get(n) ?? null) ||
        marked_review !== (marked.get(n) ?? false) ||
        visited !== chosen.has(n),
    )
    if (other) report(`question ${other.question_number} stands otherwise than it was left`)
  }
  return violations
}
