import { sql } from 'kysely'

/**
 * The first tests of a series' main list are free; sectional and mains tests are paid. For a paper of the institute it is said;
 * what is for named groups costs them nothing. For queries of tests and series.
 */
export const IS_FREE = sql<boolean>`(case
  when tests.access is not null then tests.access <> 'paid'
  else tests.stage = 'prelims' and tests.position <= series.free_count end)`
