import { once } from 'node:events'
import type { PrintedCertificate } from './printed-certificate.ts'

process.once('disconnect', () => process.exit(1)) // the parent process ended
const [certificate]: PrintedCertificate[] = await once(process, 'message')
const { typesetCertificate } = await import('./typeset-certificate.ts')
const pdf = await typesetCertificate(certificate as PrintedCertificate)
if (!pdf) process.exit(1)
process.send?.(pdf, () => process.exit(0))
