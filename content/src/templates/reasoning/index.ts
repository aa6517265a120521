import type { Template } from '../../question.ts'

export const REASONING: readonly Template[] = []
