import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase, openPool } from '../db/database.ts'
import { connectionTo, startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { seed } from '../seeding/seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    socketDir: string
  }
}

export const TEMPLATE = 'template_seeded'

/** One cluster for the tests of a project, in memory where there is room, with a database as a first start makes it to clone from. */
export default async function setup(project: TestProject): Promise<() => void> {
  const home = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pariksha-test-'))
  chmodSync(home, 0o755) // root's database user has to enter it
  // every statement is planned as one that is prepared is from its sixth time on: what needs its values to be planned shows at once
  const postgres = await startEmbedded(home, {
    durable: false,
    settings: ['max_connections=200', 'plan_cache_mode=force_generic_plan'],
  })
  const admin = openPool(connectionTo(postgres.socketDir, 'postgres'), 1)
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = openPool(connectionTo(postgres.socketDir, TEMPLATE), 1)
  await migrate(template)
  const db = openDatabase(template)
  await seed(db)
  await db.destroy()
  project.provide('socketDir', postgres.socketDir)
  return () => {
    postgres.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
