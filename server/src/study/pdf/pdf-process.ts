import { once } from 'node:events'
import type { Printable } from './printable.ts'

process.once('disconnect', () => process.exit(1)) // the parent process ended
const [printable]: Printable[] = await once(process, 'message')
const { typesetWithFallback } = await import('./typeset.ts')
const pdf = await typesetWithFallback(printable as Printable)
if (!pdf) process.exit(1)
process.send?.(pdf, () => process.exit(0))
