import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { paperTexts } from '../paper-texts.ts'

const texts = paperTexts.publish

/** When the results of a live test can be released at the earliest, and why; null where nothing has to be waited for. */
export function earliestText({ release_from, last_shift }: NonNullable<PaperDraft['publication']>): string | null {
  if (release_from === null) return null
  const when = momentText(release_from, 'en')
  return last_shift ? texts.releaseFromShift(when, last_shift.shift, last_shift.mock) : texts.releaseFrom(when)
}
