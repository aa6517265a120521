import { expect, test } from 'vitest'
import { compoundFile } from '../equations/mtef/testing/mtef-bytes.ts'
import { readStream } from './read-compound-file.ts'

const MAX = 64 * 1024
const SMALL = Uint8Array.from({ length: 300 }, (_, place) => place & 255)
const LARGE = Uint8Array.from({ length: 20_000 }, (_, place) => place & 255)

/** With a number of four bytes at a place. */
function patched(file: Uint8Array, place: number, value: number): Uint8Array {
  const copy = Buffer.from(file)
  copy.writeUInt32LE(value, place)
  return copy
}

const TABLE = 512
const DIRECTORY = 1024
const SMALL_TABLE = 1536

test.for([
  ['in small sectors', SMALL],
  ['in sectors of its own', LARGE],
  ['of nothing', new Uint8Array()],
] as const)('a stream %s', ([, stream]) => {
  expect(readStream(compoundFile('Data', stream), 'Data', MAX)).toEqual(Buffer.from(stream))
})

test.for([
  ['another file', new TextEncoder().encode('PK'.repeat(400)), 'Data'],
  ['a stream that is not there', compoundFile('Data', SMALL), 'Other'],
  ['a stream that is too long', patched(compoundFile('Data', LARGE), DIRECTORY + 128 + 120, MAX + 1), 'Data'],
  ['a size that is not true', patched(compoundFile('Data', SMALL), DIRECTORY + 128 + 120, 3_000), 'Data'],
  ['sectors of another size', patched(compoundFile('Data', SMALL), 30, 20), 'Data'],
  ['a chain that ends too early', patched(compoundFile('Data', LARGE), TABLE + 4 * 4, 0xfffffffe), 'Data'],
  ['a chain that leaves the file', patched(compoundFile('Data', LARGE), TABLE + 4 * 4, 100_000), 'Data'],
  ['a chain of small sectors that leaves them', patched(compoundFile('Data', SMALL), SMALL_TABLE, 70_000), 'Data'],
  ['a table that is not there', patched(compoundFile('Data', LARGE), 76, 0xffffffff), 'Data'],
  ['a directory that is not there', patched(compoundFile('Data', SMALL), 48, 5_000), 'Data'],
  ['a file that is cut', compoundFile('Data', LARGE).subarray(0, 9_000), 'Data'],
] as const)('%s is no stream', ([, file, name]) => {
  expect(readStream(file, name, MAX)).toBeUndefined()
})

test.for([
  ['of a stream', patched(compoundFile('Data', LARGE), TABLE + 4 * 4, 4)],
  ['of small sectors', patched(compoundFile('Data', SMALL), SMALL_TABLE, 0)],
  ['of the directory', patched(compoundFile('Data', SMALL), TABLE + 4, 1)],
] as const)('a cycle %s ends', ([, file]) => {
  expect(readStream(file, 'Data', MAX)?.length ?? 0).toBeLessThanOrEqual(MAX)
})
