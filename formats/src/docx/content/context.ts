import type { WordCount } from '../../legacy-fonts/judge-words.ts'
import type { SourceBlock } from '../../paper-text/source.ts'
import { fault, note, type Picture, type Problem } from '../../question-set.ts'
import type { WordPackage } from '../open-package.ts'
import type { Numbering } from '../properties/numbering.ts'
import type { ThemeFonts } from '../properties/run-properties.ts'
import type { Styles } from '../properties/styles.ts'
import type { Field } from './fields.ts'

/** What reading a document needs and gathers. */
export type Context = {
  readonly word: WordPackage
  readonly theme: ThemeFonts
  readonly styles: Styles
  readonly numbering: Numbering
  readonly problems: Problem[]
  /** By their paths in the package. */
  readonly pictures: Map<string, Picture>
  /** Embedded equations as TeX by their paths; undefined: cannot be read. */
  readonly equations: Map<string, string | undefined>
  /** What text in fonts that are not known looks like, and the lines with words in them. */
  readonly unknownFonts: Map<string, { count: WordCount; readonly lines: Set<number> }>
  /** Fields that have begun, the innermost last. */
  readonly fields: Field[]
  /** Text boxes of the paragraph that is being read: they follow it. */
  boxes: SourceBlock[]
  /** The number of the paragraph that is being read, from 1. */
  line: number
}

/** Bounds the list for papers in which every line has the same problem. */
const MAX_PROBLEMS = 5_000

export function report(
  context: Context,
  severity: 'fault' | 'note',
  code: string,
  what: string,
  line = context.line,
): void {
  if (context.problems.length >= MAX_PROBLEMS) return
  const at = { line: Math.max(line, 1) }
  const last = context.problems.at(-1)
  if (last && last.what === what && last.at && 'line' in last.at && last.at.line === at.line) return
  context.problems.push(severity === 'fault' ? fault(code, what, at) : note(code, what, at))
}
