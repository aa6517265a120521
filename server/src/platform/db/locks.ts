/** Keys of advisory locks, the same for every process. */
export const LOCKS = {
  migrations: 7_310_427,
  seeding: 7_310_428,
  ownExams: 7_310_450,
  jobQueue: 7_310_429,
  searchDocuments: 7_310_430,
  /** Taken by the trigger `an_owner_stays`. */
  owners: 7_310_431,
  /** With the name of a table: its rows are counted before one more is stored. */
  rowLimit: 7_310_433,
  drawnQuestions: 7_310_435,
  batches: 7_310_445,
  /** With the number of a test: time is given to its students by one act at a time. */
  givenTime: 7_310_446,
  /** With the number of a paper: completions share it, a correction of its key has it alone. */
  keyOfPaper: 7_310_440,
  questionStatistics: 7_310_465,
  /** One import is taken at a time: the same question of two files becomes one. */
  questionImports: 7_310_441,
} as const
