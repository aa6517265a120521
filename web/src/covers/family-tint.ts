import type { Tint } from './cover-of.ts'

/** The colour of a family of examinations on its pages; its picture where they are shared has it, too. */
const TINTS: Readonly<Record<string, Tint>> = {
  ssc: 'indigo',
  bank: 'teal',
  railway: 'rust',
  icet: 'violet',
  mat: 'plum',
  cat: 'crimson',
  nimcet: 'sky',
  afcat: 'moss',
  state: 'amber',
}

export const familyTint = (family: string): Tint => TINTS[family] ?? 'indigo'
