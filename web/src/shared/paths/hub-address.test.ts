import { expect, test } from 'vitest'
import { hubAddress, readSearch } from './hub-address.ts'

test.each([
  [{}, {}, '/current-affairs'],
  [{ category: 'Bank Exams' }, {}, '/current-affairs?category=Bank+Exams'],
  [
    { category: 'SSC CGL', q: 'ratio', page: '3' },
    { exam: 'icet' },
    '/current-affairs?category=SSC+CGL&q=ratio&exam=icet',
  ],
  [{ q: 'ratio' }, { page: '2' }, '/current-affairs?q=ratio&page=2'],
  [{ q: 'ratio', page: '2' }, { page: '1' }, '/current-affairs?q=ratio'],
  [{ category: 'SSC CGL', q: 'a' }, { category: '' }, '/current-affairs?q=a'],
])('%j changed by %j is %s', (search, change, address) => {
  expect(hubAddress(search, change)).toBe(address)
})

test('empty and unknown parameters of an address are dropped', () => {
  expect(readSearch(new URLSearchParams('q=+ratio+&exam=&utm_source=x&page=2'))).toEqual({ q: 'ratio', page: '2' })
})
