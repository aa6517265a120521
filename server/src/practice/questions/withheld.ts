import { type RawBuilder, sql } from 'kysely'
import { IS_RELEASED } from '../../attempts/results/release.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Candidate } from './shipped/candidates.ts'

/** Papers whose key the student has not seen by a released attempt, whether they were published, paid for or begun. */
export const isKeyUnseen = (studentId: number) => sql<boolean>`not exists (
  select from attempts join tests on tests.id = attempts.test_id
  where attempts.student_id = ${studentId} and attempts.paper_id = papers.id and ${IS_RELEASED})`

/** Whether a question of the institute stands, in any version, in a draft of a paper or in a paper the student has still to take. */
const isOfWithheldPaper = (studentId: number, questionId: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from paper_slots join paper_drafts on paper_drafts.id = paper_slots.draft_id
    where paper_slots.question_id = ${questionId} and paper_drafts.paper_id is null)
  or exists (select from paper_questions join papers on papers.id = paper_questions.paper_id
    where paper_questions.question_id = ${questionId} and ${isKeyUnseen(studentId)}))`

/** The same for a row of `questions`, and for what has the same words: it may be in the bank, or have been drawn, twice. */
export const isWithheldQuestion = (studentId: number) => sql<boolean>`(
  exists (select from questions as twin
    where twin.digest = questions.digest and ${isOfWithheldPaper(studentId, sql`twin.id`)})
  or exists (select from paper_questions join papers on papers.id = paper_questions.paper_id
    where paper_questions.digest = questions.digest and ${isKeyUnseen(studentId)}))`

/** Those that stand in no paper the student has still to take, and in no draft of one. */
export async function withoutWithheld(
  db: Database,
  studentId: number,
  candidates: readonly Candidate[],
): Promise<readonly Candidate[]> {
  if (candidates.length === 0) return []
  const prints = candidates.map(({ fingerprint }) => fingerprint)
  const written = candidates.flatMap(({ isWritten, spec }) => (isWritten ? [spec.source] : []))
  const { rows } = await sql<{ name: string }>`
    with unseen as (
      select papers.id, papers.fingerprints from papers
      where papers.fingerprints && ${prints}::text[] and ${isKeyUnseen(studentId)}
    )
    select name from unseen, unnest(unseen.fingerprints) as name where name = any(${prints}::text[])
    union
    select drawn ->> 'fingerprint' from paper_slots
    join paper_drafts on paper_drafts.id = paper_slots.draft_id and paper_drafts.paper_id is null
    where drawn is not null and drawn ->> 'fingerprint' = any(${prints}::text[])
    union
    -- a written item that became a question of the institute is known by its source alone
    select split_part(kept.token, '~', 1) from drawn_questions as kept
    where split_part(kept.token, '~', 1) = any(${written}::text[])
      and ${isOfWithheldPaper(studentId, sql`kept.question_id`)}`.execute(db)
  const withheld = new Set(rows.map(({ name }) => name))
  return candidates.filter(
    ({ fingerprint, isWritten, spec }) => !withheld.has(fingerprint) && !(isWritten && withheld.has(spec.source)),
  )
}
