import { createCipheriv, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unsealPaper } from './sealed-paper.ts'

const PAPER = { hash: 'h', sections: [], passages: [], questions: [] }

function sealed(key: Buffer) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(gzipSync(JSON.stringify(PAPER))), cipher.final()])
  const body = Uint8Array.from(Buffer.concat([nonce, text, cipher.getAuthTag()]))
  return { testId: 1, hash: 'h', body: body.buffer }
}

test('a paper is unsealed with its key, and with no other; a damaged one is not unsealed', async () => {
  const key = randomBytes(32)
  const kept = sealed(key)
  expect(await unsealPaper(kept, key.toString('base64'))).toEqual(PAPER)
  await expect(unsealPaper(kept, randomBytes(32).toString('base64'))).rejects.toThrow()
  const damaged = kept.body.slice(0)
  const bytes = new Uint8Array(damaged)
  bytes[40] = (bytes[40] ?? 0) ^ 1
  await expect(unsealPaper({ ...kept, body: damaged }, key.toString('base64'))).rejects.toThrow()
})
