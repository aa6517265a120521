import { FAMILIES as ALL, FAMILY_NAMES } from '@pariksha/domain/exam-families'
import type { Choice } from './description.ts'

export const FAMILIES: readonly Choice[] = ALL.map((value) => ({ value, label: FAMILY_NAMES[value] }))
