export type StoredAction = {
  readonly attempt_id: number
  readonly epoch: number
  readonly seq: number
  readonly question_number: number
  readonly choice: string | null
  readonly marked: boolean | null
  readonly refused: string | null
  /** Not before the start and not after its receipt. */
  readonly timed: boolean
}

/** In the log nothing is null and a cleared answer is empty. */
export const storedAs = (
  row: StoredAction,
  question: number,
  choice: string | null | undefined,
  marked: boolean | undefined,
): boolean =>
  row.question_number === question &&
  row.choice === (choice === undefined ? null : (choice ?? '')) &&
  row.marked === (marked ?? null)
