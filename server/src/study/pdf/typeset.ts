import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiler } from './compiler.ts'
import type { Printable } from './printable.ts'
import { printedDocument } from './printed-document.ts'

/** The only folder that Typst may read: it holds the template and nothing else. */
const WORKSPACE = join(import.meta.dirname, 'template')
/** Of the child process that makes documents. */
const compiler = await createCompiler(WORKSPACE)
const TEMPLATE = readFileSync(join(WORKSPACE, 'material.typ'), 'utf8')

/** If Typst rejects a formula, the document is made once more with all formulae as their TeX source. */
export const typesetWithFallback = async (printable: Printable): Promise<Buffer | undefined> =>
  (await typeset(printable, { math: true })) ?? (await typeset(printable, { math: false }))

/** Undefined if Typst cannot compile the text. */
export async function typeset(printable: Printable, { math }: { readonly math: boolean }): Promise<Buffer | undefined> {
  const { body, origin, publishedOn, ...rest } = printable
  const blocks = printedDocument(body, { origin, math })
  const material = JSON.stringify({ ...rest, address: new URL(origin).host, blocks })
  const { result } = compiler.compile({ mainFileContent: TEMPLATE, inputs: { material } })
  if (!result) return undefined
  return compiler.pdf(result, { creationTimestamp: Date.parse(publishedOn) / 1000, pdfTags: true })
}
