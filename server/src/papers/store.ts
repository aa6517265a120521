import { brotliDecompressSync } from 'node:zlib'
import type { Paper } from '@pariksha/contract/exams/tests'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { createBatcher } from '../platform/db/batcher.ts'
import type { Database, Queryable } from '../platform/db/database.ts'
import { parameter, prepare } from '../platform/db/prepared.ts'
import { gzipOf } from '../platform/http/compressed.ts'
import type { FrozenPaper } from './freeze.ts'
import { type LoadedPaper, type PaperKey, type PaperPlan, windowsOf } from './plan.ts'

/** Within a transaction, pass it: waiting for a second connection could deadlock the pool. */
export type Papers = {
  load(paperId: number, on?: Queryable): Promise<LoadedPaper>
  /** The newest version of the key. */
  key(paperId: number, on?: Queryable): Promise<VersionedKey>
}

export type VersionedKey = { readonly version: number; readonly key: PaperKey }

const newestKeys = prepare('newest-keys', { paperIds: parameter<readonly number[]>() }, (db, { paperIds }) =>
  db
    .selectFrom('keys')
    .select((eb) => ['paper_id', eb.fn.max('version').as('version')])
    .where('paper_id', '=', sql<number>`any(${paperIds}::int8[])`)
    .groupBy('paper_id'),
)

/** Papers that are in use at the same time; an installation may have a thousand. */
const MAX_CACHED = 100

/** Papers are immutable and cached. Keys have versions, which are checked every time. */
export function createPapers(db: Database): Papers {
  const papers = new LRUCache<number, Promise<LoadedPaper>>({ max: MAX_CACHED })
  const keys = new LRUCache<string, PaperKey>({ max: MAX_CACHED })
  const newestVersion = createBatcher({ run: (paperIds: readonly number[]) => versionsOf(db, paperIds) })
  return {
    load(paperId, on = db) {
      const known = papers.get(paperId)
      if (known) return known
      const loading = readPaper(on, paperId)
      papers.set(paperId, loading)
      loading.catch(() => papers.delete(paperId))
      return loading
    },
    async key(paperId, on = db) {
      const version = on === db ? await newestVersion(paperId) : (await versionsOf(on, [paperId]))[0]
      if (version === undefined) throw new Error(`paper ${paperId} has no key`)
      const name = `${paperId}/${version}`
      let key = keys.get(name)
      if (!key) {
        const { body } = await on
          .selectFrom('keys')
          .select('body')
          .where('paper_id', '=', paperId)
          .where('version', '=', version)
          .executeTakeFirstOrThrow()
        key = parse<PaperKey>(body)
        keys.set(name, key)
      }
      return { version, key }
    },
  }
}

/** The newest version of each paper's key. */
async function versionsOf(on: Queryable, paperIds: readonly number[]): Promise<(number | undefined)[]> {
  const newest = await newestKeys(on, { paperIds: [...new Set(paperIds)] })
  const versions = new Map(newest.map(({ paper_id, version }) => [paper_id, version]))
  return paperIds.map((id) => versions.get(id))
}

async function readPaper(db: Queryable, id: number): Promise<LoadedPaper> {
  const row = await db
    .selectFrom('papers')
    .select(['hash', 'body', 'plan'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const plan = row.plan as unknown as PaperPlan
  let content: Paper | undefined
  return {
    id,
    hash: row.hash,
    plan,
    windows: windowsOf(plan),
    brotli: row.body,
    gzip: gzipOf(row.body),
    content: () => (content ??= parse<Paper>(row.body)),
  }
}

/** Stores a paper with the first version of its key. */
export async function storePaper(
  tx: Queryable,
  { hash, body, plan, key, about }: FrozenPaper,
  {
    fingerprints = [],
    bankRevision = 0,
  }: { readonly fingerprints?: readonly string[]; readonly bankRevision?: number } = {},
): Promise<number> {
  const { id } = await tx
    .insertInto('papers')
    .values({
      hash,
      body,
      plan: JSON.stringify(plan),
      about: JSON.stringify(about),
      fingerprints: [...fingerprints],
      bank_revision: bankRevision,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('keys').values({ paper_id: id, version: 1, body: key }).execute()
  return id
}

const parse = <T>(body: Buffer): T => JSON.parse(brotliDecompressSync(body).toString('utf8')) as T
