import type { RichText } from './rich/rich-text.ts'

/** What recognition works on: the lines and tables of a paper, from Word or another source of lines. */
export type SourceLine = {
  /** The number of the paragraph, from 1. */
  readonly at: number
  /** With the label of automatic numbering in front; a tab after it. Line breaks are allowed. */
  readonly rich: RichText
  /** The depth in a list whose label the program made, from 0. */
  readonly level?: number
  readonly heading?: 'title' | 'heading'
}

export type SourceCell = {
  readonly blocks: readonly SourceBlock[]
  /** How many columns it takes. */
  readonly span: number
  /** Part of the cell above. */
  readonly continued: boolean
}

export type SourceTable = { readonly at: number; readonly rows: readonly (readonly SourceCell[])[] }
export type SourceBlock = SourceLine | SourceTable

export const isTable = (block: SourceBlock): block is SourceTable => 'rows' in block
