import {
  RESULT_ORDERS,
  type ResultOrder,
  SITTING_STATES,
  type SittingState,
} from '@pariksha/contract/results/staff-results'
import { useSearchParams } from 'react-router'

export type ResultsFilter = {
  readonly batch: number | undefined
  readonly state: SittingState | undefined
  readonly order: ResultOrder
  readonly direction: 'up' | 'down'
  /** From 1: sorted by its marks, in place of the order. */
  readonly section: number | undefined
  readonly page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

const positive = (text: string | null): number | undefined => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Which students are shown, and in which order: in the address, so that a link leads there. */
export function useResultsFilter() {
  const [search, setSearch] = useSearchParams()
  const filter: ResultsFilter = {
    batch: positive(search.get('batch')),
    state: oneOf(SITTING_STATES, search.get('state')),
    order: oneOf(RESULT_ORDERS, search.get('order')) ?? 'rank',
    direction: oneOf(['up', 'down'], search.get('direction')) ?? 'up',
    section: positive(search.get('section')),
    page: positive(search.get('page')) ?? 1,
  }
  /** Another choice begins with its first page. */
  const put = (change: Partial<ResultsFilter>) => {
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...filter, page: undefined, ...change })) {
      if (value !== undefined) next.set(name, String(value))
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { filter, put }
}
