import type { ShippedMaterial } from './material.ts'
import { DIGESTS, ENGLISH_NOTES, STRATEGIES } from './others.ts'
import { QUANTITATIVE } from './quantitative.ts'
import { REASONING_NOTES } from './reasoning.ts'

/** In the order of the hub. */
export const MATERIALS: readonly ShippedMaterial[] = [
  ...QUANTITATIVE,
  ...REASONING_NOTES,
  ...ENGLISH_NOTES,
  ...DIGESTS,
  ...STRATEGIES,
]
