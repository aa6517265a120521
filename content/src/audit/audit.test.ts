import { expect, test } from 'vitest'
import { drawBank } from './draws.ts'
import { frequentFaults } from './frequent-faults.ts'

test('whatever the bank asks, no question has a fault', () => {
  expect(frequentFaults([...drawBank('held by tests', 4)])).toEqual({})
})
