import type { SourceBlock } from '../paper-text/source.ts'
import { fault, note, type Picture, type Problem } from '../question-set.ts'
import { childOf } from '../xml/parse-xml.ts'
import type { Context } from './content/context.ts'
import { readBlocks } from './content/read-blocks.ts'
import { reportUnknownFonts } from './content/unknown-fonts.ts'
import { openPackage } from './open-package.ts'
import { readNumbering } from './properties/numbering.ts'
import { readThemeFonts } from './properties/run-properties.ts'
import { readStyles } from './properties/styles.ts'

export type WordDocument = {
  readonly blocks: readonly SourceBlock[]
  readonly pictures: readonly Picture[]
  readonly problems: readonly Problem[]
}

/** A Word document as its paragraphs and tables. Throws an `ArchiveError` or `XmlError`. */
export async function readDocument(bytes: Uint8Array): Promise<WordDocument> {
  const word = await openPackage(bytes)
  const theme = readThemeFonts(word.part('theme'))
  const context: Context = {
    word,
    theme,
    styles: readStyles(word.part('styles'), theme),
    numbering: readNumbering(word.part('numbering')),
    problems: [],
    pictures: new Map(),
    equations: new Map(),
    unknownFonts: new Map(),
    fields: [],
    boxes: [],
    line: 0,
  }
  if (word.hasMacros) context.problems.push(note('macros', 'The macros of the file are not read.'))
  const body = childOf(word.document, 'body')
  const blocks = body ? readBlocks(context, body) : []
  reportUnknownFonts(context)
  if (context.fields.some(({ part }) => part === 'code'))
    context.problems.push(fault('field', 'A field of the file is not complete; text after it may be missing.'))
  return { blocks, pictures: [...context.pictures.values()], problems: context.problems }
}
