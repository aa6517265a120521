import type { ShippedMaterial } from './material.ts'
import { QUANTITATIVE } from './quantitative.ts'

/** In the order of the hub. */
export const MATERIALS: readonly ShippedMaterial[] = [...QUANTITATIVE]
