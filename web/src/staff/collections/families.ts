import { FAMILIES as ALL, FAMILY_NAMES } from '@pariksha/domain/exam-families'

export const FAMILIES = ALL.map((value) => ({ value, label: FAMILY_NAMES[value] }))
