import { countWords, looksLegacy, NO_WORDS } from '../legacy-fonts/judge-words.ts'
import { note, type Problem, type Reading } from '../question-set.ts'
import { readTextFile } from '../text/read-text-file.ts'
import { readPaper } from './read-paper.ts'
import { plain } from './rich/rich-text.ts'

/** A paper as lines of text, in any encoding that is known. */
export const readPaperFile = (bytes: Uint8Array): Reading => readTextFile(bytes, readPaperLines)

/** A paper as lines of text, each a paragraph. */
export function readPaperLines(text: string): Reading {
  const lines = text.split('\n')
  const reading = readPaper(
    lines.map((line, place) => ({ at: place + 1, rich: plain(line) })),
    [],
    [],
  )
  return {
    ...reading,
    problems: [...reading.problems, ...oldFonts(lines)],
    source: lines.map((line, place) => ({ at: { line: place + 1 }, text: line })),
  }
}

const OLD_FONT =
  'This line looks like Hindi or Telugu in an old font, such as Kruti Dev, whose letters are not Unicode. A text file does not say in which font: take the Word document that the text comes from.'

/** Lines whose letters stand for those of an Indian script. A few among others may be formulas or series of letters. */
function oldFonts(lines: readonly string[]): readonly Problem[] {
  const counts = lines.map((line) => countWords(line))
  const places = counts.flatMap(({ words, unreadable }, place) => (words > 0 && unreadable * 2 >= words ? [place] : []))
  const together = places.reduce((count, place) => countWords(lines[place] ?? '', count), NO_WORDS)
  const isFew = places.length * 3 < counts.filter(({ words }) => words > 0).length
  if (isFew || !looksLegacy(together)) return []
  return places.map((place) => note('font-unknown', OLD_FONT, { line: place + 1 }))
}
