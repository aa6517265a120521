import { LEVELS, type Level } from '../../topics.ts'
import { items, oneOf, rows } from '../rows.ts'

export type Term = {
  readonly term: string
  readonly level: Level
  readonly meaning: string
  /** Terms of the same table that it is confused with; their meanings must be false of it. */
  readonly near: readonly string[]
}

export type Abbreviation = {
  readonly short: string
  readonly full: string
  /** What it is, as it follows “is”. */
  readonly what: string
  readonly wrong: readonly string[]
}

export type Class = {
  readonly one: string
  readonly many: string
  readonly members: readonly string[]
  readonly outsiders: readonly string[]
}

export const terms = (table: string): readonly Term[] =>
  rows(table, 4).map(([term = '', level = '', meaning = '', near = '']) => ({
    term,
    level: oneOf(LEVELS, level),
    meaning,
    near: items(near, ';'),
  }))

export const abbreviations = (table: string): readonly Abbreviation[] =>
  rows(table, 4).map(([short = '', full = '', what = '', wrong = '']) => ({
    short,
    full,
    what,
    wrong: items(wrong, ';'),
  }))

export const classes = (table: string): readonly Class[] =>
  rows(table, 4).map(([one = '', many = '', members = '', outsiders = '']) => ({
    one,
    many,
    members: items(members, ';'),
    outsiders: items(outsiders, ';'),
  }))
