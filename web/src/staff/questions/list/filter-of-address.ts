import type { QuestionFilter } from '@pariksha/contract/questions/question-search'

const NAMES = [
  'q',
  'state',
  'topic',
  'level',
  'kind',
  'lacks',
  'tag',
  'author',
  'used',
  'used_in',
  'imported',
  'practice',
  'flagged',
  'right_below',
  'right_above',
  'discrimination_below',
] as const
export type FilterName = (typeof NAMES)[number]

/** The filter in the query string; the server validates it. */
export const filterOf = (search: URLSearchParams): QuestionFilter =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )

export const addressOf = (filter: QuestionFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, `${value}`]],
    ),
  )
