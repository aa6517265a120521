import { brotliDecompressSync } from 'node:zlib'
import type { PaperPreview } from '@pariksha/contract/papers/paper-publication'
import { calendarDate, dayInIndia } from '@pariksha/domain/timing/countdown'
import { AppError } from '../../../platform/errors.ts'
import type { FrozenPaper } from '../../freeze.ts'
import type { PaperKey } from '../../plan.ts'
import { presentSections } from '../../present-sections.ts'
import { readPaper } from '../freezing/read-paper.ts'
import { findDraft } from '../queries.ts'
import { answerText } from '../slots/slot-content.ts'
import { readSlots } from '../slots/slots.ts'
import type { PublishDeps } from './publish-paper.ts'
import { testColumns } from './test-columns.ts'

const parse = <T>(body: Buffer): T => JSON.parse(brotliDecompressSync(body).toString('utf8')) as T

/** The paper as it would be frozen now, as students get it, and its key; nothing is stored. */
export async function previewPaper({ db, freezing }: PublishDeps, id: number): Promise<PaperPreview> {
  const draft = await findDraft(db, id)
  if (!draft) throw new AppError('not_found')
  const slots = await readSlots(db, id)
  const frozen: FrozenPaper = await freezing.freeze(await readPaper(db, draft.pattern, slots))
  const columns = testColumns(draft, frozen)
  return {
    test: {
      id: draft.test_id ?? 0,
      title: draft.title,
      stage: draft.stage,
      pattern: draft.label,
      duration: columns.duration_seconds / 60,
      question_count: columns.question_count,
      total_marks: columns.total_marks,
      free: true,
      practised: false,
      ended: false,
      rank_list: false,
      state: 'open',
      languages: columns.languages,
      series: draft.series,
      type: columns.type,
      sub_type: columns.sub_type,
      date: calendarDate(dayInIndia(new Date(draft.last_terms?.opens_at ?? draft.changed_at).getTime())),
      mode: draft.publication?.mode ?? 'practice',
      common_start: null,
      live_mock: null,
      opens_at: null,
      ...presentSections(frozen.plan),
      instructions: columns.instructions,
      key_changes: [],
    },
    paper: parse(frozen.body),
    key: parse<PaperKey>(frozen.key).map(({ answer, explanation }, index) => ({
      answer: (slots[index]?.question?.content.answer === null ? null : answerText(answer)) ?? '',
      explanation,
    })),
  }
}
