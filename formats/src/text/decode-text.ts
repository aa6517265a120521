/** The bytes are no text in UTF-8 (or UTF-16 with its mark). The message is a sentence. */
export class EncodingError extends Error {}

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark. Line ends become `\n`. Throws an `EncodingError`. */
export function decodeText(bytes: Uint8Array): string {
  const label =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
  } catch {
    throw new EncodingError('The file is not text in UTF-8. Save it with the encoding “UTF-8” and try again.')
  }
}

/** Looks into the first part of a file, whatever its encoding. */
export const textMatches =
  (matches: (text: string) => boolean) =>
  (bytes: Uint8Array): boolean =>
    matches(new TextDecoder().decode(bytes.subarray(0, 200_000)).replace(/\r\n?/g, '\n'))
