import { workerData } from 'node:worker_threads'
import { type Connection, openDatabase, openPool } from '../db/database.ts'
import { seed } from './seed.ts'

const pool = openPool(workerData as Connection, 1, { named: false })
await seed(openDatabase(pool))
await pool.end()
