import type { PaperDraft, PaperDraftItem } from '@pariksha/contract/papers/paper-draft'
import { patternQuestions } from '@pariksha/contract/papers/paper-pattern'
import type { PaperSlot } from '@pariksha/contract/papers/paper-slot'
import { languagesOf } from '@pariksha/contract/questions/question-content'
import type { Queryable } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import { may } from '../../platform/http/rights.ts'
import { searchWordsOf } from '../../questions/bank/list/search-words.ts'
import { type DraftRow, findDraft } from './queries.ts'
import { mayPublish } from './settings.ts'
import { answerText, contentOf, passageOf } from './slots/slot-content.ts'
import { readSlots, type SlotRow } from './slots/slots.ts'

export const presentItem = (row: DraftRow): PaperDraftItem => ({
  id: row.id,
  title: row.title,
  series: row.series,
  series_name: row.series_name,
  stage: row.stage,
  state: row.state,
  version: row.version,
  question_count: row.question_count,
  wanted_count: patternQuestions(row.pattern),
  changed_at: row.changed_at.toISOString(),
  changed_by: row.changed_by,
  publication:
    row.publication && row.publish_at
      ? { ...row.publication, at: row.publish_at.toISOString(), test_id: row.test_id }
      : null,
})

/** The newest version can be taken where it is approved. */
const updateOf = ({ version, newest, state }: NonNullable<SlotRow['question']>): number | null =>
  newest !== version && state === 'approved' ? newest : null

function presentSlot(slot: SlotRow, index: number): PaperSlot {
  const { question, drawn } = slot
  const content = contentOf(slot)
  return {
    id: slot.id,
    section: slot.section,
    number: index + 1,
    question: question && {
      id: question.id,
      version: question.version,
      state: question.state,
      newest: question.newest,
      update: updateOf(question),
    },
    drawn: drawn && { source: drawn.source, seed: drawn.seed },
    kind: content.kind,
    excerpt: searchWordsOf({ stem: content.stem, options: [] }).excerpt,
    topic: content.topic,
    level: content.level,
    languages: [...languagesOf(content.stem)],
    option_count: content.options.length,
    answer: answerText(content.answer),
    passage: passageOf(slot),
    locked: slot.locked,
    marking: slot.marking,
  }
}

export async function presentDraft(db: Queryable, caller: Caller, id: number): Promise<PaperDraft> {
  const row = await findDraft(db, id)
  if (!row) throw new AppError('not_found')
  const slots = await readSlots(db, id)
  return {
    ...presentItem(row),
    label: row.label,
    pattern: row.pattern,
    rules: row.rules,
    slots: slots.map(presentSlot),
    last_terms: row.last_terms,
    may_publish: may(caller, 'papers.publish') && (await mayPublish(db, caller.userId, row.changer)),
  }
}
