import { once } from 'node:events'
import { type Connection, openDatabase, openPool } from '../db/database.ts'
import { seed } from './seed.ts'

process.once('disconnect', () => process.exit(1)) // who asked for it is gone
const [connection]: Connection[] = await once(process, 'message')
const pool = openPool(connection as Connection, 1, { named: false })
await seed(openDatabase(pool))
await pool.end()
process.exit(0)
