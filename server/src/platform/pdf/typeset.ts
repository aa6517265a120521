import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiler, TEXT_TEMPLATES } from './compiler.ts'
import { type IsTypeset, withoutRejectedFormulas } from './formula-check.ts'
import type { Printable } from './printable.ts'
import { printedDocument } from './printed-document.ts'

/** Of the child process that makes documents. */
const compiler = await createCompiler(TEXT_TEMPLATES)
const TEMPLATE = readFileSync(join(TEXT_TEMPLATES, 'material.typ'), 'utf8')

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
