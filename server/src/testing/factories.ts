import { randomBytes } from 'node:crypto'
import type { Database } from '../platform/db/database.ts'
import { issueToken } from '../platform/http/authenticate.ts'

/** A student who confirmed the address, signed in. */
export async function aStudent(db: Database, name = 'Asha Rao'): Promise<{ id: number; token: string; email: string }> {
  const [first = name, ...rest] = name.split(' ')
  const email = `${first.toLowerCase()}.${randomBytes(4).toString('hex')}@example.com`
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      email_verified_at: new Date(),
      first_name: first,
      last_name: rest.join(' '),
      preferred_name: first,
      full_name: name,
      preferred_test: 'ICET',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, token: await issueToken(db, id) }
}
