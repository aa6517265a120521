import type { KeyPair } from '../answers/key-pairs.ts'
import { type Label, questionLabel } from '../labels.ts'
import { plainOf, type RichText, slice, splitLines, splitLongLine, withShortGaps } from '../rich/rich-text.ts'
import { withTypedTex } from '../rich/tex-in-text.ts'
import { isBlank } from '../rich/to-markdown.ts'
import { isTable, type SourceBlock, type SourceLine } from '../source.ts'
import { type Layout, layoutOf } from '../tables/table-layout.ts'
import { answerInside, answerStart, solutionInside, solutionStart } from '../words.ts'

/** A line as recognition walks over them: tables are resolved into lines, or stand in a line as one object. */
export type Entry = {
  readonly at: number
  readonly rich: RichText
  readonly text: string
  readonly level: number | undefined
  readonly heading: SourceLine['heading']
  /** The column of a table that says the same in another language, from 1; 0: none. */
  readonly translationColumn: number
  /** What could be the number of a question. */
  readonly label: Label | undefined
  /** A table that could be the key of the paper. */
  readonly key: readonly KeyPair[] | undefined
  /** Its heads say that it is the key. */
  readonly isNamedKey: boolean
  /** The cells of a table that could be options without letters. */
  readonly cells: readonly RichText[] | undefined
}

/** Deeper tables in tables are read as their texts. */
const MAX_NESTING = 8

export function entriesOf(blocks: readonly SourceBlock[], translationColumn = 0, depth = 0): Entry[] {
  return blocks.flatMap((block) => {
    if (!isTable(block)) return lineEntries(block, translationColumn)
    const layout = layoutOf(block, depth < MAX_NESTING)
    if (layout.kind === 'content') return [tableEntry(block.at, layout, translationColumn)]
    return layout.parts.flatMap((part) =>
      entriesOf(part.blocks, translationColumn || part.translationColumn, depth + 1),
    )
  })
}

type ContentTable = Extract<Layout, { kind: 'content' }>

const tableEntry = (at: number, { rich, key, isNamedKey, cells }: ContentTable, translationColumn: number): Entry => ({
  at,
  rich,
  text: plainOf(rich),
  level: undefined,
  heading: undefined,
  translationColumn,
  label: undefined,
  key,
  isNamedKey,
  cells,
})

function lineEntries(line: SourceLine, translationColumn: number): Entry[] {
  return splitLines(withShortGaps(line.rich))
    .flatMap(splitLongLine)
    .flatMap((rich) => splitParts(withTypedTex(rich)))
    .filter((rich) => !isBlank(rich))
    .map((rich, place) => {
      const text = plainOf(rich)
      return {
        at: line.at,
        rich,
        text,
        level: place === 0 ? line.level : undefined,
        heading: line.heading,
        translationColumn,
        label: questionLabel(text),
        key: undefined,
        isNamedKey: false,
        cells: undefined,
      }
    })
}

/** An answer behind the last option, and a solution behind the answer, get lines of their own. */
function splitParts(rich: RichText): RichText[] {
  const text = plainOf(rich)
  const isAnswer = answerStart(text) !== undefined
  const answer = isAnswer ? undefined : answerInside(text)
  if (answer !== undefined) return [slice(rich, 0, answer), ...splitParts(slice(rich, answer))]
  if (!isAnswer || solutionStart(text) !== undefined) return [rich]
  const solution = solutionInside(text)
  return solution === undefined ? [rich] : [slice(rich, 0, solution + 1), slice(rich, solution + 1)]
}
