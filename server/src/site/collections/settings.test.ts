import type { SettingName } from '@pariksha/contract/site/collections/settings'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { COLLECTION_ROWS } from '../../testing/staff/collection-rows.ts'
import { staffApp } from '../../testing/staff/staff-app.ts'

test('the settings are read and changed, and what visitors see follows', async () => {
  const { app, staff, log } = await staffApp()
  const path = (name: SettingName) => `/settings/${name}/`
  const institute = (await staff('GET', path('institute'))).json<Record<string, unknown>>()
  const change = {
    ...institute,
    name: 'Sankalp Institute',
    hours: [{ days: 'Every day', time: '7:00 AM-9:00 PM' }],
    social: [{ network: 'youtube', url: 'https://www.example.com/sankalp' }],
  }
  const saved = (await staff('PUT', path('institute'), change)).json<{ version: string }>()
  const outdated = { te: ['hours'], hi: ['hours'] } // the demonstration has them in three languages
  const translations = { ...(institute.translations as object), outdated }
  expect(saved).toEqual({ ...change, translations, version: saved.version })
  expect((await staff('PUT', path('institute'), { ...change, name: 'Another' })).json().code).toBe('row_changed')
  const seen = (await call(app, 'GET', '/site/')).json()
  expect(seen).toMatchObject({
    name: 'Sankalp Institute',
    hours: change.hours,
    social: change.social,
    demonstration: true,
  })

  const popup = (await staff('GET', path('popup'))).json<Record<string, unknown>>()
  expect((await staff('PUT', path('popup'), { ...popup, published: false })).statusCode).toBe(200)
  expect((await call(app, 'GET', '/site/')).json()).toMatchObject({ popup: null })
  expect((await log()).map(({ action, subject }) => [action, subject])).toEqual([
    ['changed', 'popup'],
    ['changed', 'institute'],
  ])
  expect((await staff('PUT', path('institute'), { ...change, latitude: 91 })).statusCode).toBe(400)
})

test('a choice that is left empty and a number that is mistyped say at the field what to do', async () => {
  const { staff } = await staffApp()
  const exam = await staff('POST', '/exams/', { ...COLLECTION_ROWS.exams[0], family: '' })
  expect(exam.json().errors).toEqual([{ path: 'family', code: 'missing', message: 'Please fill this in.' }])
  const institute = (await staff('GET', '/settings/institute/')).json<object>()
  const place = await staff('PUT', '/settings/institute/', { ...institute, latitude: '17,385' })
  expect(place.json().errors).toMatchObject([{ path: 'latitude', message: 'Please enter a number.' }])
})
