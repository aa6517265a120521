import { choices, type InputOf } from './description.ts'

export const FAMILIES = choices<InputOf<'packages'>['family']>({
  ssc: 'SSC',
  bank: 'Bank',
  railway: 'Railway',
  icet: 'ICET',
  mat: 'MAT',
  cat: 'CAT',
  nimcet: 'NIMCET',
  afcat: 'AFCAT',
  state: 'State examinations',
  other: 'Other',
})
