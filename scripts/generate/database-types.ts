import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '../../server/src/platform/db/database.ts'
import { connectionTo, startEmbedded } from '../../server/src/platform/db/embedded/embedded.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { packageBin } from '../package-bin.ts'
import { writeOrCompare } from './write.ts'

const TARGET = 'server/src/platform/db/schema.gen.ts'

/** TypeScript types of the tables, read from a freshly migrated database. */
export async function generateDatabaseTypes(check: boolean): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'pariksha-types-'))
  chmodSync(home, 0o755) // must be accessible to the database's system user
  const postgres = await startEmbedded(home, { durable: false })
  try {
    const pool = openPool(connectionTo(postgres.socketDir, 'postgres'), 2)
    await migrate(pool)
    await pool.end()
    const out = join(home, 'schema.ts')
    const [node, codegen] = packageBin('kysely-codegen')
    execFileSync(node, [
      codegen,
      '--dialect=postgres',
      `--url=postgresql:///postgres?host=${postgres.socketDir}&user=pariksha`,
      `--out-file=${out}`,
      '--date-parser=string',
      '--numeric-parser=number',
      '--type-mapping={"int8":"number"}',
      '--exclude-pattern=migrations',
      '--log-level=error',
    ])
    return writeOrCompare(TARGET, readFileSync(out, 'utf8'), check)
  } finally {
    postgres.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
