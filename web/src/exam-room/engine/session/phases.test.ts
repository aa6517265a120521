import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { expect, test } from 'vitest'
import { isOver, type Phase, phaseAfter } from './phases.ts'

const PHASES: Record<Phase['name'], Phase> = {
  running: { name: 'running' },
  paused: { name: 'paused' },
  away: { name: 'away', away: { seconds: 300, remaining_seconds: 400 } },
  'taken-over': { name: 'taken-over' },
  submitting: { name: 'submitting' },
  'submit-pending': { name: 'submit-pending', by: 'student' },
  closing: { name: 'closing' },
  completed: { name: 'completed', submitted: null },
  gone: { name: 'gone' },
}

test.each<[Phase['name'], Attempt['status'], Phase['name'] | undefined]>([
  ['running', 'started', undefined],
  ['running', 'paused', 'paused'],
  ['running', 'closing', 'closing'],
  ['running', 'completed', 'completed'],
  ['paused', 'started', 'running'],
  ['paused', 'paused', undefined],
  ['paused', 'closing', undefined],
  ['paused', 'completed', 'completed'],
  ['submitting', 'started', undefined],
  ['submitting', 'closing', undefined],
  ['submitting', 'completed', undefined],
  ['submit-pending', 'started', undefined],
  ['submit-pending', 'closing', undefined],
  ['submit-pending', 'completed', 'completed'],
  ['away', 'started', undefined],
  ['away', 'paused', undefined],
])('%s, and the server says %s', (before, status, after) => {
  expect(phaseAfter(PHASES[before], status)?.name).toBe(after)
})

test('it is over when another device has it, or the server alone goes on', () => {
  const over = Object.values(PHASES).filter(isOver)
  expect(over.map(({ name }) => name)).toEqual(['taken-over', 'closing', 'completed', 'gone'])
})
