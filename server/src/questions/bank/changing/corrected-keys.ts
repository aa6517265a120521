import type { decideKeyCorrection, KeyCorrectionOfQuestion } from '@pariksha/contract/questions/question'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import { sql } from 'kysely'
import type { z } from 'zod'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Queryable, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { UNDECIDED } from '../list/key-corrected.ts'
import { lockQuestions } from './change-state.ts'
import { currentVersions, replaceVersions } from './write-question.ts'

const MAX_LISTED = 20

type Row = Omit<KeyCorrectionOfQuestion, 'at' | 'fits'> & { readonly at: Date; readonly asked: QuestionContent }

async function readCorrections(db: Queryable, id: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select asked.paper_id::float8 as paper_id, asked.number::int as question_number, tests.title, asked.corrected_key as key_version,
      keys.created_at as at, users.email as who, keys.kind, keys.reason, asked.accepted,
      ${UNDECIDED} as open, paper.content as asked
    from paper_questions as asked
    join keys on keys.paper_id = asked.paper_id and keys.version = asked.corrected_key
    join question_versions paper on paper.question_id = asked.question_id and paper.version = asked.question_version
    cross join lateral (select title from tests where tests.paper_id = asked.paper_id order by id limit 1) as tests
    left join users on users.id = keys.corrected_by
    where asked.question_id = ${id}
    order by keys.created_at desc limit ${MAX_LISTED}`.execute(db)
  return rows
}

/** Its one answer, where the newest version can have it: letters mean the options that the paper asked. */
function fitting({ accepted, asked }: Pick<Row, 'accepted' | 'asked'>, newest: QuestionContent) {
  const [answer, ...others] = accepted ?? []
  const sameOptions = JSON.stringify(asked.options) === JSON.stringify(newest.options)
  return others.length === 0 && answer?.kind === newest.kind && sameOptions ? answer : undefined
}

/** Corrections of the key of a question in papers, the newest first. */
export async function listKeyCorrections(
  db: Queryable,
  id: number,
  newest: QuestionContent,
): Promise<KeyCorrectionOfQuestion[]> {
  const rows = await readCorrections(db, id)
  return rows.map(({ asked, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    fits: fitting({ ...row, asked }, newest) !== undefined,
  }))
}

type Decision = z.infer<typeof decideKeyCorrection.body>

/** A new version with the corrected key, as every other new version, or the question stays as it is: either way it is decided. */
export const decideCorrection = (db: Database, caller: Caller, id: number, wanted: Decision): Promise<void> =>
  transact(db, async (tx) => {
    await lockQuestions(tx, [id])
    const [row] = await currentVersions(tx, [id])
    const found = (await readCorrections(tx, id)).find(
      (one) => one.paper_id === wanted.paper_id && one.question_number === wanted.question_number,
    )
    if (!row || !found) throw new AppError('not_found')
    if (row.version !== wanted.version || found.key_version !== wanted.key_version || !found.open)
      throw new AppError('row_changed')
    if (wanted.decision === 'take') {
      const answer = fitting(found, row.content)
      if (!answer) throw new AppError('corrected_key_unfit')
      const note = `Key as corrected in ${found.title}, question ${found.question_number}`
      await replaceVersions(tx, caller, [{ row, content: { ...row.content, answer }, note }])
    }
    await tx
      .updateTable('paper_questions')
      .set({ settled_key: found.key_version })
      .where('paper_id', '=', wanted.paper_id)
      .where('number', '=', wanted.question_number)
      .execute()
    if (wanted.decision === 'leave')
      await audit(tx, caller, {
        action: 'left a question as it is after a corrected key',
        subject: 'questions',
        id,
        after: { paper: wanted.paper_id, question: wanted.question_number, key: found.key_version },
      })
  })
