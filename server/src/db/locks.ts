/** Keys of advisory locks, the same for every process. */
export const LOCKS = {
  migrations: 7_310_427,
  seeding: 7_310_428,
  jobQueue: 7_310_429,
  searchDocuments: 7_310_430,
  /** Taken by the trigger `an_owner_stays`. */
  owners: 7_310_431,
} as const
