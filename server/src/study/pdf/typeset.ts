import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiler } from './compiler.ts'
import { type IsTypeset, withoutRejectedFormulas } from './formula-check.ts'
import type { Printable } from './printable.ts'
import { printedDocument } from './printed-document.ts'

/** The only folder that Typst may read: it holds the template and nothing else. */
const WORKSPACE = join(import.meta.dirname, 'template')
/** Of the child process that makes documents. */
const compiler = await createCompiler(WORKSPACE)
const TEMPLATE = readFileSync(join(WORKSPACE, 'material.typ'), 'utf8')

export const typesetWithFallback = (printable: Printable): Promise<Buffer | undefined> =>
  withoutRejectedFormulas(compiler, (isTypeset) => typeset(printable, isTypeset))

/** Undefined if Typst cannot compile the text. */
export async function typeset(printable: Printable, isTypeset: IsTypeset): Promise<Buffer | undefined> {
  const { body, origin, publishedOn, ...rest } = printable
  const blocks = printedDocument(body, { origin, isTypeset })
  const material = JSON.stringify({ ...rest, address: new URL(origin).host, blocks })
  const { result } = compiler.compile({ mainFileContent: TEMPLATE, inputs: { material } })
  if (!result) return undefined
  return compiler.pdf(result, { creationTimestamp: Date.parse(publishedOn) / 1000, pdfTags: true })
}
