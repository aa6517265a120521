import { afterEach, vi } from 'vitest'

// after each test, not before: the next file of the worker is imported among the same globals
afterEach(() => {
  vi.unstubAllGlobals()
})
