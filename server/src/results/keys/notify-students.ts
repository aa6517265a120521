import type { Language } from '@pariksha/contract/languages'
import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { toMarks } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { testNameIn } from '../../exams/catalogue/stored-names.ts'
import type { LoadedPaper } from '../../papers/plan.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { siteIn } from '../../platform/mail/recipient.ts'
import { mailTexts } from '../../platform/mail/texts/mail-texts.ts'
import { closeAccepted } from './challenges/close-accepted.ts'
import type { RankChange } from './key-effect.ts'
import { REACHABLE } from './reachable.ts'

export type MailDeps = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

type Corrected = {
  readonly paper: LoadedPaper
  readonly version: number
  readonly questionNumber: number
  readonly kind: CorrectionKind
  readonly reason: string
  /** By attempt; none for a result without a rank. */
  readonly ranks: ReadonlyMap<number, RankChange>
}

type Change = {
  readonly student_id: number
  readonly email: string
  readonly language: Language | null
  readonly attempt_id: number
  readonly test_id: number
  readonly title: string
  readonly units_before: number
  readonly units_after: number
  readonly maximum_before: number
  readonly maximum_after: number
}

/**
 * One mail for each student whose marks changed or whose challenge was accepted for this correction, however many attempts
 * there are, and only about results that are released.
 */
export async function notifyStudents(
  { config, outgoing }: MailDeps,
  tx: Transaction,
  corrected: Corrected,
): Promise<void> {
  const { unitsPerMark } = corrected.paper.plan
  const closed = await closeAccepted(tx, corrected.paper.id, corrected.questionNumber)
  const replies = new Map(closed.map(({ student_id, reply }) => [student_id, reply]))
  const changes = await changesOf(tx, corrected, [...replies.keys()])
  const marks = (units: number) => String(toMarks(units, unitsPerMark))
  const mails = [...Map.groupBy(changes, ({ student_id }) => student_id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const site = siteIn(config.publicUrl, first.language)
    const { subject, text } = mailTexts(first.language).keyCorrected({
      ...corrected,
      title: testNameIn(first.language ?? 'en', first.title),
      reply: replies.get(first.student_id) ?? null,
      marks: own.map((one) => ({
        before: marks(one.units_before),
        maximumBefore: marks(one.maximum_before),
        now: marks(one.units_after),
        maximum: marks(one.maximum_after),
        rank: corrected.ranks.get(one.attempt_id) ?? null,
        address: `${site}/test/${one.test_id}/usertest/${one.attempt_id}`,
      })),
    })
    return [{ userId: first.student_id, to: first.email, subject, text }]
  })
  await outgoing.mailManyAfterCommit(tx, mails)
}

/** Changed marks, and those of the challengers, which may be as they were. */
async function changesOf(
  tx: Transaction,
  { paper, version }: Corrected,
  challengers: readonly number[],
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select r.student_id, users.email, users.language, r.attempt_id, r.test_id, tests.title,
           coalesce(c.units_before, r.units) as units_before, r.units as units_after,
           coalesce(c.maximum_before, r.units_maximum) as maximum_before, r.units_maximum as maximum_after
    from results r
    left join mark_changes c on c.student_id = r.student_id and c.attempt_id = r.attempt_id and c.key_version = ${version}
    join tests on tests.id = r.test_id
    join users on users.id = r.student_id
    where r.paper_id = ${paper.id} and (c.student_id is not null or r.student_id = any(${[...challengers]}::int8[]))
      and ${REACHABLE}
    order by r.student_id, r.attempt_id`.execute(tx)
  return rows
}
