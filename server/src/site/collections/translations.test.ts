import type { RowToEdit } from '@pariksha/contract/site/collections/rows'
import type { Slide } from '@pariksha/contract/site/institute'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { sharedDatabase } from '../../testing/database.ts'
import { COLLECTION_ROWS } from '../../testing/staff/collection-rows.ts'
import { staffApp } from '../../testing/staff/staff-app.ts'

test('a text is shown in the language it is read in, in English where it is not there', async () => {
  const { app, staff } = await staffApp(await sharedDatabase())
  const texts = {
    translations: {
      te: { title: 'తెలుగు శీర్షిక', text: 'తెలుగు వాక్యం\ud800' },
      hi: { title: 'हिन्दी शीर्षक', link_label: 'देखें' },
    },
  }
  const slide = { ...COLLECTION_ROWS.slides[0], title: 'Shown in three', position: 0 }
  const made = await staff('POST', '/slides/', { ...slide, ...texts })
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)])
  const { id, version } = made.json<RowToEdit>()
  const seen = async (headers: Record<string, string>, query = '') => {
    const reply = await app.inject({ url: `/api/v1/site/slides/${query}`, headers })
    const { title, text, link_label } = reply.json<Slide[]>().find((one) => String(one.id) === id) as Slide
    return [reply.headers.vary, title, text, link_label]
  }
  const vary = expect.stringContaining('accept-language')
  expect(await seen({})).toEqual([vary, 'Shown in three', 'From\nJanuary.', null])
  // half a letter is stored as a mark in place of it
  const telugu = [vary, 'తెలుగు శీర్షిక', 'తెలుగు వాక్యం\ufffd', null]
  expect(await seen({ 'accept-language': 'te-IN,te;q=0.9,en;q=0.8' })).toEqual(telugu)
  expect(await seen({ 'accept-language': 'en' }, '?lang=te')).toEqual(telugu)
  // the label of a link that is not there is shown to nobody
  expect(await seen({ 'accept-language': 'hi' })).toEqual([vary, 'हिन्दी शीर्षक', 'From\nJanuary.', null])
  await staff('PUT', `/slides/${id}/`, { version, ...slide, translations: {} })
  expect(await seen({ 'accept-language': 'te' })).toEqual([vary, 'Shown in three', 'From\nJanuary.', null])

  const institute = (await staff('GET', '/settings/institute/')).json<Record<string, unknown>>()
  const hours = [{ days: 'ప్రతి రోజు', time: 'ఉదయం 7 – రాత్రి 9' }]
  const translations = { te: { tagline: 'పరీక్షల కోచింగ్', address: ['విజయవాడ'], hours } }
  expect((await staff('PUT', '/settings/institute/', { ...institute, translations })).statusCode).toBe(200)
  const site = await app.inject({ url: '/api/v1/site/', headers: { 'accept-language': 'te' } })
  expect(site.json()).toMatchObject({ ...translations.te, about: institute.about })
  expect((await call(app, 'GET', '/site/')).json()).toMatchObject({ hours: institute.hours })
})
