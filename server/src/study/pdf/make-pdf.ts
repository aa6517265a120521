import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { AppError } from '../../errors.ts'
import { printedDocument } from './printed-document.ts'

export type Printable = {
  readonly title: string
  readonly summary: string
  readonly subject: string
  readonly language: string
  readonly body: string
  readonly institute: string
  /** Of the site: links within the text are made whole with it, and the footer says it. */
  readonly origin: string
  /** When it was published, so that the same text makes the same file. */
  readonly publishedOn: string
}

const TEMPLATE = readFileSync(join(import.meta.dirname, 'material.typ'), 'utf8')

/** Names what a PDF is made from: another text or another template makes another one. */
export const fingerprint = (printable: Printable): string =>
  createHash('sha256').update(TEMPLATE).update(JSON.stringify(printable)).digest('hex')

/** A formula that Typst does not take must not cost the reader the rest: then all stand as they were written. */
export async function makePdf(printable: Printable): Promise<Buffer> {
  const pdf = (await typeset(printable, { math: true })) ?? (await typeset(printable, { math: false }))
  if (!pdf) throw new Error(`no PDF of ${printable.title}`)
  return pdf
}

/** Undefined where the text has something that cannot be set. */
export async function typeset(printable: Printable, { math }: { readonly math: boolean }): Promise<Buffer | undefined> {
  const { body, origin, publishedOn, ...rest } = printable
  loading ??= createCompiler()
  const compiler = await loading
  const blocks = printedDocument(body, { origin, math })
  const material = JSON.stringify({ ...rest, address: new URL(origin).host, blocks })
  const { result } = compiler.compile({ mainFileContent: TEMPLATE, inputs: { material } })
  if (!result) return undefined
  const pdf = compiler.pdf(result, { creationTimestamp: Date.parse(publishedOn) / 1000, pdfTags: true })
  compiler.evictCache(10)
  return pdf
}

let loading: Promise<NodeCompiler> | undefined

/** Loaded at the first PDF: a machine for which the compiler does not exist misses PDF files and nothing else. */
async function createCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => {
    loading = undefined
    throw new AppError('not_found', {
      detail: 'PDF files cannot be made on this server. The text can be read on the page.',
    })
  })
  return NodeCompiler.create({ fontArgs: [{ fontPaths: FONTS }], workspace: import.meta.dirname })
}

const require = createRequire(import.meta.url)
const FONTS = [
  require.resolve('@expo-google-fonts/noto-sans-telugu/package.json'),
  require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
].flatMap((found) => ['400Regular', '700Bold'].map((weight) => join(dirname(found), weight)))
