import { once } from 'node:events'
import { setPriority } from 'node:os'
import { type Connection, openDatabase, openPool } from '../../platform/db/database.ts'
import { renewPapers } from './papers/renew-papers.ts'
import { seed } from './seed.ts'

export type Task = { readonly connection: Connection; readonly does: 'seed' | 'renew papers' }

process.once('disconnect', () => process.exit(1)) // the parent process ended
const [{ connection, does }] = (await once(process, 'message')) as [Task]
const pool = openPool(connection, 1, { named: false })
const db = openDatabase(pool)
if (does === 'seed') await seed(db)
else {
  setPriority(10) // lower priority than the server
  await renewPapers(db)
}
await pool.end()
process.exit(0)
