import type { Template } from '../question.ts'
import { CALCULATION } from './calculation/index.ts'
import { HIGHER } from './higher/index.ts'
import { QUANTITATIVE } from './quantitative/index.ts'
import { REASONING } from './reasoning/index.ts'

export const TEMPLATES: readonly Template[] = [...QUANTITATIVE, ...REASONING, ...CALCULATION, ...HIGHER]
