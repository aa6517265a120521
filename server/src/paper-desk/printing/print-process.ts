import { once } from 'node:events'
import type { PrintedPaper } from './printed-paper.ts'

process.once('disconnect', () => process.exit(1)) // the parent process ended
const [paper]: PrintedPaper[] = await once(process, 'message')
const { typesetAnyway } = await import('./typeset-paper.ts')
const pdf = await typesetAnyway(paper as PrintedPaper)
if (!pdf) process.exit(1)
process.send?.(pdf, () => process.exit(0))
