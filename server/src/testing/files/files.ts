/** The smallest of each kind that is one: a PNG of a single point, an empty PDF. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** A PDF of that many bytes, no two parts of which are alike. */
export function aPdfOf(size: number): Buffer {
  const rest = Buffer.alloc(size - PDF.length)
  for (let at = 0; at + 4 <= rest.length; at += 4) rest.writeUInt32LE((at * 2_654_435_761) % 2 ** 32, at)
  return Buffer.concat([PDF.subarray(0, 9), rest, PDF.subarray(9)])
}
