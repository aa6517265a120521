import type { CorrectionKind } from '@pariksha/domain/key-correction'
import { toMarks } from '@pariksha/domain/marking'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Transaction } from '../db/database.ts'
import type { Outgoing } from '../mail/outgoing.ts'
import type { LoadedPaper } from '../papers/plan.ts'
import { settleAccepted } from './challenges/settle-accepted.ts'
import { REACHABLE } from './reachable.ts'

export type MailDeps = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

type Corrected = {
  readonly paper: LoadedPaper
  readonly version: number
  readonly questionNumber: number
  readonly kind: CorrectionKind
  readonly reason: string
}

const KINDS: Readonly<Record<CorrectionKind, string>> = {
  'key-changed': 'another answer is right',
  'several-accepted': 'several answers are accepted',
  'marks-to-all': 'the question was dropped, and everybody gets its marks',
  'marks-to-attempted': 'the question was dropped, and everybody who answered it gets its marks',
  'maximum-lowered': 'the question was dropped, and the maximum is lower by its marks',
}

type Change = {
  readonly student_id: number
  readonly email: string
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
export async function tellStudents(
  { config, outgoing }: MailDeps,
  tx: Transaction,
  corrected: Corrected,
): Promise<void> {
  const { unitsPerMark } = corrected.paper.plan
  const settled = await settleAccepted(tx, corrected.paper.id, corrected.questionNumber)
  const replies = new Map(settled.map(({ student_id, reply }) => [student_id, reply]))
  const changes = await changesOf(tx, corrected, [...replies.keys()])
  const marks = (units: number, maximum: number) =>
    `${toMarks(units, unitsPerMark)} of ${toMarks(maximum, unitsPerMark)}`
  const mails = [...Map.groupBy(changes, ({ student_id }) => student_id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const reply = replies.get(first.student_id)
    const lines = own.map(
      (one) =>
        `Your marks: ${marks(one.units_before, one.maximum_before)} before, ${marks(one.units_after, one.maximum_after)} now.
${config.publicUrl}/test/${one.test_id}/usertest/${one.attempt_id}`,
    )
    const text = `The key of question ${corrected.questionNumber} of ${first.title} was corrected: ${KINDS[corrected.kind]}.
Reason: ${corrected.reason}
${reply ? `\nYour challenge was accepted: ${reply}\n` : ''}
${lines.join('\n\n')}

Everybody who took the test was marked again, and the ranks were counted anew.`
    return [[first.email, `Your marks in ${first.title} were corrected`, text] as const]
  })
  await outgoing.mailManyAfterCommit(
    tx,
    mails.map(([to, subject, text]): [string, string, string] => [to, subject, text]),
  )
}

/** Changed marks, and those of the challengers, which may be as they were. */
async function changesOf(
  tx: Transaction,
  { paper, version }: Corrected,
  challengers: readonly number[],
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select r.student_id, users.email, r.attempt_id, r.test_id, tests.title,
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
