import type { Template } from '../question.ts'
import { QUANTITATIVE } from './quantitative/index.ts'
import { REASONING } from './reasoning/index.ts'

export const TEMPLATES: readonly Template[] = [...QUANTITATIVE, ...REASONING]
