import { LANGUAGES } from '@pariksha/contract/languages'
import { FAMILIES } from '@pariksha/domain/exam-families'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

test('every family has a picture in every language, of the size that is asked for', async () => {
  const pictures = new Set<string>()
  for (const language of LANGUAGES) {
    for (const family of FAMILIES) {
      const answer = await here.app.inject(`/share/${language}/${family}.png`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/png')
      expect(answer.headers['cache-control']).toBe('public, max-age=86400')
      const { format, width, height } = await sharp(answer.rawPayload).metadata()
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
      expect(answer.rawPayload.length).toBeLessThan(60_000)
      pictures.add(answer.rawPayload.toString('base64'))
    }
  }
  expect(pictures.size).toBe(LANGUAGES.length * FAMILIES.length)
})

test('what is kept is answered by its tag', async () => {
  const first = await here.app.inject('/share/te/bank.png')
  const again = await here.app.inject({
    url: '/share/te/bank.png',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the picture names the institute as it is called now, also with signs that markup knows', async () => {
  const before = await here.app.inject('/share/en/ssc.png')
  await here.database.db.updateTable('institute').set({ name: 'A <b>& "B" Classes' }).execute()
  const after = await here.app.inject('/share/en/ssc.png')
  expect(after.statusCode).toBe(200)
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
})

test.each([
  '/share/en/nothing.png',
  '/share/fr/ssc.png',
  '/share/en/ssc',
  '/share/en/ssc.png%2F..',
  '/share/en/constructor.png',
])('there is none at %s', async (address) => {
  expect((await here.app.inject(address)).statusCode).toBe(404)
})
