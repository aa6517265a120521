import type { FileKind } from '@pariksha/contract/files'

const starts = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')]

/** What bytes are, by how they begin (and, for a PDF, end): a name or a declared type proves nothing. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  if (starts(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]) && starts(bytes, ascii('IHDR'), 12)) return 'image/png'
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (starts(bytes, ascii('RIFF')) && starts(bytes, ascii('WEBP'), 8)) return 'image/webp'
  if (starts(bytes, ascii('%PDF-')) && bytes.subarray(-1024).includes('%%EOF')) return 'application/pdf'
  return undefined
}
