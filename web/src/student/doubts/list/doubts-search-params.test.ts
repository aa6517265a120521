import { expect, test } from 'vitest'
import { doubtsAddress, readDoubtsSearch } from './doubts-search-params.ts'

test.each(['', 'of=others', 'status=open', 'q=50%25+off', 'of=others&status=solved&q=a%26b&page=3'])(
  'the address ?%s reads as it is written',
  (address) => {
    const search = readDoubtsSearch(new URLSearchParams(address))
    const written = doubtsAddress(search, { page: search.page })
    expect(written).toBe(address === '' ? '/ask' : `/ask?${address}`)
  },
)

test('what makes no sense in an address is as if it were not there', () => {
  const search = readDoubtsSearch(new URLSearchParams('of=nobody&status=lost&q=+&page=-7'))
  expect(search).toEqual({ of: 'own', page: 1 })
  expect(readDoubtsSearch(new URLSearchParams('page=1e99')).page).toBe(100_000)
})
