import { expect, test } from 'vitest'
import { mergeByPosition } from './merge-by-position.ts'

const listed = (hidden: readonly string[], ...added: readonly (readonly [name: string, position: number])[]) =>
  mergeByPosition(
    ['icet', 'ssc', 'bank'],
    (name) => (hidden.includes(name) ? undefined : name),
    added.map(([name, position]) => ({ name, position })),
    ({ name }) => name,
  ).join(' ')

test.each([
  ['nothing is added', listed([]), 'icet ssc bank'],
  ['one is hidden, which moves no other', listed(['ssc'], ['own', 25]), 'icet own bank'],
  ['one is added before all', listed([], ['own', 5]), 'own icet ssc bank'],
  ['one has the place of another, which stays before it', listed([], ['own', 20]), 'icet ssc own bank'],
  ['some are added after all', listed([], ['a', 100], ['b', 100]), 'icet ssc bank a b'],
])('when %s', (_, list, expected) => {
  expect(list).toBe(expected)
})
