import { note, type Problem } from '../question-set.ts'
import { withoutControls } from '../xml/control-characters.ts'

/** The bytes are no text. The message is a sentence. */
export class EncodingError extends Error {}

const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const
type Encoding = (typeof MARKS)[number][0]

type Decoded = { readonly text: string; readonly problems: readonly Problem[] }

/**
 * The text of a file: by its byte order mark, else UTF-16 by its zeros, else UTF-8, else Windows-1252, which older
 * programs write, with a note. Line ends become `\n`. Throws an `EncodingError`.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const named = markOf(bytes)
  const encoding = named ?? byZeros(bytes)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03)
    throw new EncodingError(
      'The file is an archive and not text. Give it the ending that it had, such as .docx, .xlsx or .zip.',
    )
  if (!encoding?.startsWith('utf-16') && bytes.includes(0))
    throw new EncodingError('The file is not text. Save it as text in the encoding “UTF-8” and try again.')
  const text = decode(encoding ?? 'utf-8', bytes)
  if (text !== undefined) return { text: tidied(text), problems: [] }
  if (encoding)
    throw new EncodingError(
      `The file is damaged: its text is not in the encoding ${encoding.toUpperCase()} that it begins with. Save it in the encoding “UTF-8” and try again.`,
    )
  return { text: tidied(decode('windows-1252', bytes) ?? ''), problems: [GUESSED] }
}

const GUESSED = note(
  'windows-1252',
  'The file is not in UTF-8; it was read as Windows-1252. Look at signs such as ° and ½, and at Indian letters. Save it in the encoding “UTF-8” to be sure.',
)

const tidied = (text: string): string => withoutControls(text.replace(/\r\n?/g, '\n'))

const markOf = (bytes: Uint8Array): Encoding | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))?.[0]

const LOOKED_AT = 2_000

/** UTF-16 without a mark: the spaces and digits of any language have a zero byte, always on the same side. */
function byZeros(bytes: Uint8Array): Encoding | undefined {
  const zeros: [number, number] = [0, 0]
  const length = Math.min(bytes.length, LOOKED_AT)
  for (let place = 0; place < length; place++) if (bytes[place] === 0) zeros[(place % 2) as 0 | 1]++
  const [first, second] = zeros
  if (bytes.length % 2 === 1 || Math.max(first, second) * 20 < length || Math.min(first, second) > 0) return undefined
  return first > second ? 'utf-16be' : 'utf-16le'
}

function decode(label: Encoding | 'windows-1252', bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Looks into the first part of a file, whatever its encoding. */
export const textMatches =
  (matches: (text: string) => boolean) =>
  (bytes: Uint8Array): boolean => {
    const start = bytes.subarray(0, 200_000)
    const encoding = markOf(start) ?? byZeros(start) ?? 'utf-8'
    return matches(tidied(new TextDecoder(encoding).decode(start)))
  }
