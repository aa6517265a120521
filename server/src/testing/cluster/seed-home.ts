import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openPool } from '../../platform/db/database.ts'
import { connectionTo, type EmbeddedPostgres, startEmbedded } from '../../platform/db/embedded/embedded.ts'
import { copyDirectory, seededDataDirectory } from './seeded-cluster.ts'

/** The database of the seeded cluster that is as a first start makes it. */
export const TEMPLATE = 'template_seeded'

type Start = () => Promise<EmbeddedPostgres>

/** A folder in memory where there is room, which the system user of the database can enter. */
export function clusterFolder(): string {
  const home = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pariksha-test-'))
  chmodSync(home, 0o755)
  return home
}

/** The data directory of a stopped, seeded cluster: the cached one, or made by `start` where that starts. */
export const seededCluster = (start: Start): Promise<string> =>
  seededDataDirectory(async () => {
    const postgres = await start()
    await seedTemplate(postgres)
    postgres.stop()
    return postgres.dataDir
  })

/** Puts a stopped, seeded cluster under `home`, which `start` starts there. */
export async function copySeededCluster(home: string, start: Start): Promise<void> {
  const seeded = await seededCluster(start)
  const root = join(home, 'postgres')
  if (existsSync(root)) return
  mkdirSync(root)
  const { uid, gid } = statSync(seeded)
  chownSync(root, uid, gid)
  copyDirectory(seeded, join(root, 'data'))
}

/** Gives an empty DATA_DIR the database that a first start would make, without the time that seeding takes. */
export async function seedHome(home: string): Promise<void> {
  const start = () => startEmbedded(home, { durable: false })
  await copySeededCluster(home, start)
  const postgres = await start()
  const admin = openPool(connectionTo(postgres.socketDir, 'template1'), 1)
  await admin.query('drop database postgres')
  await admin.query(`alter database ${TEMPLATE} rename to postgres`)
  await admin.end()
  postgres.stop()
}

async function seedTemplate({ socketDir }: EmbeddedPostgres): Promise<void> {
  // imported only where it is needed: they bring the whole content
  const [{ migrate }, { seed }] = await Promise.all([
    import('../../platform/db/migrate.ts'),
    import('../../operations/seeding/seed.ts'),
  ])
  const admin = openPool(connectionTo(socketDir, 'postgres'), 1)
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const pool = openPool(connectionTo(socketDir, TEMPLATE), 1)
  await migrate(pool)
  const db = openDatabase(pool)
  await seed(db)
  await db.destroy()
}
