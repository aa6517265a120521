import type { Family } from '@pariksha/domain/exam-families'
import type { Tint } from './cover-of.ts'

/** The colour of a family of examinations on its pages; its picture where they are shared has it, too. */
const TINTS: Readonly<Record<Family, Tint>> = {
  ssc: 'indigo',
  bank: 'teal',
  railway: 'rust',
  icet: 'violet',
  mat: 'plum',
  cat: 'crimson',
  nimcet: 'sky',
  afcat: 'moss',
  state: 'amber',
  other: 'indigo',
}

export const familyTint = (family: Family): Tint => TINTS[family]

/** The symbol of families.svg. */
export const familyPicture = (family: Family): Exclude<Family, 'state'> => (family === 'state' ? 'other' : family)
