import { expect, test } from 'vitest'
import { databaseForTest } from '../../testing/database.ts'
import { aMock } from '../../testing/live/live-mocks.ts'
import { aTest, releaseResults } from '../../testing/papers/papers.ts'
import { publicVersion, siteVersion } from './site-version.ts'

test('what visitors see has another version once results are released, and once a shift is over', async () => {
  const { db } = await databaseForTest()
  const { id } = await aTest(db, { mode: 'live', releasedAt: new Date(Date.now() + 3_600_000) })
  const mock = await aMock(db)
  const versions = [await publicVersion(db)]
  expect(await publicVersion(db)).toBe(versions[0])
  const byStaff = await siteVersion(db)
  await releaseResults(db, id)
  versions.push(await publicVersion(db))
  const over = { opens_at: new Date(Date.now() - 7_200_000), closes_at: new Date(Date.now() - 3_600_000) }
  await db.updateTable('tests').set(over).where('live_mock_id', '=', mock.id).where('shift_number', '=', 1).execute()
  versions.push(await publicVersion(db))
  expect(new Set(versions).size).toBe(3)
  expect(await siteVersion(db)).toBe(byStaff)
})
