import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { searchWordsOf } from '../../questions/bank/list/search-words.ts'
import { aQuestion } from './questions.ts'

/** An import with one complete question about a passage `p`, as if its file had been read. */
export async function anImport(db: Database, state: 'ready' | 'taken' = 'ready'): Promise<number> {
  const content = aQuestion({ stem: { en: `Question ${randomBytes(8).toString('hex')}?` } })
  const { excerpt, digest, digestWithoutNumbers } = searchWordsOf(content)
  const { id } = await db
    .insertInto('question_imports')
    .values({ state, file_name: 'paper.docx', body: Buffer.from('-'), digest: randomBytes(32), size: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into question_import_passages (import_id, passage, content) values (${id}, 'p', '{"en": "Read this."}')`.execute(
    db,
  )
  await sql`
    insert into question_import_items (import_id, position, passage, content, problems, faulty, excerpt, source_digest, digest,
      digest_without_numbers)
    values (${id}, 0, 'p', ${JSON.stringify(content)}, '[]', false, ${excerpt}, ${randomBytes(32)}, ${digest},
      ${digestWithoutNumbers})`.execute(db)
  return id
}
