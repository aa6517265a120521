import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiler } from '../../../platform/pdf/compiler.ts'
import type { PrintedRankList } from './printed-rank-list.ts'

/** The only folder that Typst may read: it holds the template; the logo is put beside it in memory. */
const WORKSPACE = join(import.meta.dirname, 'template')
const TEMPLATE = readFileSync(join(WORKSPACE, 'rank-list.typ'), 'utf8')

/** Without tags for screen readers: they make a table twenty times as large, and long lists are sent to phones. */
const MAX_TAGGED = 300

/** Names are data for the template, never code of it. */
export async function typesetRankList({ pictures, madeAt, ...list }: PrintedRankList): Promise<Buffer | undefined> {
  const compiler = await createCompiler(WORKSPACE)
  for (const { name, body } of pictures) compiler.mapShadow(join(WORKSPACE, name), Buffer.from(body))
  const { result } = compiler.compile({
    mainFileContent: TEMPLATE,
    inputs: { list: JSON.stringify(list) },
  })
  return result
    ? compiler.pdf(result, { creationTimestamp: Math.floor(madeAt / 1000), pdfTags: list.rows.length <= MAX_TAGGED })
    : undefined
}
