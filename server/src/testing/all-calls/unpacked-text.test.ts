import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { expect, test } from 'vitest'
import { KEY_MARK } from '../papers/papers.ts'
import { unpackedText } from './unpacked-text.ts'

const LEAK = `The right answer is b, ${KEY_MARK} 7`

/** One entry, as XLSX files and exports have them. */
function zipOf(text: string): Buffer {
  const body = deflateRawSync(text)
  const name = 'answers.xml'
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(body.length, 18)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), body])
}

/** A PDF with a text in a deflated stream, as programs with the fonts of every reader write it. */
const pdfOf = (text: string): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
    deflateSync(`BT /F1 12 Tf (${text}) Tj ET`),
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])

const typst = (source: string): Buffer => NodeCompiler.create({ inputs: {} }).pdf({ mainFileContent: source })

test.each([
  ['plain', Buffer.from(LEAK), undefined],
  ['encoded with gzip', gzipSync(LEAK), 'gzip'],
  ['encoded with brotli', brotliCompressSync(LEAK), 'br'],
  ['a file in gzip', gzipSync(LEAK), undefined],
  ['a ZIP archive', zipOf(LEAK), undefined],
  ['a ZIP archive in gzip, encoded once more', gzipSync(gzipSync(zipOf(LEAK))), 'gzip'],
  ['a PDF with a deflated stream', pdfOf(LEAK), undefined],
  ['a PDF with a deflated stream, encoded with brotli', brotliCompressSync(pdfOf(LEAK)), 'br'],
  ['a PDF as this product makes them', typst(LEAK), undefined],
  ['one whose column is narrower than the word', typst(`#set page(width: 70pt, margin: 5pt)\n${LEAK}`), undefined],
] as const)('a solution is found in %s', (_, body, encoding) => {
  expect(unpackedText(body, encoding)).toContain(KEY_MARK)
})

test('and nothing is found where there is none', () => {
  for (const body of [pdfOf('Question 1'), typst('Question 1'), zipOf('Question 1')])
    expect(unpackedText(body)).not.toContain(KEY_MARK)
  expect(unpackedText(typst('Question 1'))).toContain('Question 1')
})
