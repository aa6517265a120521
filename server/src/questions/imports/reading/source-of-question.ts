import type { Place, Reading, SourceText } from '@pariksha/formats/question-set'
import { decodeText } from '@pariksha/formats/text/decode-text'

const MAX_LINES = 60
const MAX_LENGTH = 4_000

/** What stands in the file from where a question begins to where the next one does; null where that is not known. */
export function sourceFinder(bytes: Uint8Array, reading: Reading): (position: number) => string | null {
  const texts = reading.source ?? linesOfText(bytes)
  if (!texts) return () => null
  const starts = new Map(texts.map(({ at }, index) => [keyOf(at), index]).reverse() as [string, number][])
  const begins = reading.places.map((place) => starts.get(keyOf(place)))
  const sorted = begins.filter((one) => one !== undefined).sort((a, b) => a - b)
  const next = new Map(sorted.map((start, index) => [start, sorted[index + 1]]))
  return (position) => {
    const place = reading.places[position]
    const start = begins[position]
    if (!place || start === undefined) return null
    // of a sheet the row alone: the next question may be many empty rows away
    const end = 'row' in place ? start + 1 : (next.get(start) ?? start + MAX_LINES)
    const lines = texts.slice(start, Math.min(end, start + MAX_LINES)).map(({ text }) => text)
    return lines.join('\n').trim().slice(0, MAX_LENGTH) || null
  }
}

const keyOf = (place: Place): string =>
  'line' in place ? `line ${place.line}` : `${place.sheet ?? ''} row ${place.row}`

/** Undefined: an archive, or no text. */
function linesOfText(bytes: Uint8Array): readonly SourceText[] | undefined {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return undefined
  try {
    return decodeText(bytes)
      .text.split('\n')
      .map((text, index) => ({ at: { line: index + 1 }, text }))
  } catch {
    return undefined
  }
}
