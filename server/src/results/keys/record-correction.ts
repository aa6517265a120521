import { acceptedAnswers } from '@pariksha/domain/marking/key-correction'
import type { QuestionKey } from '@pariksha/domain/question'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import { asJson } from '../../platform/db/json.ts'

type Corrected = { readonly paperId: number; readonly number: number; readonly version: number }

/**
 * Records at the question of the bank that its key was corrected in a paper. The question itself does not change; where its
 * newest version has this key already, there is nothing to decide.
 */
export async function recordCorrection(
  tx: Transaction,
  { paperId, number, version }: Corrected,
  key: QuestionKey | undefined,
): Promise<void> {
  const accepted = asJson(key ? acceptedAnswers(key) : [])
  await sql`
    update paper_questions as asked
    set corrected_key = ${version}, accepted = ${accepted}::jsonb,
      settled_key = case when exists (
        select from questions
        join question_versions newest on newest.question_id = questions.id and newest.version = questions.version
        join question_versions paper on paper.question_id = questions.id and paper.version = asked.question_version
        where questions.id = asked.question_id and newest.content->'options' = paper.content->'options'
          and jsonb_build_array(newest.content->'answer') = ${accepted}::jsonb)
        then ${version} else settled_key end
    where paper_id = ${paperId} and number = ${number} and question_id is not null`.execute(tx)
}
