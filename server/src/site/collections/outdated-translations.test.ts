import { expect, test } from 'vitest'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStaffMember } from '../../testing/staff/staff.ts'

const NOTICE = { family: null, title: 'Office closed', on_date: '2027-03-01', link: null, published: true }
const TELUGU = { title: 'ఆఫీసు మూసి ఉంటుంది' }

async function aNotice() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const member = await aStaffMember(app, database.db)
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    call(app, method, `/staff/notices/${path}`, { as: member.token, ...(body && { body }) })
  const { id } = (await ask('POST', '', { ...NOTICE, translations: { te: TELUGU } })).json()
  /** Saves a change of what is there, and returns what is there then. */
  const save = async (change: object) => {
    const { id: _, ...there } = (await ask('GET', `${id}/`)).json()
    const saved = await ask('PUT', `${id}/`, { ...there, ...change })
    expect([saved.statusCode, saved.json().translations]).toEqual([
      200,
      (await ask('GET', `${id}/`)).json().translations,
    ])
    return saved.json().translations
  }
  return { save, ask }
}

test('a translation is marked when its English is changed, in the list, too, and until it is changed itself', async () => {
  const { save, ask } = await aNotice()
  const outdated = { te: ['title'] }
  expect(await save({ title: 'Office closed on Monday', translations: { te: TELUGU } })).toEqual({
    te: TELUGU,
    outdated,
  })
  const [listed] = (await ask('GET', '')).json().filter((row: { title: string }) => row.title.startsWith('Office'))
  expect(listed.translations).toEqual({ te: TELUGU, outdated })
  expect(await save({ published: false, translations: { te: TELUGU } })).toEqual({ te: TELUGU, outdated })
  const te = { title: 'సోమవారం ఆఫీసు మూసి ఉంటుంది' }
  expect(await save({ translations: { te } })).toEqual({ te })
})

test('what the form says counts: still correct, or outdated before it was deleted and brought back', async () => {
  const { save, ask } = await aNotice()
  const [none, marked] = [
    { te: [], hi: [] },
    { te: ['title'], hi: ['title'] },
  ]
  expect(await save({ title: 'Office is closed', translations: { te: TELUGU, outdated: none } })).toEqual({
    te: TELUGU,
  })
  const back = await ask('POST', '', { ...NOTICE, translations: { te: TELUGU, outdated: marked } })
  expect(back.json().translations).toEqual({ te: TELUGU, outdated: { te: ['title'] } }) // there is no Hindi to be outdated
  for (const outdated of [{ te: ['link'] }, { en: [] }, { te: ['title', 'title'] }, 'te']) {
    const refused = await ask('POST', '', { ...NOTICE, translations: { outdated } })
    expect(refused.statusCode).toBe(400)
  }
})
