import type { PaperPattern } from '@pariksha/contract/papers/paper-pattern'
import type { Texts } from '@pariksha/contract/questions/question-file'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/db/database.ts'
import { picturesIn } from '../../../platform/text/question-markdown.ts'
import type { SlotRow } from '../slots/slots.ts'
import type { FreezeTask } from './freeze-worker.ts'
import { paperSource } from './paper-source.ts'

export async function passagesOf(db: Queryable, slots: readonly SlotRow[]): Promise<ReadonlyMap<number, Texts>> {
  const ids = [...new Set(slots.flatMap(({ question }) => question?.content.passage_id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('question_passages')
    .select(['id', sql<Texts>`content`.as('content')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** All that a paper is frozen from: its texts and the bytes of its pictures. */
export async function readPaper(db: Queryable, pattern: PaperPattern, slots: readonly SlotRow[]): Promise<FreezeTask> {
  const source = paperSource(pattern, slots, await passagesOf(db, slots))
  const named = [...new Set(picturesIn(JSON.stringify(source)))]
  const pictures =
    named.length === 0
      ? []
      : await db.selectFrom('files').select(['sha256', 'media_type', 'body']).where('sha256', 'in', named).execute()
  return { source, pictures: pictures.map(({ sha256, media_type, body }) => ({ sha256, type: media_type, body })) }
}
