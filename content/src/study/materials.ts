import { DIGESTS } from './digests.ts'
import { ENGLISH_NOTES } from './english.ts'
import type { ShippedMaterial } from './material.ts'
import { QUANTITATIVE } from './quantitative.ts'
import { REASONING_NOTES } from './reasoning.ts'
import { STRATEGIES } from './strategies.ts'

/** In the order of the hub. */
export const MATERIALS: readonly ShippedMaterial[] = [
  ...QUANTITATIVE,
  ...REASONING_NOTES,
  ...ENGLISH_NOTES,
  ...DIGESTS,
  ...STRATEGIES,
]
