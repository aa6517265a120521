import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'
import { pdfPages } from '../files/pdf-text.ts'

/**
 * Whatever can be read in the body of an answer, however it is packed: by its encoding, as a file in gzip or ZIP, or in the
 * streams of a PDF, where letters are numbers of glyphs.
 */
export function unpackedText(body: Buffer, encoding?: string): string {
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body
  return [plain.toString(), ...partsOf(plain)].join('\n')
}

function partsOf(file: Buffer): readonly string[] {
  if (file.subarray(0, 2).equals(GZIP)) return [unpackedText(gunzipSync(file))]
  if (file.subarray(0, 4).equals(ZIP_ENTRY)) return zipEntries(file).map((entry) => unpackedText(entry))
  if (file.subarray(0, 5).toString('latin1') === '%PDF-') return [...pdfStreams(file), ...drawn(file)]
  return []
}

const GZIP = Buffer.from([0x1f, 0x8b])
const ZIP_ENTRY = Buffer.from('PK\u0003\u0004', 'latin1')

/** By their local headers: names and what is deflated or stored after them. */
function zipEntries(file: Buffer): readonly Buffer[] {
  const entries: Buffer[] = []
  for (let at = file.indexOf(ZIP_ENTRY); at >= 0; at = file.indexOf(ZIP_ENTRY, at + 4)) {
    const [method, size] = [file.readUInt16LE(at + 8), file.readUInt32LE(at + 18)]
    const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
    entries.push(method === 8 ? inflateRawSync(file.subarray(from)) : file.subarray(from, from + size))
  }
  return entries
}

/** All streams; those that are no deflated text, as pictures, are left as they are. */
function pdfStreams(file: Buffer): readonly string[] {
  return [...file.toString('latin1').matchAll(/\bstream\r?\n([\s\S]*?)\r?\nendstream\b/g)].map(([, body = '']) => {
    const bytes = Buffer.from(body, 'latin1')
    try {
      return withoutPlaces(inflateSync(bytes).toString())
    } catch {
      return bytes.toString()
    }
  })
}

/** Of a stream that draws a page only its texts: a coordinate such as 17.59 is not a mark. */
const withoutPlaces = (stream: string): string =>
  /\bBT\b/.test(stream) ? (stream.match(/\((?:\\[\s\S]|[^\\)])*\)/g) ?? []).join('\n') : stream

/** Without the spaces between: a long word goes on in the next line. */
const drawn = (file: Buffer): readonly string[] => pdfPages(file).flatMap((text) => [text, text.replace(/\s/g, '')])
