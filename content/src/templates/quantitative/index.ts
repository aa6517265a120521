import type { Template } from '../../question.ts'
import { successiveDiscounts } from './profit-and-loss.ts'

export const QUANTITATIVE: readonly Template[] = [successiveDiscounts]
