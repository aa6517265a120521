import type { PaperCheck } from '@pariksha/contract/papers/paper-publication'
import type { Database } from '../../../platform/db/database.ts'
import type { FrozenPaper } from '../../freeze.ts'
import { passagesOf } from '../freezing/read-paper.ts'
import type { DraftRow } from '../queries.ts'
import type { SlotRow } from '../slots/slots.ts'
import { type CheckedPaper, checkedPaper, plural, sectionCheck } from './check.ts'
import { checkKeys } from './check-keys.ts'
import { checkPattern } from './check-pattern.ts'
import { checkQuestions } from './check-questions.ts'
import { checkRepeats, type Earlier, NOTHING_EARLIER } from './check-repeats.ts'
import { earlierPapers } from './earlier-papers.ts'

/** What a phone loads in some 10 seconds at 1.6 Mbit/s. */
const MAX_BYTES = 2_000_000

type Paper = Pick<DraftRow, 'id' | 'series' | 'pattern'>

/** Everything that is wrong with a paper, or to be looked at, in the order of its questions. */
export async function checkPaper(
  db: Database,
  { id, series, pattern }: Paper,
  slots: readonly SlotRow[],
  frozen: Pick<FrozenPaper, 'body'>,
): Promise<PaperCheck[]> {
  const paper = checkedPaper(pattern, slots, await passagesOf(db, slots))
  const earlier = await earlierPapers(db, { id, series }, paper)
  const checks = [...checksOf(paper, earlier), ...notCompared(earlier), ...heavy(frozen)]
  return checks.toSorted(
    (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning') || (a.number ?? 0) - (b.number ?? 0),
  )
}

/** The errors that block publishing; checks against other papers only warn. */
export async function paperErrors(
  db: Database,
  { pattern }: Pick<Paper, 'pattern'>,
  slots: readonly SlotRow[],
): Promise<PaperCheck[]> {
  const paper = checkedPaper(pattern, slots, await passagesOf(db, slots))
  return checksOf(paper, NOTHING_EARLIER).filter(({ severity }) => severity === 'error')
}

const checksOf = (paper: CheckedPaper, earlier: Earlier): PaperCheck[] => [
  ...checkPattern(paper),
  ...checkQuestions(paper),
  ...checkRepeats(paper, earlier),
  ...checkKeys(paper),
]

function heavy({ body }: Pick<FrozenPaper, 'body'>): PaperCheck[] {
  if (body.length <= MAX_BYTES) return []
  const megabytes = (body.length / 1_000_000).toFixed(1)
  return [sectionCheck('heavy_pictures', null, `The paper is ${megabytes} MB: its pictures are too heavy for phones.`)]
}

function notCompared({ notCompared: count }: { readonly notCompared: number }): PaperCheck[] {
  if (count === 0) return []
  const message = `There was no time to compare with ${plural(count, 'earlier paper')} of the series. Check again.`
  return [sectionCheck('not_compared', null, message)]
}
