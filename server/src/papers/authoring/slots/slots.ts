import type { PaperQuestion } from '@pariksha/content/papers/paper'
import type { PatternMarking } from '@pariksha/contract/papers/paper-pattern'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { QuestionState } from '@pariksha/contract/questions/question-item'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/db/database.ts'

/** A question as it was drawn from a shipped template, with its place among those of its passage. */
export type DrawnQuestion = {
  readonly source: string
  readonly seed: string
  readonly topic: string
  readonly level: NonNullable<QuestionContent['level']>
  readonly fingerprint: string
  /** The same for all questions of a passage. */
  readonly set: string | null
  readonly question: PaperQuestion
}

export type SlotRow = {
  readonly id: number
  readonly section: number
  readonly locked: boolean
  readonly marking: PatternMarking | null
} & (
  | {
      readonly question: {
        readonly id: number
        readonly version: number
        readonly state: QuestionState
        readonly newest: number
        /** Whether this version was approved, whatever came after it. */
        readonly approved: boolean
        /** Students may have been asked it in practice. */
        readonly inPractice: boolean
        readonly content: QuestionContent
      }
      readonly drawn: null
    }
  | { readonly question: null; readonly drawn: DrawnQuestion }
)

/** The questions of a draft in their order, with the versions that it names. */
export async function readSlots(db: Queryable, draftId: number): Promise<SlotRow[]> {
  const rows = await db
    .selectFrom('paper_slots as s')
    .leftJoin('question_versions as v', (join) =>
      join.onRef('v.question_id', '=', 's.question_id').onRef('v.version', '=', 's.question_version'),
    )
    .leftJoin('questions as q', 'q.id', 's.question_id')
    .select([
      's.id',
      's.section',
      's.locked',
      sql<PatternMarking | null>`s.marking`.as('marking'),
      sql<DrawnQuestion | null>`s.drawn`.as('drawn'),
      's.question_id',
      's.question_version',
      sql<QuestionState>`q.state`.as('state'),
      sql<number>`q.version`.as('newest'),
      sql<boolean>`(q.version = v.version and q.state = 'approved') or exists (
        select from question_events e
        where e.question_id = v.question_id and e.to_state = 'approved' and e.at >= v.made_at and e.at <= (
          select later.made_at from question_versions later
          where later.question_id = v.question_id and later.version = v.version + 1))`.as('approved'),
      sql<boolean>`q.in_practice`.as('inPractice'),
      sql<QuestionContent>`v.content`.as('content'),
    ])
    .where('s.draft_id', '=', draftId)
    .orderBy('s.section')
    .orderBy('s.position')
    .execute()
  return rows.map(({ id, section, locked, marking, drawn, question_id, question_version, ...question }): SlotRow => {
    const slot = { id, section, locked, marking }
    if (drawn) return { ...slot, question: null, drawn }
    return { ...slot, question: { id: question_id ?? 0, version: question_version ?? 0, ...question }, drawn: null }
  })
}
