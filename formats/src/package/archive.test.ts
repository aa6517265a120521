import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeArchive } from './make-archive.ts'
import { ArchiveError, MAX_FILES, readArchive } from './read-archive.ts'

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

test('what was packed is read again, the same bytes whenever they are made', async () => {
  const files = { mimetype: 'application/x', 'word/document.xml': '<p>తెలుగు</p>'.repeat(1000) }
  const made = makeArchive(files, ['mimetype'])
  expect(makeArchive(files, ['mimetype'])).toEqual(made)
  const archive = await readArchive(made)
  expect(archive.names).toEqual(['mimetype', 'word/document.xml'])
  expect(text(archive.read('mimetype'))).toBe('application/x')
  expect(text(archive.read('word/document.xml'))).toBe(files['word/document.xml'])
  expect(archive.read('nothing')).toBeUndefined()
})

test.for([
  ['no archive', new TextEncoder().encode('Q1. What is the capital of Telangana?')],
  ['nothing', new Uint8Array()],
  ['a truncated one', makeArchive({ a: 'x'.repeat(5000) }).subarray(0, 60)],
  [
    'one with too many files',
    makeArchive(Object.fromEntries(Array.from({ length: MAX_FILES + 1 }, (_, i) => [`${i}`, '']))),
  ],
  ['one that unpacks to a thousand times its size', makeArchive({ bomb: new Uint8Array(40_000_000) })],
  ['a name that climbs out', zipSync({ '../../etc/passwd': new Uint8Array(3) })],
] as const)('%s is refused with a sentence', async ([, bytes]) => {
  const error = await readArchive(bytes).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ArchiveError)
  expect((error as Error).message).toMatch(/^The file .*\.$/)
})

test('a wrong size in the directory is refused without unpacking more than it says', async () => {
  const made = makeArchive({ a: 'x'.repeat(5_000_000) })
  const lying = Buffer.from(made)
  lying.writeUInt32LE(100, lying.indexOf('PK\u0001\u0002', 0, 'latin1') + 24)
  const archive = await readArchive(lying)
  expect(() => archive.read('a')).toThrow(ArchiveError)
})
