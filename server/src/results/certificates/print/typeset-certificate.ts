import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import { createCompiler } from '../../../platform/pdf/compiler.ts'
import type { PrintedCertificate } from './printed-certificate.ts'

/** The only folder that Typst may read: it holds the template; logo and QR code are put beside it in memory. */
const WORKSPACE = join(import.meta.dirname, 'template')
const TEMPLATE = readFileSync(join(WORKSPACE, 'certificate.typ'), 'utf8')

/** Names are data for the template, never code of it. */
export async function typesetCertificate(certificate: PrintedCertificate): Promise<Buffer | undefined> {
  const { pictures, madeAt, ...printed } = certificate
  const compiler = await createCompiler(WORKSPACE)
  for (const { name, body } of pictures) compiler.mapShadow(join(WORKSPACE, name), Buffer.from(body))
  compiler.mapShadow(join(WORKSPACE, 'qr.svg'), Buffer.from(toSvgSource(generate(certificate.address))))
  const { result } = compiler.compile({
    mainFileContent: TEMPLATE,
    inputs: { certificate: JSON.stringify(printed) },
  })
  if (!result) return undefined
  return compiler.pdf(result, { creationTimestamp: Date.parse(madeAt) / 1000, pdfTags: true })
}
