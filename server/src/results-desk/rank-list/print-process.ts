import { once } from 'node:events'
import type { PrintedRankList } from './printed-rank-list.ts'

process.once('disconnect', () => process.exit(1)) // the parent process ended
const [list]: PrintedRankList[] = await once(process, 'message')
const { typesetRankList } = await import('./typeset-rank-list.ts')
const pdf = await typesetRankList(list as PrintedRankList)
if (!pdf) process.exit(1)
process.send?.(pdf, () => process.exit(0))
