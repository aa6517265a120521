import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useOwnSite } from '../support/site.ts'

const site = useOwnSite()

const read = async (path: string) => {
  const response = await fetch(`${site.url}${path}`)
  const [title] = /<title>[^<]*/.exec(await response.text()) ?? []
  return { status: response.status, title }
}

test('pages that were read before are served while the database does not answer', async () => {
  const { db } = site.database
  const before = await read('/te/pricing')
  expect(before.status).toBe(200)
  await sql`alter schema public rename to away`.execute(db)
  try {
    expect(await read('/te/pricing')).toEqual(before)
    expect(await read('/hi/books')).toEqual({ status: 500, title: '<title>यह पेज लोड नहीं हुआ' })
  } finally {
    await sql`alter schema away rename to public`.execute(db)
  }
  expect((await read('/hi/books')).status).toBe(200)
})
