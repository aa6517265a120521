import { MAX_PICTURE_BYTES, UPLOAD_PROBLEMS } from '@pariksha/contract/files/uploads'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { PDF, PNG } from '../../testing/files/files.ts'
import { COLLECTION_ROWS } from '../../testing/staff/collection-rows.ts'
import { staffApp } from '../../testing/staff/staff-app.ts'

test('a picture is uploaded and shown; what is no picture stands for none', async () => {
  const { app, staff, upload, log } = await staffApp()
  const png = (await upload(PNG)).json<{ sha256: string; kind: string; address: string }>()
  expect(png.kind).toBe('image/png')
  expect((await app.inject({ url: png.address })).headers['content-type']).toBe('image/png')
  const institute = (await staff('GET', '/settings/institute/')).json<Record<string, unknown>>()
  const put = (logo: string) => staff('PUT', '/settings/institute/', { ...institute, logo })
  expect((await put(png.sha256)).statusCode).toBe(200)
  const { logo } = (await call(app, 'GET', '/site/')).json<{ logo: string }>()
  expect((await app.inject({ url: logo })).rawPayload.subarray(1, 4).toString()).toBe('PNG')

  const pdf = (await upload(PDF)).json<{ sha256: string }>()
  for (const wrong of [pdf.sha256, '0'.repeat(64)]) {
    const refused = await put(wrong)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'logo', message: 'Please upload a picture.' })],
    ])
  }
  const material = { ...COLLECTION_ROWS.materials[0], body: null, file: pdf.sha256 }
  expect((await staff('POST', '/materials/', material)).statusCode).toBe(201)
  expect((await staff('POST', '/materials/', { ...material, slug: 'x', file: png.sha256 })).statusCode).toBe(400)
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400)
  const broken = await upload(PNG.subarray(0, 50))
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'picture_broken'])
  const large = await upload(Buffer.concat([PNG, Buffer.alloc(MAX_PICTURE_BYTES)]))
  expect([large.statusCode, large.json().detail]).toEqual([413, UPLOAD_PROBLEMS.pictureTooLarge])
  expect(await log()).toMatchObject([{ subject: 'materials' }, { subject: 'institute' }])
})
