import type { Found } from '@pariksha/contract/site/search'
import { useEffect, useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'

export type Search =
  | { readonly state: 'empty' }
  | { readonly state: 'looking'; readonly results: readonly Found[] }
  | { readonly state: 'found'; readonly words: string; readonly results: readonly Found[] }
  | { readonly state: 'failed' }

const PAUSE_MILLIS = 150

/** The results of the server, requested after a pause in typing; another `round` requests them again. */
export function useSearchResults(words: string, round: number): Search {
  const [search, setSearch] = useState<Search>({ state: 'empty' })
  const wanted = words.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round requests the same words again.
  useEffect(() => {
    if (wanted === '') return setSearch({ state: 'empty' })
    setSearch((before) => ({ state: 'looking', results: before.state === 'found' ? before.results : [] }))
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call('GET /search/', { query: { q: wanted }, signal: stop.signal }).then(
        ({ results }) => setSearch({ state: 'found', words: wanted, results }),
        () => !stop.signal.aborted && setSearch({ state: 'failed' }),
      )
    }, PAUSE_MILLIS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, round])
  return search
}
