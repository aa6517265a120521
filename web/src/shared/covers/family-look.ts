import type { Family } from '@pariksha/domain/exam-families'

/** The symbol of families.svg. */
export const familyPicture = (family: Family): Exclude<Family, 'state'> => (family === 'state' ? 'other' : family)
