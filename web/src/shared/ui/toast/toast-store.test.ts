import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast, toasts } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const shown = () => toasts.read().map(({ text }) => text)

test('the outcome of an act replaces its last one, and no other', () => {
  showToast({ act: 'devices', tone: 'bad', text: 'Not signed out' })
  showToast({ act: 'profile', tone: 'bad', text: 'Not saved' })
  showToast({ act: 'profile', tone: 'good', text: 'Saved' })
  expect(shown()).toEqual(['Not signed out', 'Saved'])
})

test('messages of no named act stand side by side, each text once', () => {
  showToast({ tone: 'bad', text: 'No network' })
  showToast({ tone: 'plain', text: 'A note' })
  showToast({ tone: 'bad', text: 'No network' })
  expect(shown()).toEqual(['A note', 'No network'])
})
