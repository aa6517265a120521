import { once } from 'node:events'
import type { PrintedReport } from './printed-report.ts'

process.once('disconnect', () => process.exit(1)) // the parent process ended
const [report]: PrintedReport[] = await once(process, 'message')
const { typesetReport } = await import('./typeset-report.ts')
const pdf = await typesetReport(report as PrintedReport)
if (!pdf) process.exit(1)
process.send?.(pdf, () => process.exit(0))
