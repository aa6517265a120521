import type pg from 'pg'
import { startInstallation } from '../installation.ts'
import type { ScenarioResult } from '../row.ts'
import { runRound } from '../run-round.ts'
import { verify } from '../verify.ts'

/** Violates each invariant by hand: the verification must detect it. */
const SABOTAGE: readonly (readonly [what: string, statement: string])[] = [
  [
    'a lost action',
    `delete from actions where (attempt_id, epoch, seq) =
       (select attempt_id, epoch, seq from actions where attempt_id = any($1) order by random() limit 1)`,
  ],
  [
    'an invented action',
    `insert into actions (student_id, attempt_id, epoch, seq, received_at, at_ms, question_number, choice)
     select student_id, attempt_id, epoch, seq + 1000000, received_at, at_ms, question_number, 'a'
     from actions where attempt_id = any($1) limit 1`,
  ],
  [
    'a changed answer',
    `update actions set choice = case choice when 'a' then 'b' else 'a' end where (attempt_id, epoch, seq) =
       (select attempt_id, epoch, seq from actions where attempt_id = any($1) and choice is not null limit 1)`,
  ],
  [
    'a wrong result',
    'update results set correct = correct + 1 where attempt_id = (select attempt_id from results where attempt_id = any($1) limit 1)',
  ],
  ['a moved end', "update attempts set deadline_at = deadline_at + interval '1 minute' where id = any($1)"],
  ['a stuck attempt', "update attempts set status = 'closing', completed_at = null where id = any($1)"],
]

export async function selfCheck(seed: number): Promise<ScenarioResult> {
  const installation = await startInstallation()
  try {
    const { ledgers, acknowledged, violations } = await runRound(installation, seed, async () => {})
    const notNoticed: string[] = []
    for (const [what, statement] of SABOTAGE)
      if (!(await isNoticed(installation.pool, statement))) notNoticed.push(`${what} was not noticed`)
    return { rounds: SABOTAGE.length, acknowledged, violations: [...violations, ...notNoticed] }

    async function isNoticed(pool: pg.Pool, statement: string): Promise<boolean> {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query(statement, [ledgers.map(({ attemptId }) => attemptId)])
        return (await verify(client, ledgers, 3_600_000)).length > 0
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
  } finally {
    await installation.close()
  }
}
