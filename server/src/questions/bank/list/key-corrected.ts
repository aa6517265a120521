import { type RawBuilder, sql } from 'kysely'

/** Of `paper_questions`: a key that was corrected in a paper, as long as nobody decided what becomes of it in the bank. */
export const UNDECIDED = sql<boolean>`(corrected_key is not null and corrected_key is distinct from settled_key)`

/** Questions of the bank with such a key. */
export const correctedQuestions: RawBuilder<number> = sql<number>`select question_id from paper_questions where ${UNDECIDED}`

export const isKeyCorrected: RawBuilder<boolean> = sql<boolean>`exists (
  select from paper_questions where paper_questions.question_id = questions.id and ${UNDECIDED})`
