import { note, type Problem } from '../../question-set.ts'
import { languageOf } from '../../text/language.ts'
import { optionLabel, questionLabel } from '../labels.ts'
import { plainOf, trim } from '../rich/rich-text.ts'
import { isTable, type SourceBlock, type SourceLine } from '../source.ts'
import { answerStart, solutionStart } from '../words.ts'

/** Lines of a page, in characters. A paper that has longer ones was not broken at the width of a page. */
const [MIN_WIDTH, MAX_WIDTH] = [55, 130]
/** Letters are not equally wide: a line may be as much shorter and still be full. */
const FULL = 0.88
/** Fewer may be chance. */
const MIN_WRAPS = 3

/** Lines that a PDF file breaks at the width of its page, as one again: the first word of the next would not have fitted. */
export function withoutWraps(blocks: readonly SourceBlock[]): { blocks: SourceBlock[]; problems: Problem[] } {
  const same = { blocks: [...blocks], problems: [] }
  const width = Math.max(0, ...blocks.map((block) => (isTable(block) ? 0 : plainOf(block.rich).length)))
  if (width < MIN_WIDTH || width > MAX_WIDTH) return same
  const wraps = blocks.filter((block, place) => goesOn(blocks[place - 1], block, width))
  if (wraps.length < MIN_WRAPS) return same
  const joined: SourceBlock[] = []
  for (const [place, block] of blocks.entries()) {
    const last = joined.at(-1)
    if (last && !isTable(last) && !isTable(block) && goesOn(blocks[place - 1], block, width))
      joined[joined.length - 1] = join(last, block)
    else joined.push(block)
  }
  const what = `${wraps.length} lines that were broken at the width of a page are joined with the lines before them.`
  return { blocks: joined, problems: [note('lines-joined', what, { line: wraps[0]?.at ?? 1 })] }
}

const join = (one: SourceLine, other: SourceLine): SourceLine => ({
  ...one,
  rich: [...trim(one.rich), { text: ' ', format: {} }, ...trim(other.rich)],
})

/** Whether `block` is the rest of the line before it. */
function goesOn(before: SourceBlock | undefined, block: SourceBlock, width: number): boolean {
  if (!before || isTable(before) || isTable(block) || block.level !== undefined || block.heading) return false
  const [text, next] = [plainOf(before.rich).trimEnd(), plainOf(block.rich).trim()]
  const [word = ''] = next.split(/\s/, 1)
  return (
    word !== '' &&
    !text.includes('\t') &&
    !/[.?!:;।]$/.test(text) &&
    text.length + 1 + word.length > width * FULL &&
    /^[\p{Ll}\p{Script=Telugu}\p{Script=Devanagari}]/u.test(next) &&
    languageOf(text.slice(-MIN_WIDTH)) === languageOf(next) &&
    !isBeginning(next)
  )
}

const isBeginning = (text: string): boolean =>
  (questionLabel(text) ?? optionLabel(text)) !== undefined ||
  answerStart(text) !== undefined ||
  solutionStart(text) !== undefined
