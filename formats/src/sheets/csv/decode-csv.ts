import { note, type Problem } from '../../question-set.ts'

/** The bytes are no text that a spreadsheet program writes. The message is a sentence. */
export class CsvError extends Error {}

const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

type Decoded = { readonly text: string; readonly problems: readonly Problem[] }

/** By the byte order mark, else UTF-8, else Windows-1252, which older programs write. Throws a `CsvError`. */
export function decodeCsv(bytes: Uint8Array): Decoded {
  const marked = MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))?.[0]
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03)
    throw new CsvError(
      'The file is a workbook or an archive and not CSV. Give it the ending .xlsx if it is from Excel.',
    )
  if (!marked?.startsWith('utf-16') && bytes.includes(0))
    throw new CsvError('The file is not text. Save it as “CSV UTF-8” and try again.')
  const text = decode(marked ?? 'utf-8', bytes)
  if (text !== undefined) return { text, problems: [] }
  if (marked) throw new CsvError('The file is damaged: its text is not in the encoding that its mark names.')
  return {
    text: decode('windows-1252', bytes) ?? '',
    problems: [
      note(
        'windows-1252',
        'The file is not in UTF-8; it was read as Windows-1252. Look at signs such as ° and ½. Save it as “CSV UTF-8”.',
      ),
    ],
  }
}

function decode(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
