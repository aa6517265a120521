import type { TestItem } from '@pariksha/contract/exams/tests'
import type { Order, PackageItem } from '@pariksha/contract/packages'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { seed } from '../operations/seeding/seed.ts'
import type { Database } from '../platform/db/database.ts'
import { call, testApp } from '../testing/app.ts'
import { databaseForTest } from '../testing/database.ts'
import { aStudent } from '../testing/factories.ts'
import { aPackage } from '../testing/papers/packages.ts'
import { aTest } from '../testing/papers/papers.ts'
import { aStaffMember } from '../testing/staff/staff.ts'

test('the price list has what the institute sells, family by family, and nothing that is not published', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const all = (await call(app, 'GET', '/packages/')).json<PackageItem[]>()
  expect(all).toContainEqual(
    expect.objectContaining({ slug: 'icet-complete', price: 999, was_price: null, months: 12, series: ['icet'] }),
  )
  const icet = (await call(app, 'GET', '/packages/?family=icet')).json<PackageItem[]>()
  expect(icet.map(({ title, price }) => [title, price])).toEqual([
    ['ICET Complete', 999],
    ['ICET Tests', 599],
  ])
  await database.db.updateTable('packages').set({ published: false }).where('slug', '=', 'icet-tests').execute()
  expect((await call(app, 'GET', '/packages/?family=icet')).json()).toHaveLength(1)
  expect((await call(app, 'GET', '/packages/?family=chess')).statusCode).toBe(400)
})

test('a package says how many of the paid tests that it opens are there, and how many are announced', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { series } = await aTest(database.db, { freeCount: 1 })
  const {
    id: _,
    content_id: __,
    ...first
  } = await database.db.selectFrom('tests').selectAll().where('series_slug', '=', series).executeTakeFirstOrThrow()
  const add = (stage: string, position: number, paper_id = first.paper_id) =>
    database.db
      .insertInto('tests')
      .values({ ...first, stage, position, paper_id })
      .execute()
  for (const position of [2, 3, 4]) await add('prelims', position)
  await add('prelims', 5, null)
  await add('mains', 1)
  await add('prelims_sectional', 1)
  await add('prelims_sectional', 2, null)
  await aPackage(database.db, { slug: 'all', series: [series] })
  await aPackage(database.db, { slug: 'two', series: [series], mocks: 2, sectionals: 0 })
  const list = (await call(app, 'GET', '/packages/?family=other')).json<PackageItem[]>()
  expect(list.map(({ slug, full_length, sectional }) => [slug, full_length, sectional])).toEqual([
    ['all', { ready: 4, announced: 1 }, { ready: 1, announced: 1 }],
    ['two', { ready: 3, announced: 0 }, { ready: 0, announced: 0 }],
  ])
})

/** What a buyer finds: which paid tests can be started. */
async function foundBy(db: Database, app: FastifyInstance, staff: string, offer: PackageItem) {
  const { slug, series, full_length, sectional } = offer
  const { token } = await aStudent(db)
  const order = (await call(app, 'POST', '/orders/', { as: token, body: { package: slug } })).json<Order>()
  expect((await call(app, 'POST', `/staff/orders/${order.id}/approve/`, { as: staff })).statusCode).toBe(200)
  const tests: TestItem[] = []
  for (const slug of series) {
    tests.push(...(await call(app, 'GET', `/tests/${slug}/`, { as: token })).json<TestItem[]>())
  }
  const owned = tests.filter(({ state }) => state === 'owned')
  const sectionalOnes = owned.filter(({ stage }) => stage.endsWith('sectional')).length
  return {
    opens: owned.map(({ title }) => title).sort(),
    counted: [full_length.ready, sectional.ready],
    found: [owned.length - sectionalOnes, sectionalOnes],
  }
}

test('an owner may start as many tests as the card says, and no two prices of a family open the same', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const staff = await aStaffMember(app, database.db)
  const all = (await call(app, 'GET', '/packages/')).json<PackageItem[]>()
  expect(all).toHaveLength(28)
  const seen = new Map<string, string>()
  for (const offer of all) {
    const { slug, family, mocks, sectionals, full_length, sectional } = offer
    const { opens, counted, found } = await foundBy(database.db, app, staff.token, offer)
    expect([slug, counted]).toEqual([slug, found])
    expect([slug, opens.length]).toEqual([slug, expect.toSatisfy((count) => count > 0)])
    // what is promised by number is there, today or announced
    if (mocks !== null) expect([slug, full_length.ready + full_length.announced]).toEqual([slug, mocks])
    if (sectionals !== null) expect([slug, sectional.ready + sectional.announced]).toEqual([slug, sectionals])
    const key = `${family} ${opens}`
    expect([slug, seen.get(key)]).toEqual([slug, undefined])
    seen.set(key, slug)
  }
})

test('what staff delete of the price list does not come back, and what they change stays', async () => {
  const { db } = await databaseForTest()
  await db.deleteFrom('packages').where('slug', '=', 'icet-tests').execute()
  await db.updateTable('packages').set({ price: 1099 }).where('slug', '=', 'icet-complete').execute()
  await seed(db)
  const rows = await db.selectFrom('packages').select(['slug', 'price']).where('family', '=', 'icet').execute()
  expect(rows).toEqual([{ slug: 'icet-complete', price: 1099 }])
})

test('the database sells no series that nobody has, and nothing below its price', async () => {
  const { db } = await databaseForTest()
  await expect(aPackage(db, { series: ['icet', 'nonsense'] })).rejects.toThrow('a series that does not exist')
  await expect(aPackage(db, { series: [] })).rejects.toThrow(/check constraint/)
  await expect(aPackage(db, { price: 0 })).rejects.toThrow(/check constraint/)
  await expect(aPackage(db, { price: 500, was_price: 400 })).rejects.toThrow(/check constraint/)
})
