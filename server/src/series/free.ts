import { sql } from 'kysely'

/** The first tests of a series' main list are free; sectional and mains tests are paid. For queries of tests and series. */
export const FREE = sql<boolean>`(tests.stage = 'prelims' and tests.position <= series.free_count)`
