import type { Found } from '@pariksha/contract/search'
import { useEffect, useState } from 'react'
import { call } from '../lib/api/api.ts'

export type Search =
  | { readonly state: 'empty' }
  | { readonly state: 'looking'; readonly results: readonly Found[] }
  | { readonly state: 'found'; readonly words: string; readonly results: readonly Found[] }
  | { readonly state: 'failed' }

const PAUSE_MILLIS = 150

/** What the server finds for the words, asked when the typing pauses; `round` asks again. */
export function useFound(words: string, round: number): Search {
  const [search, setSearch] = useState<Search>({ state: 'empty' })
  const wanted = words.trim()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same words again.
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
