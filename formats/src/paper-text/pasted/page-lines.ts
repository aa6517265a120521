import { note, type Problem } from '../../question-set.ts'
import { optionLabel, questionLabel } from '../labels.ts'
import { plainOf } from '../rich/rich-text.ts'
import { isTable, type SourceBlock } from '../source.ts'
import { answerStart } from '../words.ts'

const PAGE = String.raw`(?:page|pg|p\s?a\s?g\s?e|పేజీ|पृष्ठ)`
/** "Page 3 of 12", "- Page 3 -", "3 | Page": a line with nothing else. */
const PAGE_LINE = new RegExp(
  String.raw`^[\s|–—*-]*(?:${PAGE}\s*(?:no\s*\.?)?\s*[:.-]?\s*\d{1,4}(?:\s*(?:of|/|\|)\s*\d{1,4})?|\d{1,4}\s*\|\s*${PAGE})[\s|–—*-]*$`,
  'i',
)

/** The running head of a page is one of the first lines of the paper. */
const HEAD_LINES = 3

/** Page numbers and running heads, as they come along when a PDF file is copied, stand in the middle of questions. */
export function withoutPageLines(blocks: readonly SourceBlock[]): { blocks: SourceBlock[]; problems: Problem[] } {
  const lines = blocks.flatMap((block, place) => {
    const text = isTable(block) ? '' : wordsOf(plainOf(block.rich))
    return text === '' ? [] : [{ text, place }]
  })
  const heads = new Set(
    lines
      .slice(0, HEAD_LINES)
      .map(({ text }) => text)
      .filter(canBeHead),
  )
  const left = new Set<number>()
  let first: { readonly text: string; readonly place: number } | undefined
  for (const [order, line] of lines.entries()) {
    if (!PAGE_LINE.test(line.text)) continue
    first ??= line
    left.add(line.place)
    for (const beside of [-1, 1])
      for (let at = order + beside; at >= HEAD_LINES && heads.has(lines[at]?.text ?? ''); at += beside)
        left.add(lines[at]?.place ?? -1)
  }
  if (!first) return { blocks: [...blocks], problems: [] }
  const what = `Page numbers and the running heads beside them are left out: “${first.text.slice(0, 60)}”`
  return {
    blocks: blocks.filter((_, place) => !left.has(place)),
    problems: [note('page-lines', what, { line: blocks[first.place]?.at ?? 1 })],
  }
}

const wordsOf = (text: string): string => text.replace(/\s+/g, ' ').trim()

const canBeHead = (text: string): boolean =>
  !questionLabel(text) && !optionLabel(text) && answerStart(text) === undefined && !PAGE_LINE.test(text)
