import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiler } from '../../../platform/pdf/compiler.ts'
import type { PrintedReport } from './printed-report.ts'

/** The only folder that Typst may read. */
const WORKSPACE = join(import.meta.dirname, 'template')
const TEMPLATE = readFileSync(join(WORKSPACE, 'report.typ'), 'utf8')

export async function typesetReport(report: PrintedReport): Promise<Buffer | undefined> {
  const compiler = await createCompiler(WORKSPACE)
  const { result } = compiler.compile({ mainFileContent: TEMPLATE, inputs: { report: JSON.stringify(report) } })
  if (!result) return undefined
  return compiler.pdf(result, { creationTimestamp: Date.parse(report.madeAt) / 1000, pdfTags: true })
}
