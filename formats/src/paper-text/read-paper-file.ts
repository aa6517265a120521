import type { Reading } from '../question-set.ts'
import { readTextFile } from '../text/read-text-file.ts'
import { readPaper } from './read-paper.ts'
import { plain } from './rich/rich-text.ts'

/** A paper as lines of text, in any encoding that is known. */
export const readPaperFile = (bytes: Uint8Array): Reading => readTextFile(bytes, readPaperLines)

/** A paper as lines of text, each a paragraph. */
export function readPaperLines(text: string): Reading {
  const lines = text.split('\n')
  return {
    ...readPaper(
      lines.map((line, place) => ({ at: place + 1, rich: plain(line) })),
      [],
      [],
    ),
    source: lines.map((line, place) => ({ at: { line: place + 1 }, text: line })),
  }
}
