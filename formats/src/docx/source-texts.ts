import { plainOf } from '../paper-text/rich/rich-text.ts'
import { isTable, type SourceBlock } from '../paper-text/source.ts'
import type { SourceText } from '../question-set.ts'

/** The paragraphs of a document as plain text, those of tables too; what is no text is a sign. */
export const sourceTexts = (blocks: readonly SourceBlock[]): readonly SourceText[] =>
  blocks.flatMap((block) =>
    isTable(block)
      ? block.rows.flatMap((row) => row.flatMap((cell) => (cell.continued ? [] : sourceTexts(cell.blocks))))
      : [{ at: { line: block.at }, text: plainOf(block.rich) }],
  )
